import { inflect, wordSet } from './text/inflect.ts';
import type { Mention, Reading } from './reading.ts';
import type { Token } from './text/tokens.ts';

/**
 * Shapes of sentences, written as words:
 *
 * - `hit|=strike`: one of these; `=` stands for a verb in all its forms
 * - `?now|?still`: may be there; `*`: any one word
 * - `..`: up to three words, `...`: up to twelve, within one part of the sentence
 * - `~`: what stands between somebody and their verb: is, has been, begins to
 * - `@pc`: a player's character; `@your`: what is theirs; `@who`: either; `#`: a number
 * - `it|@pc`: a word or somebody
 * - `@thing`: whatever the caller counts as one
 */
export interface Patterns {
  readonly index: Index;
}

interface Shape {
  owner: Patterns;
  parts: readonly Part[];
  label: number;
  /** Words with which it begins; null when it begins with somebody or something. */
  begins: ReadonlySet<string> | null;
  isSomebody: boolean;
}

type Part =
  | { is: 'words'; words: ReadonlySet<string>; isOptional: boolean; isSomebody: boolean }
  | { is: 'any' | 'auxiliaries' }
  | { is: 'gap'; most: number }
  | { is: 'pc' | 'your' | 'who' | 'number' | 'thing' };

export interface Match {
  from: number;
  to: number;
  /** Of the first character that is spoken of in it. */
  mention: Mention | null;
  /** Of the thing in it; -1 when there is none. */
  thing: number;
  /** Which of several groups its shape belongs to. */
  label: number;
}

/** By how they are written: most stand in many shapes. */
const parts = new Map<string, Part>([
  ['*', { is: 'any' }],
  ['~', { is: 'auxiliaries' }],
  ['..', { is: 'gap', most: 3 }],
  ['...', { is: 'gap', most: 12 }],
  ['@pc', { is: 'pc' }],
  ['@your', { is: 'your' }],
  ['@who', { is: 'who' }],
  ['@thing', { is: 'thing' }],
  ['#', { is: 'number' }],
]);

function partOf(written: string): Part {
  const known = parts.get(written) ?? wordsPartOf(written);
  parts.set(written, known);
  return known;
}

function wordsPartOf(given: string): Part {
  const isOptional = given.startsWith('?');
  const all = given.split('|').map((word) => word.replace(/^\?/, ''));
  const words = all
    .filter((word) => !word.startsWith('@'))
    .flatMap((word) => (word.startsWith('=') ? inflect(word.slice(1)) : [word]));
  const isSomebody = all.some((word) => word.startsWith('@'));
  return { is: 'words', words: new Set(words), isOptional, isSomebody };
}

/** Words that stand in almost every sentence tell no shape apart. */
const common = wordSet(
  "=be 's 're 've have has had a an the and or of to in on at by for from into with it no not n't . , ; ! his her their its your him them as one all that this",
);

const mostWeight = 10_000;

/** How little a part narrows down: common words most, then the number of words. */
const weightOf = ({ words }: { words: ReadonlySet<string> }) =>
  words.size + ([...words].some((word) => common.has(word)) ? mostWeight : 0);

/** What a shape cannot be without. */
const somebody = 1;
const number = 2;

/**
 * Shapes that are looked for together, by their words: a sentence is looked up once for all of them. A word leads to four times the place
 * of a shape, and 1 or 2 more: which of the two words it is by which the shape is known.
 */
interface Index {
  byKey: Map<string, number[]>;
  shapes: Shape[];
  /** Of each shape, which of its two words have to be there, and what else. */
  all: number[];
  needs: number[];
  /** What was seen of each shape while a sentence is looked up; nothing in between. */
  seen: Uint8Array;
  /** The sentence that was looked up last. */
  last: { tokens: readonly Token[]; possible: Possible } | null;
}

const newIndex = (): Index => ({
  byKey: new Map(),
  shapes: [],
  all: [],
  needs: [],
  seen: new Uint8Array(0),
  last: null,
});
const general = newIndex();

/** The parts of a shape that tell it apart best: two, or one where the others are common words. */
function keysOf(parts: readonly Part[]): ReadonlySet<string>[] {
  const keys = parts.flatMap((part) =>
    part.is === 'words' && !part.isOptional && !part.isSomebody ? [part] : [],
  );
  const [first, second] = keys.sort((one, other) => weightOf(one) - weightOf(other));
  if (!first) return [];
  return second && weightOf(second) < mostWeight ? [first.words, second.words] : [first.words];
}

/** Groups of shapes that are looked for at once. */
export function labelledPatterns(groups: readonly (readonly string[])[], index = general): Patterns {
  const owner: Patterns = { index };
  for (const [label, sources] of groups.entries())
    for (const source of sources) addShape(owner, source, label);
  return owner;
}

const linking: Part = {
  is: 'words',
  words: wordSet('=be =lie =go =stand =hang'),
  isOptional: false,
  isSomebody: false,
};

