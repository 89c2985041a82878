import { rangeOf, readRollAnswer } from '../intent/roll-answer.ts';
import { rollRequests } from '../lines/table-talk.ts';
import { askForRoll, rollForMaster, rollForPlayer, type Rolled } from '../rolling.ts';
import type { Script } from '../script.ts';
import { tell, type Turn } from '../turn.ts';
import type { Action } from './action.ts';
import { resolveAttack, resolveDamage } from './attack.ts';
import { resolveHealing } from './cast.ts';
import { resolveCheck } from './resolve-check.ts';

const mostAsked = 3;

type Resolve = (turn: Turn, action: Action, rolled: Rolled) => Script<void>;

/** Takes up a roll that the player was asked for: reads the number, or asks again. */
export function* answerRoll(turn: Turn, action: Action, check: Resolve = resolveCheck): Script<void> {
  const resolve = { check, attack: resolveAttack, damage: resolveDamage, healing: resolveHealing }[
    action.kind
  ];
  const answer = readRollAnswer(turn.snapshot.message, rangeOf(action.notation));
  const tries = (action.tries ?? 0) + 1;
  if (answer.kind === 'total') {
    const { total } = answer;
    return yield* resolve(turn, action, { total, natural: answer.natural ?? total });
  }
  if (answer.kind === 'delegated' || tries >= mostAsked) {
    tell(turn, rollRequests.delegated);
    const [total] = yield* rollForMaster([{ notation: action.notation, reason: action.reason }]);
    return yield* resolve(turn, action, { total: total!, natural: total! - action.modifier });
  }
  const again = { ...action, tries };
  const rolled = yield* rollForPlayer(turn, again);
  if (rolled) return yield* resolve(turn, action, rolled);
  if (answer.kind === 'impossible') askForRoll(turn, again, rollRequests.impossible, answer.number);
  else askForRoll(turn, again, rollRequests.again);
  turn.asked = true;
}
