import type { Word } from './read-words.ts';
import type { Hit } from './word-index.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const negations = setOf(
  `not never no t without nor unlikely nicht nie niemals kein keine keinen ohne pas jamais sans sin nunca jamas non mai senza nao sem`,
);
const articles = setOf('the a an this that your his her its their some another');
/** With what an object begins: whoever is meant stands behind it. */
const objects = setOf('you the a an your another at him them some several');
const objectEnds = setOf('as while when until but before after because though who which that and');
const notNouns = setOf(
  `is are was were be been has have had lie lies lay of in on at by from to with and or but as for near beside beneath under over among
   around before behind inside outside while when where who that there here now`,
);
const likenesses = setOf('like wie comme como come as');
const pronouns = setOf(
  `he she it they him her them his hers its their one that this
   er sie es ihn ihm ihr ihnen sein seine seinen seinem seiner
   il elle ils elles lui leur son sa ses el ella ellos ellas lo la le su sus
   lei loro suo sua suoi ele ela eles elas seu`,
);
const mostObject = 6;
/** How far from what is told a pronoun may stand. */
const mostBefore = 4;
const mostBehind = 3;
/** How many words the victim and what is told may be apart. */
const mostApart = 20;
/** Said of a thing rather than done. */
const qualities = /(?:ed|en|ing|less|y)$|^dead$|^burnt$|^torn$/;

/** Whether what happens at a place happens to somebody else: "the boy watches as you strike the goblin". */
function hasOtherObject(
  words: readonly Word[],
  { start, length }: Hit,
  isVictim: (at: number) => boolean,
): boolean {
  const from = start + length;
  const first = words[from];
  if (!first || first.isAfterMark || !objects.has(first.text)) return false;
  for (let at = from; at < Math.min(words.length, from + mostObject); at++) {
    const { text, isAfterMark } = words[at]!;
    if (isAfterMark || (at > from && objectEnds.has(text))) break;
    if (isVictim(at) || (at > from && pronouns.has(text))) return false;
  }
  return true;
}

/** Whether it only says of which kind something else is: "the dead lamp". */
function isSaidOfOther(
  words: readonly Word[],
  { start, length }: Hit,
  isVictim: (at: number) => boolean,
): boolean {
  const next = words[start + length];
  if (length > 1 || !qualities.test(words[start]!.text)) return false;
  if (!articles.has(words[start - 1]?.text ?? '') || !next || next.isAfterMark) return false;
  return !notNouns.has(next.text) && !isVictim(start + length) && !isVictim(start + length + 1);
}

function isDenied(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(0, at - 3), at).some(({ text }) => negations.has(text));
}

function isLikeness(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(0, at - 2), at).some(({ text }) => likenesses.has(text));
}

/** A pronoun close by: whoever was named before is meant. */
function refersBack(words: readonly Word[], { start, length }: Hit): boolean {
  for (let at = start - 1; at >= Math.max(0, start - mostBefore) && !words[at + 1]!.isAfterMark; at--)
    if (pronouns.has(words[at]!.text)) return true;
  for (let at = start; at < Math.min(words.length, start + length + mostBehind); at++) {
    if (at >= start + length && words[at]!.isAfterMark) return false;
    if (pronouns.has(words[at]!.text)) return true;
  }
  return false;
}

/** Whom a sentence names, and what it tells that may befall them. */
export class Scene {
  readonly victims: readonly Hit[];
  readonly deeds: readonly Hit[];
  readonly #words: readonly Word[];

  constructor(words: readonly Word[], victims: readonly Hit[], deeds: readonly Hit[]) {
    this.#words = words;
    this.victims = victims.filter(({ start }) => !isLikeness(words, start));
    const places = new Set(victims.flatMap(({ start, length }) => [start, start + length - 1]));
    const isVictim = (at: number): boolean => places.has(at);
    this.deeds = deeds.filter(
      (deed) =>
        !isDenied(words, deed.start) &&
        !hasOtherObject(words, deed, isVictim) &&
        !isSaidOfOther(words, deed, isVictim),
    );
  }

  get isWhole(): boolean {
    // Both stand in the order of the sentence: whoever is nearest before or behind decides.
    let at = 0;
    return this.victims.some(({ start }) => {
      while (at < this.deeds.length && this.deeds[at]!.start < start - mostApart) at++;
      return at < this.deeds.length && this.deeds[at]!.start <= start + mostApart;
    });
  }

  /** Whether it goes on from the sentence before: the one was named there, and what befalls them is told here, or the reverse. */
  completes(before: Scene): boolean {
    return (
      (before.victims.length > 0 && this.deeds.some((deed) => refersBack(this.#words, deed))) ||
      (before.deeds.length > 0 && this.victims.some((victim) => refersBack(this.#words, victim)))
    );
  }
}
