import type { Phrase, Step } from '../src/reader/reading.ts';

/** A phrase by its words; the last is what it turns on. */
export function phrase(words: string, fields: Partial<Phrase> = {}): Phrase {
  const parts = words.toLowerCase().split(' ');
  return { shown: `the ${words}`, head: parts.at(-1)!, words: parts, isOwn: false, ...fields };
}

export function aStep(fields: Partial<Step> & Pick<Step, 'act'>): Step {
  return {
    verb: fields.act,
    echo: fields.act,
    object: null,
    instrument: null,
    target: null,
    topic: null,
    manner: null,
    speech: null,
    amount: null,
    ...fields,
  };
}
