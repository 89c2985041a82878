import { inflect } from '../truth/text/inflect.ts';
import type { Language } from '../truth/text/numerals.ts';
import { plainly, type Word } from './read-words.ts';
import type { Words } from './topic.ts';

/** A place where words of a set stand. */
export interface Hit {
  set: number;
  language: Language;
  /** Counts only where the sentence is clearly of that language. */
  isStrict: boolean;
  start: number;
  length: number;
}

interface Element {
  exact: ReadonlySet<string>;
  prefixes: readonly string[];
  isAny: boolean;
}

interface Entry {
  set: number;
  language: Language;
  isStrict: boolean;
  elements: readonly Element[];
}

/** Of what begins alike, so many letters lead to it. */
const lead = 3;
/** Shorter words with other endings are too often other words. */
const shortest = 4;
const languageMark = /^(en|de|fr|es|it|pt):$/;

const germanEndings = ['n', 'en', 'e', 'es', 's', 'er', 'ern'];

/** Other forms of a word. One form too many does no harm: nobody writes it. */
function formsOf(word: string, language: Language): string[] {
  if (language === 'de') return word.length < shortest ? [] : germanEndings.map((ending) => word + ending);
  if (language === 'it')
    return word.length > shortest && /[aeio]$/.test(word)
      ? [...'aeio'].map((vowel) => word.slice(0, -1) + vowel)
      : [];
  if (/[^aeiou]y$/.test(word)) return [`${word}s`, `${word.slice(0, -1)}ies`];
  return /(?:[sxz]|[cs]h)$/.test(word) ? [`${word}es`] : [`${word}s`];
}

function elementOf(notation: string, language: Language, hasForms: boolean): Element {
  const exact = new Set<string>();
  const prefixes: string[] = [];
  for (const one of notation.split('|')) {
    if (one.startsWith('=')) for (const form of inflect(one.slice(1))) exact.add(form);
    else if (one.endsWith('*')) prefixes.push(plainly(one.slice(0, -1)));
    else {
      const plain = plainly(one);
      exact.add(plain);
      if (hasForms) for (const form of formsOf(plain, language)) exact.add(form);
    }
  }
  return { exact, prefixes, isAny: notation === '.' };
}

function matches({ exact, prefixes, isAny }: Element, word: string): boolean {
  return isAny || exact.has(word) || prefixes.some((prefix) => word.startsWith(prefix));
}

const smallWords = new Set(
  `the a an in on at to of by up into onto down out off over through from with until before never more not own all one it its
   his her him them their you your my himself herself themselves yourself that this which what who and or is are was were has had have
   been will would under upon behind around away back again there here like than then when while no longer`.split(
    /\s+/,
  ),
);

/** How rarely a part of a phrase is met, as far as the length of its words tells. */
function rarityOf(notation: string): number {
  const words = notation.split('|').map((word) => word.replace(/[=*.]/g, ''));
  return Math.min(...words.map((word) => (smallWords.has(word) ? 0 : word.length)));
}

/** The rarest part of a phrase; of two, the one behind. */
function signOf(notations: readonly string[]): number {
  const rarities = notations.map(rarityOf);
  return rarities.lastIndexOf(Math.max(...rarities));
}

/** Entries by a word of theirs. */
class Entries {
  readonly #exact = new Map<string, Entry[]>();
  readonly #prefixes = new Map<string, [string, Entry][]>();

  add({ exact, prefixes }: Element, entry: Entry): void {
    for (const word of exact) {
      const entries = this.#exact.get(word);
      if (entries) entries.push(entry);
      else this.#exact.set(word, [entry]);
    }
    for (const prefix of prefixes) {
      const key = prefix.slice(0, lead);
      const entries = this.#prefixes.get(key);
      if (entries) entries.push([prefix, entry]);
      else this.#prefixes.set(key, [[prefix, entry]]);
    }
  }

