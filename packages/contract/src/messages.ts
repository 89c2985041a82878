import { z } from 'zod';
import { type Effect as EffectValue, effectKinds } from './effects/effects.ts';
import { rollShape } from './effects/rolled.ts';
import { messageKinds, Recipient } from './message-kinds.ts';
import { limits } from './protocol.ts';
import { queryNumber, timestamp, uuid } from './text.ts';

export const senderTypes = ['player', 'dm', 'system'] as const;

/** Dice that the service rolled, with the working: a reader can check the DM against it. */
export const Roll = rollShape(z);

/** One thing that a turn did; see `effects/`. */
export const Effect: z.ZodType<EffectValue> = z.union(
  Object.values(effectKinds).map((kind): z.ZodType<EffectValue> => kind.shape(z)),
);

export const MessageRead = z.object({
  id: z.int(),
  sender_type: z.enum(senderTypes),
  user_id: uuid.nullable(),
  player_name: z.string().nullable(),
  character_id: uuid.nullable(),
  character_name: z.string().nullable(),
  content: z.string(),
  /** (ext) */
  kind: z.enum(messageKinds),
  /** (ext) Whom a whisper is for; null where it is for everyone. */
  to: Recipient.nullable(),
  created_at: timestamp,
  /** The dice among the effects. */
  rolls: z.array(Roll),
  /** Everything that the service did during that turn, in order, as far as players may see it. */
  effects: z.array(Effect),
  /** (ext) Its text is gone for good, and `content` says so. */
  removed: z.boolean(),
  /** (ext) How many sentences of the model's answer were kept back because nothing bears them out. */
  withheld: z.int(),
  /** (ext) How often it has been worded; 1 at first. */
  takes: z.int(),
});

/** (ext) A former wording of a message of the DM. */
export const TakeRead = z.object({ take: z.int(), content: z.string(), created_at: timestamp });

/** (ext) A stretch that was taken back, newest first; its messages oldest first. */
export const WithdrawnStretch = z.object({
  /** The message that was taken back, and everything after it. */
  message_id: z.int(),
  withdrawn_at: timestamp,
  messages: z.array(MessageRead),
});

export const MessageId = queryNumber(1, Number.MAX_SAFE_INTEGER, 'must be a positive whole number');

function pageSize(fallback: number) {
  return queryNumber(1, limits.pageSize)
    .optional()
    .transform((given) => given ?? fallback);
}

export const LatestQuery = z.object({ limit: pageSize(5) });
export const HistoryQuery = z.object({
  before_id: MessageId.optional(),
  limit: pageSize(100),
});

export type Roll = z.output<typeof Roll>;
export type TakeRead = z.output<typeof TakeRead>;
export type WithdrawnStretch = z.output<typeof WithdrawnStretch>;
export type Effect = EffectValue;
export type MessageRead = z.output<typeof MessageRead>;
export type LatestQuery = z.output<typeof LatestQuery>;
export type HistoryQuery = z.output<typeof HistoryQuery>;
