import type { Refusal } from '../truth/index.ts';
import type { Honesty } from './outcome.ts';

/** How often in a turn the model is asked once more than its tools need: to say anything at all, or to put right what it said. */
const mostExtra = 2;

/** What became of a narration's claims, and how often more may be asked for. */
export class Repairs {
  #extra = 0;
  #repaired = 0;
  #refused: Refusal | null = null;

  /** Whether the model may be asked again. */
  get maySpare(): boolean {
    return this.#extra < mostExtra;
  }

  /** Whether anything was refused: a turn that comes to nothing then is no fault. */
  get hasRefused(): boolean {
    return this.#repaired > 0 || this.#refused !== null;
  }

  spend(): void {
    this.#extra++;
  }

  /** A request was refused. One that says the same kind of thing again has put nothing right. */
  refused(refusal: Refusal): void {
    if (this.#refused && this.#refused.kind !== refusal.kind) this.#repaired++;
    this.#refused = refusal;
    this.spend();
  }

  honesty({ borneOut, leftOut }: { borneOut: number; leftOut: number }): Honesty {
    const repaired = this.#repaired + (this.#refused && leftOut === 0 ? 1 : 0);
    return { claims: borneOut + repaired + leftOut, borneOut, repaired, withheld: leftOut };
  }
}
