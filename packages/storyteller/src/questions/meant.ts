import { ground, isVillainCalled } from '../reader/ground.ts';
import type { Phrase } from '../reader/reading.ts';
import type { Telling } from '../telling/telling.ts';
import type { Referent } from '../world/referent.ts';

/** What a phrase of a question stands for; by its head alone where nothing else is found, since nothing is done to it. */
export function meant(turn: Telling, phrase: Phrase): Referent {
  const found = ground(phrase, turn);
  if (found.kind !== 'absent' || isVillainCalled(phrase, turn)) return found;
  const { things, people, exits } = turn.place;
  const has = ({ words }: { words: readonly string[] }) => words.includes(phrase.head);
  const thing = things.find(has);
  if (thing) return { kind: 'thing', thing };
  const person = people.find(has);
  if (person) return { kind: 'person', person };
  const exit = exits.find(has);
  if (exit) return { kind: 'exit', exit };
  const blocked = exits.find(({ obstacle }) => obstacle && has(obstacle));
  return blocked ? { kind: 'obstacle', exit: blocked } : found;
}
