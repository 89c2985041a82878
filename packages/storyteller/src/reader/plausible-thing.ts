import { isPersonNoun } from '../tale/wish/person-nouns.ts';
import { isThing } from '../tale/wish/things.ts';
import {
  adverbs,
  articles,
  auxiliaries,
  conjunctions,
  fillers,
  isManner,
  numberOf,
  possessives,
  prepositions,
  pronouns,
  questionWords,
} from './function-words.ts';
import { singular } from './inflection.ts';
import type { Phrase } from './reading.ts';
import { knownVerb } from './verbs.ts';

/** What greets, wonders, agrees, counts or points, and is never a thing. */
const neverThings = new Set(
  (
    'hi hello hey hiya howdy yo yes no yeah yep nope nah please thanks lol lmao haha hehe huh hm hmm wtf omg whoa wow oh ah ok okay eh um umm uh ' +
    'other another such same lit shut want owe hide calm ready true false wrong right left course anyway everything nothing something anything ' +
    'somebody nobody exactly first second next last later early late ago else too also again more less much many few all half far near big deep long'
  ).split(' '),
);

const interjections =
  /^(?:hi|hello|hey|hiya|howdy|yo|yes|no|yeah|yep|nope|nah|lol|haha|huh|hm+|what|wtf|omg|whoa|wow|oh|ah|ok|okay|eh|really|seriously|wait|sorry)$/;
/** What is only called out: `Hello?`, `huh??` */
export const isInterjection = (word: string): boolean => interjections.test(word);

const determines = (word: string | undefined) =>
  word !== undefined &&
  (articles.has(word) || possessives.has(word) || numberOf(word) !== null || word.endsWith("'s"));

/** Whether a word stands where only a thing can stand: behind `the`, `my`, `two`, or behind `of`, `with`, `under`. */
function standsAsThing(head: string, message: string): boolean {
  const words = message.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return words.some((word, at) => {
    if (singular(word) !== head && word !== head) return false;
    for (let before = at - 1; before >= 0 && before > at - 4; before--) {
      const one = words[before]!;
      if (determines(one)) return true;
      if (prepositions.has(one)) return one !== 'to' && one !== 'up' && one !== 'down' && one !== 'out';
      if (pronouns.has(one) || auxiliaries.has(one) || conjunctions.has(one)) return false;
    }
    return false;
  });
}

/**
 * Whether what was read as a thing can be one. Whatever is told back as missing, looked at or asked about must pass: a greeting, a
 * verb, an adverb that nobody put behind an article was misread, and naming it would be nonsense.
 */
export function isPlausibleThing({ head, shown }: Phrase, message: string): boolean {
  const low = head.toLowerCase();
  if (
    neverThings.has(low) ||
    neverThings.has(singular(low)) ||
    questionWords.has(low) ||
    auxiliaries.has(low) ||
    conjunctions.has(low)
  )
    return false;
  if (/^(?:your|the) \p{Lu}|^\p{Lu}/u.test(shown)) return true;
  if (isThing(low) || isPersonNoun(low)) return true;
  const isLoose = knownVerb(low) !== null || fillers.has(low) || adverbs.has(low) || isManner(low);
  return !isLoose || standsAsThing(low, message);
}
