import type { Act, Step } from './reading.ts';
import { readSteps } from './read-steps.ts';
import { sceneOf } from './scene.ts';
import { firstPerson } from './second-person.ts';
import { tokensOf } from './tokens.ts';
import type { Telling } from '../telling/telling.ts';

/** What is done to one thing after the other, where several are named. */
const oneByOne = new Set<Act>(['take', 'steal', 'drop', 'eat', 'drink', 'wear']);
const determined =
  /^(?:the|an?|my|your|some|one|two|three|all|both|this|that|these|those|half|his|her|their) /i;
const list = /^((?:\p{L}+)(?: (?:up|off|out|down|on))?) (.+)$/u;
const mostThings = 6;

/** `take the rope, the lantern and the bucket of tar`: three things are taken. */
export function severally(step: Step, turn: Telling): Step[] {
  const [, verb = '', rest = ''] = oneByOne.has(step.act) ? (list.exec(step.echo) ?? []) : [];
  const items = rest.split(/,\s*(?:and\s+)?|\s+and\s+/);
  if (items.length < 2 || items.length > mostThings || !items.every((item) => determined.test(item)))
    return [step];
  const scene = sceneOf(turn);
  const steps = items.map((item) => readSteps(tokensOf(`I ${verb} ${firstPerson(item)}`), scene)?.steps[0]);
  return steps.every((one) => one?.act === step.act) ? (steps as Step[]) : [step];
}
