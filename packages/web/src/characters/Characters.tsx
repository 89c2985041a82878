import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { charactersQuery } from '../api/queries.ts';
import { Button, buttonClass } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { Loading } from '../design/Loading.tsx';
import { ScreenHeading } from '../design/ScreenHeading.tsx';
import { CharacterCard } from './CharacterCard.tsx';

function CharacterList() {
  const characters = useQuery(charactersQuery);
  if (characters.isError) {
    return (
      <ErrorNote error={characters.error}>
        <Button onClick={() => characters.refetch()}>Try again</Button>
      </ErrorNote>
    );
  }
  if (characters.isPending) return <Loading label="Opening your characters" />;
  if (characters.data.length === 0) {
    return (
      <p className="max-w-[58ch] leading-relaxed text-muted">
        Nobody here yet. A ready-made character takes a minute; building one takes five.
      </p>
    );
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {characters.data.map((character) => (
        <li key={character.id} className="grid">
          <CharacterCard character={character} />
        </li>
      ))}
    </ul>
  );
}

export default function Characters() {
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <ScreenHeading title="Characters" />
        <Link href="/characters/new" className={buttonClass('primary')}>
          <Plus className="size-4" aria-hidden="true" />
          New character
        </Link>
      </div>
      <CharacterList />
    </div>
  );
}
