import type { Claim, ClaimKindName } from './claim.ts';
import { hasOpenOutcome } from './claims/outcome.ts';
import { crossedLine, type Forbidden, nothingForbidden } from './forbidden.ts';
import { Listener } from './listener.ts';
import { contextFor } from './reading.ts';
import {
  asHeard,
  isSensed,
  type Question,
  readClaims,
  type Sensed,
  type SensedKind,
  unborneKinds,
} from './sensed.ts';
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
  /** Whether somebody is there who answers a `question`. */
  isAsking?: boolean;
}

const isLie = ({ missing }: Claim) => missing !== null;

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
 *
 * Where the shapes of words find nothing, or a lie without a number, a `question` may come up: a sentence that only somebody who has
 * learned to read can judge. It waits, with all that follows, until `answer` says what it claims.
 */
export class Gate {
  readonly counts: ClaimCounts = { claims: 0, borneOut: 0, leftOut: 0 };
  readonly #mindsAgency: boolean;
  readonly #mindsOutcomes: boolean;
  readonly #lines: Forbidden;
  readonly #isAsking: boolean;
  #witness: Witness | null = null;
  #leavesOut = false;
  #isWhole = false;
  /** Dice decide something: any word may tell how. */
  #isOpen = false;
  #listener: Listener | null = null;
  #signs: Signs | null = null;
  #refusal: Refusal | null = null;
  /** The sentence in question; `end`: behind its last character. */
  #asked: { question: Question; claims: Claim[]; end: number } | null = null;
  /** No more of the request comes. */
  #isLast = false;
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

  constructor({
    mindsAgency = true,
    mindsOutcomes = true,
    lines = nothingForbidden,
    isAsking = false,
  }: GateOptions = {}) {
    this.#mindsAgency = mindsAgency;
    this.#mindsOutcomes = mindsOutcomes;
    this.#lines = lines;
    this.#isAsking = isAsking;
  }

  /** Why the current request is shown no further; null while it is. */
  get refusal(): Refusal | null {
    return this.#refusal;
  }

  /** A sentence that waits for an `answer`; null while there is none. */
  get question(): Question | null {
    return this.#asked?.question ?? null;
  }

  /** How much of a refused request, or behind a question, waits. */
  get held(): number {
    return this.#refusal || this.#asked ? this.#sentence.length : 0;
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
    this.#asked = null;
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

  /** What may be shown now that it is known what the sentence in question claims; null: nobody can tell. */
  answer(sensed: Sensed | null): string {
    if (!this.#asked) return '';
    const { question, claims, end } = this.#asked;
    this.#asked = null;
    const read = sensed ? readClaims(claims, sensed, question.kinds, this.#witness!) : claims;
    const shown = this.#goOnBehind(end, () => this.#conclude(read, false));
    return shown + this.#read('', this.#isLast);
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
    this.#isLast = isLast;
    while (!this.#refusal && !this.#asked && this.#listener) {
      this.#boundSpace();
      const { end, seen, isPiece = false } = sentenceEnd(this.#sentence, this.#seen, isLast);
      this.#seen = seen;
      if (end < 0) {
        return this.#isWhole ? shown : shown + this.#showSafe(false);
      }
      shown += this.#goOnBehind(end, () => this.#finish(end, isPiece));
      if (this.#sentence === '') return shown;
    }
    return shown;
  }

  /** Reads the sentence up to its end; unless it is held, the next one begins behind it. */
  #goOnBehind(end: number, finish: () => string): string {
    const rest = this.#sentence.slice(end);
    this.#sentence = this.#sentence.slice(0, end);
    const shown = finish();
    if (this.#refusal || this.#asked) this.#sentence += rest;
    else this.#startSentence(rest);
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

  #finish(end: number, isPiece: boolean): string {
    const read = this.#shown;
    let seen = this.#showSafe(true);
    const claims = this.#isHeld
      ? [...this.#judged(this.#listener!.claims(this.#sentence, this.#pieceBefore)), ...this.#crossings()]
      : [];
    const kinds = this.#isHeld && !isPiece ? this.#openKinds(claims) : null;
    // Nothing of it has been read yet, and nothing may be.
    if ((kinds || claims.some(isLie)) && (this.#isWhole || seen.trim() === ''))
      [this.#shown, seen] = [read, ''];
    if (!kinds) return this.#conclude(claims, isPiece, seen);
    const question = { sentence: asHeard(this.#sentence, this.#witness!), kinds };
    this.#asked = { question, claims, end };
    return seen;
  }

  /**
   * What a sentence may claim besides what its words tell, and nothing has happened of; none of it where its words tell a lie that
   * may be none. Null where nobody has to read it: a number is what it is.
   */
  #openKinds(claims: readonly Claim[]): readonly SensedKind[] | null {
    const found = this.#isAsking ? this.#listener!.read(this.#sentence) : null;
    if (!found || (claims.length > 0 && found.hasNumber)) return null;
    const lies = claims.filter(isLie);
    if (lies.length > 0) return lies.every(({ kind }) => isSensed(kind)) ? [] : null;
    const kinds = unborneKinds(found.kinds, this.#witness!);
    return kinds.length > 0 ? kinds : null;
  }

  /** `seen`: what may be shown of it in any case. */
  #conclude(claims: Claim[], isPiece: boolean, seen = ''): string {
    const lie = claims.find(isLie);
    const head = this.#sentence.slice(0, this.#shown).trim();
    if (lie && !this.#leavesOut) {
      const sentence = this.#sentence.trim();
      const gap = head === '' ? /^\s*/.exec(this.#sentence)![0] : ' ';
      this.#refusal = { sentence, shown: head, kind: lie.kind, missing: lie.missing!, gap };
      return seen;
    }
    this.counts.claims += claims.length;
    this.#listener!.follow(this.#sentence, !lie);
    this.#pieceBefore = isPiece && !lie ? this.#sentence.slice(-overlap) : '';
    if (!lie) {
      this.#before = this.#sentence;
      this.counts.borneOut += claims.length;
      this.#isNamed ||= this.#names(this.#sentence.toLowerCase());
      return seen + this.#sentence.slice(this.#shown);
    }
    this.counts.leftOut += 1;
    return head === '' ? '' : `${seen}…`;
  }
}
