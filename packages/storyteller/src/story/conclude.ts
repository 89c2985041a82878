import { listed } from '../language/nouns.ts';
import { fillTemplate } from '../language/phrase.ts';
import type { Ending, Telling } from '../telling/telling.ts';
import { farewells, remembered } from './lines.ts';

/** Tells how it ends, and who will be remembered for what. */
export function conclude(turn: Telling, outcome: Ending['outcome']): void {
  const { world, state } = turn;
  turn.paragraph();
  if (world.threat) turn.line(world.threat[outcome]);
  if (outcome !== 'defeat' && state.deeds.length > 0)
    turn.line(remembered, { deeds: listed(deedsByName(turn)) });
  turn.line(farewells);
  turn.ending = { outcome, summary: summaryOf(turn, outcome) };
}

/** The last deed of each, so that everybody is named once. */
function deedsByName({ state }: Telling): string[] {
  const last = new Map(state.deeds.map(({ who, what }) => [who, what]));
  return [...last].slice(-4).map(([who, what]) => `${who} ${what}`);
}

const summaries = {
  victory: '{Villain} is beaten, and {hub} can breathe again',
  resolved: '{Villain} has laid the quarrel down, and {hub} is left in peace',
  defeat: '{Villain} has won, and {hub} pays the price',
} as const;

function summaryOf(turn: Telling, outcome: Ending['outcome']): string {
  const told = turn.world.threat && fillTemplate(summaries[outcome], turn.slots, turn.random);
  return told ?? `The tale of "${turn.table.game.name}" has come to its end`;
}
