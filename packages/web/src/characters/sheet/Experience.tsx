import type { CharacterRead } from '@fireside/contract';
import { sheetLimits } from '@fireside/contract/protocol';
import { experienceForLevel } from '@fireside/contract/sheet';
import { type FormEvent, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { words } from '../../words/words.ts';

interface ExperienceProps {
  character: Pick<CharacterRead, 'experience' | 'level'>;
  /** Both are null for whoever may only look. */
  onGain: ((experience: number) => void) | null;
  onLevelUp: (() => void) | null;
}

/** What was learnt so far, what the next level takes, and the way there. */
export function Experience({ character, onGain, onLevelUp }: ExperienceProps) {
  const [gained, setGained] = useState('');
  const { experience, level } = character;
  const next = experienceForLevel(level + 1);
  const isDue = next !== null && experience >= next;
  const more = Number(gained);
  const canGain = gained.trim() !== '' && Number.isInteger(more) && more !== 0;

  function gain(event: FormEvent) {
    event.preventDefault();
    if (!onGain || !canGain) return;
    onGain(Math.max(0, Math.min(sheetLimits.experience, experience + more)));
    setGained('');
  }

  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-[0.9375rem]">
        {words.characters.resources.experience}
        <output className="text-sm text-muted tabular-nums">
          {words.characters.resources.experienceNow(experience, next, level + 1)}
        </output>
      </p>
      {onGain ? (
        <form onSubmit={gain} className="flex flex-wrap items-center gap-2">
          <input
            type="number"
            aria-label={words.characters.resources.gained}
            placeholder="0"
            inputMode="numeric"
            step={1}
            value={gained}
            onChange={(event) => setGained(event.target.value)}
            className="min-h-10 w-18 rounded-md border border-border bg-surface px-2 text-base text-text tabular-nums placeholder:text-muted pointer-coarse:min-h-11"
          />
          <Button type="submit" disabled={!canGain} className="px-3!">
            {words.characters.resources.addExperience}
          </Button>
          {onLevelUp && next !== null ? (
            <Button look={isDue ? 'primary' : 'quiet'} onClick={onLevelUp} className="ml-auto px-3!">
              {words.characters.resources.levelUp}
            </Button>
          ) : null}
        </form>
      ) : null}
    </div>
  );
}
