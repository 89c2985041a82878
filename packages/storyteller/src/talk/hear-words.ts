import type { Step } from '../reader/reading.ts';
import { isOffer } from '../script/spoken.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import { beginWithWhatWas } from './ask.ts';
import { tellUntold } from './tell-topic.ts';
import * as lines from './hear-lines.ts';
import { attitudeOf, hear, isNew, isWronged, knownTo, slotsOf, turnAttitude } from './people.ts';
import { answerRetort, retortIn } from './retort.ts';
import { toneOf } from './tone.ts';

/** Somebody reacts to what they are told, and remembers it. */
export function reactTo(turn: Telling, person: Person, words: string): void {
  const tone = toneOf(words);
  const slots = slotsOf(turn, person);
  const wasWronged = isWronged(turn, person);
  if (tone !== 'promise') beginWithWhatWas(turn, person);
  hear(turn, person, tone === 'promise' ? `promised: ${words}` : words);
  if (tone === 'insult' && attitudeOf(turn, person) === 'friendly') turnAttitude(turn, person, -1);
  const attitude = attitudeOf(turn, person);
  const retort = attitude === 'hostile' ? null : retortIn(words);
  if (retort && retort !== 'who' && retort !== 'more') return void answerRetort(turn, person, retort);
  if (retort === 'more' && tellUntold(turn, person)) return;
  const isOpen =
    tone === 'promise' ||
    tone === 'insult' ||
    tone === 'thanks' ||
    tone === 'offer' ||
    tone === 'apology' ||
    tone === 'sympathy';
  if (wasWronged && tone === 'apology') return void turn.line(lines.coolly.hostile, slots);
  const table =
    attitude === 'friendly' || (attitude === 'wary' && isOpen)
      ? lines.reactions[tone]
      : lines.coolly[attitude === 'hostile' ? 'hostile' : 'wary'];
  turn.line(table, slots) || turn.line(lines.reactions.other, slots);
}

/** A greeting: who they are, the first time; a word, later. */
export function greetPerson(turn: Telling, person: Person, isCalled = false): void {
  const isFirst = isNew(turn, person);
  const { attitude } = knownTo(turn, person);
  const slots = slotsOf(turn, person);
  beginWithWhatWas(turn, person);
  if (isCalled && attitude !== 'hostile' && turn.line(lines.called, slots)) return;
  // Who wants something of them does not wait to be asked.
  const wants =
    turn.state.outline === null && attitude === 'friendly' && person.topics.some(({ says }) => isOffer(says));
  if (isFirst && turn.line(lines.meetings[attitude], slots)) return void (wants && tellUntold(turn, person));
  const table = attitude === 'friendly' ? lines.reactions.greeting : lines.coolly[attitude];
  turn.line(table, slots) || turn.line(lines.reactions.other, slots);
}

/** What is told, without the telling: `tell Odra that the bell is cast iron`. */
export function wordsOf({ speech, echo }: Step): string {
  return speech ?? echo.slice(0, 400);
}
