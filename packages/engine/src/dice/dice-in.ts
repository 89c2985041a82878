import { Dice, RollGroup } from '@dice-roller/rpg-dice-roller';

export type Die = InstanceType<typeof Dice.StandardDice>;

/** All dice of a parsed notation, those in groups included. */
export function diceIn(expressions: unknown[]): Die[] {
  return expressions.flatMap((expression): Die[] => {
    if (Array.isArray(expression)) return diceIn(expression);
    if (expression instanceof RollGroup) return diceIn(expression.expressions);
    return expression instanceof Dice.StandardDice ? [expression] : [];
  });
}
