import type { Recap } from '@fireside/contract';
import { words } from '../../words/words.ts';

/** Small: an evening is no table of results. What did not happen is not counted up. */
export function Figures({ figures: { seconds: _, ...figures } }: Pick<Recap, 'figures'>) {
  const { ended, language } = words;
  const shown = (Object.keys(figures) as (keyof typeof figures)[]).filter((key) => figures[key] > 0);
  return (
    <dl className="flex flex-wrap justify-center gap-x-6 gap-y-2 text-sm text-muted">
      {shown.map((key) => (
        <div key={key} className="flex flex-row-reverse items-baseline gap-1.5">
          <dt>{ended.figure[key](figures[key])}</dt>
          <dd className="font-semibold text-text tabular-nums">{figures[key].toLocaleString(language)}</dd>
        </div>
      ))}
    </dl>
  );
}
