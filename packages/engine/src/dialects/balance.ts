const openings = '([{';
const closings = ')]}';
/** What may stand before the quotation mark of a text: elsewhere `'` is an apostrophe. */
const beforeQuote = '([{,:= \n\t';

/** Follows the brackets of one value, texts aside, a character at a time. */
export class Balance {
  #depth = 0;
  #quote = '';
  #isEscaped = false;
  #before = ' ';

  get isOpen(): boolean {
    return this.#depth > 0;
  }

  get isInText(): boolean {
    return this.#quote !== '';
  }

  /** True when this character closes the outermost bracket. */
  step(char: string): boolean {
    const before = this.#before;
    this.#before = char;
    if (this.#quote !== '') {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (char === '\\') this.#isEscaped = true;
      else if (char === this.#quote) this.#quote = '';
      return false;
    }
    if (this.#depth > 0 && (char === '"' || char === "'") && beforeQuote.includes(before)) {
      this.#quote = char;
      return false;
    }
    if (openings.includes(char)) this.#depth++;
    else if (closings.includes(char) && this.#depth > 0) return --this.#depth === 0;
    return false;
  }
}
