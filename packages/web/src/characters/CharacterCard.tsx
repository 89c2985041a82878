import type { CharacterRead } from '@fireside/contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { IconButton } from '../design/Button.tsx';
import { HitPoints } from '../design/HitPoints.tsx';
import { DeleteCharacter } from './DeleteCharacter.tsx';
import { summaryOf } from './summary.ts';
import { words } from '../words/words.ts';

export function CharacterCard({ character }: { character: CharacterRead }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <article className="relative flex flex-col gap-2 rounded-lg border bg-surface p-5 transition-colors duration-150 hover:border-border has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus">
      <div className="flex items-start justify-between gap-3">
        <h2 className="font-story text-lg leading-snug font-semibold">
          <Link href={`/characters/${character.id}`} className="outline-none after:absolute after:inset-0">
            {character.name}
          </Link>
        </h2>
        <IconButton
          label={words.characters.deleteOne(character.name)}
          onClick={() => setDeleting(true)}
          className="relative -mt-2 -mr-2.5"
        >
          <Trash2 className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      <p className="text-[0.9375rem] text-muted">{summaryOf(character)}</p>
      <div className="mt-auto pt-2">
        <HitPoints current={character.current_hp} max={character.max_hp} name={character.name} />
      </div>
      <DeleteCharacter character={character} open={deleting} onOpenChange={setDeleting} />
    </article>
  );
}
