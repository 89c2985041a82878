import type { Snapshot } from '@fireside/engine';
import { leadsAlong } from './company/come-along.ts';
import { changesPeople, noteChanged, resolveChange } from './conditions/change-people.ts';
import { doStep, resolveDeed, resolveSearch, resolveWay } from './deeds/do-step.ts';
import { isDoneAlready } from './deeds/done-already.ts';
import { usesItem } from './deeds/item-uses.ts';
import { fightStep, foesAct, tellDecided } from './fight/fight.ts';
import { answersDone } from './questions/answer-done.ts';
import { answersHow } from './questions/answer-how.ts';
import { answerObjection } from './questions/answer-objection.ts';
import { takesUp } from './talk/bargain.ts';
import { answersPromised } from './questions/answer-promised.ts';
import { answerQuestion } from './questions/answer-question.ts';
import { answersWhere } from './questions/answer-where.ts';
import { teachesToPlay } from './questions/how-to-play.ts';
import { keepReady, leaveToChance } from './questions/leave-to-chance.ts';
import {
  acknowledgeRest,
  answerForeign,
  declineClaim,
  notUnderstood,
  smallTalk,
} from './questions/table-talk.ts';
import { ground } from './reader/ground.ts';
import { type Act, type Kept, type Reading, type Step, talkActs } from './reader/reading.ts';
import { severally } from './reader/severally.ts';
import type { Understand } from './reader/understand.ts';
import { arrive, followScript, leadOn } from './script/follow-script.ts';
import { goesThereFirst } from './script/goes-there-first.ts';
import { playsNotes } from './script/notes/play-notes.ts';
import { hasTried, resolveSolution, solvesTogether, triesSolution } from './script/try-solution.ts';
import { advance } from './story/advance.ts';
import { agree } from './story/agree.ts';
import { handBack } from './story/finish.ts';
import { welcome } from './story/greet.ts';
import { leaveAlone } from './story/hints.ts';
import { lieStill, liesStill } from './story/lie-still.ts';
import { resolveStory, triesWeakness } from './story/weakness.ts';
import { resolveTalk, speak, talkStep } from './talk/talk.ts';
import { outcomeOf, type Resolve } from './telling/attempt.ts';
import type { Telling } from './telling/telling.ts';
import { resolveCase } from './whodunit/look-into.ts';
import { caseOf } from './whodunit/inquiry.ts';
import { advanceCase, playsCase, stepsInCase } from './whodunit/play-case.ts';
import type { Attempt } from './world/state.ts';

const resolvers: Record<Attempt['by'], Resolve> = {
  deed: resolveDeed,
  search: resolveSearch,
  way: resolveWay,
  talk: resolveTalk,
  condition: resolveChange,
  case: resolveCase,
  story: (turn, attempt, outcome) =>
    (turn.state.outline ? resolveStory : resolveSolution)(turn, attempt, outcome),
};

/** What a question about how somebody or something is by now may have been read as. */
const asksBack = new Set<Reading['kind']>(['question', 'steps', 'unknown', 'speech', 'small talk']);

const fighting = new Set<Act>(['attack', 'shove', 'cast', 'defend', 'flee', 'surrender']);

/** Answers one player: what was awaited of them, or what they have written; then the world moves. */
export async function answer(
  turn: Telling,
  understand: Understand,
  settled: Snapshot['settled'],
): Promise<void> {
  welcome(turn);
  if (liesStill(turn)) lieStill(turn);
  else if (!(await goOnWithRoll(turn, settled))) await act(turn, await understand(turn.message, turn));
  if (!turn.isTimeless && !turn.isWaiting && !turn.ending) await foesAct(turn);
  // Nothing is won any more where a fall has ended the game.
  if (isOver(turn)) return;
  const riddle = caseOf(turn);
  if (riddle) advanceCase(turn, riddle);
  else if (turn.state.outline) await advance(turn);
  else await followScript(turn);
  handBack(turn);
}

/** Whether somebody's hit points are gone where that ends the game. */
export function isOver({ table, effects }: Telling): boolean {
  if (table.zero_hp === 'fall') return false;
  return effects.some((effect) => effect.kind === 'hit_points' && effect.after <= 0);
}

