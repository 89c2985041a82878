import { z } from 'zod';
import { limits } from './protocol.ts';
import { longText, withDefault } from './text.ts';

export const SetupMessage = z.object({
  role: z.enum(['user', 'assistant'], { error: 'must be user or assistant' }),
  content: longText({ min: 1, max: limits.messageContent }),
});

/** The whole conversation, carried by the client: the service remembers nothing of it. */
export const SetupChat = z.object({
  messages: withDefault(
    z
      .array(SetupMessage)
      .max(limits.setupMessages, { error: `must have at most ${limits.setupMessages} entries` }),
    [],
  ),
  adventure_text: withDefault(longText({ max: limits.adventureText }), ''),
});

/** A name and a description that the DM proposes for a new game. */
export const Proposal = z.object({ name: z.string(), description: z.string() });

export const SetupReply = z.object({ reply: z.string(), proposal: Proposal.nullable() });

export type SetupMessage = z.output<typeof SetupMessage>;
export type SetupChat = z.output<typeof SetupChat>;
export type Proposal = z.output<typeof Proposal>;
export type SetupReply = z.output<typeof SetupReply>;
