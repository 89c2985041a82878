import type { Claim, ClaimKindName } from './claim.ts';
import { hasOpenOutcome } from './claims/outcome.ts';
import { crossedLine, type Forbidden, nothingForbidden } from './forbidden.ts';
import { Listener } from './listener.ts';
import { contextFor } from './reading.ts';
import { Signs } from './signs.ts';
import { sentenceEnd } from './text/sentences.ts';
import type { Witness } from './witness.ts';

/** A sentence that was not shown, and why. */
export interface Refusal {
  sentence: string;
  /** How it begins, as far as players have read it: before the word with which its claim may begin. */
  shown: string;
  kind: ClaimKindName;
  /** One line for the model: which tool to call first, or which number is true. */
  missing: string;
  /** The space before it, if nothing of it was shown: what is told in its place begins like that. */
  gap: string;
}

/** How honest a narration was, without what was refused and not told again. */
export interface ClaimCounts {
  claims: number;
  borneOut: number;
  /** Sentences that were dropped for good. */
  leftOut: number;
}

export interface GateOptions {
  /** Whether words, decisions and feelings of players' characters are their players' alone. */
  mindsAgency?: boolean;
  /** Whether words of success and failure are held against the dice. */
  mindsOutcomes?: boolean;
  lines?: Forbidden;
}

/** What is held of a sentence's beginning when its words are not there yet. */
const mostSpace = 200;
/** Of a sentence that is judged in pieces, how much of the one before is read with the next. */
const overlap = 200;

/**
 * Stands between a model and the players: narration goes in as it streams, in any cuts, and what may be shown comes out. Words
 * pass at once; from where a claim may begin, the rest of the sentence waits until it is whole and is shown if the witness
 * bears it out. Nothing that was shown is ever taken back.
 *
 * One gate for a turn. Every request to the model begins with `begin`, goes on with `pass` for each piece of text and
 * ends with `end`. From a `refusal` on nothing is shown, and what comes is held: models often tell first and call the tool
 * behind it. When the request has ended and its calls have been carried out, `reconsider` judges what is held anew; told to
 * leave out what is not borne out, it goes on behind that. What is refused even then is given up: the next request tells the
 * model `refusal.missing`.
 */
export class Gate {
  readonly counts: ClaimCounts = { claims: 0, borneOut: 0, leftOut: 0 };
  readonly #mindsAgency: boolean;
  readonly #mindsOutcomes: boolean;
  readonly #lines: Forbidden;
  #witness: Witness | null = null;
  #leavesOut = false;
  #isWhole = false;
  /** Dice decide something: any word may tell how. */
  #isOpen = false;
  #listener: Listener | null = null;
  #signs: Signs | null = null;
  #refusal: Refusal | null = null;
  /** The sentence that is not whole yet; up to `#shown` players have read it. */
  #sentence = '';
  #shown = 0;
  #seen = 0;
  #scanned = 0;
  #isHeld = false;
  #pieceBefore = '';
  /** The sentence that was told last. */
  #before = '';
  /** Whether a player's character was named: from then on "she" may be one. */
  #isNamed = false;

  constructor({ mindsAgency = true, mindsOutcomes = true, lines = nothingForbidden }: GateOptions = {}) {
    this.#mindsAgency = mindsAgency;
    this.#mindsOutcomes = mindsOutcomes;
    this.#lines = lines;
  }

  /** Why the current request is shown no further; null while it is. */
  get refusal(): Refusal | null {
    return this.#refusal;
  }

  /** How much of a refused request waits. */
  get held(): number {
    return this.#refusal ? this.#sentence.length : 0;
  }

  /**
   * A request begins: against the table as the tools have left it by now. Nothing of the one before is held any longer.
   * `isWhole`: nothing of a sentence is shown before all of it was judged, so that none breaks off in sight.
   */
  begin(
    witness: Witness,
    { leavesOut = false, isWhole = false }: { leavesOut?: boolean; isWhole?: boolean } = {},
  ): void {
    const context = this.#listener?.context ?? contextFor(witness);
    this.#isNamed ||= context.subject.length > 0;
    this.#leavesOut = leavesOut;
    this.#isWhole = isWhole;
    this.#face(witness, new Listener(witness, this.#mindsAgency, context));
    this.#startSentence('');
    this.#pieceBefore = '';
  }

  /** What of the narration may be shown now. */
  pass(text: string): string {
    return text === '' ? '' : this.#read(text, false);
  }

  /** What was held when the request ended. */
  end(): string {
    return this.#read('', true);
  }

