export const unschooled = [
  'No spell stands on your sheet, but [the old words are free to anyone|nobody can forbid you to try].',
  'You have [never been taught|no schooling in] this, and reach for it all the same.',
] as const;

export const mended = {
  self: [
    'Warmth [spreads|runs] through you as the {spell} takes hold: the roll gives {healing}, and you stand at {hp} HP.',
    'The {spell} [knits|draws] together what was torn ({healing}), and you are back to {hp} HP.',
  ],
  other: [
    'You lay a hand on {patient}, and the {spell} [does its quiet work|flows across]: {healing} on the dice, and {patient} stands at {hp} HP.',
    '{patient} [draws a clean breath|blinks] as the {spell} takes hold ({healing}), and is back to {hp} HP.',
  ],
} as const;

export const potions = [
  'The draught [burns|goes down like summer], and {healing} HP come back to you; you stand at {hp} HP.',
  'You [pull the stopper|drink it to the last drop]: {healing} HP return, which makes {hp} HP.',
] as const;
