import { contentWords } from './content-words.ts';
import { traitsOf } from './nouns-in-text.ts';

const related: readonly (readonly string[])[] = [
  ['fog', 'mist', 'weather'],
  ['boat', 'ship', 'fisherman'],
  ['money', 'silver', 'gold', 'debt', 'coin'],
  ['pay', 'reward', 'offer', 'fee'],
  ['haunt', 'haunting', 'ghost', 'vanish', 'missing', 'gone'],
  ['began', 'begin', 'start', 'since'],
  ['bell', 'ring', 'clapper'],
  ['heard', 'hear', 'noise', 'sound', 'anything', 'night'],
  ['slept', 'sleep', 'bed', 'room', 'where', 'ten', 'alibi', 'night'],
  ['song', 'sing', 'hymn', 'rhyme', 'story', 'stone'],
  ['night', 'yesterday', 'happen'],
  ['brother', 'father', 'family', 'son', 'daughter', 'husband', 'wife', 'aunt', 'sister'],
  ['dead', 'die', 'death', 'murder', 'kill', 'drown'],
  ['door', 'way', 'open', 'path', 'stair'],
];

/** What a sentence is about, as far as its articles tell: `There is no clapper` is about the clapper. */
function nounFirst(says: string): string[] {
  for (const [, first, second] of says.matchAll(
    /\b(?:the|my|an?|no|this|only) (\p{L}{3,})(?:['’]s?)?(?: (\p{L}{3,}))?/giu,
  )) {
    const isName = /^\p{Lu}/u.test(first!) && second !== undefined && /^\p{Lu}/u.test(second);
    const isQuality = second !== undefined && traitsOf.has(second.toLowerCase());
    const noun = (isName || isQuality ? second : first!).toLowerCase();
    if (noun.length > 3 && !/(?:ed|ing)$/.test(noun)) return [noun];
  }
  return [];
}

/** By which words a topic is asked for: its own, and what stands near them. */
export function wordsFor(says: string): string[] {
  const stems = contentWords(says);
  const own: readonly string[] = says.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const near = related
    .filter((group) => group.some((word) => stems.includes(word) || own.includes(word)))
    .flat();
  return [...nounFirst(says), ...own, ...stems, ...near];
}
