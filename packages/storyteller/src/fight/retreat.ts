import type { Combatant } from '@fireside/contract';
import { type SkillName, skillOf } from '@fireside/contract/sheet';
import type { Character } from '@fireside/engine';
import { listed } from '../language/nouns.ts';
import type { Step } from '../reader/reading.ts';
import { travel } from '../story/travel.ts';
import type { Telling } from '../telling/telling.ts';
import { foeSlots, hasFallen, hasHurtFoes, speakersOwn, standing, thingOf } from './combatants.ts';
import { echoOf } from './echo.ts';
import { leaveFight } from './end-fight.ts';
import { callFight, fightTurn } from './fight-turn.ts';
import { escapes, yields } from './retreat-lines.ts';
import { takeTurn } from './rounds.ts';
import { lineOf } from './tell-blow.ts';
import { chooseWeapon } from './weapon-choice.ts';

const ways = ['Acrobatics', 'Athletics', 'Stealth'] as const satisfies readonly SkillName[];

function bestWay(sheet: Character): (typeof ways)[number] {
  return ways.reduce((best, next) => (skillOf(sheet, next).value > skillOf(sheet, best).value ? next : best));
}

/** Nobody holds a party back that has done enough, or had enough; only before the villain it must be fought for. */
function isOpen(turn: Telling): boolean {
  const { combatants } = turn.table.encounter!;
  const isHurt = combatants.some(
    ({ side, state }) => side === 'party' && (state === 'bloodied' || state === 'dying'),
  );
  const hasFelled = combatants.some(({ side, state }) => side === 'foe' && state === 'down');
  return turn.place.beat !== 'climax' && (isHurt || hasFelled);
}

/** Whether the speaker gets away: by their own skill, or, where they roll their own dice, by how well they are guarded. */
async function slipsAway(turn: Telling, foe: Combatant): Promise<boolean> {
  const { sheet } = turn;
  if (!sheet) return true;
  const way = bestWay(sheet);
  const seat = turn.table.party.find(({ user_id }) => user_id === turn.speaker.seat.user_id);
  if (!seat?.self_rolls) {
    const { status } = await callFight(turn, 'check', { who: sheet.id, check: way, difficulty: 12 });
    return status === 'success';
  }
  const difficulty = Math.max(5, 8 + skillOf(sheet, way).value);
  const { status } = await callFight(turn, 'check', { who: foe.id, check: 'Dexterity save', difficulty });
  return status === 'failure';
}

const foesWords = (turn: Telling) =>
  listed(
    standing(turn, 'foe')
      .map((one) => thingOf(turn, one))
      .map(({ name, proper }) => (proper ? name : `the ${name}`)),
  );

export async function flee(turn: Telling, step: Step): Promise<void> {
  if (!turn.table.encounter) {
    turn.isTimeless = true;
    turn.line(escapes.nowhere);
    return;
  }
  if (!(await takeTurn(turn))) return;
  const foes = standing(turn, 'foe');
  const foe = turn.random.pick(foes);
  fightTurn(turn).hasActed = true;
  if (!isOpen(turn) && !(await slipsAway(turn, foe))) {
    echoOf(turn, step, false);
    lineOf(turn, [escapes.caught], foeSlots(turn, foe));
    return;
  }
  echoOf(turn, step, true);
  turn.line(escapes.away, { foes: 'your enemies' });
  const fallen = turn.table.encounter.combatants.filter(
    (one) => one.side === 'party' && hasFallen(one) && one.state !== 'dead',
  );
  if (fallen.length > 0) turn.line(escapes.carrying, { fallen: listed(fallen.map(({ name }) => name)) });
  const hasHurt = hasHurtFoes(turn);
  await leaveFight(turn);
  // Whoever was hurt in it comes to the next one weaker.
  if (hasHurt && turn.place.beat === 'climax') turn.state.sway++;
  await fallBack(turn);
}

/** Back to where the party came from; where it came from nowhere, the foes have lost it out of sight. */
async function fallBack(turn: Telling): Promise<void> {
  const { state, world } = turn;
  const before = state.been.findLast(
    (id) => id !== state.at && world.places.some((place) => place.id === id),
  );
  if (before !== undefined) return await travel(turn, before);
  if (turn.place.beat !== 'climax') state.fought = true;
}

/** Giving up costs an hour, and before the villain the ground that was won. While others fight on, nobody is taken. */
export async function surrender(turn: Telling, step: Step): Promise<void> {
  const { encounter, sheet } = turn.table.encounter
    ? { encounter: turn.table.encounter, sheet: turn.sheet }
    : { encounter: null, sheet: null };
  if (!encounter) {
    turn.isTimeless = true;
    turn.line(yields.nobody);
    return;
  }
  if (!(await takeTurn(turn))) return;
  fightTurn(turn).hasActed = true;
  const choice = sheet && chooseWeapon(sheet, step, null, null);
  const weapon = choice && 'attack' in choice ? choice.word : 'guard';
  const own = speakersOwn(turn);
  const [ally] = standing(turn, 'party').filter(({ id }) => id !== own?.id);
  echoOf(turn, step, true);
  if (ally) {
    lineOf(turn, [yields.alone], { weapon, ally: ally.name, foes: foesWords(turn) });
    return;
  }
  const foes = foesWords(turn);
  const isOne = standing(turn, 'foe').length === 1;
  await leaveFight(turn);
  turn.line(isOne ? yields.takenByOne : yields.taken, { weapon, foes });
  if (turn.place.beat === 'climax') await fallBack(turn);
  else turn.state.fought = true;
}
