import { knownVerb } from '../reader/verbs.ts';
import { wordsIn } from './words.ts';

const asking = new Set('where what when who whom whose why how which if whether about'.split(' '));
const meant: Readonly<Record<string, string>> = {
  ...{ he: 'you', she: 'you', they: 'you', him: 'you', them: 'you', himself: 'yourself' },
  ...{ herself: 'yourself', themselves: 'yourself', his: 'your', her: 'your', their: 'your' },
};
const toYou: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };
const helpers = new Set('are were have do can could will would'.split(' '));

/**
 * The words of a question as they would be said to somebody's face, with a space at both ends: `ask her where she was last night` is
 * ` where were you last night `.
 */
export function toTheirFace(text: string): string {
  const words = wordsIn(text);
  const from = words[0] === 'ask' ? words.findIndex((word) => asking.has(word)) : -1;
  if (from < 0) return ` ${words.join(' ')} `;
  const said = words.slice(from).map((word) => meant[word] ?? word);
  for (let at = 0; at + 1 < said.length; at++) {
    if (said[at] !== 'you') continue;
    const given = said[at + 1]!;
    const next = toYou[given] ?? (given.endsWith('s') ? (knownVerb(given) ?? given) : given);
    if (helpers.has(next)) [said[at], said[++at]] = [next, 'you'];
    else said[at + 1] = next;
  }
  return ` ${said.join(' ')} `;
}
