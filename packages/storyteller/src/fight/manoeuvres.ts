import type { Combatant } from '@fireside/contract';
import { skillOf } from '@fireside/contract/sheet';
import type { Character } from '@fireside/engine';
import type { Step } from '../reader/reading.ts';
import { difficulties } from '../telling/attempt.ts';
import type { Telling } from '../telling/telling.ts';
import { aim } from './aim.ts';
import { foeSlots, standing } from './combatants.ts';
import { echoOf } from './echo.ts';
import { callFight, fightTurn } from './fight-turn.ts';
import { changesBetween } from './happened.ts';
import { guards, guardsOutside } from './retreat-lines.ts';
import { takeTurn } from './rounds.ts';
import { beginFight } from './start-fight.ts';
import { lineOf } from './tell-blow.ts';
import { type Trick, trickOf } from './tricks.ts';

/** A push, a hold, a trick: it works unless the foe withstands it. */
export async function shove(turn: Telling, step: Step): Promise<void> {
  const trick = trickOf(step);
  const aimed = aim(turn, trick.condition === 'blinded' ? null : (step.object ?? step.target));
  if (aimed.kind === 'said') return;
  if (aimed.kind === 'thing' || !turn.sheet) return await turn.take({ ...step, act: 'push' });
  if (aimed.kind === 'start' && !(await beginFight(turn, aimed.foes, true))) return;
  if (!(await takeTurn(turn))) return;
  const foes = standing(turn, 'foe');
  const foe = (aimed.kind === 'foe' && foes.find(({ id }) => id === aimed.foe.id)) || foes[0];
  if (!foe) return;
  fightTurn(turn).hasActed = true;
  const isMoved = await overpowers(turn, foe, turn.sheet, trick);
  const before = turn.table.encounter;
  if (isMoved) await callFight(turn, 'damage', { target: foe.id, condition: trick.condition });
  const isDown = changesBetween(before, turn.table.encounter).some(({ gained }) => gained.length > 0);
  // Who went down was tripped: no need to try.
  echoOf(turn, isDown ? { ...step, verb: '' } : step, isDown);
  if (isDown && trick.helps) turn.state.help = { by: turn.speaker.name, target: turn.speaker.name };
  lineOf(turn, [isDown ? trick.done : trick.held], foeSlots(turn, foe));
}

/** Whose strength is greater: by the speaker's Athletics, or by the foe's save where the speaker's own dice would have to be waited for. */
async function overpowers(
  turn: Telling,
  foe: Combatant,
  sheet: Character,
  { save, isContest }: Trick,
): Promise<boolean> {
  if (turn.speaker.seat.self_rolls || !isContest) {
    const difficulty = Math.max(5, 8 + skillOf(sheet, 'Athletics').value);
    const { status } = await callFight(turn, 'check', { who: foe.id, check: save, difficulty });
    return status === 'failure';
  }
  const isStout = (foe.hp?.max ?? 0) > stoutHitPoints;
  const difficulty = isStout ? difficulties.hard : difficulties.fair;
  const { status } = await callFight(turn, 'check', { who: sheet.id, check: 'Athletics', difficulty });
  return status === 'success';
}

const stoutHitPoints = 30;

/** On guard: whoever strikes at the speaker before their next turn has a harder time of it. */
export async function defend(turn: Telling, step: Step): Promise<void> {
  if (!turn.table.encounter) {
    echoOf(turn, step, true);
    turn.line(guardsOutside);
    return;
  }
  if (!(await takeTurn(turn))) return;
  Object.assign(fightTurn(turn), { hasActed: true, isGuarded: true });
  echoOf(turn, step, true);
  turn.line(guards);
}
