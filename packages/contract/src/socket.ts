import { z } from 'zod';
import { Recipient } from './message-kinds.ts';
import { Effect, MessageRead } from './messages.ts';
import { encounterLimits, limits } from './protocol.ts';
import { line, longText, queryNumber, uuid } from './text.ts';

export const SocketQuery = z.object({
  ticket: z.string().min(1).max(200),
  after_id: queryNumber(0, Number.MAX_SAFE_INTEGER, 'must be a whole number').optional(),
});

const clientId = uuid.nullish();
const messageId = z
  .int({ error: 'must be a whole number' })
  .min(1, { error: 'must be a positive whole number' });

const MessageFrame = z
  .object({
    type: z.literal('message'),
    content: longText({ max: limits.messageContent }).refine((text) => text.trim() !== '', {
      error: 'must be between 1 and 4,000 characters',
    }),
    /** (ext) An action is answered by the DM, table talk is not, a whisper is for one alone. */
    kind: z
      .enum(['action', 'table', 'whisper'], { error: 'must be action, table or whisper' })
      .default('action'),
    /** (ext) For whom a whisper is. */
    to: Recipient.nullish(),
    client_id: clientId,
  })
  .refine(({ kind, to }) => (kind === 'whisper') === (to != null), {
    path: ['to'],
    error: 'must be given for a whisper, and for nothing else',
  });

/** What a client may send over the socket. */
export const ClientFrame = z.discriminatedUnion(
  'type',
  [
    MessageFrame,
    z.object({ type: z.literal('retry') }),
    z.object({ type: z.literal('ping') }),
    /** (ext) Dice in front of everybody. */
    z.object({
      type: z.literal('roll'),
      notation: line({ min: 1, max: limits.diceNotation }),
      reason: line({ max: limits.rollReason }).nullish(),
      client_id: clientId,
    }),
    /** (ext) The service makes the roll that the DM awaits from this player. */
    z.object({ type: z.literal('roll_pending'), client_id: clientId }),
    /** (ext) On their own turn in a fight, whoever is played by this player goes to another zone of the sketch. */
    z.object({
      type: z.literal('move'),
      zone: line({ min: 1, max: encounterLimits.zone }),
      client_id: clientId,
    }),
    /** (ext) The running turn ends where it is. */
    z.object({ type: z.literal('stop') }),
    /** (ext) The newest answer in other words. */
    z.object({
      type: z.literal('retell'),
      message_id: messageId,
      guidance: longText({ max: limits.guidance }).nullish(),
    }),
    /** (ext) This message and all that followed did not happen. */
    z.object({ type: z.literal('rewind'), message_id: messageId }),
    z.object({ type: z.literal('pause') }),
    z.object({ type: z.literal('resume') }),
    /** (ext) In rounds: the DM answers those who have acted. */
    z.object({ type: z.literal('go_on') }),
    /** (ext) This participant has read everything up to here. */
    z.object({ type: z.literal('read'), message_id: messageId }),
    /** (ext) This participant is writing something that everybody will read. */
    z.object({ type: z.literal('composing') }),
  ],
  {
    error:
      'must be message, retry, ping, roll, roll_pending, move, stop, retell, rewind, pause, resume, go_on, read or composing',
  },
);

export const TypingEvent = z.object({ type: z.literal('typing') });
export const RollingEvent = z.object({
  type: z.literal('rolling'),
  notation: z.string(),
  reason: z.string(),
});
/** Something that the running turn did, as it happens. After a turn's error it counts as not having happened. */
export const EffectEvent = z.object({ type: z.literal('effect'), effect: Effect });
export const DeltaEvent = z.object({ type: z.literal('delta'), text: z.string() });
export const GameEndedEvent = z.object({ type: z.literal('game_ended'), reason: z.string() });
export const MessageEvent = z.object({
  type: z.literal('message'),
  message: MessageRead,
  client_id: uuid.optional(),
});
/** The text of a message was removed; everything else of it stands. */
export const RemovedEvent = z.object({ type: z.literal('removed'), message: MessageRead });
/** (ext) The newest answer has new words. */
export const RetoldEvent = z.object({ type: z.literal('retold'), message: MessageRead });
/** (ext) This message and everything after it were taken back. */
export const RewoundEvent = z.object({ type: z.literal('rewound'), message_id: z.int() });
/** (ext) Nobody is named. A turn that ran is dropped with everything that it had announced. */
export const PausedEvent = z.object({ type: z.literal('paused') });
export const ResumedEvent = z.object({ type: z.literal('resumed') });
/** (ext) What holds at this table, or who sits there, is not what it was: GET has it, for each as they may see it. */
export const GameEvent = z.object({ type: z.literal('game') });
/** (ext) Somebody else is writing; it holds for a few seconds. */
export const ComposingEvent = z.object({ type: z.literal('composing'), user_id: uuid, name: z.string() });
export const TurnErrorEvent = z.object({
  type: z.literal('error'),
  scope: z.literal('turn'),
  /** (ext) Why, in one word that stays; absent where the sentence is all there is. */
  code: z.string().optional(),
  detail: z.string(),
});
export const RequestErrorEvent = z.object({
  type: z.literal('error'),
  scope: z.literal('request'),
  /** (ext) The name in the table of errors. */
  code: z.string().optional(),
  detail: z.string(),
  client_id: uuid.optional(),
});
export const PresenceEvent = z.object({ type: z.literal('presence'), online: z.array(z.string()) });
export const PongEvent = z.object({ type: z.literal('pong') });

/** Everything the service sends over the socket. */
export const ServerEvent = z.union([
  TypingEvent,
  RollingEvent,
  EffectEvent,
  DeltaEvent,
  GameEndedEvent,
  MessageEvent,
  RemovedEvent,
  RetoldEvent,
  RewoundEvent,
  PausedEvent,
  ResumedEvent,
  GameEvent,
  ComposingEvent,
  TurnErrorEvent,
  RequestErrorEvent,
  PresenceEvent,
  PongEvent,
]);

export type SocketQuery = z.output<typeof SocketQuery>;
export type ClientFrame = z.output<typeof ClientFrame>;
export type MessageEvent = z.output<typeof MessageEvent>;
export type RetoldEvent = z.output<typeof RetoldEvent>;
export type RewoundEvent = z.output<typeof RewoundEvent>;
export type RemovedEvent = z.output<typeof RemovedEvent>;
export type RequestErrorEvent = z.output<typeof RequestErrorEvent>;
export type ServerEvent = z.output<typeof ServerEvent>;