/** "Gone is your sword", "dead lies Mira": what is said of somebody may stand before them. */
function invertedOf(parts: readonly Part[]): readonly Part[] | null {
  const link = parts.findIndex(
    (part) => part.is === 'auxiliaries' || (part.is === 'words' && !part.isOptional && part.words.has('is')),
  );
  const said = parts
    .slice(link + 1)
    .filter((part) => part.is !== 'gap' && !(part.is === 'words' && part.isOptional));
  const [only] = said;
  if (link < 1 || said.length !== 1 || only?.is !== 'words' || only.isSomebody) return null;
  if (parts[0]!.is === 'words' || [...only.words].some((word) => !/\p{L}{3}/u.test(word))) return null;
  const subject = parts.slice(0, link);
  while (subject.at(-1)?.is === 'gap') subject.pop();
  return [only, linking, ...subject];
}

function addShape(owner: Patterns, source: string, label: number): void {
  const given = source.trim().split(/\s+/).map(partOf);
  const parts = given.slice(given.findIndex((part) => part.is !== 'words' || !part.isOptional));
  addParts(owner, parts, label);
  const inverted = invertedOf(parts);
  if (inverted) addParts(owner, inverted, label);
}

function addParts(owner: Patterns, parts: readonly Part[], label: number): void {
  const { index } = owner;
  const [first] = parts;
  const keys = keysOf(parts);
  const place = index.shapes.length;
  index.shapes.push({
    owner,
    parts,
    label,
    begins: first?.is === 'words' ? first.words : null,
    isSomebody: first?.is !== 'words' || first.isSomebody,
  });
  index.all.push(keys.length === 1 ? 1 : 3);
  const needsSomebody = parts.some(({ is }) => is === 'pc' || is === 'your' || is === 'who');
  const needsNumber = parts.some(({ is }) => is === 'number');
  index.needs.push((needsSomebody ? somebody : 0) | (needsNumber ? number : 0));
  for (const [at, words] of keys.entries())
    for (const word of words) {
      const key = 4 * place + at + 1;
      const others = index.byKey.get(word);
      if (others) others.push(key);
      else index.byKey.set(word, [key]);
    }
}

type Possible = ReadonlyMap<Patterns, readonly Shape[]>;
type Sentence = Pick<Reading, 'tokens' | 'mentionAt'>;

/** The shapes that a sentence may have by its words: looked up once, for all who ask. */
function possibleOf({ tokens, mentionAt }: Sentence, index: Index): Possible {
  if (index.last?.tokens === tokens) return index.last.possible;
  const possible = new Map<Patterns, Shape[]>();
  const hasNumber = tokens.some(({ kind }) => kind === 'number');
  const lacks = (mentionAt.size === 0 ? somebody : 0) | (hasNumber ? 0 : number);
  const touched: number[] = [];
  if (index.seen.length < index.shapes.length) index.seen = new Uint8Array(index.shapes.length);
  const { byKey, shapes, all, needs, seen } = index;
  for (const { text } of tokens) {
    const keys = byKey.get(text);
    if (!keys) continue;
    for (const key of keys) {
      const place = key >> 2;
      if ((needs[place]! & lacks) !== 0) continue;
      const before = seen[place]!;
      const now = before | (key & 3);
      if (now === before) continue;
      if (before === 0) touched.push(place);
      seen[place] = now;
      if (now !== all[place]) continue;
      const shape = shapes[place]!;
      const others = possible.get(shape.owner);
      if (others) others.push(shape);
      else possible.set(shape.owner, [shape]);
    }
  }
  for (const place of touched) seen[place] = 0;
  index.last = { tokens, possible };
  return possible;
}

/** Whether a sentence may have one of these shapes, by its words. */
export function mayHave(reading: Sentence, wanted: readonly Patterns[]): boolean {
  return wanted.some((one) => possibleOf(reading, one.index).has(one));
}

export const patterns = (...sources: string[]): Patterns => labelledPatterns([sources]);

/** Makes patterns that are asked for only now and then: they cost nothing where nobody asks. */
export function patternFamily(): (...sources: string[]) => Patterns {
  const index = newIndex();
  return (...sources) => labelledPatterns([sources], index);
}

type IsThing = (at: number) => boolean;

const stops = wordSet('; : ( ) | . ! ? …');
const auxiliaries = wordSet(
  "am is are was were be been being 'm 're 's has have had 've get gets got getting gotten begin begins began start starts started to both all",
);
const mostAuxiliaries = 4;
const adverbs = wordSet('then now both just also too once again already soon here there indeed simply all');
const notAdverbs = wordSet('family belly ally jelly reply supply early only apply comply rely bully');

/** Slowly, suddenly, at last: a shape holds with or without it. */
function isAdverb({ text, kind }: Token): boolean {
  if (kind !== 'word') return false;
  return adverbs.has(text) || (text.length > 4 && text.endsWith('ly') && !notAdverbs.has(text));
}

/** How far a shape has been followed. */
type Sofar = Omit<Match, 'to'> & { hasSkipped?: boolean };

