import { diceLimits } from './limits.ts';
import { normaliseNotation } from './normalise-notation.ts';
import { type DiceTerm, example, type Modifier, parseNotation, refuse } from './parse-notation.ts';

/** Sums, products and divisions by a number: whatever the dice show, the total is then a number of sensible size. */
function checkArithmetic(notation: string) {
  const plain = notation.replaceAll('d%', 'd100');
  if (/\*\*|\^|sin|cos|tan|exp|log|sqrt|pow/.test(plain))
    refuse('Only + - * /, brackets, floor, ceil, round, abs and sign are understood.');
  if (/[/%](?![1-9]\d*(?![\d.d]))/.test(plain)) refuse('Divide by a whole number only.');
  const { multiplications, constant, nesting } = diceLimits;
  if (plain.split('*').length - 1 > multiplications)
    refuse(`At most ${multiplications} multiplications are possible.`);
  if (plain.match(/\d+/g)?.some((digits) => Number(digits) > constant))
    refuse(`Numbers can be ${constant.toLocaleString('en-US')} at most.`);
  let depth = 0;
  for (const [bracket] of plain.matchAll(/[(){}]/g)) {
    depth += '({'.includes(bracket) ? 1 : -1;
    if (depth > nesting) refuse('The brackets are nested too deeply.');
  }
}

/** Refuses dice that would roll on and on. */
function checkModifiers({ written, quantity, sides, face, modifiers }: DiceTerm) {
  const shown = new Set(Array.from({ length: sides }, (_, index) => face(index + 1)));
  const repeating = modifiers.filter(({ kind }) => kind === '!' || kind === 'r');
  const isUnique = modifiers.some(({ kind }) => kind === 'u');
  const isLimited = modifiers.some(({ kind }) => kind === 'min' || kind === 'max');
  const isEndless = ({ test }: Modifier) =>
    [...shown].filter(test).length / shown.size > diceLimits.repeatShare;
  if ((repeating.length > 0 || isUnique) && shown.size === 1)
    refuse(`${written} has one face only and cannot be rolled again.`);
  if (repeating.length > 1) refuse('Dice can explode or be rerolled, not both.');
  if (repeating.some(isEndless)) refuse(`${written} would keep rolling; explode or reroll on fewer faces.`);
  if (isUnique && quantity > shown.size) refuse(`${written} cannot all be different.`);
  if (isUnique && (repeating.length > 0 || isLimited))
    refuse('Unique dice cannot also explode, be rerolled or be limited.');
}

/** The notation in its one spelling, or a refusal; parsing builds dice but rolls none. */
export function checkNotation(given: string): string {
  const { characters, dice: most, sides } = diceLimits;
  const tooLong = `A notation has at most ${characters} characters.`;
  if (given.length > characters) refuse(tooLong);
  if (/advantage/i.test(given))
    refuse('Write advantage as 2d20kh1 and disadvantage as 2d20kl1, with the modifier behind it.');
  // Without its space, "2d6 d8" would read as two dice of which the lowest eight are dropped.
  if (/\d\s+\d*d\d/i.test(given)) refuse('Join dice with a sign, as in 2d6+1d8.');
  const notation = normaliseNotation(given);
  if (notation.length > characters) refuse(tooLong);
  checkArithmetic(notation);
  const { dice } = parseNotation(notation);
  if (dice.length === 0) refuse(`There are no dice in it. ${example}`);
  const count = dice.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count > most) refuse(`At most ${most} dice can be rolled at once.`);
  if (dice.some((die) => !Number.isInteger(die.sides) || die.sides > sides))
    refuse(`A die has at most ${sides.toLocaleString('en-US')} sides.`);
  for (const die of dice) checkModifiers(die);
  return notation;
}
