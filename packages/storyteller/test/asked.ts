import type { Phrase, Step } from '../src/reader/reading.ts';
import type { Telling } from '../src/telling/telling.ts';
import { aTelling, type TellingOptions } from './a-telling.ts';

/** A phrase as the reader hands it over; its head is its last word. */
export function phraseOf(shown: string): Phrase {
  const words = shown
    .toLowerCase()
    .replace(/^(?:the|an?|your|some) /, '')
    .split(' ');
  return { shown, head: words.at(-1)!, words, isOwn: shown.startsWith('your ') };
}

export function stepOf(act: Step['act'], echo: string, parts: Partial<Step> = {}): Step {
  return {
    act,
    verb: echo.split(' ')[0]!,
    echo,
    object: null,
    instrument: null,
    target: null,
    topic: null,
    manner: null,
    speech: null,
    amount: null,
    ...parts,
  };
}

/**
 * What is told to something that is asked several times in one game: each answer as it was told, and as the table reads it
 * behind the gate. Nothing may come of it but words.
 */
export async function asked(
  options: TellingOptions,
  tell: (turn: Telling) => Promise<void> | void,
  times = 1,
) {
  const { turn, hands, state } = await aTelling(options);
  turn.isTimeless = true;
  const before = structuredClone({ ...state, next: {} });
  const effects = turn.effects.length;
  const told: string[] = [];
  const read: string[] = [];
  for (let time = 0; time < times; time++) {
    const from = turn.told.length;
    await tell(turn);
    const answer = turn.told.slice(from).join(' ');
    const shown = hands.shown.length;
    hands.say(answer);
    told.push(answer);
    read.push(hands.shown.slice(shown).trim());
  }
  const isUnmoved =
    turn.isTimeless &&
    !turn.isWaiting &&
    turn.effects.length === effects &&
    JSON.stringify({ ...state, next: {} }) === JSON.stringify(before);
  return { told, read, isUnmoved, turn, state };
}
