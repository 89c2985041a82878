import type { AskedFoe } from '../asked.ts';
import { type PatternName, patternNames, type TaleLibrary } from '../sources.ts';
import { plainWordsOf, singularOf } from '../words.ts';

/** What is to be done says more of a tale than the words that it is told in. */
const undertakings: readonly [RegExp, PatternName][] = [
  [
    /^(?:save|rescue|free|bring back)\b|^find (?:the \p{L}+'s )?\p{Lu}|^find (?:the |their |your )?(?:\p{L}+ )?(?:child(?:ren)?|girls?|boys?|people|crew|villagers|daughter|son|captain|bride|groom|students?|miners)\b/u,
    'rescue',
  ],
  [/^(?:steal|rob)\b/, 'heist'],
  [/^(?:solve|unmask|find out|catch|prove)\b/, 'mystery'],
  [/^(?:escape|survive|get home)\b/, 'escape'],
  [/^(?:kill|slay|hunt)\b/, 'hunt'],
  [/^(?:defend|hold)\b/, 'siege'],
];

/** What kind of undertaking a text speaks of; null where nothing tells. */
export function choosePattern(
  text: string,
  { patterns }: TaleLibrary,
  { villain, goal }: { villain: AskedFoe | null; goal: string | null },
): PatternName | null {
  const words = new Set(plainWordsOf(text).flatMap((word) => [word, singularOf(word)]));
  const isHunted = villain !== null && villain.kind !== '' && villain.pronoun === 'it';
  const aim = undertakings.find(([shape]) => shape.test(goal ?? ''))?.[1];
  let best: PatternName | null = aim ?? (isHunted ? 'hunt' : null);
  let most = aim ? 2 : isHunted ? 1 : 0;
  for (const name of patternNames) {
    const tags = (patterns.get(name)?.tags ?? []).filter((tag) => words.has(tag)).length;
    const score = tags + (name === aim ? 2 : 0);
    if (score > most) [best, most] = [name, score];
  }
  return best;
}
