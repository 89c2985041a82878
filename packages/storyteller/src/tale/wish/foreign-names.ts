import type { AskedPlace } from '../asked.ts';
import { type Named, peopleIn } from './people.ts';
import type { Token } from './phrases.ts';

const before = new Set('de à en in nach von aus bei di da del della a zu'.split(' '));

/** Names in a text of another language: whoever has a title, and what stands behind a preposition. */
export function foreignNames(
  lines: readonly Token[][],
  language: string,
): { people: Named[]; place: AskedPlace | null } {
  const people = lines.flatMap(peopleIn).filter(({ title }) => title !== '');
  // Every noun of a German text has a capital.
  if (language === 'de') return { people, place: null };
  const taken = new Set(people.flatMap(({ name }) => name.split(' ')));
  for (const tokens of lines)
    for (const [at, { text, isName }] of tokens.entries())
      if (isName && !taken.has(text) && before.has(tokens[at - 1]?.lower ?? ''))
        return { people, place: { name: text, nature: [] } };
  return { people, place: null };
}
