import { inflect } from '../truth/text/inflect.ts';
import type { Word } from './read-words.ts';

const irregular = new Map(
  `children child, men man, women woman, mice mouse, lice louse, geese goose, feet foot, teeth tooth, wolves wolf, knives knife, wives wife,
   lives life, elves elf, dwarves dwarf, leaves leaf, thieves thief, people person, oxen ox`
    .split(/,\s+/)
    .map((pair) => pair.split(' ') as [string, string]),
);
const endings = /(?:ings?|ed|ies|es|s|ern|en|er|e|n|y|as|os|a|o|i|x)$/;
const shortestStem = 3;

/** What the forms of a word have in common, as far as endings tell. */
function stemOf(word: string): string {
  const base = irregular.get(word) ?? word;
  const bare = base.replace(endings, '');
  const stem = bare.length < shortestStem ? base : bare;
  return /([bdfgklmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

/** Phrases in a line's own words: one is there when all of its words are, in any form. */
export class OwnPhrases<Owner> {
  readonly #phrases: { owner: Owner; words: ReadonlySet<string> }[] = [];
  /** The word of a phrase that a form, or a stem, is of. */
  readonly #byForm = new Map<string, Set<string>>();
  readonly #byStem = new Map<string, Set<string>>();
  /** Of each phrase the longest word: without it there is no crossing. */
  readonly #signs = new Set<string>();

  get isEmpty(): boolean {
    return this.#phrases.length === 0;
  }

  add(owner: Owner, words: readonly string[]): void {
    this.#phrases.push({ owner, words: new Set(words) });
    this.#signs.add(words.reduce((longest, word) => (word.length > longest.length ? word : longest)));
    for (const word of words) {
      note(this.#byStem, stemOf(word), word);
      for (const form of inflect(word)) note(this.#byForm, form, word);
    }
  }

  isSign(word: string): boolean {
    return this.#wordsOf(word).some((own) => this.#signs.has(own));
  }

  /** Whose phrase stands in a sentence. */
  find(words: readonly Word[]): Owner | undefined {
    if (this.isEmpty) return undefined;
    const there = new Set(words.flatMap(({ text }) => this.#wordsOf(text)));
    if (there.size === 0) return undefined;
    return this.#phrases.find((phrase) => [...phrase.words].every((word) => there.has(word)))?.owner;
  }

  #wordsOf(word: string): string[] {
    if (this.isEmpty) return [];
    return [...(this.#byForm.get(word) ?? []), ...(this.#byStem.get(stemOf(word)) ?? [])];
  }
}

function note(map: Map<string, Set<string>>, key: string, word: string): void {
  const words = map.get(key);
  if (words) words.add(word);
  else map.set(key, new Set([word]));
}
