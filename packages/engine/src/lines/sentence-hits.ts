import { LanguageGuess } from '../truth/text/language.ts';
import type { Language } from '../truth/text/numerals.ts';
import { lexicon } from './lexicon.ts';
import type { Word } from './read-words.ts';
import type { Hit } from './word-index.ts';

/** Languages whose small words are easily taken for each other's; and a word that is one family's alone. */
const families: Record<Language, { name: string; token: string }> = {
  en: { name: 'en', token: 'the' },
  de: { name: 'de', token: 'und' },
  fr: { name: 'romance', token: 'dans' },
  es: { name: 'romance', token: 'los' },
  it: { name: 'romance', token: 'gli' },
  pt: { name: 'romance', token: 'você' },
};

/** Whether a word counts as one of its language: the same letters may be a harmless word of another. */
function countsIn(text: string): (hit: Hit) => boolean {
  const guess = new LanguageGuess();
  guess.add(text);
  const known = new Map<Language, boolean>();
  return ({ language, isStrict }) => {
    if (isStrict || guess.language === language) return guess.language === language;
    let counts = known.get(language);
    if (counts === undefined) {
      // In doubt it counts: one word more, and the sentence would be of that language.
      const leaning = guess.copy();
      leaning.add(families[language].token);
      counts = families[leaning.language].name === families[language].name;
      known.set(language, counts);
    }
    return counts;
  };
}

/** The words of some sets in a sentence, without those that are only a manner of speaking. */
export class SentenceHits {
  readonly words: readonly Word[];
  readonly #bySet = new Map<number, Hit[]>();

  constructor(sentence: string, words: readonly Word[], sets: ReadonlySet<number>) {
    this.words = words;
    const { index, idiomSet } = lexicon();
    const found = index.hits(words, sets);
    if (found.length === 0) return;
    const isIdiom = new Uint8Array(words.length);
    for (const { start, length } of index.hits(words, idiomSet)) isIdiom.fill(1, start, start + length);
    const counts = countsIn(sentence);
    for (const hit of found) {
      if (isIdiom.subarray(hit.start, hit.start + hit.length).includes(1) || !counts(hit)) continue;
      const hits = this.#bySet.get(hit.set);
      if (hits) hits.push(hit);
      else this.#bySet.set(hit.set, [hit]);
    }
  }

  get isEmpty(): boolean {
    return this.#bySet.size === 0;
  }

  of(set: number): readonly Hit[] {
    return this.#bySet.get(set) ?? [];
  }
}
