import { toTheirFace } from '../talk/to-their-face.ts';
import { wordsIn } from '../talk/words.ts';
import { askedOfFeeling } from './asked-of-feeling.ts';
import { askedOfLiving } from './asked-of-living.ts';
import type { Affair } from './life.ts';

const patterns = [...askedOfLiving, ...askedOfFeeling].map(
  ([affair, parts]) => [affair, new RegExp(parts.join('|'), 'u')] as const,
);

/** As it is typed in a hurry. */
const plainly = new Map(
  Object.entries({
    u: 'you',
    ya: 'you',
    ur: 'your',
    youre: 'you are',
    youve: 'you have',
    whats: 'what',
    whos: 'who',
  }),
);

/** What of their own life somebody is asked, where it is that; `name`: by what they are called, which says nothing of it. */
export function affairIn(text: string, name: string): Affair | null {
  const own = wordsIn(name);
  const words = toTheirFace(text)
    .trim()
    .split(' ')
    .filter((word) => !own.includes(word))
    .map((word) => plainly.get(word) ?? word);
  while (
    words.length > 1 &&
    /^(?:so|and|but|well|ok|okay|then|now|please|tell|me|hey|say|also)$/.test(words[0]!)
  )
    words.shift();
  // `what scares her`, `if he lives alone`, as they are asked of somebody.
  const said = ` ${words.join(' ')} `
    .replace(/ your $/, ' you ')
    .replace(/ have you $/, ' you have ')
    .replace(
      / you (live|earn|fear|love|hate|miss|want|trust|work|dream|hope|owe|regret|drink|sleep|eat|serve)s /,
      ' you $1 ',
    );
  if (words.length > 24) return null;
  return patterns.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
}
