import type { CountedNumber } from './numbers.ts';
import type { Language } from './text/numerals.ts';
import type { Token } from './text/tokens.ts';
import type { Standing, Witness } from './witness.ts';
import { people } from './text/people.ts';

/** A place in a sentence where players' characters are spoken of. */
export interface Mention {
  at: number;
  who: readonly Standing[];
  /** Whose something is, rather than somebody. */
  isPossessive: boolean;
  isYou: boolean;
  isPronoun: boolean;
  /** How many words it has. */
  length: number;
}

/** What the sentences before a sentence leave to it. */
export interface Context {
  /** Who was spoken of last, as the subject of the sentence before. */
  subject: readonly Standing[];
  /** A dream, a vision or a tale is being told. */
  isUnreal: boolean;
  /** Writing is spoken of, so that what stands set off may be it; or it is being read. */
  writing: 'none' | 'near' | 'read';
  /** Dice are spoken of. */
  isDiceTalk: boolean;
  /** What somebody carries is being listed. */
  isInventory: boolean;
}

export const startingContext: Context = {
  subject: [],
  isUnreal: false,
  writing: 'none',
  isDiceTalk: false,
  isInventory: false,
};

/**
 * How a narration begins: who was asked after is meant by "she". The player's own character is not: whoever looks at a body reads
 * "he was stabbed twice" of it.
 */
export function contextFor({ party, speaker, message }: Witness): Context {
  const words = new Set(message.toLowerCase().match(/\p{L}+/gu));
  if ([...words].some((word) => people.has(word))) return startingContext;
  const asked = party.filter((one) => one !== speaker && one.names.some((name) => words.has(name)));
  return asked.length === 1 ? { ...startingContext, subject: asked } : startingContext;
}

/** A sentence as it is understood: its words without what somebody says in it, and who is spoken of. */
export interface Reading {
  text: string;
  language: Language;
  tokens: readonly Token[];
  /** Which kinds of words it has (`wordKind`). */
  kinds: number;
  mentions: readonly Mention[];
  mentionAt: ReadonlyMap<number, Mention>;
  numbers: readonly CountedNumber[];
  context: Context;
  /** Whether what is said at a place is told as happening here and now. */
  isReal(at: number): boolean;
}
