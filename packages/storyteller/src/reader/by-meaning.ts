import { shortened } from './echo.ts';
import { emptyStep } from './empty-step.ts';
import { isAct, type Meaning } from './meanings.ts';
import { askStep } from './question.ts';
import type { Reading, Step } from './reading.ts';
import type { Scene } from './scene.ts';
import { secondPerson } from './second-person.ts';
import { tidied, tokensOf } from './tokens.ts';

const generic: Partial<Record<Meaning, string>> = {
  look: 'look around',
  search: 'search',
  listen: 'listen',
  ask: 'ask around',
  rest: 'rest',
  wait: 'wait',
  go: 'go on',
  return: 'go back',
  flee: 'run for it',
};

/** What the words were, in the light of what they are most like. */
export function byMeaning(meaning: Meaning, reading: Reading, message: string, scene: Scene): Reading {
  if (!isAct(meaning)) {
    if (reading.kind === 'steps') return reading;
    if (meaning === 'hint') return { kind: 'question', question: { kind: 'hint' } };
    if (meaning === 'scene') return { kind: 'question', question: { kind: 'scene', asks: 'what', of: null } };
    if (meaning === 'table')
      return { kind: 'question', question: { kind: 'table', text: tidied(message).slice(0, 400) } };
    return { kind: 'small talk', tone: 'other' };
  }
  if (reading.kind === 'steps') {
    const [first, ...rest] = reading.steps;
    return { kind: 'steps', steps: [{ ...first!, act: meaning }, ...rest] };
  }
  const tokens = tokensOf(tidied(message)).filter(({ kind }) => kind === 'word');
  const echo = generic[meaning] ?? `${meaning}: ${shortened(secondPerson(tokens, scene), 120)}`;
  const step: Step = { ...emptyStep, act: meaning, verb: meaning, echo };
  return { kind: 'steps', steps: [meaning === 'ask' ? { ...askStep(null, null, null), echo } : step] };
}
