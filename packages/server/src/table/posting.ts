import { type ClientFrame, Refusal } from '@fireside/contract';
import type { Rolled } from '@fireside/contract/effects';
import { type Dice, goThere, rollRange } from '@fireside/engine';
import type { Bus } from '../cluster/bus.ts';
import { seatQueries } from '../games/seat-queries.ts';
import { worldQueries } from '../games/world-queries.ts';
import type { Store } from '../store/store.ts';
import type { Budgets } from '../usage/budgets.ts';
import { type Connection, toFrame } from './connection.ts';
import type { GameOrder } from './game-order.ts';
import { isForDm, type Post, postQueries } from './post-queries.ts';
import type { Rooms } from './rooms.ts';
import type { TurnQueue } from './turn-queue.ts';

type FrameOf<Type extends ClientFrame['type']> = Extract<ClientFrame, { type: Type }>;

/** What players say and roll, from the frame to the room. */
export interface Posting {
  say(connection: Connection, frame: FrameOf<'message'>): Promise<void>;
  /** Dice in front of everybody. */
  roll(connection: Connection, frame: FrameOf<'roll'>): Promise<void>;
  /** Makes the roll that the DM awaits and says it for the player, in a whisper where it was asked for in one. */
  rollPending(connection: Connection, frame: FrameOf<'roll_pending'>): Promise<void>;
  /** Takes whoever is played by the sender to another zone of a fight. */
  move(connection: Connection, frame: FrameOf<'move'>): Promise<void>;
}

interface Parts {
  store: Store;
  bus: Bus;
  queue: Pick<TurnQueue, 'owed'>;
  rooms: Pick<Rooms, 'lastId'>;
  inOrder: GameOrder;
  dice: Dice;
  budgets: Pick<Budgets, 'isSpent'>;
  now: () => number;
  /** How many bytes a user may have stored. */
  mayStore: number;
}

type Said = Pick<Post, 'kind' | 'to' | 'content' | 'effects' | 'awaiting' | 'move'>;

/** `17`, `+17`, `17!`: nothing but a number. */
const lonelyNumber = /^[*_\s]*([+-]?\d{1,15}(?:[.,]\d{1,3})?)[*_\s.!]*$/;

export function createPosting(parts: Parts): Posting {
  const { store, bus, queue, rooms, inOrder, dice, budgets, now, mayStore } = parts;

  /** `compose` is asked again when the roll that is awaited, or the fight, has become another one meanwhile; a budget is looked at where the game turns out to have one. */
  async function post(
    connection: Connection,
    clientId: string | null,
    compose: () => Said | Promise<Said>,
  ): Promise<void> {
    const { gameId, userId } = connection;
    const isOwed = await inOrder(gameId, async () => {
      for (let isSpent: boolean | null = null; ; isSpent = await budgets.isSpent(gameId)) {
        const said = await compose();
        const posted = await store.call(postQueries.store, {
          ...said,
          isSpent,
          gameId,
          userId,
          clientId,
          at: new Date(now()).toISOString(),
          mayStore,
        });
        if (!posted) continue;
        const { message, after, isNew, isOwed } = posted;
        const event = { type: 'message' as const, message, ...(clientId && { client_id: clientId }) };
        if (!isNew && message.id <= rooms.lastId(gameId)) connection.send(toFrame(event));
        // Also when it was sent before: it was stored, and perhaps nobody has heard of it.
        else bus.publish({ kind: 'room', gameId, event, after });
        return isOwed;
      }
    });
    if (isOwed) queue.owed(gameId);
  }

  const awaitedFrom = ({ gameId, userId }: Connection) => store.call(seatQueries.awaited, { gameId, userId });

  function rolled(connection: Connection, notation: string, reason: string): Rolled {
    return { kind: 'rolled', roll: dice.roll(notation, reason), by: connection.userId };
  }

  return {
    say(connection, { kind, content, to, client_id }) {
      const said = { kind, to: to ?? null, content, effects: [] };
      const number = lonelyNumber.exec(content.replace('−', '-'))?.[1];
      const asksDm = isForDm(said);
      return post(connection, client_id ?? null, async () => {
        if (number === undefined || !asksDm) return said;
        const roll = (await awaitedFrom(connection))?.roll ?? null;
        return { ...said, awaiting: { roll, impossible: roll && whyImpossible(roll.notation, number) } };
      });
    },
    async roll(connection, { notation: given, reason, client_id }) {
      const check = dice.check(given);
      if (!check.ok) throw new Refusal('invalid', { detail: check.detail });
      const effect = rolled(connection, check.notation, reason ?? '');
      await post(connection, client_id ?? null, () => ({
        kind: 'table',
        to: null,
        content: rollLine(effect),
        effects: [effect],
      }));
    },
    rollPending: (connection, { client_id }) =>
      post(connection, client_id ?? null, async () => {
        const awaited = await awaitedFrom(connection);
        if (!awaited)
          return {
            kind: 'action',
            to: null,
            content: '',
            effects: [],
            awaiting: { roll: null, isTaken: true },
          };
        const { roll, isWhispered } = awaited;
        const effect = rolled(connection, roll.notation, roll.reason);
        return {
          kind: isWhispered ? 'whisper' : 'action',
          to: isWhispered ? 'dm' : null,
          content: rollLine(effect),
          effects: [effect],
          awaiting: { roll, isTaken: true },
        };
      }),
    move: (connection, { zone, client_id }) =>
      post(connection, client_id ?? null, async () => {
        const { gameId, userId } = connection;
        const { encounter: before, characterId } = await store.call(worldQueries.ownFight, {
          gameId,
          userId,
        });
        const after = goThere(before, characterId, zone);
        const said = { kind: 'table' as const, to: null, move: { before, after } };
        if (typeof after === 'string') return { ...said, content: '', effects: [] };
        const there = after.combatants[after.turn]?.zone ?? zone;
        return {
          ...said,
          content: `moves to ${there}`,
          effects: [{ kind: 'encounter', encounter: after, before }],
        };
      }),
  };
}

/** How a roll reads as a message. */
function rollLine({ roll: { notation, reason, total } }: Rolled): string {
  return `rolled ${notation}${reason ? ` for ${reason}` : ''}: ${total}`;
}

/** Why dice cannot have come up with a number; null when they can. */
function whyImpossible(notation: string, given: string): string | null {
  const number = Number(given.replace(',', '.'));
  const { lowest, highest, isWhole } = rollRange(notation);
  if (number >= lowest && number <= highest && (!isWhole || Number.isInteger(number))) return null;
  return `${notation} gives between ${lowest} and ${highest}`;
}
