import type { Snapshot } from '../snapshot.ts';
import { budgets, clip, newest } from './budget.ts';
import { oneLine, quote } from './quote.ts';

/** What happened before everything that is repeated: the chapters in their order, and what must never be forgotten. */
export function chronicleSection({ chronicle: { chapters, pinned } }: Snapshot): string {
  if (chapters.length + pinned.length === 0) return '';
  const told = newest(
    chapters.map(({ title, summary }) => `${oneLine(title)}: ${oneLine(summary)}`),
    budgets.chronicle,
  );
  return [
    '# The story so far',
    ...(told.length > 0 ? [quote(told.join('\n'))] : []),
    ...(pinned.length > 0
      ? ['Never to be forgotten:', quote(pinned.map((text) => clip(oneLine(text), 300)).join('\n'))]
      : []),
  ].join('\n');
}