  /** What of a refused request may be shown after all, now that the table is another; the request has ended. */
  reconsider(witness: Witness, { leavesOut = false }: { leavesOut?: boolean } = {}): string {
    if (!this.#refusal) return '';
    this.#leavesOut = leavesOut;
    this.#face(witness, this.#listener!.facing(witness));
    const shown = this.#shown;
    this.#startSentence(this.#sentence);
    this.#shown = shown;
    this.#scanned = shown;
    return this.#read('', true);
  }

  /** Gives up what was refused: a sentence whose beginning was read breaks off in sight. */
  giveUp(): string {
    return this.#refusal && this.#refusal.shown !== '' ? '…' : '';
  }

  #face(witness: Witness, listener: Listener): void {
    this.#witness = witness;
    this.#signs = new Signs(witness, this.#lines);
    this.#isOpen = hasOpenOutcome(witness);
    this.#listener = listener;
    this.#refusal = null;
  }

  #read(text: string, isLast: boolean): string {
    let shown = '';
    this.#sentence += text;
    while (!this.#refusal && this.#listener) {
      this.#boundSpace();
      const { end, seen, isPiece } = sentenceEnd(this.#sentence, this.#seen, isLast);
      this.#seen = seen;
      if (end < 0) {
        return this.#isWhole ? shown : shown + this.#showSafe(false);
      }
      const rest = this.#sentence.slice(end);
      this.#sentence = this.#sentence.slice(0, end);
      shown += this.#finish(isPiece === true);
      if (this.#refusal) {
        this.#sentence += rest;
        return shown;
      }
      this.#startSentence(rest);
      if (rest === '') return shown;
    }
    return shown;
  }

  /** Endless space before a sentence is no reason to hold ever more of it. */
  #boundSpace(): void {
    if (this.#shown > 0 || this.#sentence.length <= mostSpace || !/^\s/.test(this.#sentence)) return;
    const space = this.#sentence.length - this.#sentence.trimStart().length;
    if (space <= mostSpace) return;
    this.#startSentence(this.#sentence.slice(0, mostSpace) + this.#sentence.slice(space));
  }

  #startSentence(rest: string): void {
    this.#sentence = rest;
    this.#shown = 0;
    this.#seen = 0;
    this.#scanned = 0;
    this.#isHeld = false;
  }

  /** The words up to the first that may begin a claim. */
  #showSafe(isWhole: boolean): string {
    if (this.#isHeld) return '';
    const context = this.#listener!.context;
    const { safe, sign, next } = this.#signs!.find(this.#sentence, this.#scanned, {
      isWhole,
      isEverything: this.#isOpen || context.isInventory,
      isNamed: this.#isNamed,
    });
    this.#isHeld = sign >= 0;
    this.#scanned = next;
    const shown = this.#sentence.slice(this.#shown, Math.max(safe, this.#shown));
    this.#shown = Math.max(safe, this.#shown);
    return shown;
  }

  /** The line that the sentence crosses: a claim that nothing could bear out. */
  #crossings(): Claim[] {
    const line = this.#lines.crossed(this.#sentence, this.#before);
    if (line === null) return [];
    return [{ kind: 'line', missing: crossedLine(line) }];
  }

  #judged(claims: Claim[]): Claim[] {
    return this.#mindsOutcomes ? claims : claims.filter(({ kind }) => kind !== 'outcome');
  }

  #names(lower: string): boolean {
    return this.#witness!.party.some(({ names }) => names.some((name) => lower.includes(name)));
  }

  #finish(isPiece: boolean): string {
    const listener = this.#listener!;
    const read = this.#shown;
    let shown = this.#showSafe(true);
    const claims = this.#isHeld
      ? [...this.#judged(listener.claims(this.#sentence, this.#pieceBefore)), ...this.#crossings()]
      : [];
    const lie = claims.find(({ missing }) => missing !== null);
    // Nothing of it has been read yet, and nothing will be.
    if (lie && this.#isWhole) [this.#shown, shown] = [read, ''];
    const head = this.#sentence.slice(0, this.#shown).trim();
    if (lie && !this.#leavesOut) {
      const sentence = this.#sentence.trim();
      const gap = head === '' ? /^\s*/.exec(this.#sentence)![0] : ' ';
      this.#refusal = { sentence, shown: head, kind: lie.kind, missing: lie.missing!, gap };
      return shown;
    }
    this.counts.claims += claims.length;
    listener.follow(this.#sentence, !lie);
    this.#pieceBefore = isPiece && !lie ? this.#sentence.slice(-overlap) : '';
    if (!lie) {
      this.#before = this.#sentence;
      this.counts.borneOut += claims.length;
      this.#isNamed ||= this.#names(this.#sentence.toLowerCase());
      return shown + this.#sentence.slice(this.#shown);
    }
    this.counts.leftOut += 1;
    return head === '' ? '' : `${shown}…`;
  }
}
