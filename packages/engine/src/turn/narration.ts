const mostSpace = 1_000;

/** Requests are told in paragraphs of their own. */
export const paragraph = '\n\n';

/** The longest beginning of a text within the bound that ends with a sentence, else with a word. */
export function cutAtSentence(text: string, bound: number): string {
  if (text.length <= bound) return text;
  const head = text.slice(0, bound).toWellFormed();
  const sentence = /^[\s\S]*[.!?…]["'”’»)*_]*(?=\s|$)/.exec(head)?.[0];
  if (sentence && sentence.length >= bound / 2) return sentence.trimEnd();
  const word = head.slice(0, Math.max(head.lastIndexOf(' '), head.lastIndexOf('\n'), 0));
  return `${(word.length >= bound / 2 ? word : head.slice(0, -1)).trimEnd()}…`;
}

/** Says of a text that streams what of it may be shown. */
export interface Doorkeeper {
  pass(text: string): string;
  /** What was held when the request ended. */
  end(): string;
}

const openDoor: Doorkeeper = { pass: (text) => text, end: () => '' };

/**
 * The DM's message as it grows over the requests of a turn. What is shown on the way adds up to the final text: space at the
 * ends (and half a surrogate pair) is held back, requests are parted by a blank line.
 */
export class Narration {
  readonly #bound: number;
  readonly #door: Doorkeeper;
  readonly #show: (text: string) => void;
  #text = '';
  #held = '';
  #round = '';
  #gap = '';

  constructor(bound: number, show: (text: string) => void, door: Doorkeeper = openDoor) {
    this.#bound = bound;
    this.#show = show;
    this.#door = door;
  }

  get text(): string {
    return cutAtSentence(this.#text, this.#bound);
  }

  get isFull(): boolean {
    return this.#text.length >= this.#bound;
  }

  /** What the current request has added. */
  get round(): string {
    return this.#round;
  }

  /** `gap`: what parts it from the request before. */
  startRound(gap = paragraph): void {
    this.#round = '';
    this.#held = '';
    this.#gap = gap;
  }

  add(delta: string): void {
    this.append(this.#door.pass(delta));
  }

  endRound(): void {
    this.append(this.#door.end());
  }

  /** Adds what was held, as far as there is room for it. */
  appendWithin(text: string): void {
    this.append(cutAtSentence(text, Math.max(0, this.#bound - this.#text.length - this.#gap.length)));
  }

  /** Adds what may be shown. */
  append(given: string): void {
    if (given === '') return;
    const text = given.includes('\0') ? given.replaceAll('\0', '') : given;
    const held = this.#held + text;
    const words = this.#round === '' ? held.trimStart() : held;
    const kept = words.replace(/[\ud800-\udbff]$/, '').trimEnd();
    if (kept === '') {
      this.#held = words.slice(0, mostSpace);
      return;
    }
    const gap = this.#round === '' && this.#text !== '' ? this.#gap : '';
    const shown = gap + kept.toWellFormed();
    this.#held = words.slice(kept.length, kept.length + mostSpace);
    this.#round += kept;
    this.#text += shown;
    this.#show(shown);
  }
}
