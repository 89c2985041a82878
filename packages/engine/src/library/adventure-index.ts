import type { AdventureExcerpt } from '../ports.ts';
import type { Query } from './queries.ts';
import { VectorTable } from './vectors.ts';
import { WordIndex } from './word-index.ts';
import { contentWords } from './words.ts';

export interface AdventureSettings {
  /** Excerpts of one turn besides the opening. */
  excerpts: number;
  /** Characters of all excerpts of one turn together, the opening included. */
  characters: number;
  /** The score below which a passage is not an answer to the message. */
  threshold: number;
}

export const defaultAdventureSettings: AdventureSettings = { excerpts: 4, characters: 4_000, threshold: 0.2 };

export interface AdventurePassage extends AdventureExcerpt {
  vector: Int8Array | null;
}

/** How much words count beside meaning. */
const WORDS = 0.4;

/** The adventure of one game, ready to be searched. */
export class AdventureIndex {
  readonly #passages: AdventurePassage[];
  readonly #table: VectorTable;
  readonly #words = new WordIndex();

  constructor(passages: AdventurePassage[]) {
    this.#passages = passages;
    this.#table = new VectorTable(passages.map(({ vector }) => vector ?? new Int8Array()));
    for (const { heading, text } of passages) {
      this.#words.add([
        { text: heading, weight: 2 },
        { text, weight: 1 },
      ]);
    }
  }

  get size(): number {
    return this.#passages.length;
  }

  /** The opening always, and what is like the message; each once, in the adventure's own order. */
  excerpts(
    [query]: readonly Query[],
    settings: AdventureSettings = defaultAdventureSettings,
  ): AdventureExcerpt[] {
    const [opening, ...others] = this.#passages;
    if (!opening) return [];
    const scores = query ? this.#scores(query) : new Float32Array(this.size);
    const ranked = others
      .map((passage, index) => ({ passage, score: scores[index + 1]! }))
      .filter(({ score }) => score >= settings.threshold)
      .sort((a, b) => b.score - a.score)
      .slice(0, settings.excerpts);
    const chosen = [opening];
    let characters = opening.text.length;
    for (const { passage } of ranked) {
      characters += passage.text.length;
      if (characters > settings.characters) break;
      chosen.push(passage);
    }
    return chosen
      .sort((a, b) => a.position - b.position)
      .map(({ position, heading, text }) => ({ position, heading, text }));
  }

  #scores({ text, vector }: Query): Float32Array {
    const words = contentWords(text);
    const scores = this.#words.scores(words);
    const told = [...new Set(words)].reduce((sum, word) => sum + this.#words.rarity(word), 0);
    const cosines = new Float32Array(this.size);
    if (vector) this.#table.cosines(vector, cosines);
    return scores.map((score, index) => cosines[index]! + WORDS * Math.min(1, score / Math.max(1, told * 2)));
  }
}