/** A roll that was awaited is known: what hung on it happens now. */
async function goOnWithRoll(turn: Telling, settled: Snapshot['settled']): Promise<boolean> {
  const { user_id } = turn.speaker.seat;
  const asked = turn.state.asked[user_id];
  delete turn.state.asked[user_id];
  if (!settled?.users.has(user_id)) return false;
  const check = settled.checks.find(({ userId }) => userId === user_id);
  if (asked && check) await resolvers[asked.by](turn, asked, outcomeOf(check.total, check.difficulty));
  else await tellDecided(turn);
  return true;
}

const isStaked = /\bif (?:i|we) (?:win|lose)\b/i;

async function act(turn: Telling, reading: Reading): Promise<void> {
  noteWhatFor(turn, reading);
  await goesThereFirst(turn, reading);
  if (!turn.state.outline && (await playsNotes(turn, reading))) return;
  if (await playsCase(turn, reading)) return;
  const asked = reading.kind === 'question' ? reading.question : null;
  const isKnown = () => answersHow(turn) || answersPromised(turn) || answersDone(turn) || answersWhere(turn);
  if (asksBack.has(reading.kind) && (isKnown() || (await teachesToPlay(turn, asked)))) {
    turn.isTimeless = true;
    return;
  }
  // What is declared as won is no wager yet.
  const isOpen = reading.kind === 'steps' || reading.kind === 'speech' || isStaked.test(turn.message);
  if (reading.kind !== 'question' && isOpen && (await takesUp(turn))) return;
  switch (reading.kind) {
    case 'steps':
      return await takeSteps(turn, reading);
    case 'kept':
      return await keepOrTake(turn, reading.kept);
    case 'tossed':
      turn.isTimeless = true;
      return leaveToChance(turn, reading.toss);
    case 'question':
      turn.isTimeless = true;
      await answerQuestion(turn, reading.question);
      if (reading.also) await answerQuestion(turn, reading.also);
      return;
    case 'speech':
      return await speak(turn, reading.words, reading.to);
    case 'answer':
      return await agree(turn, reading.isYes);
    case 'objection':
      answerObjection(turn, reading.objection, reading.besides === null);
      if (reading.besides) return await act(turn, reading.besides);
      turn.isTimeless = true;
      return;
    case 'declared':
      turn.isTimeless = true;
      return declineClaim(turn, reading);
    case 'small talk':
      turn.isTimeless = true;
      return smallTalk(turn, reading);
    case 'foreign':
      turn.isTimeless = true;
      return answerForeign(turn, reading.language);
    case 'unknown':
      turn.isTimeless = true;
      return notUnderstood(turn);
  }
}

/** What is done by somebody who does not know what to do. */
const idle = new Set<Act>(['look', 'listen', 'wait', 'rest', 'think', 'go', 'return']);

/** Whether a player talks with somebody or is at something here: then nothing is pressed upon them. */
function noteWhatFor(turn: Telling, reading: Reading): void {
  if (reading.kind === 'objection') leaveAlone(turn);
  const [first] = reading.kind === 'steps' ? reading.steps : [];
  const isSpeech = reading.kind === 'speech' || (first !== undefined && talkActs.has(first.act));
  turn.isTalking ||= isSpeech || (reading.kind === 'steps' && reading.asks !== undefined);
  const isIdle = !first || (idle.has(first.act) && !first.object && !first.target);
  turn.isBusy ||= turn.isTalking || reading.kind === 'question' || !isIdle;
}

/** What is kept ready takes no time; what there is nothing to wait for is done. */
async function keepOrTake(turn: Telling, kept: Kept): Promise<void> {
  const steps = keepReady(turn, kept);
  if (steps.length > 0) return await takeSteps(turn, { kind: 'steps', steps });
  turn.isTimeless = true;
}

/** Several steps are taken until one has cost something; the rest are acknowledged. */
async function takeSteps(
  turn: Telling,
  { steps, also, asks, kept }: Extract<Reading, { kind: 'steps' }>,
): Promise<void> {
  const [first, ...others] = steps;
  if (!first) return notUnderstood(turn);
  delete turn.state.next[turn.speaker.seat.user_id];
  if (!turn.state.outline && (await solvesTogether(turn, steps))) return;
  const plan = [first, ...others.filter((step) => !isDoneAlready(first, step))];
  const rest = turn.table.encounter ? await takeInFight(turn, plan) : await takeFirst(turn, plan);
  if (turn.isWaiting || turn.ending) return;
  // What was asked beside it is answered in the same breath.
  if (also) await answerQuestion(turn, also);
  if (asks && turn.table.encounter) rest.push(asks);
  // With what was brought about in an adventure nobody waits for an answer.
  else if (asks && (turn.state.outline || asks.act === 'ask' || !hasTried(turn))) await takeStep(turn, asks);
  if (turn.isWaiting || turn.ending) return;
  if (kept && !turn.table.encounter) {
    const now = keepReady(turn, kept);
    if (now.length === 0) return;
    rest.push(...now);
  }
  // `wait wait` puts nothing off.
  const left = rest.filter(({ act, object, target }) => act !== 'wait' || object || target);
  if (left.length > 0 && !hasTried(turn))
    acknowledgeRest(
      turn,
      left.map(({ echo }) => echo),
    );
}

