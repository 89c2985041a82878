import type { Query } from '../library/queries.ts';
import { VectorTable } from '../library/vectors.ts';
import { WordIndex } from '../library/word-index.ts';
import { contentWords } from '../library/words.ts';
import type { OutlinedScene } from '../ports.ts';
import { keyOf } from './headings.ts';
import { sameThings } from './same-things.ts';
import type { Script, ScriptPassage, ScriptScene } from './script.ts';
import { ScriptMap } from './script-map.ts';

export interface IndexedPassage extends ScriptPassage {
  /** As it is stored; null when there is none. */
  vector: Int8Array | null;
}

export interface IndexedScene extends Omit<ScriptScene, 'passages'> {
  passages: IndexedPassage[];
}

export interface IndexedScript extends Omit<Script, 'scenes'> {
  scenes: IndexedScene[];
}

/** A clause of a scene that names another: `the west door to the scriptorium`. */
export interface Way {
  to: number;
  /** How much of the other's title it holds. */
  named: number;
  words: ReadonlySet<string>;
}

/** A word of the title says more than one in the text. */
const titleWeight = 3;
/** What tells less than this is hardly a likeness. */
const faint = 4;
/** So much of a title names its scene. */
const halfNamed = 0.5;
/** A text may name hundreds of scenes in each of thousands of clauses. */
export const mostWays = 400;
const longestClause = 200;
/** So many characters are read before other work gets its turn. */
const slice = 16_000;

/** What is embedded for a passage: its text under the name of its scene. */
export function passageText(scene: Pick<ScriptScene, 'title'>, { text }: ScriptPassage): string {
  return `${scene.title}. ${text}`;
}

/** They stand in many titles and name nothing by themselves. */
const generic = new Set(
  'front old new upper lower great grand little small big first second third last main inner outer far near dark black white red green long high deep'.split(
    ' ',
  ),
);

/** The words by which texts are compared. */
export function wordsIn(text: string): string[] {
  return contentWords(sameThings(text));
}

/** A title without what only counts: `Chapter 3: The House of Salt` is the House of Salt. */
function ownName(title: string): string {
  return title.replace(
    /^(?:(?:chapter|part|act|book|episode|scene|area|room|appendix)\s+)?[\p{L}\d]{0,8}[:.)]\s+(?=\S)/iu,
    '',
  );
}

