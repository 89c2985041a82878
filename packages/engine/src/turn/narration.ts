import { ThoughtFilter } from './thought-filter.ts';

const mostSpace = 1_000;

/** The longest beginning of a text within the bound that ends with a sentence, else with a word. */
export function cutAtSentence(text: string, bound: number): string {
  if (text.length <= bound) return text;
  const head = text.slice(0, bound).toWellFormed();
  const sentence = /^[\s\S]*[.!?…]["'”’»)*_]*(?=\s|$)/.exec(head)?.[0];
  if (sentence && sentence.length >= bound / 2) return sentence.trimEnd();
  const word = head.slice(0, Math.max(head.lastIndexOf(' '), head.lastIndexOf('\n'), 0));
  return `${(word.length >= bound / 2 ? word : head.slice(0, -1)).trimEnd()}…`;
}

/**
 * The DM's message as it grows over the requests of a turn. What is shown on the way adds up to the final text:
 * space at the ends (and half a surrogate pair) is held back, requests are parted by a blank line.
 */
export class Narration {
  readonly #bound: number;
  readonly #show: (text: string) => void;
  #text = '';
  #held = '';
  #filter = new ThoughtFilter();
  #roundLength = 0;

  constructor(bound: number, show: (text: string) => void) {
    this.#bound = bound;
    this.#show = show;
  }

  get text(): string {
    return cutAtSentence(this.#text, this.#bound);
  }

  get isFull(): boolean {
    return this.#text.length >= this.#bound;
  }

  /** Whether the current request has added words. */
  get spokeThisRound(): boolean {
    return this.#roundLength > 0;
  }

  startRound(): void {
    this.#filter = new ThoughtFilter();
    this.#roundLength = 0;
    this.#held = '';
  }

  add(delta: string): void {
    this.#append(this.#filter.pass(delta));
  }

  endRound(): void {
    this.#append(this.#filter.end());
  }

  #append(given: string): void {
    const text = given.replaceAll('\0', '');
    const held = this.#held + text;
    const words = this.#roundLength === 0 ? held.trimStart() : held;
    const kept = words.replace(/[\ud800-\udbff]$/, '').trimEnd();
    if (kept === '') {
      this.#held = words.slice(0, mostSpace);
      return;
    }
    const gap = this.#roundLength === 0 && this.#text !== '' ? '\n\n' : '';
    const shown = gap + kept.toWellFormed();
    this.#held = words.slice(kept.length, kept.length + mostSpace);
    this.#roundLength += kept.length;
    this.#text += shown;
    this.#show(shown);
  }
}
