import type { Roll } from '@fireside/contract';
import { checkNotation } from './check-notation.ts';
import { parseNotation, Refusal } from './parse-notation.ts';
import { type RandomSource, rollNotation } from './roll-notation.ts';

export type { RandomSource } from './roll-notation.ts';

export type NotationCheck = { ok: true; notation: string } | { ok: false; detail: string };

export interface Dice {
  /** Normalises and validates a notation without touching the source of randomness. */
  check(notation: string): NotationCheck;
  /** Rolls a notation that `check` accepted. */
  roll(notation: string, reason: string): Roll;
}

function check(notation: string): NotationCheck {
  try {
    return { ok: true, notation: checkNotation(notation) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, detail: error.message };
    throw error;
  }
}

export function createDice(random: RandomSource): Dice {
  return {
    check,
    roll: (notation, reason) => ({ notation, reason, ...rollNotation(parseNotation(notation), random) }),
  };
}
