import type { honesty as en } from '../en/honesty.ts';
import { formsOf } from '../forms.ts';

const { count, list } = formsOf('de');

const inTurns = (turns: number) => `In ${count(turns, { one: 'Zug', other: 'Zügen' })} hat die Spielleitung`;
const made = (turns: number, claims: number) =>
  `${inTurns(turns)} ${count(claims, { one: 'Behauptung', other: 'Behauptungen' })} aufgestellt`;
const were = (many: number) => count(many, { one: 'wurde', other: 'wurden' });

export const honesty: typeof en = {
  title: 'Die Ehrlichkeit dieser Runde',
  again: 'Noch einmal',
  counting: 'Es wird gezählt, was behauptet wurde',
  meaning:
    'Eine Behauptung ist, was sich prüfen lässt: ein Würfel, eine Wunde, ein Fund, was eure Figuren sagen. Was durch nichts belegt ist, geht zur Berichtigung an die Spielleitung zurück und wird euch vorenthalten, wenn sie ausbleibt.',
  why: 'Warum?',
  whyLabel: 'Warum? Die Ehrlichkeit dieser Runde',
  withheld: (many) =>
    many === 1
      ? '1 Satz wurde zurückgehalten: Nichts am Tisch belegt ihn.'
      : `${count(many, { other: 'Sätze' })} wurden zurückgehalten: Nichts am Tisch belegt sie.`,
  nothingTold: 'Die Spielleitung hat noch nichts erzählt.',
  nothingClaimed: (turns) =>
    `${inTurns(turns)} noch nichts behauptet, was Würfel oder Bögen belegen könnten.`,
  allBorneOut: (turns, claims) => {
    const all = claims === 1 ? 'Sie ist' : claims === 2 ? 'Beide sind' : 'Alle sind';
    return `${made(turns, claims)}: ${all} durch Würfel und Bögen belegt.`;
  },
  claimed: (turns, claims, { borneOut, repaired, withheld }) => {
    const fates = [
      borneOut > 0 ? `${were(borneOut)} durch Würfel und Bögen belegt` : '',
      repaired > 0 ? `${were(repaired)} berichtigt, bevor jemand sie las` : '',
      withheld > 0 ? `${were(withheld)} zurückgehalten` : '',
    ];
    return `${made(turns, claims)}: ${list(fates.filter(Boolean))}.`;
  },
};
