import { z } from 'zod';
import { chronicleLimits } from './protocol.ts';
import { line, shownText, wholeNumber } from './text.ts';

const title = line({ min: 1, max: chronicleLimits.title });
const summary = shownText({ min: 1, max: chronicleLimits.summary });
const id = wholeNumber(1, Number.MAX_SAFE_INTEGER);

/** A stretch of the story in a few sentences, and the first and the last message that it tells of. */
export const Chapter = z.object({ title, summary, from_id: id, to_id: id });

export const Pin = z.object({ id, text: line({ min: 1, max: chronicleLimits.pin }) });

/** What the DM remembers of the story so far, oldest first. */
export const Chronicle = z.object({ chapters: z.array(Chapter), pinned: z.array(Pin) });

/** Corrects a chapter, which `from_id` names; pins a sentence; unpins one. */
export const ChronicleChange = z
  .object({
    chapter: z.object({ from_id: id, title: title.optional(), summary: summary.optional() }),
    pin: line({ min: 1, max: chronicleLimits.pin }),
    unpin: id,
  })
  .partial();

export type Chapter = z.output<typeof Chapter>;
export type Chronicle = z.output<typeof Chronicle>;
export type ChronicleChange = z.output<typeof ChronicleChange>;
