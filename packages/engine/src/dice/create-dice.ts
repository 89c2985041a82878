import { checkNotation } from './check-notation.ts';
import type { Dice, NotationCheck } from './dice.ts';
import { parseNotation, Refusal } from './parse-notation.ts';
import { type RandomSource, rollNotation } from './roll-notation.ts';

export type { RandomSource } from './roll-notation.ts';

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
