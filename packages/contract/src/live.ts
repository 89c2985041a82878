import { z } from 'zod';
import { GameRead } from './games.ts';
import { PongEvent } from './socket.ts';
import { uuid } from './text.ts';

/** (ext) What a client may send over the socket of a signed-in user. */
export const LiveFrame = z.object({ type: z.literal('ping', { error: 'must be ping' }) });

/** (ext) A game of the list is new or not what it was; as this user may see it. */
export const LiveGameEvent = z.object({ type: z.literal('game'), game: GameRead });
/** (ext) A game is no longer on the list. */
export const LiveGoneEvent = z.object({ type: z.literal('gone'), game_id: uuid });

/** (ext) Everything that the service sends over the socket of a signed-in user. */
export const LiveEvent = z.union([LiveGameEvent, LiveGoneEvent, PongEvent]);

export type LiveFrame = z.output<typeof LiveFrame>;
export type LiveEvent = z.output<typeof LiveEvent>;
