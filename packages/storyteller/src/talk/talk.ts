import { goesOrStays } from '../company/come-along.ts';
import {
  answersOtherwise,
  cannotTake,
  isAskedOut,
  tellWhatLiesBetween,
} from '../conditions/answers-otherwise.ts';
import { sayCarriesNone } from '../deeds/absent.ts';
import { readDeed } from '../deeds/deed.ts';
import { ground } from '../reader/ground.ts';
import { lastAsked, onlyCalls } from '../reader/prose/asked.ts';
import type { Phrase, Step } from '../reader/reading.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import { ask } from './ask.ts';
import { askStep } from './ask-step.ts';
import { bargains, offerIn } from './bargain.ts';
import { echoed, quoted, sayOneOf } from './echo.ts';
import { give } from './give.ts';
import { nothingNew } from './hear-lines.ts';
import { greetPerson, reactTo, wordsOf } from './hear-words.ts';
import { asksForKept } from './kept.ts';
import { heldThing } from './hand-over.ts';
import { lends } from './lending.ts';
import { type Listener, listenerOf, listenerOfStep } from './listener.ts';
import { wayMeant } from './passage.ts';
import { pay } from './pay.ts';
import { attitudeOf } from './people.ts';
import { isAboutGold } from './purse.ts';
import { inOwnWords, saySoAsked } from './say-so-asked.ts';
import {
  asksForPeace,
  asksToPass,
  isPretence,
  isQuestion,
  isRequest,
  isThreat,
  isVouchedFor,
  toneOf,
} from './tone.ts';
import { subjectOf } from './topics.ts';
import { isHaggling, trade } from './trade.ts';
import { sayUnheard } from './unheard.ts';
import { winOver } from './win-over.ts';
import { shares, wordsIn } from './words.ts';

export { resolveTalk } from './win-over.ts';

/** What is done with words: asking, telling, winning over, paying. */
export async function talkStep(turn: Telling, step: Step): Promise<void> {
  const before = turn.told.length;
  const { instrument } = step;
  // Nobody telephones without a telephone.
  const isMissed = instrument?.isOwn && ground(instrument, turn).kind === 'absent';
  if (isMissed) sayCarriesNone(readDeed(turn, step), instrument);
  else await talkTo(turn, step);
  sayAtLeast(turn, before);
}

/** Nobody is left without an answer, even when every line for it was said. */
function sayAtLeast(turn: Telling, before: number): void {
  if (turn.told.length === before && !turn.isWaiting) turn.line(nothingNew);
}

async function talkTo(turn: Telling, step: Step): Promise<void> {
  const listener = listenerOfStep(turn, step);
  if (listener.kind === 'person' && takesOtherwise(turn, step, listener.person)) return;
  await talkWith(turn, step, listener);
  if (listener.kind === 'person' && !handed.has(step.act)) tellWhatLiesBetween(turn, listener.person);
}

const handed = new Set<Step['act']>(['give', 'pay', 'trade']);
const moving = new Set<Step['act']>(['persuade', 'threaten', 'deceive', 'flatter', 'calm']);

/** Whether somebody is not able to take it as others would, which is told then. */
function takesOtherwise(turn: Telling, step: Step, person: Person): boolean {
  const repeat = () =>
    step.act === 'ask'
      ? saySoAsked(turn, person, { topic: step.topic, echo: step.echo, speech: step.speech })
      : echoed(turn, step);
  if (handed.has(step.act)) return cannotTake(turn, person, repeat);
  const words = step.speech ?? inOwnWords(turn) ?? step.echo;
  const isWon = moving.has(step.act) || offerIn(words) !== null;
  // Who is wary is won over, and the dice say whether.
  const isMoved = isWon && attitudeOf(turn, person) === 'wary';
  if (!isMoved && goesOrStays(turn, person, `${step.speech ?? ''} ${step.echo}`.trim(), repeat)) return true;
  return answersOtherwise(turn, person, { words, repeat, isPlea: moving.has(step.act) });
}

