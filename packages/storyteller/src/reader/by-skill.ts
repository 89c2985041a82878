import { isBeing, type Scene } from './scene.ts';
import { ground } from './ground.ts';
import { emptyStep } from './empty-step.ts';
import type { Act, Phrase, Reading, Step } from './reading.ts';

const toSomebody: ReadonlySet<Act> = new Set(['persuade', 'threaten', 'deceive']);
/** What a skill may be named for: a deed that has one of its own keeps it. */
const plain: ReadonlySet<Act> = new Set([
  'other',
  'gesture',
  'sit',
  'think',
  'look',
  'search',
  'watch',
  'listen',
  'touch',
  'use',
  'wear',
  'go',
  'wait',
  'take',
  'tell',
  'ask',
  'call',
  'greet',
  'perform',
  'flatter',
  'persuade',
  'deceive',
  'threaten',
  'give',
  'read',
]);

const somebody = (phrase: Phrase | null, scene: Scene) => (phrase && isBeing(phrase, scene) ? phrase : null);

function withAct(step: Step, act: Act, scene: Scene): Step {
  const being = somebody(step.target, scene) ?? somebody(step.object, scene) ?? scene.mentioned.being;
  if (toSomebody.has(act)) return { ...step, act, target: being };
  if (act === 'watch') return being ? { ...step, act, object: being } : step;
  return { ...step, act };
}

/** A reading in the light of the skill that its player named for it. */
export function bySkill(reading: Reading, act: Act, scene: Scene): Reading {
  if (reading.kind === 'speech' && toSomebody.has(act)) {
    const echo = `say "${reading.words.slice(0, 120).toWellFormed()}"`;
    const step = { ...emptyStep, act, verb: 'say', echo, target: reading.to, speech: reading.words };
    return { kind: 'steps', steps: [step] };
  }
  if (reading.kind === 'steps' && !reading.isAsked) {
    const at = reading.steps.findIndex((step) => plain.has(step.act));
    if (at < 0 || act === 'other' || act === 'think') return reading;
    return {
      ...reading,
      steps: reading.steps.map((step, index) => (index === at ? withAct(step, act, scene) : step)),
    };
  }
  const { thing } = scene.mentioned;
  if (act === 'search' && reading.kind === 'question') {
    const echo = thing ? `search ${thing.shown}` : 'search your surroundings';
    return { kind: 'steps', steps: [{ ...emptyStep, act, verb: 'search', echo, object: thing }] };
  }
  const [asked] = reading.kind === 'steps' ? reading.steps : [];
  const being = scene.mentioned.being ?? somebody(asked?.target ?? null, scene);
  const isOpen = reading.kind === 'steps' || reading.kind === 'question';
  if (act !== 'watch' || !isOpen || !being || ground(being, scene.turn).kind !== 'person') return reading;
  const echo = `watch ${being.shown} closely`;
  return { kind: 'steps', steps: [{ ...emptyStep, act, verb: 'watch', echo, object: being }] };
}
