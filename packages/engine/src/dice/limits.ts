export const diceLimits = {
  characters: 100,
  dice: 100,
  sides: 1_000,
  /** Dice that a notation may be expected to roll, exploding and rerolled ones included. */
  expectedRolls: 500,
  constant: 10_000,
  multiplications: 2,
  nesting: 4,
  breakdownCharacters: 800,
} as const;
