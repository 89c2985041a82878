import type { Step } from '../reader/reading.ts';
import type { Telling } from '../telling/telling.ts';
import { aim, targetOf } from './aim.ts';
import { remindOfRoll } from './awaited.ts';
import { cast } from './cast.ts';
import { speakersOwn, whyHelpless } from './combatants.ts';
import { defend, shove } from './manoeuvres.ts';
import { helplessSpeaker, unplayedSpeaker } from './refusal-lines.ts';
import { flee, surrender } from './retreat.ts';
import { takeTurn } from './rounds.ts';
import { beginFight } from './start-fight.ts';
import { readyWeapon, strike, weaponPhrase } from './strike.ts';

export { foesAct } from './foes-act.ts';
export { startFight } from './start-fight.ts';
export { tellDecided } from './tell-decided.ts';

const deeds: Partial<Record<Step['act'], (turn: Telling, step: Step) => Promise<void>>> = {
  attack,
  shove,
  cast,
  defend,
  flee,
  surrender,
};

/** A blow, a spell, a shove, a retreat, a plea: what somebody does in a fight, or begins one with. */
export async function fightStep(turn: Telling, step: Step): Promise<void> {
  if (turn.table.encounter && cannotAct(turn)) return;
  await (deeds[step.act] ?? attack)(turn, step);
}

/** Whether something keeps the speaker from acting, which was told. */
function cannotAct(turn: Telling): boolean {
  const own = speakersOwn(turn);
  if (!own) {
    turn.isTimeless = true;
    turn.line(unplayedSpeaker);
    return true;
  }
  if (remindOfRoll(turn)) return true;
  const condition = whyHelpless(own);
  if (condition === null) return false;
  turn.line(helplessSpeaker, { condition });
  return true;
}

async function attack(turn: Telling, step: Step): Promise<void> {
  const { weapon: phrase, victim } = weaponPhrase(turn, step);
  const aimed = aim(turn, victim);
  if (aimed.kind === 'said') return;
  if (aimed.kind === 'thing') return await turn.take({ ...step, act: 'break' });
  const weapon = readyWeapon(turn, step, phrase);
  if (!weapon && turn.sheet) return;
  if (aimed.kind === 'start' && !(await beginFight(turn, aimed.foes, true))) return;
  if (!(await takeTurn(turn))) return;
  const foe = targetOf(turn, victim);
  if (foe && weapon) await strike(turn, step, foe, weapon);
}