const clauses = /[.,;:!?\n]|\band\b/;
/** `(area 14)`, `to room 7`, `(A3, smell of bread)` */
const reference =
  /\b(?:areas?|rooms?|locations?|scenes?|encounters?|chapter|at|in|to) ([A-Z]?-?\d{1,3}[A-Z]?)\b|\(([A-Z]?-?\d{1,3}[A-Z]?)\b/gi;

/** The script of one game, ready to be searched. Scenes are known by their place in it, from 0. */
export class ScriptIndex {
  readonly script: IndexedScript;
  readonly map: ScriptMap;
  readonly outline: OutlinedScene[];
  /** Whether the adventure says what is read aloud. */
  readonly isMarked: boolean;
  /** Of the whole text. */
  readonly length: number;
  readonly #words = new WordIndex();
  /** Which titles hold a word. */
  readonly #titles = new Map<string, number[]>();
  /** Scenes that are counted, by their key: `7A`. */
  readonly #keys = new Map<string, number>();
  /** How much each title tells. */
  #told = new Float32Array();
  /** Of scenes that were visited: both are made when they are first asked for. */
  readonly #ways = new Map<number, readonly Way[]>();
  readonly #scenes = new Map<number, ReadonlySet<string>>();
  readonly #table: VectorTable;
  /** The scene of each passage. */
  readonly #owners: Int32Array;

  private constructor(script: IndexedScript) {
    this.script = script;
    this.map = new ScriptMap(script.scenes, script.first);
    this.outline = script.scenes.map(({ number, title, depth, kind }) => ({ number, title, depth, kind }));
    const passages = script.scenes.flatMap((scene) => scene.passages);
    this.isMarked = passages.some(({ label }) => label === 'read aloud');
    this.length = passages.reduce((sum, { text }) => sum + text.length, 0);
    this.#table = new VectorTable(passages.map(({ vector }) => vector ?? new Int8Array()));
    this.#owners = Int32Array.from(script.scenes.flatMap((scene, at) => scene.passages.map(() => at)));
  }

  /** Gives way to other work while a long adventure is read. */
  static async build(script: IndexedScript): Promise<ScriptIndex> {
    const index = new ScriptIndex(script);
    let read = 0;
    for (const { title, passages } of script.scenes) {
      index.#words.add([
        ...[...new Set(wordsIn(title))].map((word) => ({
          text: word,
          weight: generic.has(word) ? 1 : titleWeight,
        })),
        ...passages.map(({ text }) => ({ text: sameThings(text), weight: 1 })),
      ]);
      read += passages.reduce((sum, { text }) => sum + text.length, 0);
      if (read < slice) continue;
      read = 0;
      await new Promise((resolve) => setImmediate(resolve));
    }
    index.#nameScenes();
    return index;
  }

  /** A title of common words alone never names its scene wholly. */
  #nameScenes(): void {
    const { scenes } = this.script;
    const least = Math.log(1 + scenes.length / 1.5) * 0.75;
    this.#told = Float32Array.from(scenes, ({ title }, at) => {
      const key = keyOf(title);
      if (key && !this.#keys.has(key.number + key.letter)) this.#keys.set(key.number + key.letter, at);
      const words = new Set(wordsIn(ownName(title)));
      for (const word of words) {
        const others = this.#titles.get(word);
        if (others) others.push(at);
        else this.#titles.set(word, [at]);
      }
      return Math.max(
        least,
        [...words].reduce((sum, word) => sum + this.#naming(word), 0),
      );
    });
  }

  /** How much a word of a title names its scene. */
  #naming(word: string): number {
    return this.#words.rarity(word) * (generic.has(word) ? 0.3 : 1);
  }

  /** How many passages it has. */
  get size(): number {
    return this.#owners.length;
  }

  /** How much words tell together: the rarer in this script, the more. */
  told(words: ReadonlySet<string>): number {
    let sum = 0;
    for (const word of words) sum += this.#words.rarity(word);
    return sum;
  }

  /** How many scenes have a word. */
  holders(word: string): number {
    return this.#words.holders(word);
  }

  /** How much of what a text tells is told by each scene too. */
  likeness(text: string): Float32Array {
    const words = wordsIn(text);
    const told = this.told(new Set(words));
    return this.#words.scores(words).map((score) => score / (told * 2 + faint));
  }

  /** How much of the titles of scenes some words hold, from 0 to 1. */
  naming(words: ReadonlySet<string>): Map<number, number> {
    const named = new Map<number, number>();
    for (const word of words)
      for (const at of this.#titles.get(word) ?? [])
        named.set(at, (named.get(at) ?? 0) + this.#naming(word) / this.#told[at]!);
    return named;
  }

  /** How much of the titles of scenes a clause holds; one that it refers to by its number is named wholly. */
  #namedIn(clause: string, words: ReadonlySet<string>): Map<number, number> {
    const named = this.naming(words);
    if (this.#keys.size === 0 || /\bsee\b/i.test(clause)) return named;
    for (const [, key, boxed] of clause.matchAll(reference)) {
      const to = this.#keys.get((key ?? boxed)!.toUpperCase());
      if (to !== undefined) named.set(to, 1);
    }
    return named;
  }

  /** Every clause of a text that names a scene. */
  waysIn(text: string): Way[] {
    const ways: Way[] = [];
    for (const clause of text.split(clauses)) {
      if (ways.length >= mostWays) break;
      if (clause.length > longestClause) continue;
      const words = new Set(wordsIn(clause));
      for (const [to, named] of this.#namedIn(clause, words))
        if (named >= halfNamed) ways.push({ to, named, words });
    }
    return ways;
  }

  /** The words of a scene. */
  wordsOf(at: number): ReadonlySet<string> {
    const words =
      this.#scenes.get(at) ?? new Set(this.script.scenes[at]!.passages.flatMap(({ text }) => wordsIn(text)));
    this.#scenes.set(at, words);
    return words;
  }

  /** The clauses of a scene that name others. */
  waysFrom(at: number): readonly Way[] {
    const known = this.#ways.get(at);
    if (known) return known;
    const ways: Way[] = [];
    for (const { text } of this.script.scenes[at]!.passages) {
      if (ways.length >= mostWays) break;
      for (const way of this.waysIn(text)) if (way.to !== at && ways.length < mostWays) ways.push(way);
    }
    this.#ways.set(at, ways);
    return ways;
  }

  /** The likeness in meaning of each passage to whichever query is nearest to it; null without vectors. */
  meanings(queries: readonly Query[]): Float32Array | null {
    const nearest = new Float32Array(this.size);
    const cosines = new Float32Array(this.size);
    const vectors = queries.flatMap(({ vector }) => vector ?? []);
    for (const vector of vectors) {
      this.#table.cosines(vector, cosines);
      for (let at = 0; at < cosines.length; at += 1) nearest[at] = Math.max(nearest[at]!, cosines[at]!);
    }
    return vectors.length > 0 ? nearest : null;
  }

  /** How near each passage of a scene is to a message. */
  nearness(at: number, message: string, meanings: Float32Array | null): number[] {
    const { passages } = this.script.scenes[at]!;
    const first = this.#owners.indexOf(at);
    const words = new Set(wordsIn(message));
    const told = this.told(words) + faint;
    return passages.map(({ text }, place) => {
      const shared = new Set(wordsIn(text).filter((word) => words.has(word)));
      return this.told(shared) / told + (meanings ? meanings[first + place]! : 0);
    });
  }

  /** The best of each scene's passages. */
  bestOfScenes(passages: Float32Array): Float32Array {
    const best = new Float32Array(this.script.scenes.length);
    for (let place = 0; place < passages.length; place += 1) {
      const owner = this.#owners[place]!;
      best[owner] = Math.max(best[owner]!, passages[place]!);
    }
    return best;
  }
}
