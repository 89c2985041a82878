import { pointedAt } from '../reader/pointed-at.ts';
import type { Phrase, Step } from '../reader/reading.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import { ask } from './ask.ts';
import { bargains } from './bargain.ts';
import { echoed } from './echo.ts';
import { asksForKept } from './kept.ts';
import { heldThing } from './hand-over.ts';
import { lends } from './lending.ts';
import { type Listener, partnerIn } from './listener.ts';
import { hear, knownTo } from './people.ts';
import { retortIn } from './retort.ts';
import { inOwnWords } from './say-so-asked.ts';
import { asksForPeace } from './tone.ts';
import { subjectOf } from './topics.ts';
import { sayUnheard } from './unheard.ts';
import { winOver } from './win-over.ts';
import { shares, wordsIn } from './words.ts';

const request =
  /^(?:ask|beg|request|plead)(?: (?!about|who|what|where|when|why|how|whether|if|which|to|for)[\w'.-]+){0,5} (?:to|for) \w/;

/** Somebody is asked: for what they know, or to do something. */
export async function askStep(turn: Telling, step: Step, listener: Listener): Promise<void> {
  if (listener.kind !== 'person') {
    if (listener.kind === 'foes' && asksForPeace(step.echo)) return await winOver(turn, step, listener);
    echoed(turn, step);
    return sayUnheard(turn, listener);
  }
  const person = whomMeant(turn, listener.person);
  const text = `${step.echo} ${step.speech ?? inOwnWords(turn) ?? ''}`;
  if (await bargains(turn, person, step.speech ?? '')) return;
  if (isRequest(step) && !asksToBeTold(step))
    return await winOver(turn, { ...step, act: 'persuade' }, listener);
  const question = {
    topic: step.topic,
    text,
    echo: step.echo,
    speech: step.speech,
    called: step.target ?? step.object,
  };
  if (asksForKept(turn, person, text) || heldThing(turn, person, step.speech ?? ''))
    return await winOver(turn, { ...step, act: 'persuade' }, listener);
  if (!step.topic && isKeptBack(turn, person, text, question.called))
    return await winOver(turn, { ...step, act: 'persuade' }, listener);
  if (await lends(turn, person, step.speech ?? '')) return;
  ask(turn, person, question);
}

/** `what do you mean?` is for whoever has just spoken, unless somebody is named. */
function whomMeant(turn: Telling, person: Person): Person {
  const meant = pointedAt(turn.message, turn);
  if (meant) return meant.person;
  const isNamed = shares(wordsIn(turn.message), [...wordsIn(person.name), ...person.words]);
  const isToYou = /\b(?:you|your)\b/i.test(turn.message) || retortIn(turn.message) !== null;
  return !isNamed && isToYou ? (partnerIn(turn) ?? person) : person;
}

/** Asked for nothing in particular, somebody who is wary wants to be won over: once. */
function isKeptBack(turn: Telling, person: Person, text: string, called: Phrase | null): boolean {
  const known = knownTo(turn, person);
  if (known.attitude !== 'wary' || known.told.length > 0 || known.heard.includes('was asked')) return false;
  if (subjectOf({ topic: null, text }, person, known.told, called?.words).kind !== 'anything') return false;
  const isWho = wordsIn(text).includes('who') || wordsIn(text).includes('name');
  if (!isWho) hear(turn, person, 'was asked');
  return !isWho;
}

/** `ask the guard to open the gate`, `ask her for the key`: something is to be done, not told. */
function isRequest({ echo }: Step): boolean {
  return request.test(echo.slice(0, 200).toLowerCase());
}

function asksToBeTold({ echo }: Step): boolean {
  return / (?:to (?:tell|explain|talk|say|describe|share|speak|repeat)|for (?:information|info|news|advice|help|directions?|rumou?rs?|details|a (?:hint|word|rumou?r|story)|her name|his name|their name|the way|the price|more))\b/.test(
    echo.slice(0, 200).toLowerCase(),
  );
}
