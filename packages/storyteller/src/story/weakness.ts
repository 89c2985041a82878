import type { Act, Step } from '../reader/reading.ts';
import { attempt, difficulties, type Resolve } from '../telling/attempt.ts';
import type { Telling } from '../telling/telling.ts';

/** By which skill somebody turns it against the villain. */
const skills: Partial<Record<Act, string>> = {
  cast: 'Arcana',
  tell: 'Persuasion',
  ask: 'Persuasion',
  persuade: 'Persuasion',
  threaten: 'Intimidation',
  deceive: 'Deception',
  perform: 'Performance',
  throw: 'Athletics',
  light: 'Sleight of Hand',
  burn: 'Athletics',
  pray: 'Religion',
};

/** What nobody means as a stroke at the weakness, whatever the words. */
const besides = new Set<Act>([
  'look',
  'search',
  'listen',
  'read',
  'wait',
  'rest',
  'flee',
  'surrender',
  'think',
]);

function wordsOf(step: Step): string[] {
  const phrases = [step.object, step.instrument, step.target, step.topic];
  return [step.verb, ...phrases.flatMap((phrase) => phrase?.words ?? [])];
}

/** What the clues have taught, tried against the villain. Whether that is what the step is. */
export async function triesWeakness(turn: Telling, step: Step): Promise<boolean> {
  const { state, world, place } = turn;
  if (place.beat !== 'climax' || !world.threat || state.exposed || besides.has(step.act)) return false;
  if (state.clues < world.threat.clues.length) return false;
  const { words } = world.threat.weakness;
  if (!wordsOf(step).some((word) => words.includes(word))) return false;
  const skill = skills[step.act] ?? 'Athletics';
  await attempt(turn, { by: 'story', step, skill, difficulty: difficulties.fair, about: '' }, resolveStory);
  return true;
}

export const resolveStory: Resolve = (turn, { step }, { isSuccess }) => {
  const { state, world } = turn;
  const { threat } = world;
  if (!threat) return;
  if (!isSuccess) {
    turn.say(`You ${step.echo}, and it falls short: ${threat.villain.name} has seen it coming.`);
    return;
  }
  turn.say(`You ${step.echo}.`);
  state.exposed = true;
  state.sway += 2;
  turn.line([threat.weakness.used]);
  turn.line(threat.turning);
  turn.remember(`turned the weakness of ${threat.villain.name} against its owner`);
};
