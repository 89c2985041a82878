import { asksAlong, joins } from '../company/come-along.ts';
import { joins as joining } from '../company/lines.ts';
import { isWithUs } from '../company/where-people-are.ts';
import { isWonOtherwise } from '../conditions/answers-otherwise.ts';
import type { Act, Step } from '../reader/reading.ts';
import { gain } from '../story/advance.ts';
import { attempt, difficulties, type Resolve } from '../telling/attempt.ts';
import type { Telling } from '../telling/telling.ts';
import type { Attitude, Person } from '../world/world.ts';
import { tellTopic, tellUntold } from './tell-topic.ts';
import { echoed, sayOneOf, shortened } from './echo.ts';
import { handOver, heldThing } from './hand-over.ts';
import type { Listener } from './listener.ts';
import { giveUp, keptFrom } from './kept.ts';
import { letPass, wayMeant } from './passage.ts';
import { attitudeOf, hear, isWronged, knownTo, slotsOf, turnAttitude } from './people.ts';
import { subjectOf } from './topics.ts';
import * as bargains from './bargain-lines.ts';
import { restOf, sumMeant } from './purse.ts';
import { spend } from '../telling/belongings.ts';
import { toneOf } from './tone.ts';
import * as lines from './win-lines.ts';
import { resolveAnimal, resolveFoes, resolveVillain, resolveWayTalk } from './win-others.ts';

const skills: Partial<Record<Act, string>> = { threaten: 'Intimidation', deceive: 'Deception' };
const byAttitude: Record<Attitude, number> = {
  friendly: difficulties.easy,
  wary: difficulties.fair,
  hostile: difficulties.hard,
};

/** Somebody is to be won over, frightened or fooled: the dice decide. */
export async function winOver(turn: Telling, meant: Step, listener: Listener): Promise<void> {
  const step = bounded(meant);
  const skill = skillOf(step);
  const by = 'talk' as const;
  switch (listener.kind) {
    case 'person': {
      const { person } = listener;
      knownTo(turn, person);
      const kept = keptFrom(turn, person, skill, saidIn(step), { isPrice: step.act === 'trade' });
      const difficulty = kept?.check.difficulty ?? byAttitude[attitudeOf(turn, person)];
      return await attempt(turn, { by, step, skill, difficulty, about: person.id }, resolveTalk);
    }
    case 'animal':
      return await attempt(
        turn,
        {
          by,
          step,
          skill: step.act === 'threaten' ? skill : 'Animal Handling',
          difficulty: difficulties.fair,
          about: listener.thing.id,
        },
        resolveTalk,
      );
    case 'way':
      return await attempt(
        turn,
        { by, step, skill, difficulty: difficulties.fair, about: listener.exit.to },
        resolveTalk,
      );
    case 'villain': {
      const difficulty = turn.table.encounter ? difficulties.hard : difficulties.fair;
      return await attempt(turn, { by, step, skill, difficulty, about: 'villain' }, resolveTalk);
    }
    case 'foes':
      return await attempt(
        turn,
        { by, step, skill, difficulty: difficulties.hard, about: 'foes' },
        resolveTalk,
      );
  }
}

const skillOf = ({ act }: Step) => skills[act] ?? 'Persuasion';
const saidIn = ({ echo, speech }: Step) => `${echo} ${speech ?? ''}`;

/** A step may be kept until the next turn: no more of it than is needed. */
export function bounded(step: Step): Step {
  const echo = shortened(step.echo, 240);
  return { ...step, echo, speech: step.speech && shortened(step.speech, 240) };
}

/** What comes of it, once the roll is known. */
export const resolveTalk: Resolve = async (turn, given, outcome) => {
  const { about } = given;
  const everybody = [...turn.place.people, ...turn.world.places.flatMap(({ people }) => people)];
  const person = everybody.find(({ id }) => id === about);
  sayWhatWasTried(turn, given.step, outcome.isSuccess);
  if (person && stakes.has(given.step.verb)) await resolveStake(turn, person, given.step, outcome);
  else if (person) await resolvePerson(turn, person, given.step, outcome);
  else if (about === 'villain') resolveVillain(turn, outcome);
  else if (about === 'foes') await resolveFoes(turn, outcome);
  else if (turn.place.things.some(({ id }) => id === about)) resolveAnimal(turn, about, outcome);
  else resolveWayTalk(turn, about, outcome);
};

const bringingAbout = new Set(
  'persuade convince bribe calm soothe deceive trick fool intimidate frighten scare charm win talk get make coax cow bluff con dupe'.split(
    ' ',
  ),
);

/** A verb that says it has worked stands only where it has: `You try to persuade the guard.` */
function sayWhatWasTried(turn: Telling, step: Step, isSuccess: boolean): void {
  // What was paid was told when it was paid.
  if (step.act === 'pay') return;
  if (isSuccess || !bringingAbout.has(step.verb)) return void echoed(turn, step);
  sayOneOf(turn, [
    `You try to ${step.echo}`,
    `Once more you try to ${step.echo}`,
    `You try again to ${step.echo}`,
  ]);
}

type Outcome = Parameters<Resolve>[2];

/** Only what was agreed or lost is paid. */
const stakes = new Set(['wager', 'offer']);

