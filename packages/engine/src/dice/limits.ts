export const diceLimits = {
  characters: 100,
  dice: 100,
  sides: 1_000,
  /** The share of its faces on which a die may explode or be rerolled. */
  repeatShare: 0.75,
  /** How often one die explodes or is rerolled at most: never reached by fair dice within that share. */
  repeats: 100,
  /** How often a die is rolled again to differ from the others: enough for a hundred dice of a hundred sides. */
  uniqueRepeats: 1_000,
  constant: 10_000,
  multiplications: 2,
  nesting: 4,
  breakdownCharacters: 800,
} as const;
