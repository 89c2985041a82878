import type { CharacterRead } from '@fireside/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { charactersQuery } from '../api/queries.ts';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { HitPoints } from '../design/HitPoints.tsx';
import { summaryOf } from '../characters/summary.ts';
import { words } from '../words/words.ts';

function CharacterLine({ character }: { character: CharacterRead }) {
  return (
    <li className="relative grid gap-1 border-t py-3 first:border-t-0 first:pt-0">
      <Link
        href={`/characters/${character.id}`}
        className="font-medium hover:underline hover:underline-offset-4 after:absolute after:inset-0"
      >
        {character.name}
      </Link>
      <p className="text-sm text-muted">{summaryOf(character)}</p>
      <HitPoints current={character.current_hp} max={character.max_hp} name={character.name} />
    </li>
  );
}

export function MyCharacters() {
  const characters = useQuery(charactersQuery);
  return (
    <section aria-labelledby="my-characters" className="grid content-start gap-4">
      <h2 id="my-characters" className="text-sm font-medium text-muted">
        {words.lobby.characters}
      </h2>
      <ErrorNote error={characters.error} />
      {characters.data?.length ? (
        <ul>
          {characters.data.map((character) => (
            <CharacterLine key={character.id} character={character} />
          ))}
        </ul>
      ) : null}
      {characters.data?.length === 0 ? (
        <p className="text-[0.9375rem] leading-relaxed text-muted">{words.lobby.noCharacters}</p>
      ) : null}
      <p>
        <Link
          href="/characters/new"
          className="inline-flex min-h-6 items-center text-[0.9375rem] text-accent underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {words.lobby.newCharacter}
        </Link>
      </p>
    </section>
  );
}
