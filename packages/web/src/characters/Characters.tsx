import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { charactersQuery } from '../api/queries.ts';
import { Button, buttonClass } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { Loading } from '../design/Loading.tsx';
import { ScreenHeading } from '../design/ScreenHeading.tsx';
import { CharacterCard } from './CharacterCard.tsx';
import { words } from '../words/words.ts';

function CharacterList() {
  const characters = useQuery(charactersQuery);
  if (characters.isError) {
    return (
      <ErrorNote error={characters.error}>
        <Button onClick={() => characters.refetch()}>{words.characters.tryAgain}</Button>
      </ErrorNote>
    );
  }
  if (characters.isPending) return <Loading label={words.characters.opening} />;
  if (characters.data.length === 0) {
    return <p className="max-w-[58ch] leading-relaxed text-muted">{words.characters.nobody}</p>;
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
        <ScreenHeading title={words.characters.title} />
        <Link href="/characters/new" className={buttonClass('primary')}>
          <Plus className="size-4" aria-hidden="true" />
          {words.characters.add}
        </Link>
      </div>
      <CharacterList />
    </div>
  );
}
