/** What may differ between two tellings of the same words. */
const ignored = /[\s…*_]/;
const sentenceOver = /[.!?:]["'”’»)*_]*$/;
const mostHeld = 20_000;

/** How far one telling follows another that was read before. */
class Trace {
  readonly #read: string;
  #at = 0;
  isLost = false;

  constructor(read: string) {
    this.#read = read;
    this.#skip();
  }

  get isDone(): boolean {
    return this.#at >= this.#read.length;
  }

  follow(char: string): void {
    if (this.#read[this.#at] !== char) this.isLost = true;
    else this.#at++;
    this.#skip();
  }

  #skip(): void {
    while (this.#at < this.#read.length && ignored.test(this.#read[this.#at]!)) this.#at++;
  }
}

/**
 * A model that is asked to go on often begins anew. Sentences that players have read already, word for word, are dropped from the
 * beginning of its answer. One of which they have read the beginning is not: it is judged as a whole.
 */
export class Echo {
  #traces: Trace[];
  #held = '';
  #seen = 0;
  /** Behind the last whole sentence that was repeated. */
  #repeated = 0;
  #isOver: boolean;

  /** `read`: where it may begin anew. */
  constructor(read: readonly string[]) {
    this.#traces = read.filter((text) => text !== '').map((text) => new Trace(text));
    this.#isOver = this.#traces.length === 0;
  }

  /** What of the answer is new. */
  pass(text: string): string {
    if (this.#isOver) return text;
    this.#held += text;
    for (; this.#seen < this.#held.length; this.#seen++) {
      const char = this.#held[this.#seen]!;
      const isSpace = /\s/.test(char);
      if (isSpace && sentenceOver.test(this.#held.slice(Math.max(0, this.#seen - 6), this.#seen)))
        this.#repeated = this.#seen;
      if (ignored.test(char)) continue;
      if (this.#traces.some(({ isDone }) => isDone)) return this.#goOn();
      for (const trace of this.#traces) trace.follow(char);
      this.#traces = this.#traces.filter(({ isLost }) => !isLost);
      if (this.#traces.length === 0 || this.#seen > mostHeld) return this.#goOn();
    }
    return '';
  }

  /** The answer is over. One that only repeats has said nothing. */
  end(): string {
    this.#isOver = true;
    return '';
  }

  #goOn(): string {
    this.#isOver = true;
    return this.#held.slice(this.#repeated);
  }
}
