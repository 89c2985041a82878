import { dropped, type Opening, type Place } from './block.ts';
import type { Look } from './mark.ts';

interface Spoken {
  opening: string;
  closing: string;
  /** Whether what follows the opening shows that it is one. */
  isOne(next: string): boolean;
}

/** Thoughts without marks, at the very beginning of an answer. */
const spoken: readonly Spoken[] = [
  // Granite.
  { opening: 'here is my thought process:', closing: 'Here is my response:', isOne: () => true },
  { opening: "here's my thought process:", closing: "Here's my response:", isOne: () => true },
  // Harmony whose tokens were left out: nothing parts the channel from the message.
  { opening: 'analysis', closing: 'assistantfinal', isOne: (next) => /[A-Z"*]/.test(next) },
];

export const spokenInitials = 'HhAa';

export function lookAtSpokenThought({ text, at, isStart }: Place): Look<Opening> {
  if (!isStart) return null;
  for (const { opening, closing, isOne } of spoken) {
    const begun = text.slice(at, at + opening.length).toLowerCase();
    if (!opening.startsWith(begun)) continue;
    const next = text[at + opening.length];
    if (next === undefined) return 'more';
    if (isOne(next)) return { length: opening.length, block: dropped({ by: 'words', words: [closing] }) };
  }
  return null;
}