const handing = new Set<Act>(['pay', 'give', 'greet', 'sit', 'tell']);
const postures = new Set<Act>(['gesture']);
/** What is only done to be ready for what follows, be it a blow. */
const readying = new Set<Act>(['light', 'tie', 'take', 'wear', 'drop', 'cast']);
/** Of one message so much is done, and so much of it is said. */
const mostDone = 4;
const mostSaid = 2;
const saying = new Set<Act>(['ask', 'tell', 'call', 'persuade', 'threaten', 'deceive', 'flatter', 'calm']);

/** Beyond the second of them only what can neither fail nor lead anywhere is done. */
const quiet = new Set<Act>([
  ...['light', 'extinguish', 'tie', 'take', 'put', 'drop', 'give', 'pay', 'wear', 'open', 'close', 'pour'],
  ...['sit', 'drink', 'eat', 'read', 'write', 'look', 'touch', 'smell', 'use', 'perform', 'gesture'],
  ...['greet', 'ask', 'tell', 'call', 'wait'],
] as Act[]);
/** `see to it that the pony pulls the cart`: hoped for, and not in one's own hands. */
const isHope = ({ act, verb }: Step) => act === 'other' && verb === 'see';

/** Takes a plan step by step until one of them has cost something, the first to each of what it names. What is left of it. */
async function takeFirst(turn: Telling, [first, ...others]: readonly Step[]): Promise<Step[]> {
  const parts = first ? severally(first, turn) : [];
  while (parts.length > 0) {
    await takeStep(turn, parts.shift()!);
    if (turn.isWaiting || turn.ending) return [];
    if (turn.isTimeless || hasRolled(turn)) break;
  }
  const rest = [...parts, ...others.filter((step) => !turn.hasMoved || !isGoneThere(turn, step))];
  if (!first || parts.length > 0) return rest;
  const isQuiet = () => !turn.isTimeless && !turn.isWaiting && !turn.table.encounter && !hasRolled(turn);
  // `go to the lighthouse and talk to Marta`: getting there is only on the way.
  const isWritten = !turn.state.outline;
  const isOnWay = () =>
    (walking.has(first.act) || isWritten) && rest.length < 3 && !walking.has(rest[0]!.act);
  // A stair of an adventure leads somewhere.
  const leads = walking.has(first.act) || first.act === 'climb';
  if (isWritten && leads && rest.length > 0 && !hasRolled(turn)) await leadOn(turn);
  const taken = [first];
  while (rest[0] && taken.length < mostDone && isQuiet() && !isHurt(turn)) {
    const [next] = rest;
    if (turn.hasMoved && !(taken.length === 1 && isOnWay())) break;
    if (turn.hasMoved && isWritten && !(await arrive(turn))) break;
    // Who has come there has looked around.
    if (turn.hasMoved && next.act === 'look' && !next.object && !next.target) {
      rest.shift();
      continue;
    }
    // Of a long plan only what is quiet is done at once.
    if (isHope(next) || ((taken.length > 1 || rest.length > 2) && !quiet.has(next.act))) break;
    if (fighting.has(next.act) && !readying.has(taken.at(-1)!.act)) break;
    if (saying.has(next.act) && taken.filter(({ act }) => saying.has(act)).length >= mostSaid) break;
    if (turn.hasMoved && isWritten) turn.paragraph();
    taken.push(next);
    await takeStep(turn, rest.shift()!);
  }
  while (rest[0] && postures.has(rest[0].act) && isQuiet() && !turn.hasMoved)
    turn.say(`You ${rest.shift()!.echo}.`);
  // What is not there to be lifted keeps nobody from asking.
  if (rest[0] && taken.length === 1 && wasInVain(turn, first) && isSaidHere(turn, rest[0])) {
    turn.isTimeless = false;
    await takeStep(turn, rest.shift()!);
  }
  // Whoever gives something and asks in the same breath hears the answer.
  if (handing.has(first.act) && taken.length === 1 && rest[0]?.act === 'ask' && !hasRolled(turn))
    await takeStep(turn, rest.shift()!);
  return rest;
}

