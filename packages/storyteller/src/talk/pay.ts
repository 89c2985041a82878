import { takesSilently } from '../conditions/answers-otherwise.ts';
import { hindranceTo } from '../conditions/people-now.ts';
import type { Step } from '../reader/reading.ts';
import { attempt } from '../telling/attempt.ts';
import { spend } from '../telling/belongings.ts';
import { coinsShown, copperInGold, worthOf } from '../telling/coins.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import { echoed, sentence } from './echo.ts';
import * as lines from './hand-lines.ts';
import { handTo } from './hand-to.ts';
import type { Listener } from './listener.ts';
import { letPass, wayMeant } from './passage.ts';
import { attitudeOf, hear, isWronged, slotsOf, turnAttitude } from './people.ts';
import { hasSaidSum, restOf, type Sum, sumMeant } from './purse.ts';
import { sayUnheard } from './unheard.ts';
import { bounded, resolveTalk } from './win-over.ts';

/** Gold goes out of the purse, if it is in there. */
export async function pay(turn: Telling, step: Step, listener: Listener): Promise<void> {
  const sum = sumMeant(turn, step);
  switch (listener.kind) {
    case 'person':
      return await payPerson(turn, step, listener.person, sum);
    case 'companion':
      return await handTo(turn, step, listener.actor, null, sum.copper);
    case 'villain':
    case 'foes':
    case 'animal':
      echoed(turn, step);
      return void turn.line(lines.noUseForGold, { who: nameOf(listener) });
    default:
      echoed(turn, step);
      return sayUnheard(turn, listener);
  }
}

function nameOf(listener: Listener): string {
  if (listener.kind === 'villain') return listener.villain.name;
  return listener.kind === 'foes'
    ? listener.name
    : listener.kind === 'animal'
      ? listener.thing.name
      : 'nobody';
}

/** Tells what is missing where the purse does not hold so much. */
export function isShort(turn: Telling, person: Person, sum: Sum): boolean {
  const have = turn.sheet ? worthOf(turn.sheet) : 0;
  if (have >= sum.copper) return false;
  const held = turn.sheet ? coinsShown(turn.sheet) : '';
  const slots = { ...slotsOf(turn, person), sum: sum.shown, have: held };
  turn.line(have === 0 ? lines.noGold : lines.notEnough, slots) ||
    turn.say(`You have only ${held || '0 gold'}, and ${person.name} is not paid.`);
  return true;
}

async function payPerson(turn: Telling, step: Step, person: Person, sum: Sum): Promise<void> {
  const slots = slotsOf(turn, person);
  if (isShort(turn, person, sum)) return;
  if (hindranceTo(turn, person, 'speak')) {
    echoed(turn, step);
    if (await spend(turn, sum.copper)) takesSilently(turn, person, 'the coins');
    hear(turn, person, `was paid ${sum.shown}`);
    return turnAttitude(turn, person, 1);
  }
  const isBought = isBribe(step);
  if (isBought) turn.say(sentence(`You try to ${step.echo}`));
  else echoed(turn, step);
  if (!(await spend(turn, sum.copper)))
    return void turn.line(lines.notEnough, { ...slots, sum: sum.shown, have: 'less' });
  const paid = { ...slots, sum: sum.shown, rest: restOf(turn) };
  turn.line(hasSaidSum(step) ? lines.coinsGone : lines.handedOver, paid) ||
    turn.say(`${sum.shown} goes to ${person.name}; ${paid.rest}.`);
  hear(turn, person, `was paid ${sum.shown}`);
  if (isBought) {
    const difficulty = Math.max(5, 10 - 2 * Math.floor(sum.copper / copperInGold / 5));
    const given = {
      by: 'talk' as const,
      step: bounded({ ...step, act: 'pay' }),
      skill: 'Persuasion',
      difficulty,
      about: person.id,
    };
    // What the text asks for is enough, and less is not.
    if (person.bribe === undefined) return await attempt(turn, given, resolveTalk);
    const isEnough = sum.copper >= person.bribe;
    return await resolveTalk(turn, given, { isSuccess: isEnough, grade: isEnough ? 'success' : 'failure' });
  }
  if (sum.copper >= 5 * copperInGold || !isWronged(turn, person)) turnAttitude(turn, person, 1);
  turn.line(lines.paidThanks[attitudeOf(turn, person)], slots);
  const exit = wayMeant(turn, person, step.echo, false) ?? tollWay(turn, person, step);
  if (exit) letPass(turn, exit, false);
}

/** A toll that is paid opens what it was asked for. */
function tollWay(turn: Telling, person: Person, { echo }: Step) {
  if (!/\b(?:toll|fare|fee|ticket|passage)\b/.test(echo.slice(0, 400).toLowerCase())) return null;
  const exit = wayMeant(turn, person, echo, true);
  return exit?.obstacle &&
    /\b(?:toll|fare|fee|ticket)/.test(`${exit.obstacle.name} ${exit.obstacle.block}`.toLowerCase())
    ? exit
    : null;
}

/** Gold that is to buy more than goods: a look away, an open gate, a loose tongue. */
function isBribe({ verb, echo }: Step): boolean {
  if (verb === 'bribe' || verb === 'corrupt') return true;
  return /\b(?:to (?:let|tell|talk|open|look|forget|keep|say|help|stay|turn|leave|spill)|so (?:that )?(?:he|she|they|it|we)|for (?:information|info|silence|help|answers|his|her|their)|if (?:he|she|they|you))\b/.test(
    echo.slice(0, 400).toLowerCase(),
  );
}
