import type { Person } from '../world/world.ts';
import type { Guard } from './may-say.ts';
import type { Named } from './named.ts';
import { giveSentences } from './own-sentences.ts';
import { personOf } from './person-of.ts';
import type { Paragraph } from './paragraphs.ts';
import { personFrom, type Stranger } from './strangers.ts';

/** `The two guards`, `One of them`, `the sailor`: how a text goes on about somebody without a name. */
const callsOf = ({ noun, name }: Stranger): RegExp => {
  const many = name.startsWith('one of ') ? (name.split(' ').at(-1) ?? noun) : noun;
  return new RegExp(
    `\\b(?:the|both|one of the|an?|two|three|four|five|six|some|any) (?:\\p{Ll}+ ){0,2}?(?:${noun}|${many})(?!\\p{L})`,
    'iu',
  );
};

/** Those who are seen and not named, with what the paragraphs of their room let them say. `cast`: who has a name there. */
export function toldStrangers(
  strangers: readonly Stranger[],
  paragraphs: readonly Paragraph[],
  { cast, guard, won }: { cast: readonly Named[]; guard: Guard; won: (person: string) => readonly string[] },
): Person[] {
  const others = cast.map((one) => ({ ...one, own: [] }));
  const named = strangers.map((stranger): Named => {
    const { name, pronoun } = stranger;
    const called = callsOf(stranger);
    const about = paragraphs.filter(({ voice, text }) => voice === 'plain' && called.test(text));
    return { name, role: '', pronoun, about, own: [], called };
  });
  if (named.some(({ about }) => about.length > 0)) giveSentences([...others, ...named], paragraphs);
  return strangers.map((stranger, at) => {
    const plain = personFrom(stranger);
    if (named[at]!.own.length === 0) return plain;
    const { topics, kept, isLying, doubt, bribe } = personOf(named[at]!, guard, { confesses: false, won });
    return {
      ...plain,
      topics,
      ...(kept && { kept }),
      ...(isLying && { isLying }),
      ...(doubt && { doubt }),
      ...(bribe !== undefined && { bribe }),
    };
  });
}
