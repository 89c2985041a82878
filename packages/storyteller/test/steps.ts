import type { Act, Phrase, Step } from '../src/reader/reading.ts';

const small = /^(?:the|a|an|your|my|some|of|in|on)$/;

const singular = (word: string) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word);

/** A phrase as a reader would make it. */
export function phrase(shown: string): Phrase {
  const words = shown
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !small.test(word))
    .map(singular);
  const [before = shown] = shown.split(' of ');
  const head = singular(before.split(' ').at(-1)!.toLowerCase());
  return { shown, head, words, isOwn: shown.startsWith('your ') };
}

interface Parts {
  object?: string;
  instrument?: string;
  target?: string;
  topic?: string;
  verb?: string;
  speech?: string;
  amount?: number;
  manner?: string;
}

/** A step as a reader would make it: `step('open', 'open the strongbox', { object: 'the strongbox' })`. */
export function step(act: Act, echo: string, parts: Parts = {}): Step {
  const of = (shown: string | undefined) => (shown === undefined ? null : phrase(shown));
  return {
    act,
    verb: parts.verb ?? echo.split(' ')[0]!,
    echo,
    object: of(parts.object),
    instrument: of(parts.instrument),
    target: of(parts.target),
    topic: of(parts.topic),
    manner: parts.manner ?? null,
    speech: parts.speech ?? null,
    amount: parts.amount ?? null,
  };
}