class Matcher {
  readonly #tokens: readonly Token[];
  readonly #mentions: ReadonlyMap<number, Mention>;
  readonly #isThing: IsThing;

  constructor({ tokens, mentionAt }: Pick<Reading, 'tokens' | 'mentionAt'>, isThing: IsThing) {
    this.#tokens = tokens;
    this.#mentions = mentionAt;
    this.#isThing = isThing;
  }

  match(parts: readonly Part[], part: number, at: number, so: Sofar): Match | null {
    const wanted = parts[part];
    if (!wanted) return { ...so, to: at };
    if (wanted.is === 'gap') {
      for (let skipped = 0; skipped <= wanted.most; skipped++) {
        const found = this.match(parts, part + 1, at + skipped, so);
        if (found) return found;
        const next = this.#tokens[at + skipped];
        if (!next || stops.has(next.text)) return null;
      }
      return null;
    }
    const token = this.#tokens[at];
    const mention = this.#mentions.get(at);
    if (wanted.is === 'words') {
      const found = token && wanted.words.has(token.text) ? this.match(parts, part + 1, at + 1, so) : null;
      if (found) return found;
      if (wanted.isSomebody && mention) {
        const behind = this.match(parts, part + 1, this.#behind(mention), {
          ...so,
          mention: so.mention ?? mention,
        });
        if (behind) return behind;
      }
      if (wanted.isOptional) return this.match(parts, part + 1, at, so);
      // One adverb before a word that is wanted.
      const isSkipped = token && part > 0 && !so.hasSkipped && isAdverb(token);
      return isSkipped ? this.match(parts, part, at + 1, { ...so, hasSkipped: true }) : null;
    }
    if (wanted.is === 'auxiliaries') {
      for (let skipped = 0; skipped <= mostAuxiliaries; skipped++) {
        const found = this.match(parts, part + 1, at + skipped, so);
        if (found) return found;
        const next = this.#tokens[at + skipped];
        if (!next || !(auxiliaries.has(next.text) || isAdverb(next))) return null;
      }
      return null;
    }
    if (!token) return null;
    if (wanted.is === 'any') return this.match(parts, part + 1, at + 1, so);
    if (wanted.is === 'number')
      return token.kind === 'number' ? this.match(parts, part + 1, at + 1, so) : null;
    if (wanted.is === 'thing')
      return this.#isThing(at) ? this.match(parts, part + 1, at + 1, { ...so, thing: at }) : null;
    if (!mention) return null;
    // "Swallows her whole": whom, and not whose.
    if (wanted.is === 'pc' && mention.isPossessive && token.text !== 'her') return null;
    if (wanted.is === 'your' && !mention.isPossessive) return null;
    const next = this.#behind(mention);
    return this.match(parts, part + 1, next, { ...so, mention: so.mention ?? mention });
  }

  /** Mira Thorn, Mira's: a mention may be longer than one word. */
  #behind(mention: Mention): number {
    let next = mention.at + mention.length;
    const other = this.#mentions.get(next);
    if (other && !mention.isYou && !other.isYou) next++;
    return mention.isPossessive && this.#tokens[next]?.text === "'s" ? next + 1 : next;
  }
}

const noThings: IsThing = () => false;

/** Where a sentence has one of these shapes, told as happening here and now. */
export function matchesOf(
  reading: Pick<Reading, 'tokens' | 'mentionAt' | 'isReal'>,
  wanted: Patterns,
  isThing: IsThing = noThings,
): Match[] {
  const { tokens, mentionAt } = reading;
  const shapes = possibleOf(reading, wanted.index).get(wanted);
  if (!shapes) return [];
  const found: Match[] = [];
  const matcher = new Matcher(reading, isThing);
  const mayBeginAnywhere = shapes.some(({ isSomebody }) => isSomebody);
  for (let at = 0; at < tokens.length; at++) {
    const { text } = tokens[at]!;
    const isStart = mayBeginAnywhere && (mentionAt.has(at) || (isThing !== noThings && isThing(at)));
    for (const { parts, begins, isSomebody, label } of shapes) {
      if (!begins?.has(text) && !(isSomebody && isStart)) continue;
      const match = matcher.match(parts, 0, at, { from: at, mention: null, thing: -1, label });
      if (match && reading.isReal(match.to - 1)) found.push(match);
    }
  }
  return found;
}

const negations = new Set([
  "n't",
  'not',
  'never',
  'no',
  'nor',
  'neither',
  'nobody',
  'none',
  'nothing',
  'without',
  'hardly',
  'barely',
]);

/** Whether a match is denied: by a word in it, or shortly before it. */
export function isDenied(
  { tokens }: Pick<Reading, 'tokens'>,
  { from, to }: Pick<Match, 'from' | 'to'>,
): boolean {
  for (let at = to - 1; at >= Math.max(0, from - 3); at--) {
    const { text } = tokens[at]!;
    if (at < from && /^(?:[,;:.!?…—–]|and|but|then|so)$/.test(text)) return false;
    if (negations.has(text)) return true;
  }
  return false;
}
