import { applyEffect, type Effect } from './effects.ts';
import type { Table } from './table.ts';

/** Effects in the order in which they happen, and the table as they leave it. */
export class Ledger<T extends Table> {
  readonly effects: Effect[] = [];
  #table: T;

  constructor(table: T) {
    this.#table = table;
  }

  get table(): T {
    return this.#table;
  }

  /** Null stands for a change that would change nothing. */
  add(effect: Effect | null): void {
    if (!effect) return;
    this.effects.push(effect);
    this.#table = applyEffect(this.#table, effect);
  }
}
