import { DiceRoll, Modifiers, NumberGenerator } from '@dice-roller/rpg-dice-roller';
import { checkNotation } from './check-notation.ts';
import type { Dice } from './dice.ts';
import { diceLimits } from './limits.ts';

// The library allows a thousand repeats for each die, which a hundred dice turn into seconds. Its limit is a getter
// of the class and cannot be given to a single roll. Configurable: a test may load this file as source and as built.
for (const { prototype } of [Modifiers.ExplodeModifier, Modifiers.ReRollModifier])
  Object.defineProperty(prototype, 'maxIterations', { get: () => diceLimits.repeats, configurable: true });

/** A whole number between both bounds, bounds included. */
export type RandomSource = (min: number, maxInclusive: number) => number;

/**
 * The library announces each range in `range` and then takes the offset within it from `next`: one draw from our source
 * per die, without the library's own way of spreading 32 bits over a range.
 */
function engineOver(random: RandomSource) {
  return {
    range: [1, 1] as [number, number],
    next() {
      const [min, max] = this.range;
      return random(min, max) - min;
    },
  };
}

/** The library keeps its engine in a global; it is ours only while one notation is rolled, without a pause between. */
function rollWith(engine: ReturnType<typeof engineOver>, notation: string): DiceRoll {
  const { generator } = NumberGenerator;
  const before = generator.engine;
  generator.engine = engine;
  try {
    return new DiceRoll(notation);
  } finally {
    generator.engine = before;
  }
}

function breakdownOf(roll: DiceRoll, notation: string): string {
  const working = roll.output.slice(notation.length + 2);
  if (working.length <= diceLimits.breakdownCharacters) return working;
  return `${working.slice(0, diceLimits.breakdownCharacters)}… = ${roll.total}`;
}

export function createDice(random: RandomSource): Dice {
  const engine = engineOver(random);
  return {
    check: checkNotation,
    roll(notation, reason) {
      const roll = rollWith(engine, notation);
      return { notation, reason, total: roll.total, breakdown: breakdownOf(roll, notation) };
    },
  };
}
