import type { Snapshot } from '@fireside/engine';
import { isDoneAlready } from './deeds/done-already.ts';
import { doStep, resolveDeed, resolveSearch, resolveWay } from './deeds/do-step.ts';
import { fightStep, foesAct, tellDecided } from './fight/fight.ts';
import { answerQuestion } from './questions/answer-question.ts';
import {
  acknowledgeRest,
  answerForeign,
  declineClaim,
  notUnderstood,
  smallTalk,
} from './questions/table-talk.ts';
import { type Act, type Reading, type Step, talkActs } from './reader/reading.ts';
import type { Understand } from './reader/understand.ts';
import { followScript } from './script/follow-script.ts';
import { hasTried, resolveSolution, solvesTogether, triesSolution } from './script/try-solution.ts';
import { advance } from './story/advance.ts';
import { agree } from './story/agree.ts';
import { handBack } from './story/finish.ts';
import { welcome } from './story/greet.ts';
import { lieStill, liesStill } from './story/lie-still.ts';
import { resolveStory, triesWeakness } from './story/weakness.ts';
import { resolveTalk, speak, talkStep } from './talk/talk.ts';
import { outcomeOf, type Resolve } from './telling/attempt.ts';
import type { Telling } from './telling/telling.ts';
import type { Attempt } from './world/state.ts';

const resolvers: Record<Attempt['by'], Resolve> = {
  deed: resolveDeed,
  search: resolveSearch,
  way: resolveWay,
  talk: resolveTalk,
  story: (turn, attempt, outcome) =>
    (turn.state.outline ? resolveStory : resolveSolution)(turn, attempt, outcome),
};

const handing = new Set<Act>(['pay', 'give', 'greet', 'sit']);
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
  if (turn.state.outline) await advance(turn);
  else await followScript(turn);
  handBack(turn);
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

async function act(turn: Telling, reading: Reading): Promise<void> {
  switch (reading.kind) {
    case 'steps':
      return await takeSteps(turn, reading);
    case 'question':
      turn.isTimeless = true;
      await answerQuestion(turn, reading.question);
      if (reading.also) await answerQuestion(turn, reading.also);
      return;
    case 'speech':
      return await speak(turn, reading.words, reading.to);
    case 'answer':
      return await agree(turn, reading.isYes);
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

/** The first of several steps is taken, the rest are acknowledged. */
async function takeSteps(
  turn: Telling,
  { steps, also, asks }: Extract<Reading, { kind: 'steps' }>,
): Promise<void> {
  const [first, ...others] = steps;
  if (!first) return notUnderstood(turn);
  delete turn.state.next[turn.speaker.seat.user_id];
  const rest = others.filter((step) => !isDoneAlready(first, step));
  if (!turn.state.outline && (await solvesTogether(turn, steps))) return;
  await takeStep(turn, first);
  if (turn.isWaiting || turn.ending) return;
  // Whoever gives something and asks in the same breath hears the answer.
  if (handing.has(first.act) && rest[0]?.act === 'ask' && !hasRolled(turn))
    await takeStep(turn, rest.shift()!);
  if (turn.isWaiting || turn.ending) return;
  // What was asked beside it is answered in the same breath.
  if (also) await answerQuestion(turn, also);
  if (asks && turn.table.encounter) rest.push(asks);
  else if (asks) await takeStep(turn, asks);
  if (turn.isWaiting || turn.ending) return;
  if (rest.length > 0 && !hasTried(turn))
    acknowledgeRest(
      turn,
      rest.map(({ echo }) => echo),
    );
}

const hasRolled = ({ effects }: Telling) =>
  effects.some(({ kind }) => kind === 'rolled' || kind === 'roll_asked' || kind === 'encounter');

export async function takeStep(turn: Telling, step: Step): Promise<void> {
  if (await (turn.state.outline ? triesWeakness : triesSolution)(turn, step)) return;
  if (fighting.has(step.act)) return await fightStep(turn, step);
  if (talkActs.has(step.act)) return await talkStep(turn, step);
  await doStep(turn, step);
}
