import type { Step } from './reading.ts';

export const emptyStep: Omit<Step, 'act' | 'verb' | 'echo'> = {
  object: null,
  instrument: null,
  target: null,
  topic: null,
  manner: null,
  speech: null,
  amount: null,
};
