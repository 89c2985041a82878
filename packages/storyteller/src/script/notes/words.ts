import { knownVerb } from '../../reader/verbs.ts';
import { contentWords, stem } from '../content-words.ts';

/** What is asked, and what is not to be done, is not done. */
export function doneIn(message: string): string {
  return message
    .slice(0, 2_000)
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !/\?["'”’)]?$/.test(sentence))
    .join(' ')
    .replace(/\b(?:don['’]t|do not|without|not|never|instead of|avoid(?:ing)?|rather than)\b[^,.;]*/gi, ' ');
}

const kinds = [
  'touch press tap push poke prod lay rest place put feel stroke set hit strike knock grab grip tilt tip',
  'approach walk go step move head run stride creep sneak cross come climb wade march tread hop jump stroll pass enter near reach',
  'take grab pick seize lift snatch steal pocket reach get remove pull touch',
  'open pry prise force unlock lift break pull',
  'ring strike toll sound hit pull chime',
  'pull draw yank tug throw press push flip turn move work',
  'turn rotate twist spin move push swivel face point set align dial enter key type tilt swing',
  'light kindle ignite burn',
  'lift raise move shift push roll heave pull pry turn',
  'tear rip cut peel pull open break',
  'extinguish snuff blow douse quench put pinch smother',
  'lower drop let dangle',
  'set put place fit insert install fix mount lay hang attach',
  'feed throw toss offer give',
  'sing hum chant perform croon intone hymn',
  'blow puff waft fan pump squeeze',
  'cross balance traverse edge tiptoe creep walk go run jump',
  'climb clamber scale scramble go get swarm shin',
  'wade swim ford cross walk',
  'turn rotate twist spin',
  'cover close fill block put lay',
  'calm soothe quiet settle lull hush',
  'show hold present offer give hand',
  'break smash shatter strike hit destroy',
  'burn light ignite set torch',
  'pour tip empty spill',
  'free release cut untie unchain',
].map((words) => new Set(words.split(' ').map(stem)));

/** Whether two verbs may be said of the same deed. */
export const isSameDeed = (one: string, other: string) =>
  one === other || kinds.some((kind) => kind.has(one) && kind.has(other));

const looking = new Set(
  'look see examine read study inspect search ask think tell remember listen watch observe wonder know consider check mean'
    .split(' ')
    .map(stem),
);

export const looksOnly = (clause: string) => {
  const words = contentWords(clause);
  return words.some((word) => looking.has(word)) || /\b(?:look|see|say|tell)\b/i.test(clause);
};

/** The clauses of what somebody does, each by itself. */
export const clausesOf = (message: string) =>
  doneIn(message)
    .split(/[.;!]\s*|,? and then (?=(?:i|we)\b)|,? (?:and|then) (?=(?:i|we)\b)/i)
    .filter((one) => /\p{L}|\d/u.test(one));

export const verbsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => knownVerb(word) !== null).map(stem);

const notNouns = /^(?:of|with|in|on|at|to|for|from|that|which|who)$/;

/** `the gold mirror`: its words from the noun on, stems: `mirror`, `gold`. */
export function nounPhrase(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/["“”'’*]/g, ' ')
      .match(/[\p{L}\d-]+/gu) ?? [];
  const end = words.findIndex((word, at) => at > 0 && notNouns.test(word));
  return contentWords(words.slice(0, end < 0 ? undefined : end).join(' ')).reverse();
}

/** Whether a word of a message is this one, or one that it ends in: `snake` for `rattlesnake`. */
export const isWord = (said: string, meant: string) =>
  said === meant || (said.length > 3 && meant.endsWith(said)) || (meant.length > 3 && said.endsWith(meant));

/** Whoever knows of something keeps clear of it. */
export const avoids =
  /\b(?:over (?:it|the|that)|avoid\w*|around (?:it|the|that)|past (?:it|that)|without (?:touching|stepping)|careful not|skip|jump over|not? step)\b/i;
