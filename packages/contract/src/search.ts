import { z } from 'zod';
import { messageKinds } from './message-kinds.ts';
import { MessageId, senderTypes } from './messages.ts';
import { searchLimits } from './protocol.ts';
import { line, queryNumber, timestamp } from './text.ts';

/** (ext) What is looked for in a story; `before` goes on where an answer has ended. */
export const SearchQuery = z.object({
  q: line({ min: searchLimits.leastCharacters, max: searchLimits.mostCharacters }),
  before: MessageId.optional(),
  limit: queryNumber(1, searchLimits.pageSize)
    .optional()
    .transform((given) => given ?? 20),
});

/** (ext) A message that has every word. */
export const SearchResult = z.object({
  id: z.int(),
  at: timestamp,
  /** Whoever said it, by the name that the table knows; null for the DM, and where the account is gone. */
  by: z.string().nullable(),
  sender_type: z.enum(senderTypes),
  kind: z.enum(messageKinds),
  /** What it says around the first of the words: plain text, never markup. */
  excerpt: z.string(),
  /** Where in the excerpt the words stand: from one character (UTF-16) to before another. */
  marks: z.array(z.tuple([z.int(), z.int()])),
});

/** (ext) The newest first. `more` is the `before` to go on with, null when everything was looked through. */
export const SearchAnswer = z.object({
  results: z.array(SearchResult),
  more: z.int().nullable(),
});

export type SearchQuery = z.output<typeof SearchQuery>;
export type SearchResult = z.output<typeof SearchResult>;
export type SearchAnswer = z.output<typeof SearchAnswer>;
