import { useWindowTitle } from '../../design/window-title.ts';

/** The name of the game, also in the window's title: there it says what is awaited from me. */
export function TableName({ name, awaits }: { name: string; awaits: string | null }) {
  useWindowTitle(`${awaits ? `${awaits} · ` : ''}${name} · Fireside`);
  return (
    <h1 className="min-w-0 truncate font-story text-lg font-semibold" title={name}>
      {name}
    </h1>
  );
}