async function talkWith(turn: Telling, step: Step, listener: Listener): Promise<void> {
  switch (step.act) {
    case 'ask':
      return await askStep(turn, step, listener);
    case 'greet':
    case 'call':
      return greetStep(turn, step, listener);
    case 'persuade':
    case 'threaten':
    case 'deceive':
    case 'flatter':
    case 'calm':
      return await winStep(turn, step, listener);
    case 'pay':
      return await pay(turn, step, listener);
    case 'give':
      return isAboutGold(step) ? await pay(turn, step, listener) : await give(turn, step, listener);
    case 'trade':
      return await trade(turn, step, listener);
    default:
      return await tellStep(turn, step, listener);
  }
}

function greetStep(turn: Telling, step: Step, listener: Listener): void {
  const isAsked = listener.kind === 'person' && asksBesides(turn, listener.person);
  if (isAsked) return void askAloud(turn, listener.person, turn.message, step.target ?? step.object);
  echoed(turn, step);
  if (listener.kind === 'person') greetPerson(turn, listener.person, step.act === 'call');
  else sayUnheard(turn, listener);
}

/** `Hey Tobin, what about the goat`: a greeting only by its first word. */
function asksBesides({ message, state }: Telling, person: Person): boolean {
  if (!isQuestion(message) || wordsIn(message).length > 24) return false;
  const told = state.people[person.id]?.told ?? [];
  return subjectOf({ topic: null, text: message }, person, told).kind === 'topic';
}

const rolls = new Set<Listener['kind']>(['person', 'animal', 'way', 'villain', 'foes']);

/** A word that is given asks for nothing. */
const giving = /^(?:tell|promise|swear|vow|say|assure)/;

async function winStep(turn: Telling, step: Step, listener: Listener): Promise<void> {
  if (step.act === 'persuade' && giving.test(step.verb) && toneOf(step.echo) === 'promise')
    return await tellStep(turn, step, listener);
  if (isHaggling(step) && listener.kind === 'person') return await trade(turn, step, listener);
  const isForced = step.act === 'persuade' && listener.kind !== 'animal' && isThreat(wordsOf(step));
  if (rolls.has(listener.kind))
    return await winOver(turn, isForced ? { ...step, act: 'threaten' } : step, listener);
  echoed(turn, step);
  if (listener.kind !== 'person') sayUnheard(turn, listener);
}

async function tellStep(turn: Telling, step: Step, listener: Listener): Promise<void> {
  const words = wordsOf(step);
  if (listener.kind === 'person' && (await bargains(turn, listener.person, step.speech ?? ''))) return;
  const dared = daredBy(turn, words, listener, step.speech === null);
  if (dared) return await winOver(turn, { ...step, act: dared }, listener);
  if (listener.kind === 'person' && step.speech && isQuestion(step.speech))
    return askAloud(turn, listener.person, step.speech, step.target ?? step.object);
  echoed(turn, step);
  if (listener.kind === 'person') reactTo(turn, listener.person, words);
  else sayUnheard(turn, listener);
}

/** Who has truly sent them: whoever asked for help, or somebody of an adventure whom they have spoken with. */
function sentBy({ world, state }: Telling, words: string): string | undefined {
  if (world.patron) return world.patron.name;
  const met = world.places.flatMap(({ people }) => people).filter(({ id }) => state.people[id] !== undefined);
  return met.find(({ name }) => shares(wordsIn(name), wordsIn(words)))?.name;
}

