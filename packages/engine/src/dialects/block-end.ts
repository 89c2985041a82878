import { Balance } from './balance.ts';
import type { Block, Ending } from './block.ts';
import { type MarkNames, readMark, skipSpace } from './mark.ts';
import { thoughtStep } from './thoughts.ts';

/** Where a block ends and what follows begins; or up to where the text was seen without an end. */
export type BlockEnd = { end: number; next: number } | { seen: number };

const fence = '```';
const markStarts = '<[◁&';
/** What may follow a value inside its wrapping; anything else is prose. */
const behindValue = '<{[]}),;&◁|`';
const longestSpace = 64;

/** Looks for the end of one block, never twice at the same text. */
export class EndFinder {
  readonly #ending: Ending;
  readonly #marks: MarkNames;
  readonly #balance = new Balance();
  /** Of the value that a wrapping begins with, if it does. */
  #value: 'awaited' | 'open' | 'closed' | 'none' = 'awaited';
  #isLineEmpty = false;

  constructor({ ending }: Block, marks: MarkNames) {
    this.#ending = ending;
    this.#marks = marks;
  }

  find(text: string, from: number, last: number, isLast: boolean): BlockEnd {
    switch (this.#ending.by) {
      case 'now':
        return { end: from, next: from };
      case 'nothing':
        return { seen: last };
      case 'line': {
        const end = text.indexOf('\n', from);
        return end < 0 ? { seen: last } : { end, next: end };
      }
      case 'words':
        return this.#findWords(this.#ending, text, from, last, isLast);
      case 'fence': {
        const end = text.indexOf(fence, from);
        if (end >= 0 && end < last) return { end, next: end + fence.length };
        return { seen: isLast ? last : Math.max(from, last - fence.length + 1) };
      }
      default:
        return this.#walk(text, from, last, isLast);
    }
  }

  #findWords(
    { words, isKept, found }: Ending & { by: 'words' },
    text: string,
    from: number,
    last: number,
    isLast: boolean,
  ): BlockEnd {
    const seen = text.slice(from, last);
    let first = { at: seen.length, word: '' };
    for (const word of words) {
      const at = seen.indexOf(word);
      if (at >= 0 && at < first.at) first = { at, word };
    }
    const longest = Math.max(...words.map((word) => word.length));
    if (first.word === '') return { seen: isLast ? last : Math.max(from, last - longest + 1) };
    found?.();
    const end = from + first.at;
    return { end, next: isKept ? end : end + first.word.length };
  }

  #walk(text: string, from: number, last: number, isLast: boolean): BlockEnd {
    for (let at = from; at < last; ) {
      if (this.#value === 'closed') {
        const next = skipSpace(text, at, longestSpace);
        if (next >= last && !isLast) return { seen: at };
        if (next < last && !behindValue.includes(text[next]!)) return { end: at, next: at };
        this.#value = 'awaited';
      }
      const mark =
        markStarts.includes(text[at]!) && this.#minds(text[at]!) ? readMark(text, at, this.#marks) : null;
      if (mark === 'more' && !isLast) return { seen: at };
      if (mark !== null && mark !== 'more') {
        const how = this.#ends(mark);
        if (how !== null) return { end: at, next: how === 'with' ? at + mark.length : at };
        if (this.#value === 'awaited') this.#value = 'none';
        // Also `[ARGS]` between a name and its arguments, whose brackets are none of the value's.
        if (this.#ending.by === 'mark' || mark.form === 'bracket') {
          at += mark.length;
          continue;
        }
      }
      const step = this.#step(text[at]!);
      if (step !== null) return { end: step === 'with' ? at + 1 : at, next: step === 'with' ? at + 1 : at };
      at++;
    }
    return { seen: last };
  }

  #step(char: string): 'with' | 'before' | null {
    const ending = this.#ending;
    if (ending.by === 'char') return ending.ends(char);
    if (ending.by === 'value') {
      if (ending.within && this.#isOver(char, ending.within)) return 'before';
      return this.#balance.step(char) ? 'with' : null;
    }
    if (ending.by === 'mark' && ending.isValue) this.#follow(char);
    return null;
  }

  #follow(char: string): void {
    if (this.#value === 'awaited' && !/[\s,;}\])]/.test(char))
      this.#value = /[[{]/.test(char) ? 'open' : 'none';
    if (this.#value === 'open' && this.#balance.step(char)) this.#value = 'closed';
  }

  /** Whether the line or paragraph is over that holds the value. */
  #isOver(char: string, within: 'line' | 'paragraph'): boolean {
    if (char !== '\n') {
      this.#isLineEmpty &&= char === ' ' || char === '\r' || char === '\t';
      return false;
    }
    const isParagraph = this.#isLineEmpty && !this.#balance.isInText;
    this.#isLineEmpty = true;
    return this.#balance.isOpen && (within === 'line' || isParagraph);
  }

  /** Inside a value marks are none, except for those that no value holds. */
  #minds(char: string): boolean {
    if (this.#ending.by !== 'value') return true;
    return char === '[' ? !this.#balance.isOpen : !this.#balance.isInText;
  }

  #ends(mark: Parameters<(Ending & { by: 'mark' })['ends']>[0]): 'with' | 'before' | null {
    if (this.#ending.by === 'mark') return this.#ending.ends(mark);
    if (mark.form === 'bracket') return mark.name === 'args' || mark.name === 'call_id' ? null : 'before';
    return (mark.form === 'token' && mark.name !== '"') || thoughtStep(mark) !== 0 ? 'before' : null;
  }
}
