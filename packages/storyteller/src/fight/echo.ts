import type { Step } from '../reader/reading.ts';
import type { Telling } from '../telling/telling.ts';
import { isAlone } from './combatants.ts';

/** What is only so when the dice say so. */
const outcomes = new Set([
  ...[
    'hit',
    'kill',
    'slay',
    'behead',
    'decapitate',
    'murder',
    'destroy',
    'finish',
    'defeat',
    'wound',
    'injure',
    'hurt',
  ],
  ...[
    'stab',
    'pierce',
    'impale',
    'slice',
    'gut',
    'cripple',
    'disarm',
    'knock',
    'topple',
    'trip',
    'break',
    'crush',
    'sever',
  ],
  ...[
    'end',
    'execute',
    'fell',
    'drop',
    'cleave',
    'eviscerate',
    'maim',
    'butcher',
    'obliterate',
    'vanquish',
    'beat',
  ],
]);

/** `You swing your axe at the tall sleeper.`, named at a table of several. `isSuccess`: null while nobody knows. Whether it was said. */
export function echoOf(turn: Telling, { verb, echo }: Step, isSuccess: boolean | null): boolean {
  const clause = isSuccess === true && !outcomes.has(verb) ? echo : `try to ${echo}`;
  return turn.say(isAlone(turn) ? `You ${clause}.` : `${turn.speaker.name}, you ${clause}.`);
}

/**
 * At a table of several whoever is struck back is named as well: it has to be plain who acts. Names the speaker in a sentence
 * that was told, by its place.
 */
export function addressSpeaker(turn: Telling, at: number): void {
  const sentence = turn.told[at];
  if (isAlone(turn) || !sentence) return;
  const { name } = turn.speaker;
  // A name at its beginning keeps its capital.
  const [first = ''] = /^[\p{L}']+/u.exec(sentence) ?? [];
  const named = [
    ...turn.table.party.map((seat) => seat.character?.name ?? ''),
    ...turn.place.people.map((one) => one.name),
  ];
  const isName = named.some((full) => full.split(' ').includes(first));
  const small = isName ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
  turn.told[at] = /^Your? /.test(sentence) ? `${name}, ${small}` : `${name}: ${small}`;
}