async function resolveStake(turn: Telling, person: Person, step: Step, outcome: Outcome): Promise<void> {
  const isWager = step.verb === 'wager';
  const isPaid = outcome.isSuccess !== isWager;
  const sum = sumMeant(turn, step);
  const hasPaid = isPaid && (await spend(turn, sum.copper));
  if (hasPaid) hear(turn, person, `was paid ${sum.shown}`);
  const slots = { ...slotsOf(turn, person), rest: restOf(turn) };
  const [onWin, onLoss] = isWager ? [bargains.won, bargains.lost] : [bargains.bought, bargains.notBought];
  if (!turn.line(outcome.isSuccess ? onWin : onLoss, slots))
    turn.line([outcome.isSuccess ? lines.wonAgain : lines.lostAgain], slots);
  if (outcome.isSuccess) giveWay(turn, person, { ...step, act: 'persuade' }, outcome);
}

async function resolvePerson(turn: Telling, person: Person, step: Step, outcome: Outcome): Promise<void> {
  if (step.act === 'trade') return void resolveHaggling(turn, person, step, outcome);
  if (isWonOtherwise(turn, person, step, outcome)) return;
  const slots = slotsOf(turn, person);
  if (!outcome.isSuccess) {
    const table = step.act === 'pay' ? lines.bribed.lost : lines.lostBy(step.act);
    if (!turn.line(table, slots)) turn.line([lines.lostAgain], slots);
    if (step.act === 'threaten' || step.act === 'deceive') turnAttitude(turn, person, -1);
    if (outcome.grade === 'disaster') turn.line(turn.world.complications, slots);
    return;
  }
  const table = step.act === 'pay' ? lines.bribed.won : lines.wonBy(step.act);
  if (!turn.line(table, slots)) turn.line([lines.wonAgain], slots);
  if (step.act === 'threaten') knownTo(turn, person).attitude = 'wary';
  else if (!isWronged(turn, person) || outcome.grade !== 'partial') turnAttitude(turn, person, 1);
  const isPromise = step.speech !== null && toneOf(step.speech) === 'promise';
  hear(turn, person, isPromise ? `promised: ${step.speech}` : `was won over: ${step.echo}`);
  if (asksAlong(saidIn(step)) && !isWithUs(turn.state, person)) {
    joins(turn, person);
    return void turn.line(joining, slots);
  }
  const held = heldThing(turn, person, saidIn(step));
  if (held) return await handOver(turn, person, held);
  const copper = step.act === 'pay' ? sumMeant(turn, step).copper : null;
  const kept = keptFrom(turn, person, skillOf(step), saidIn(step), { copper });
  if (kept) giveUp(turn, person, kept);
  else giveWay(turn, person, step, outcome);
}

/** What is promised for it is not what is asked: `and I'll tell nobody`. */
const promised = /\b(?:i|we)(?:'ll| will| won't| promise)\b[^,.?!"]*/gi;

/** Somebody who gives way opens the way, tells what they have kept back, or does a small favour. */
function giveWay(turn: Telling, person: Person, step: Step, { grade }: Outcome): void {
  const { told } = knownTo(turn, person);
  const text = `${step.echo} ${step.speech ?? ''}`.replace(promised, '');
  const isGentle =
    step.act === 'flatter' ||
    step.act === 'calm' ||
    step.verb === 'ask' ||
    wantsToHear(text.slice(step.verb.length));
  const subject = subjectOf({ topic: step.topic, text: step.topic ? '' : text }, person, told);
  const exit = step.topic && subject.kind === 'topic' ? null : wayMeant(turn, person, text, !isGentle);
  if (exit) return void letPass(turn, exit, grade === 'partial');
  if (step.act === 'calm') return void gain(turn, 0.5);
  if (subject.kind === 'topic' && !told.includes(subject.at)) return void tellTopic(turn, person, subject.at);
  const isToTalk =
    wantsToHear(text.slice(step.verb.length)) || (step.act !== 'deceive' && !wantsFavour(text));
  if (isToTalk && tellUntold(turn, person)) return;
  if (step.act === 'flatter') return;
  gain(turn, 0.5);
  turn.line(step.act === 'threaten' ? lines.compliances : lines.favours, slotsOf(turn, person));
}

/** Whether somebody is to talk. */
function wantsToHear(text: string): boolean {
  return /\b(?:tell|talk|answer|speak|know|knows|explain|spill|reveal|confess)\b/.test(
    text.slice(0, 400).toLowerCase(),
  );
}

/** Whether something is to be done rather than told. */
function wantsFavour(text: string): boolean {
  return / (?:lend|give|hand|come|join|follow|help|leave|open|sell|let|hide|carry|fetch|bring|stop) /.test(
    text.slice(0, 400).toLowerCase(),
  );
}

function resolveHaggling(turn: Telling, person: Person, step: Step, { isSuccess, grade }: Outcome): void {
  const slots = slotsOf(turn, person);
  const price = isSuccess ? keptFrom(turn, person, skillOf(step), saidIn(step), { isPrice: true }) : null;
  if (price) {
    hear(turn, person, 'agreed to another price');
    giveUp(turn, person, price);
    return;
  }
  if (!turn.line(isSuccess ? lines.haggled.won : lines.haggled.lost, slots))
    turn.line([isSuccess ? lines.wonAgain : lines.lostAgain], slots);
  if (isSuccess) hear(turn, person, 'agreed to a lower price');
  else if (grade === 'disaster') turnAttitude(turn, person, -1);
}
