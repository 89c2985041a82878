/**
 * Words by language, as data: `de:` begins those of a language; before any, they are English.
 * `=kick` a verb in all its forms; `spider` a word and its plural; `tortur*` whatever begins so; `egg_sac` words that
 * follow each other, `a|b` either of them, `.` any word; `~kind` a word that means something else in another language and
 * therefore counts only where a sentence is clearly of its own.
 */
export type Words = string;

/** Two things that are harmless alone. */
export interface Pair {
  /** Where nobody has read these words, the pair is not there yet: they are the sign of it. */
  one: Words;
  other: Words;
  /** `near`: a few words apart. `scene`: somebody and what befalls them, in a sentence or from one to the next. */
  reach: 'near' | 'scene';
}

/** Something that a table may not want in its story. */
export interface Topic {
  name: string;
  /** How a line names it: by words, or by two that stand in the same line. */
  named: readonly (Words | readonly [Words, Words])[];
  /** What tells of it in a story. */
  tells: readonly (Words | Pair)[];
  /** Named only by a word that names nothing narrower. */
  yields?: boolean;
}

export const near = (one: Words, other: Words): Pair => ({ one, other, reach: 'near' });
export const befalls = (one: Words, other: Words): Pair => ({ one, other, reach: 'scene' });
