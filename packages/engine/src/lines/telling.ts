import type { Way } from './lexicon.ts';
import { Scene } from './scene.ts';
import type { SentenceHits } from './sentence-hits.ts';
import type { Hit } from './word-index.ts';

/** How many words two that belong together may be apart. */
const mostApart = 7;

/** Whether a sentence, or it and the one before, tells of something in one of its ways. */
export function isTold({ sets, reach }: Way, now: SentenceHits, earlier: () => SentenceHits): boolean {
  const [one, other] = sets as [number, number?];
  if (other === undefined) return now.of(one).length > 0;
  if (reach === 'near') return areNear(now.of(one), now.of(other));
  if (now.of(one).length === 0 && now.of(other).length === 0) return false;
  const scene = new Scene(now.words, now.of(one), now.of(other));
  if (scene.isWhole) return true;
  const before = earlier();
  return scene.completes(new Scene(before.words, before.of(one), before.of(other)));
}

function areNear(some: readonly Hit[], others: readonly Hit[]): boolean {
  if (some.length === 0 || others.length === 0) return false;
  const places = new Set(others.map(({ start }) => start));
  return some.some(({ start }) => {
    for (let at = start - mostApart; at <= start + mostApart; at++)
      if (at !== start && places.has(at)) return true;
    return false;
  });
}
