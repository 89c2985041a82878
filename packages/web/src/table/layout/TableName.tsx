import { useWindowTitle } from '../../design/window-title.ts';

/** The name of the game, also in the window's title: there it says what is awaited from me. */
export function TableName({ name, awaits }: { name: string; awaits: string | null }) {
  useWindowTitle(`${awaits ? `${awaits} · ` : ''}${name} · Fireside`);
  return (
    <h1
      className="line-clamp-2 min-w-0 font-story text-base leading-tight font-semibold wrap-anywhere sm:text-lg"
      title={name}
    >
      {name}
    </h1>
  );
}
