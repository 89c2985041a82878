import { Parser } from '@dice-roller/rpg-dice-roller';
import { checkArithmetic } from './check-arithmetic.ts';
import { checkModifiers } from './check-modifiers.ts';
import type { NotationCheck } from './dice.ts';
import { type Die, diceIn } from './dice-in.ts';
import { diceLimits } from './limits.ts';
import { normaliseNotation } from './normalise-notation.ts';

const example = 'Write dice like 1d20+5, 2d6 or 2d20kh1.';

function checkDice(dice: Die[]): string | null {
  if (dice.length === 0) return `There are no dice in it. ${example}`;
  const count = dice.reduce((sum, die) => sum + die.qty, 0);
  if (count > diceLimits.dice) return `At most ${diceLimits.dice} dice can be rolled at once.`;
  if (dice.some(({ min, max }) => !Number.isInteger(max) || max - min + 1 > diceLimits.sides))
    return `A die has at most ${diceLimits.sides.toLocaleString('en-US')} sides.`;
  for (const die of dice) {
    const problem = checkModifiers(die);
    if (problem) return problem;
  }
  return null;
}

function parse(notation: string): Die[] | null {
  try {
    return diceIn(Parser.parse(notation));
  } catch {
    return null;
  }
}

/** Normalises and validates; parsing builds dice but rolls none. */
export function checkNotation(given: string): NotationCheck {
  const refuse = (detail: string): NotationCheck => ({ ok: false, detail });
  const tooLong = `A notation has at most ${diceLimits.characters} characters.`;
  if (given.length > diceLimits.characters) return refuse(tooLong);
  if (/advantage/i.test(given))
    return refuse('Write advantage as 2d20kh1 and disadvantage as 2d20kl1, with the modifier behind it.');
  // Without its space, "2d6 d8" would read as two dice of which the lowest eight are dropped.
  if (/\d\s+\d*d\d/i.test(given)) return refuse('Join dice with a sign, as in 2d6+1d8.');
  const notation = normaliseNotation(given);
  if (notation.length > diceLimits.characters) return refuse(tooLong);
  const arithmetic = checkArithmetic(notation);
  if (arithmetic) return refuse(arithmetic);
  const dice = parse(notation);
  if (!dice) return refuse(`That is no dice notation. ${example}`);
  const problem = checkDice(dice);
  return problem ? refuse(problem) : { ok: true, notation };
}
