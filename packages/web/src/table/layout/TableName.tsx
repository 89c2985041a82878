import { useEffect } from 'react';

/** The name of the game, also in the window's title: there it says when a roll is awaited. */
export function TableName({ name, awaited }: { name: string; awaited: boolean }) {
  useEffect(() => {
    document.title = `${awaited ? 'Your roll · ' : ''}${name} · Fireside`;
  }, [name, awaited]);
  return (
    <h1 className="min-w-0 truncate font-story text-lg font-semibold" title={name}>
      {name}
    </h1>
  );
}
