import { useEffect } from 'react';

export function TableName({ name }: { name: string }) {
  useEffect(() => {
    document.title = `${name} · Fireside`;
  }, [name]);
  return (
    <h1 className="min-w-0 truncate font-story text-lg font-semibold" title={name}>
      {name}
    </h1>
  );
}