/** A deed that came to nothing because there is nothing to do it with. */
const wasInVain = (turn: Telling, { act }: Step): boolean =>
  turn.isTimeless && !turn.isWaiting && !hasRolled(turn) && !talkActs.has(act) && !fighting.has(act);

/** Said to somebody who is here. */
const isSaidHere = (turn: Telling, { act, target, object }: Step): boolean => {
  const to = target ?? (act === 'ask' || act === 'tell' ? null : object);
  return (
    saying.has(act) && turn.place.people.length > 0 && (to === null || ground(to, turn).kind === 'person')
  );
};

const hasRolled = ({ effects }: Telling) =>
  effects.some(({ kind }) => kind === 'rolled' || kind === 'roll_asked' || kind === 'encounter');

const isHurt = ({ effects }: Telling) => effects.some(({ kind }) => kind === 'hit_points');

const walking = new Set<Act>(['go', 'return', 'follow']);

/** Whether a step leads to where the one before it has led: `let's try the mill, I walk along the shore to the mill`. */
function isGoneThere({ place }: Telling, { act, object, target }: Step): boolean {
  const words = [object, target].flatMap((phrase) => phrase?.words ?? []);
  return walking.has(act) && words.some((word) => place.words.includes(word));
}

/** What goes with a blow and takes no time of its own. */
const passing = new Set<Act>(['drop', 'gesture', 'other', 'call', 'tell', 'perform', 'take', 'wear', 'go']);
const voiced = new Set<Act>(['call', 'tell', 'gesture', 'perform']);

/** In a fight one thing is done in a turn; what leads up to a blow, and what is shouted with it, goes along. */
async function takeInFight(turn: Telling, plan: readonly Step[]): Promise<Step[]> {
  const blow = plan.findIndex(({ act }) => fighting.has(act));
  const leadsUp = blow > 0 && plan.slice(0, blow).every(({ act }) => passing.has(act));
  const last = leadsUp ? blow : 0;
  for (const [at, step] of plan.slice(0, last + 1).entries()) {
    if (at < last && voiced.has(step.act)) turn.say(`You ${step.echo}.`);
    else await takeStep(turn, step);
    if (turn.isWaiting || turn.ending || turn.isTimeless) return turn.isTimeless ? plan.slice(at + 1) : [];
  }
  // `kick him and hit him` is one attack.
  const struck = plan[last];
  const isSameBlow = ({ act }: Step) => struck?.act === 'attack' && (act === 'attack' || act === 'shove');
  const rest = plan.slice(last + 1).filter((step) => !isSameBlow(step));
  // A few steps cost nothing once the blow is struck.
  const goesAlong = (step: Step) => voiced.has(step.act) || isStepAside(turn, step);
  for (const { echo } of rest.filter(goesAlong)) turn.say(`You ${echo}.`);
  return rest.filter((step) => !goesAlong(step));
}

function isStepAside(turn: Telling, { act, object, target }: Step): boolean {
  const to = target ?? object;
  return (
    act === 'go' && to !== null && ['person', 'companion', 'thing', 'scenery'].includes(ground(to, turn).kind)
  );
}

/** What an adventure has for such a deed; somebody who is freed or woken by it is so for everything that follows. */
async function solves(turn: Telling, step: Step): Promise<boolean> {
  const before = JSON.stringify(turn.state.things);
  if (!(await triesSolution(turn, step))) return false;
  if (JSON.stringify(turn.state.things) !== before) noteChanged(turn, step);
  return true;
}

export async function takeStep(turn: Telling, step: Step): Promise<void> {
  if (turn.state.outline ? await triesWeakness(turn, step) : await solves(turn, step)) return;
  if (await stepsInCase(turn, step)) return;
  if (await changesPeople(turn, step)) return;
  if (await usesItem(turn, step)) return;
  if (await leadsAlong(turn, step)) return;
  if (fighting.has(step.act)) return await fightStep(turn, step);
  if (talkActs.has(step.act)) return await talkStep(turn, step);
  await doStep(turn, step);
}
