import type { Phrase, Step } from '../src/reader/reading.ts';

const small = /^(?:one of your|the|a|an|your|some|her|his) /;

/** A phrase as the reader makes it: `your rope`. */
export function phrase(shown: string): Phrase {
  const words = shown.toLowerCase().replace(small, '').split(' ');
  return { shown, head: words.at(-1)!, words, isOwn: /\byour\b/.test(shown) };
}

/** A step as the reader makes it, from the clause of which it consists. */
export function aStep(act: Step['act'], echo: string, parts: Partial<Step> = {}): Step {
  return {
    ...{ act, verb: echo.split(' ')[0]!, echo, object: null, instrument: null, target: null },
    ...{ topic: null, manner: null, speech: null, amount: null, ...parts },
  };
}
