import { z } from 'zod';
import { Effect, MessageRead } from './messages.ts';
import { limits } from './protocol.ts';
import { longText, queryNumber, uuid } from './text.ts';

export const SocketQuery = z.object({
  ticket: z.string().min(1).max(200),
  after_id: queryNumber(0, Number.MAX_SAFE_INTEGER, 'must be a whole number').optional(),
});

/** What a client may send over the socket. */
export const ClientFrame = z.discriminatedUnion(
  'type',
  [
    z.object({
      type: z.literal('message'),
      content: longText({ max: limits.messageContent }).refine((text) => text.trim() !== '', {
        error: 'must be between 1 and 4,000 characters',
      }),
      client_id: uuid.nullish(),
    }),
    z.object({ type: z.literal('retry') }),
    z.object({ type: z.literal('ping') }),
  ],
  { error: 'must be message, retry or ping' },
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
export const TurnErrorEvent = z.object({
  type: z.literal('error'),
  scope: z.literal('turn'),
  detail: z.string(),
});
export const RequestErrorEvent = z.object({
  type: z.literal('error'),
  scope: z.literal('request'),
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
  TurnErrorEvent,
  RequestErrorEvent,
  PresenceEvent,
  PongEvent,
]);

export type SocketQuery = z.output<typeof SocketQuery>;
export type ClientFrame = z.output<typeof ClientFrame>;
export type MessageEvent = z.output<typeof MessageEvent>;
export type RemovedEvent = z.output<typeof RemovedEvent>;
export type RequestErrorEvent = z.output<typeof RequestErrorEvent>;
export type ServerEvent = z.output<typeof ServerEvent>;
