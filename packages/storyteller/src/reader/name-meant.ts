import { escaped } from '../language/escaped.ts';
import { isThing } from '../tale/wish/things.ts';
import type { Phrase } from './reading.ts';
import { knownVerb } from './verbs.ts';

/** `is hugh still with me`: a word without an article, which names nothing, is a name; null where it is none. */
export function nameMeant({ shown, head, words }: Phrase, message: string): string | null {
  if (words.length !== 1 || shown.toLowerCase() !== `the ${head}` || isThing(head)) return null;
  if (knownVerb(head) !== null || head.length < 3) return null;
  const asked = new RegExp(
    `(?:\\b(?:is|does|did|has|was|where'?s|who'?s)|^) ?${escaped(head)}(?=\\b(?!['’]))`,
    'i',
  );
  return asked.test(message) ? head.charAt(0).toUpperCase() + head.slice(1) : null;
}