  forEach(word: string, visit: (entry: Entry) => void): void {
    for (const entry of this.#exact.get(word) ?? []) visit(entry);
    for (const [prefix, entry] of this.#prefixes.get(word.slice(0, lead)) ?? [])
      if (word.startsWith(prefix)) visit(entry);
  }
}

/** What is left to read of a set. */
interface Unread {
  items: string[];
  next: number;
  language: Language;
}

/** Read without a pause: some milliseconds. */
const itemsAtOnce = 150;

/** Finds the words of many sets in a text, in one pass. A set is read when it is first asked for: all of them at once would be a stall. */
export class WordIndex {
  readonly #numbers = new Map<Words, number>();
  /** By the number of the set; null once it was read. */
  readonly #unread: (Words | Unread | null)[] = [];
  readonly #whole = new WeakSet<ReadonlySet<number>>();
  readonly #elements = new Map<string, Element>();
  readonly #words = new Entries();
  /** Phrases by their first word, and by the one that is their sign. */
  readonly #phrases = new Entries();
  readonly #signs = new Entries();

  /** The number of a set of words; the same words have the same number. */
  add(words: Words): number {
    const known = this.#numbers.get(words);
    if (known !== undefined) return known;
    const set = this.#numbers.size;
    this.#numbers.set(words, set);
    this.#unread.push(words);
    return set;
  }

  /** Reads some of what is left of these sets; false when it was all. */
  readSome(sets: ReadonlySet<number>): boolean {
    if (this.#whole.has(sets)) return false;
    let most = itemsAtOnce;
    for (const set of sets) {
      most -= this.#read(set, most);
      if (most <= 0) return true;
    }
    this.#whole.add(sets);
    return false;
  }

  #readAll(sets: ReadonlySet<number>): void {
    if (this.#whole.has(sets)) return;
    for (const set of sets) this.#read(set, Number.POSITIVE_INFINITY);
    this.#whole.add(sets);
  }

  /** Reads on in a set; gives how many items that were. */
  #read(set: number, most: number): number {
    const given = this.#unread[set] ?? null;
    if (given === null) return 0;
    const unread: Unread =
      typeof given === 'string' ? { items: given.trim().split(/\s+/), next: 0, language: 'en' } : given;
    const { items, next } = unread;
    const end = Math.min(items.length, next + most);
    for (const item of items.slice(next, end)) {
      const mark = languageMark.exec(item);
      if (mark) unread.language = mark[1] as Language;
      else if (item !== '') this.#addItem(item, set, unread.language);
    }
    unread.next = end;
    this.#unread[set] = end < items.length ? unread : null;
    return end - next;
  }

  #addItem(item: string, set: number, language: Language): void {
    const notations = item.replace('~', '').split('_');
    const elements = notations.map((one, at) => this.#element(one, language, at === notations.length - 1));
    const entry: Entry = { set, language, isStrict: item.startsWith('~'), elements };
    if (elements.length === 1) {
      this.#words.add(elements[0]!, entry);
    } else {
      this.#phrases.add(elements[0]!, entry);
      this.#signs.add(elements[signOf(notations)]!, entry);
    }
  }

  #element(notation: string, language: Language, hasForms: boolean): Element {
    const key = `${language} ${notation} ${hasForms}`;
    const known = this.#elements.get(key) ?? elementOf(notation, language, hasForms);
    this.#elements.set(key, known);
    return known;
  }

  /** Whether words of one of some sets may begin with this one, or stand around it. */
  isSign(word: string, sets: ReadonlySet<number>): boolean {
    this.#readAll(sets);
    let isSign = false;
    const look = ({ set }: Entry): void => {
      isSign ||= sets.has(set);
    };
    this.#words.forEach(word, look);
    this.#signs.forEach(word, look);
    return isSign;
  }

  hits(words: readonly Word[], sets: ReadonlySet<number>): Hit[] {
    this.#readAll(sets);
    const hits: Hit[] = [];
    for (const [start, { text }] of words.entries()) {
      const look = ({ set, language, isStrict, elements }: Entry): void => {
        if (!sets.has(set) || start + elements.length > words.length) return;
        for (let at = 1; at < elements.length; at++)
          if (!matches(elements[at]!, words[start + at]!.text)) return;
        hits.push({ set, language, isStrict, start, length: elements.length });
      };
      this.#words.forEach(text, look);
      this.#phrases.forEach(text, look);
    }
    return hits;
  }
}
