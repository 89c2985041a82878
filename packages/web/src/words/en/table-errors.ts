import { formsOf } from '../forms.ts';

const { count, number } = formsOf('en');

const characters = (amount: number) => count(amount, { one: 'character', other: 'characters' });

/** What goes wrong at a table alone. */
export const tableErrors = {
  /** Why the DM did not answer. */
  turns: {
    rate_limited: 'The game master is being asked too much at once, try again in a moment.',
    unreachable: 'The game master cannot be reached right now, try again in a moment.',
    provider_fault: 'The game master is in trouble right now, try again in a moment.',
    key_refused: "The game master's key was refused; whoever runs this table has to look at it.",
    unknown_model:
      "The game master's model is unknown to its provider; whoever runs this table has to look at it.",
    request_refused:
      "The game master's provider refused the request; whoever runs this table has to look at it.",
    too_slow: 'The game master took too long to answer, try again.',
    broke_off: 'The game master broke off in the middle of an answer, try again.',
    endless: 'The game master would not stop talking, try again.',
    silent: 'The game master said nothing, try again.',
    declined: 'The game master declined to answer that, try another way.',
    library: 'The game master could not open the books, try again in a moment.',
    stopped: 'The answer was stopped.',
    fault: 'Something went wrong with the game master, try again.',
    stumbled: 'The game master stumbled, try again.',
  },
  dice: {
    range: (notation: string, lowest: string, highest: string) =>
      `${notation} gives between ${lowest} and ${highest}.`,
    noNotation: 'That is no dice notation. Write dice like 1d20+5, 2d6 or 2d20kh1.',
    noDice: 'There are no dice in it. Write dice like 1d20+5, 2d6 or 2d20kh1.',
    join: 'Join dice with a sign, as in 2d6+1d8.',
    advantage: 'Write advantage as 2d20kh1 and disadvantage as 2d20kl1, with the modifier behind it.',
    length: (most: number) => `A notation has at most ${characters(most)}.`,
    most: (most: number) => `At most ${number(most)} dice can be rolled at once.`,
    sides: (most: number) => `A die has at most ${number(most)} sides.`,
    numbers: (most: number) => `Numbers can be ${number(most)} at most.`,
    multiplications: (most: number) => `At most ${number(most)} multiplications are possible.`,
    brackets: 'The brackets are nested too deeply.',
    division: 'Divide by a whole number only.',
    arithmetic: 'Only + - * /, brackets, floor, ceil, round, abs and sign are understood.',
    group: 'A group in braces can be kept, dropped, compared and sorted, nothing else.',
    oneFace: (dice: string) => `${dice} has one face only and cannot be rolled again.`,
    explodeOrReroll: 'Dice can explode or be rerolled, not both.',
    endless: (dice: string) => `${dice} would keep rolling; explode or reroll on fewer faces.`,
    different: (dice: string) => `${dice} cannot all be different.`,
    unique: 'Unique dice cannot also explode, be rerolled or be limited.',
  },
  /** Why a game ended, where the service says it and not the story. */
  fell: (name: string, points: string) => `${name} fell to ${points} HP`,
};
