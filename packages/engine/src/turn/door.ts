import type { Secrets } from '../secrets/index.ts';
import {
  type Gate,
  type Question,
  type Refusal,
  type Sensed,
  sentenceEnd,
  type Witness,
} from '../truth/index.ts';
import type { Doorkeeper } from './narration.ts';

/** Behind a sentence nothing breaks off. */
const isOver = /(?:^|[.!?…:\n]["'”’»)*_]*)\s*$/;
/** More than any run of words that could go on behind it. */
const mostTail = 200;
const mostShown = 10 * mostTail;

/** What a narration passes before players see it: nothing that is not for them, and nothing that is not borne out. */
export class Door implements Doorkeeper {
  readonly #secrets: Secrets;
  readonly #gate: Gate;
  /** What came behind a secret; it waits for the end of the request. */
  #behind = '';
  #keptBack = 0;
  /** What was shown, the beginning of it left out now and then. */
  #shown = '';

  constructor(secrets: Secrets, gate: Gate) {
    this.#secrets = secrets;
    this.#gate = gate;
  }

  get counts(): { borneOut: number; leftOut: number } {
    const { borneOut, leftOut } = this.#gate.counts;
    return { borneOut, leftOut: leftOut + this.#keptBack };
  }

  /** How much of a request waits. */
  get held(): number {
    return this.#gate.held + this.#behind.length;
  }

  /** Why the current request is shown no further; null while it is. */
  get refusal(): Refusal | null {
    const { stop } = this.#secrets;
    return (
      this.#gate.refusal ??
      (stop && { sentence: '', shown: this.#tail, kind: 'secret', missing: stop.missing, gap: ' ' })
    );
  }

  /** A sentence that waits, with all behind it, for an `answer`. */
  get question(): Question | null {
    return this.#gate.question;
  }

  /** The end of what was shown. */
  get #tail(): string {
    return this.#shown.slice(-mostTail);
  }

  begin(witness: Witness, options?: { leavesOut: boolean; isWhole: boolean }): void {
    this.#goOnBehindSecret();
    this.#gate.begin(witness, options);
  }

  pass(text: string): string {
    if (this.#secrets.stop) {
      this.#behind += text;
      return '';
    }
    return this.#show(this.#throughGate(this.#secrets.pass(text)));
  }

  end(): string {
    const rest = this.#secrets.stop ? '' : this.#throughGate(this.#secrets.end());
    return this.#show(rest + this.#gate.end());
  }

  /** What may be shown now that it is known what the sentence in question claims; null: nobody can tell. */
  answer(sensed: Sensed | null): string {
    return this.#show(this.#gate.answer(sensed));
  }

  /** The request has ended: what was refused may be true by now; `leavesOut`: what is not is dropped. */
  reconsider(witness: Witness, { leavesOut }: { leavesOut: boolean }): string {
    let shown = this.#show(this.#gate.reconsider(witness, { leavesOut }));
    while (leavesOut && this.#secrets.stop) {
      this.#keptBack += 1;
      shown += this.#unasked() + this.#show(this.#ellipsis());
      const behind = this.#behind.slice(sentenceEnd(this.#behind, 0, true).end);
      this.#goOnBehindSecret();
      this.#gate.begin(witness, { leavesOut });
      shown += this.pass(behind) + this.end();
    }
    return shown;
  }

  /** Before a secret nobody is waited for: what is in question there is judged by its words. */
  #unasked(): string {
    let shown = '';
    while (this.question !== null) shown += this.answer(null);
    return shown;
  }

  /** Gives up what was refused: a sentence whose beginning was read breaks off in sight. */
  giveUp(): string {
    return this.#gate.refusal ? this.#gate.giveUp() : this.#ellipsis();
  }

  /** What was refused is not shown, and what was shown before it counts on. */
  #goOnBehindSecret(): void {
    this.#secrets.drop();
    this.#secrets.recall(this.#tail);
    this.#behind = '';
  }

  #throughGate(text: string): string {
    const shown = this.#gate.pass(text);
    if (!this.#secrets.stop) return shown;
    this.#behind = this.#secrets.behind;
    return shown + this.#gate.end();
  }

  #ellipsis(): string {
    return isOver.test(this.#tail) ? '' : '…';
  }

  #show(text: string): string {
    this.#shown += text;
    if (this.#shown.length > mostShown) this.#shown = this.#tail;
    return text;
  }
}
