import type { RecapMember } from '@fireside/contract';
import { termFor } from '../../characters/term.ts';
import { words } from '../../words/words.ts';

const looks: Record<RecapMember['fate'], string> = {
  alive: 'text-ok',
  fallen: 'text-danger',
  dead: 'text-danger',
  left: 'text-muted',
};

/** Who they were, and what became of them. */
export function Fates({ party }: { party: readonly RecapMember[] }) {
  const { ended } = words;
  return (
    <ul className="grid w-full gap-3 text-left">
      {party.map(({ name, character, class_name, fate, hp, level }, place) => {
        const details = [
          level && ended.level(level.before, level.after, termFor(class_name)),
          character ? ended.playedBy(name) : ended.onlyWatched,
        ].filter(Boolean);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and nobody moves
          <li key={place} className="flex flex-wrap items-baseline justify-between gap-x-6 border-t pt-3">
            <span className="grid min-w-0 grow basis-48">
              <span className="font-story text-lg font-semibold">{character ?? name}</span>
              <span className="text-sm text-muted">{details.join(' · ')}</span>
            </span>
            {character ? (
              <span className={`text-sm ${looks[fate]}`}>
                {[ended.fates[fate], hp && ended.hitPoints(hp.current, hp.max)].filter(Boolean).join(', ')}
              </span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
