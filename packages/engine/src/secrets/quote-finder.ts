import type { KnownWords } from './known-words.ts';
import { type Quotable, tellingWords } from './quotable.ts';
import { wordWeight } from './word-reader.ts';

/** Of a run that may become a quotation so many words are shown: what follows waits until it is one, or is none. */
export const fewWords = 3;

/** What a changed word costs: ten of twelve words are worth seven. */
const changeCost = 1.5 * wordWeight;
/** So many words in a row may be left out, put in or replaced. */
const mostChanges = 2;
/** Bounds for texts that say the same again and again; prose has far fewer places for two words. */
const mostPlaces = 32;
const mostTraces = 64;

/** A place in the texts up to which the last words agree with them. */
interface Trace {
  place: number;
  /** Words since then that do not agree. */
  lag: number;
  weight: number;
  telling: number;
  /** What of the weight has never been told. */
  fresh: number;
  /** Where the first word begins that has to wait; -1 while there is none. */
  heldFrom: number;
  /** The words that agree, until it is known which of them players know. */
  places: number[];
}

const mostUnsettled = 64;

/** What a word is besides secret. */
const isKnown = 1;
const isTold = 2;

/**
 * Follows words and says when they quote. Every word costs the same, however long the texts are. What the DM has told of a text before is
 * no quotation by itself, and is a part of one that goes on from there: else a secret could be told by a few words in every turn.
 */
export class QuoteFinder {
  readonly #quotable: Quotable;
  readonly #known: KnownWords;
  readonly #told: KnownWords;
  /** Which of the words players know; null until there is a quotation if they know none. */
  #marks: Uint8Array | null = null;
  #traces: Trace[] = [];
  #lastHash = 0;
  #lastStart = -1;

  constructor(quotable: Quotable, known: KnownWords, told: KnownWords) {
    this.#quotable = quotable;
    this.#known = known;
    this.#told = told;
  }

  /** There is nothing to quote. */
  get isIdle(): boolean {
    return this.#quotable.hashes.length === 0;
  }

  /** The start of the first word that has to wait; -1 when none has to. */
  get heldFrom(): number {
    let first = -1;
    for (const { heldFrom } of this.#traces)
      if (heldFrom >= 0 && (first < 0 || heldFrom < first)) first = heldFrom;
    return first;
  }

  /** Whether a quotation is complete with this word. */
  read(hash: number, start: number): boolean {
    const reached: Map<number, Trace> | null = this.#traces.length > 0 ? new Map() : null;
    const isQuoted = reached !== null && this.#followAll(hash, start, reached);
    if (this.#lastStart >= 0) this.#begin(hash, start, reached);
    this.#lastHash = hash;
    this.#lastStart = start;
    return isQuoted;
  }

  #followAll(hash: number, start: number, reached: Map<number, Trace>): boolean {
    let isQuoted = false;
    const alive: Trace[] = [];
    for (const trace of this.#traces) {
      if (this.#follow(trace, hash, start)) {
        const rival = reached.get(trace.place);
        if (rival && rival.weight >= trace.weight) continue;
        reached.set(trace.place, trace);
        if (this.#isQuotation(trace)) {
          isQuoted = true;
          if (trace.heldFrom < 0) trace.heldFrom = start;
        }
      } else if (++trace.lag > mostChanges || trace.weight <= trace.lag * changeCost) continue;
      alive.push(trace);
    }
    this.#traces = alive;
    return isQuoted;
  }

  /** The texts, or what players know, have become more. */
  renew(): void {
    if (this.#marks) this.#marks = this.#marked();
  }

  /** What comes next has nothing to do with what was. */
  forget(): void {
    this.#traces = [];
    this.#lastStart = -1;
  }

  #follow(trace: Trace, hash: number, start: number): boolean {
    const { hashes } = this.#quotable;
    for (let place = trace.place + 1; place <= trace.place + 1 + mostChanges; place++) {
      if (hashes[place] !== hash) continue;
      trace.weight -= Math.max(place - trace.place - 1, trace.lag) * changeCost;
      if (trace.weight <= 0) return false;
      trace.place = place;
      trace.lag = 0;
      this.#agree(trace, place, start);
      return true;
    }
    return false;
  }

  #agree(trace: Trace, place: number, start: number): void {
    const { weights, telling } = this.#quotable;
    const mark = this.#marks?.[place];
    if (mark === isKnown) return;
    trace.weight += weights[place]!;
    trace.telling += telling[place]!;
    if (mark === isTold) return;
    trace.fresh += weights[place]!;
    if (!this.#marks) trace.places.push(place);
    if (trace.heldFrom < 0 && trace.weight > fewWords * wordWeight) trace.heldFrom = start;
  }

  #marked(): Uint8Array {
    const marks = new Uint8Array(this.#quotable.hashes.length);
    this.#told.mark(this.#quotable, marks, isTold);
    this.#known.mark(this.#quotable, marks, isKnown);
    return marks;
  }

  /** What players know is taken from everything that was found before anybody asked for it. */
  #settle(): void {
    const { weights, telling } = this.#quotable;
    this.#marks = this.#marked();
    for (const trace of this.#traces) {
      for (const place of trace.places) {
        if (!this.#marks[place]) continue;
        trace.fresh -= weights[place]!;
        if (this.#marks[place] === isTold) continue;
        trace.weight -= weights[place]!;
        trace.telling -= telling[place]!;
      }
      trace.places = [];
      if (trace.weight <= fewWords * wordWeight || trace.fresh <= 0) trace.heldFrom = -1;
    }
  }

  #begin(hash: number, start: number, reached: ReadonlyMap<number, Trace> | null): void {
    let place = this.#quotable.placeOf(this.#lastHash, hash);
    for (let looks = 0; place >= 0 && looks < mostPlaces; looks++) {
      if (this.#traces.length >= mostTraces) return;
      if (!reached?.has(place)) {
        const trace = { place, lag: 0, weight: 0, telling: 0, fresh: 0, heldFrom: -1, places: [] };
        this.#agree(trace, place - 1, this.#lastStart);
        this.#agree(trace, place, start);
        if (trace.weight > 0) this.#traces.push(trace);
      }
      place = this.#quotable.placeBefore(place);
    }
  }

  #isQuotation(trace: Trace): boolean {
    const isHeavy = () =>
      trace.fresh > 0 &&
      trace.weight >= this.#quotable.needs[trace.place]! &&
      trace.telling >= tellingWords * wordWeight;
    if (!this.#marks && (isHeavy() || trace.places.length > mostUnsettled)) this.#settle();
    return isHeavy();
  }
}
