import { idioms } from './idioms.ts';
import type { Pair, Topic, Words } from './topic.ts';
import { topics } from './topics/index.ts';
import { WordIndex } from './word-index.ts';

/** What tells of a topic: all of its sets of words have to be there. */
export interface Way {
  sets: readonly number[];
  /** Those without which it is not told: a sentence waits for them. */
  signs: readonly number[];
  reach: 'near' | 'scene' | 'one';
}

export interface KnownTopic {
  named: readonly (readonly number[])[];
  ways: readonly Way[];
  yields: boolean;
  /** Its place among the topics: those that yield come behind what they yield to. */
  order: number;
}

/** All topics, by their words. */
class Lexicon {
  readonly index = new WordIndex();
  readonly idiomSet: ReadonlySet<number> = new Set([this.index.add(idioms)]);
  readonly #topics: readonly KnownTopic[] = topics.map((topic, order) => this.#known(topic, order));
  /** All words by which lines name topics. */
  readonly namingSets: ReadonlySet<number> = new Set(this.#topics.flatMap(({ named }) => named.flat()));
  /** Which topics a set of words may name. */
  readonly topicsNamedBy: ReadonlyMap<number, readonly KnownTopic[]> = new Map(
    [...this.namingSets].map((set) => [
      set,
      this.#topics.filter(({ named }) => named.some((sets) => sets.includes(set))),
    ]),
  );

  #wayOf(tells: Words | Pair): Way {
    if (typeof tells === 'string') {
      const sets = [this.index.add(tells)];
      return { sets, signs: sets, reach: 'one' };
    }
    const sets = [this.index.add(tells.one), this.index.add(tells.other)];
    // From one sentence to the next either may be the first that is told here.
    return { sets, signs: tells.reach === 'near' ? sets.slice(0, 1) : sets, reach: tells.reach };
  }

  #known({ named, tells, yields = false }: Topic, order: number): KnownTopic {
    return {
      yields,
      order,
      named: named.map((words) =>
        (typeof words === 'string' ? [words] : words).map((one) => this.index.add(one)),
      ),
      ways: tells.map((one) => this.#wayOf(one)),
    };
  }
}

let read: Lexicon | null = null;

/** Read when the first table has drawn a line: most never do. */
export function lexicon(): Lexicon {
  read ??= new Lexicon();
  return read;
}
