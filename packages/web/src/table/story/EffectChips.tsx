import type { Effect } from '@fireside/contract/effects';
import { describeEffect, inWords } from './describe-effect.ts';

/** What a turn changed, in the margin of the story. A name stands once for the changes that follow each other. */
export function EffectChips({ effects }: { effects: readonly Effect[] }) {
  const changes = effects.flatMap(describeEffect);
  if (changes.length === 0) return null;
  return (
    <ul aria-label="Changes" className="flex flex-wrap gap-1.5 text-[0.8125rem] text-muted tabular-nums">
      {changes.map((change, index) => {
        const named = change.name !== null && change.name !== changes[index - 1]?.name;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: effects are only ever appended, and two may be alike
          <li key={index} className="rounded-full border px-2.5 py-0.5 wrap-anywhere">
            <span aria-hidden="true">{named ? `${change.name} ${change.chip}` : change.chip}</span>
            <span className="sr-only">{inWords(change)}</span>
          </li>
        );
      })}
    </ul>
  );
}
