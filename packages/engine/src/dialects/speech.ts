import type { ToolCall } from '../ports.ts';
import type { Block, Ending, Finished, Opening, Tools } from './block.ts';
import { EndFinder } from './block-end.ts';
import { isLetter, Openings } from './openings.ts';
import { knownTools } from './plain-call.ts';
import { perhapsThought } from './thoughts.ts';

const mostCalls = 40;
/** Of one call. */
const mostHeld = 64 * 1024;
const mostClosers = 16;
const longestName = 64;
const longestSpace = 16;
const longestCloser = 3;

export interface SpeechOptions {
  /** Everything is held until a thought is closed or the answer ends: for models whose template opens the thought for them. */
  holdsUntilThought?: boolean;
}

/** A block that has begun. */
interface Held {
  block: Block;
  finder: EndFinder;
  /** Of the mark that opened it. */
  openingLength: number;
  /** Its text so far, but for what is still in `#text`, and how long that was. */
  text: string;
  length: number;
  /** Where in `#text` it begins or goes on. */
  from: number;
}

/**
 * Reads what a model writes, as it streams and in any cuts: narration comes out, thoughts, results of tools and marks of chat
 * templates are dropped, and calls that are written as text become calls. One for each answer.
 */
export class Speech {
  readonly calls: ToolCall[] = [];
  readonly #tools: Tools;
  readonly #openings: Openings;
  readonly #makeId: () => string;
  #text = '';
  #at = 0;
  #held: Held | null = null;
  /** Up to where the text was held already, by how that was to end: nothing of the kind is tried there again. */
  readonly #releasedUntil = new Map<Ending['by'], number>();
  /** What closes the brackets around calls. */
  #closers: string[] = [];
  #isBehindCall = false;
  #isStart = true;
  #isLineStart = true;
  #before = '';
  #steps = 0;
  #hasThought = false;
  #isThinkingAloud = false;

  constructor(
    toolNames: ReadonlySet<string> | readonly string[],
    makeId: () => string,
    { holdsUntilThought = false }: SpeechOptions = {},
  ) {
    this.#tools = knownTools(toolNames);
    this.#openings = new Openings(this.#tools);
    this.#makeId = makeId;
    if (holdsUntilThought) this.#hold(perhapsThought(), 0, 0);
  }

  /** How many characters were looked at, again and again or not. */
  get steps(): number {
    return this.#steps;
  }

  /** Whether a thought was closed that the answer had not opened: its chat template has. */
  get isThinkingAloud(): boolean {
    return this.#isThinkingAloud;
  }

  /** What of the text is narration, as far as it can be told now. */
  pass(text: string): string {
    this.#text += text;
    return this.#read(false);
  }

  /** What was held and turned out to be narration. */
  end(): string {
    return this.#read(true);
  }

  #read(isLast: boolean): string {
    const shown: string[] = [];
    for (let goesOn = true; goesOn; ) {
      if (this.#held) goesOn = this.#goOn(this.#held, isLast);
      else if (this.#isBehindCall) goesOn = this.#leaveCall(isLast);
      else goesOn = this.#speak(shown, isLast);
    }
    this.#compact();
    return shown.length === 1 ? shown[0]! : shown.join('');
  }

  /** True when something else than narration has begun. */
  #speak(shown: string[], isLast: boolean): boolean {
    const text = this.#text;
    const from = this.#at;
    let at = from;
    let opening: Opening | 'more' | null = null;
    for (; at < text.length; at++) {
      this.#steps++;
      const char = text[at]!;
      // Within a word nothing begins.
      if (!this.#isLineStart && isLetter(char) && isLetter(this.#before)) {
        this.#before = char;
        continue;
      }
      if (this.#openings.mayBegin(text, at, this.#before, this.#isLineStart)) {
        opening = this.#look(at, isLast);
        if (opening !== null) break;
      }
      this.#isLineStart =
        char === '\n' || (this.#isLineStart && (char === ' ' || char === '\t' || char === '\r'));
      this.#isStart &&= this.#isLineStart;
      this.#before = char;
    }
    const words = text.slice(from, at);
    this.#at = at;
    if (words !== '') shown.push(words);
    if (this.#closers.length > 0 && words.trim() !== '') this.#closers = [];
    if (opening === null || opening === 'more') return false;
    this.#before = '';
    this.#hasThought ||= opening.thought === 'opens';
    this.#isThinkingAloud ||= opening.thought === 'closes' && !this.#hasThought;
    this.#closers = [...(opening.closers ?? []), ...this.#closers].slice(0, mostClosers);
    if (opening.block) this.#hold(opening.block, at, opening.length);
    this.#at = at + opening.length;
    return true;
  }

  #look(at: number, isLast: boolean): Opening | 'more' | null {
    const opening = this.#openings.look({
      text: this.#text,
      at,
      isLast,
      isStart: this.#isStart,
      isLineStart: this.#isLineStart,
      before: this.#before,
      tools: this.#tools,
    });
    const block = typeof opening === 'object' ? opening?.block : undefined;
    const isIdle = block && !block.isCertain && at < (this.#releasedUntil.get(block.ending.by) ?? 0);
    return isIdle ? null : opening;
  }

