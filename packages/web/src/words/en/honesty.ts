import { formsOf } from '../forms.ts';

// Without a comma before the last of several.
const { count, list } = formsOf('en-GB');

interface Fate {
  borneOut: number;
  repaired: number;
  withheld: number;
}

const inTurns = (turns: number) => `In ${count(turns, { one: 'turn', other: 'turns' })} the DM`;
const made = (turns: number, claims: number) =>
  `${inTurns(turns)} made ${count(claims, { one: 'claim', other: 'claims' })}`;
const were = (many: number) => count(many, { one: 'was', other: 'were' });

export const honesty = {
  title: 'The honesty of this table',
  again: 'Try again',
  counting: 'Counting what was claimed',
  meaning:
    'A claim is what can be checked: a die, a wound, a find, what a player’s character says. What nothing bears out goes back to the DM to be put right, and is kept from you when it is not.',
  why: 'Why?',
  whyLabel: 'Why? The honesty of this table',
  withheld: (many: number) =>
    many === 1
      ? '1 sentence was kept back: nothing at the table bears it out.'
      : `${count(many, { other: 'sentences' })} were kept back: nothing at the table bears them out.`,
  nothingTold: 'The DM has told nothing yet.',
  nothingClaimed: (turns: number) =>
    `${inTurns(turns)} claimed nothing yet that dice or sheets could bear out.`,
  allBorneOut: (turns: number, claims: number) => {
    const all = claims === 1 ? 'it was' : claims === 2 ? 'both were' : 'all of them were';
    return `${made(turns, claims)}: ${all} borne out by dice and sheets.`;
  },
  /** Of these three at least one is not zero. */
  claimed: (turns: number, claims: number, { borneOut, repaired, withheld }: Fate) => {
    const fates = [
      borneOut > 0 ? `${were(borneOut)} borne out by dice and sheets` : '',
      repaired > 0 ? `${were(repaired)} put right before anybody read ${repaired === 1 ? 'it' : 'them'}` : '',
      withheld > 0 ? `${were(withheld)} kept back` : '',
    ];
    return `${made(turns, claims)}: ${list(fates.filter(Boolean))}.`;
  },
};
