import { begin } from '../conditions/people-now.ts';
import { noteFallen } from './fallen.ts';
import { conclude } from '../story/conclude.ts';
import { afterFight } from '../story/progress.ts';
import type { Telling } from '../telling/telling.ts';
import { isVillain, kindOf, standing } from './combatants.ts';
import { callFight } from './fight-turn.ts';
import { leftLying, victories } from './fight-lines.ts';

/** Whether the first fall has ended the game. */
export function isGameLost({ table }: Telling): boolean {
  return (
    table.zero_hp !== 'fall' && table.party.some(({ character }) => character && character.current_hp <= 0)
  );
}

/** Remembers of those who belong to the place that they were beaten here. */
function noteBeaten(turn: Telling): void {
  const beaten = turn.table.encounter?.combatants.filter(
    ({ side, state }) => side === 'foe' && state === 'down',
  );
  for (const person of turn.place.people) {
    const known = turn.state.people[person.id];
    if (known && beaten?.some((one) => kindOf(turn, one).name === person.name)) {
      known.heard = [...known.heard.filter((note) => note !== wasBeaten), wasBeaten].slice(-6);
      begin(turn, person, 'senseless', 'knocked out');
    }
  }
}

/** Stands among what somebody has heard. */
export const wasBeaten = 'was beaten in a fight';

const ofTheFight =
  /^(prone|restrained|grappled|frightened|paraly[sz]ed|stunned|incapacitated|charmed|asleep|mocked)\b/i;

/** The fight is over, and with it what only a fight does to somebody who stands. */
export async function leaveFight(turn: Telling): Promise<void> {
  await callFight(turn, 'end_encounter');
  for (const { character } of turn.table.party) {
    if (!character || character.current_hp <= 0) continue;
    const conditions = character.conditions.filter((entry) => !ofTheFight.test(entry));
    if (conditions.length < character.conditions.length)
      await callFight(turn, 'update_character', { character: character.id, conditions });
  }
}

/** Nobody stands against the party any more. */
export async function endWon(turn: Telling, hasRouted = false): Promise<void> {
  noteBeaten(turn);
  const foes = turn.table.encounter!.combatants.filter(({ side }) => side === 'foe');
  const isDecisive = turn.place.beat !== 'climax' || foes.some((foe) => isVillain(turn, foe));
  const isPrivate = foes.every(({ name }) => turn.place.people.some((person) => person.name === name));
  const { fought } = turn.state;
  const fallen = foes.filter(({ state }) => state === 'down' || state === 'dead');
  noteFallen(
    turn,
    fallen.map((foe) => kindOf(turn, foe)),
  );
  await leaveFight(turn);
  turn.paragraph();
  if (!hasRouted) turn.line(victories);
  // Before the villain nothing is over while the villain stands.
  if (!isDecisive) return;
  afterFight(turn);
  // A quarrel with somebody of the place keeps nobody else from coming.
  if (isPrivate) turn.state.fought = fought;
}

/** Everybody of the party lies on the ground. */
async function endLost(turn: Telling): Promise<void> {
  const [foe] = standing(turn, 'foe');
  await callFight(turn, 'end_encounter');
  turn.paragraph();
  if (turn.place.beat === 'climax') return conclude(turn, 'defeat');
  turn.state.fought = true;
  if (foe) turn.line(leftLying, { foes: 'the victors' });
}

/** Ends the fight where one side is down. Whether there is nothing left to fight for. */
export async function settleFight(turn: Telling): Promise<boolean> {
  if (!turn.table.encounter || turn.ending || isGameLost(turn)) return true;
  if (standing(turn, 'foe').length === 0) await endWon(turn);
  else if (standing(turn, 'party').length === 0) await endLost(turn);
  return turn.table.encounter === null;
}
