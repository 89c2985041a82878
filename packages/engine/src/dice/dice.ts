import type { Roll } from '@fireside/contract';

export type NotationCheck = { ok: true; notation: string } | { ok: false; detail: string };

export interface Dice {
  /** Normalises and validates a notation without touching the source of randomness. */
  check(notation: string): NotationCheck;
  /** Rolls a notation that `check` accepted. */
  roll(notation: string, reason: string): Roll;
}
