import type { Abilities, AbilityName } from '@fireside/contract';
import { abilityOrder } from '@fireside/contract/sheet';

export const standardArray: readonly number[] = [15, 14, 13, 12, 10, 8];

export const pointBuy = { budget: 27, min: 8, max: 15 } as const;

const pointCosts: Record<number, number> = { 8: 0, 9: 1, 10: 2, 11: 3, 12: 4, 13: 5, 14: 7, 15: 9 };

export function pointsSpent(abilities: Abilities): number {
  return abilityOrder.reduce((sum, name) => sum + (pointCosts[abilities[name]] ?? 0), 0);
}

/** What one more point in this ability would cost; nothing can be bought beyond the maximum. */
export function stepCost(score: number): number {
  return (pointCosts[score + 1] ?? Number.POSITIVE_INFINITY) - (pointCosts[score] ?? 0);
}

/** Six scores given out in an order of abilities. */
export function assign(scores: readonly number[], order: readonly AbilityName[]): Abilities {
  const abilities = { strength: 8, dexterity: 8, constitution: 8, intelligence: 8, wisdom: 8, charisma: 8 };
  order.forEach((name, index) => {
    abilities[name] = scores[index] ?? 8;
  });
  return abilities;
}

/** Gives an ability a score that another holds: the two trade places, so that every score stays given out once. */
export function trade(abilities: Abilities, name: AbilityName, score: number): Abilities {
  const holder = abilityOrder.find((other) => other !== name && abilities[other] === score);
  const traded = { ...abilities, [name]: score };
  if (holder) traded[holder] = abilities[name];
  return traded;
}

function rollDie(): number {
  const byte = new Uint8Array(1);
  // 252 is the largest multiple of six in a byte: above it, low faces would come up more often.
  do crypto.getRandomValues(byte);
  while ((byte[0] ?? 0) >= 252);
  return ((byte[0] ?? 0) % 6) + 1;
}

/** Four six-sided dice, the lowest dropped. */
function rollScore(): number {
  const dice = [rollDie(), rollDie(), rollDie(), rollDie()];
  return dice.reduce((sum, die) => sum + die, 0) - Math.min(...dice);
}

export function rollScores(): number[] {
  return Array.from({ length: 6 }, rollScore).sort((a, b) => b - a);
}