  #hold(block: Block, from: number, openingLength: number): void {
    const finder = new EndFinder(block, this.#openings.marks);
    this.#held = { block, finder, openingLength, text: '', length: 0, from };
  }

  /** True when the block has ended. */
  #goOn(held: Held, isLast: boolean): boolean {
    const { block, finder, length, from } = held;
    const bound = block.isCertain ? Number.POSITIVE_INFINITY : from + (block.most ?? mostHeld) - length;
    const last = Math.min(this.#text.length, bound);
    const found = finder.find(this.#text, this.#at, last, isLast || last === bound);
    this.#steps += ('seen' in found ? found.seen : found.next) - this.#at;
    if ('end' in found) this.#finish(held, found.end, found.next);
    else {
      this.#at = found.seen;
      if (last === bound) this.#release(held, last);
      else if (isLast) this.#finish(held, last, last);
      else return false;
    }
    return true;
  }

  #finish(held: Held, end: number, next: number): void {
    const { block, openingLength, length, from } = held;
    const isWhole = length + end - from <= mostHeld || block.most !== undefined;
    const read = (): Finished | null =>
      block.finish(block.isDropped ? '' : (held.text + this.#text.slice(from, end)).slice(openingLength));
    const finished = isWhole || block.isDropped ? read() : {};
    if (finished === null) {
      this.#release(held, end);
      return;
    }
    for (const { name, input } of finished.calls ?? []) {
      const plain = name.replace(/[^\w-]/g, '_').slice(0, longestName);
      if (plain !== '' && this.calls.length < mostCalls)
        this.calls.push({ id: this.#makeId(), name: plain, input });
    }
    this.#hasThought ||= finished.closed === 'own';
    this.#isThinkingAloud ||= finished.closed === 'lone';
    this.#at = next;
    this.#held = null;
    this.#isBehindCall = true;
    if (finished.next) this.#hold(finished.next, next, 0);
  }

  /** It was narration: back to where it began. */
  #release(held: Held, end: number): void {
    const { block, text, length, from } = held;
    this.#at = from;
    if (length > 0) {
      this.#text = text + this.#text;
      this.#shift(length);
    }
    this.#releasedUntil.set(block.ending.by, this.#at + length + end - from);
    this.#held = null;
  }

  /** Drops what closes the brackets around a call and what parts it from the next. False when more has to be seen. */
  #leaveCall(isLast: boolean): boolean {
    const text = this.#text;
    for (let isDone = false; !isDone; ) {
      let at = this.#at;
      if (this.#closers.length > 0)
        while (at < text.length && at - this.#at < longestSpace && /\s/.test(text[at]!)) at++;
      if (at >= text.length && !isLast) return false;
      const rest = text.slice(at, at + longestCloser);
      const mayGrow =
        rest.length < longestCloser &&
        this.#closers.some((one) => one.length > rest.length && one.startsWith(rest));
      if (mayGrow && !isLast) return false;
      const closer = this.#closers.findIndex((one) => rest.startsWith(one));
      if (closer >= 0) {
        this.#at = at + this.#closers[closer]!.length;
        this.#closers.splice(closer, 1);
      } else if (text[at] === ';' || (text[at] === ',' && this.#closers.length > 0)) this.#at = at + 1;
      else isDone = true;
    }
    this.#isBehindCall = false;
    return true;
  }

  /** Lets go of what was read. */
  #compact(): void {
    const held = this.#held;
    if (held) {
      const { block, from } = held;
      held.length += this.#at - from;
      if (block.isDropped || (block.isCertain && held.length > mostHeld)) held.text = '';
      else held.text += this.#text.slice(from, this.#at);
      held.from = 0;
    }
    this.#shift(-this.#at);
    this.#text = this.#text.slice(this.#at);
    this.#at = 0;
  }

  /** Everything stands later in the text by so much. */
  #shift(length: number): void {
    for (const [by, until] of this.#releasedUntil) this.#releasedUntil.set(by, until + length);
  }
}
