import { listed } from '../language/nouns.ts';
import { fillTemplate } from '../language/phrase.ts';
import { farewells, remembered } from '../lines/company.ts';
import { slotsOf, tell, type Turn } from '../turn.ts';

/** Tells how it ends, and who will be remembered for what. */
export function conclude(turn: Turn, outcome: 'victory' | 'defeat' | 'resolved'): void {
  const { plot, state } = turn;
  turn.told.push('\n\n');
  tell(turn, plot.threat[outcome]);
  if (outcome !== 'defeat' && state.deeds.length > 0)
    tell(turn, remembered, { deeds: listed(deedsByName(turn)) });
  tell(turn, farewells);
  turn.ending = { outcome, summary: summaryOf(turn, outcome) };
}

/** The last deed of each, so that everybody is named once. */
function deedsByName({ state }: Turn): string[] {
  const last = new Map(state.deeds.map(({ who, what }) => [who, what]));
  return [...last].slice(-4).map(([who, what]) => `${who} ${what}`);
}

function summaryOf(turn: Turn, outcome: 'victory' | 'defeat' | 'resolved'): string {
  if (turn.snapshot.game.hasAdventure) return `The tale of "${turn.snapshot.game.name}" has come to its end`;
  const templates = {
    victory: ['{villain} is beaten, and {hub} can breathe again'],
    resolved: ['{villain} has laid the quarrel down, and {hub} is left in peace'],
    defeat: ['{villain} has won, and {hub} pays the price'],
  };
  return fillTemplate(templates[outcome][0]!, slotsOf(turn), turn.random)!;
}