/** Words that are more than words: an ultimatum, a false name, a plea to those who could end it. */
function daredBy(turn: Telling, words: string, listener: Listener, isRetold = false): Step['act'] | null {
  if (!rolls.has(listener.kind) || listener.kind === 'animal') return null;
  if (isThreat(words)) return 'threaten';
  if (listener.kind === 'person' && isAskedOut(turn, listener.person, words)) return 'persuade';
  if (listener.kind === 'person' && asksForKept(turn, listener.person, words)) return 'persuade';
  if (listener.kind === 'person' && heldThing(turn, listener.person, words)) return 'persuade';
  if (isPretence(words, turn.sheet, isRetold)) return 'deceive';
  if (!isQuestion(words) && isVouchedFor(words, sentBy(turn, words))) return 'deceive';
  if (listener.kind === 'villain') return isPlea(words) ? 'persuade' : null;
  if (listener.kind === 'foes') return asksForPeace(words) ? 'persuade' : null;
  if (listener.kind === 'way') return asksToPass(words) ? 'persuade' : null;
  if (listener.kind === 'person' && isRequest(words)) return 'persuade';
  if (listener.kind !== 'person' || isQuestion(words) || !asksToPass(words)) return null;
  return wayMeant(turn, listener.person, words, false) ? 'persuade' : null;
}

/** Whether words are meant to move somebody: neither a question nor a greeting nor an insult. */
function isPlea(words: string): boolean {
  const tone = toneOf(words);
  return wordsIn(words).length > 3 && !isQuestion(words) && tone !== 'greeting' && tone !== 'insult';
}

function askAloud(turn: Telling, person: Person, words: string, called: Phrase | null): void {
  const text = lastAsked(words, wordsIn(person.name)) ?? words;
  ask(turn, person, { topic: null, text, echo: null, speech: words, called });
}

/** Words in character. */
export async function speak(turn: Telling, words: string, to: Phrase | null): Promise<void> {
  const before = turn.told.length;
  await say(turn, words, to);
  sayAtLeast(turn, before);
}

async function say(turn: Telling, words: string, to: Phrase | null): Promise<void> {
  const listener = listenerOf(turn, to, words);
  const dared = daredBy(turn, words, listener);
  if (listener.kind === 'person') {
    const repeat = () => saySoSpoken(turn, words, listener);
    const isMoved = offerIn(words) !== null && attitudeOf(turn, listener.person) === 'wary';
    if (!isMoved && goesOrStays(turn, listener.person, words, repeat)) return;
    if (answersOtherwise(turn, listener.person, { words, repeat, isPlea: dared !== null })) return;
  }
  if (listener.kind === 'person' && (await bargains(turn, listener.person, words))) return;
  if (dared) return await winOver(turn, spokenStep(words, dared, to, listener), listener);
  await sayAloud(turn, words, to, listener);
  if (listener.kind === 'person') tellWhatLiesBetween(turn, listener.person);
}

async function sayAloud(turn: Telling, words: string, to: Phrase | null, listener: Listener): Promise<void> {
  if (listener.kind === 'person' && (await lends(turn, listener.person, words))) return;
  const isCall = listener.kind === 'person' && onlyCalls(words, wordsIn(listener.person.name));
  if (listener.kind === 'person' && isQuestion(words) && !isCall)
    return askAloud(turn, listener.person, words, to);
  saySoSpoken(turn, words, listener);
  if (listener.kind !== 'person') return sayUnheard(turn, listener);
  const isGreeting = toneOf(words) === 'greeting' && wordsIn(words).length < 6;
  if (isGreeting && attitudeOf(turn, listener.person) !== 'hostile') greetPerson(turn, listener.person);
  else reactTo(turn, listener.person, words);
}

function spokenStep(words: string, act: Step['act'], to: Phrase | null, listener: Listener): Step {
  return {
    ...{
      act,
      verb: 'say',
      echo: `say${toWhom(listener)}: ${quoted(words)}`,
      object: null,
      instrument: null,
      target: to,
    },
    ...{ topic: null, manner: null, speech: words, amount: null },
  };
}

function toWhom(listener: Listener): string {
  if (listener.kind === 'person') return ` to ${listener.person.name}`;
  return listener.kind === 'companion' ? ` to ${listener.actor.name}` : '';
}

function saySoSpoken(turn: Telling, words: string, listener: Listener): void {
  const said = quoted(words);
  const name = toWhom(listener);
  sayOneOf(turn, [
    `You say${name}: ${said}`,
    `Once more you say${name}: ${said}`,
    `You say it again${name}: ${said}`,
  ]);
}
