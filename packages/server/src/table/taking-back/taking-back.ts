import type { Bus, RoomMessage, RunningTurn } from '../../cluster/bus.ts';
import type { SeatKey } from '../../games/seat-queries.ts';
import type { Store } from '../../store/store.ts';
import type { GameOrder } from '../game-order.ts';
import type { TurnQueue } from '../turn-queue.ts';
import { type Rewound, rewindQueries } from './rewind-queries.ts';
import { runningTurnQueries } from './running-turn-queries.ts';

/** Ends, gives up and undoes what the DM did, for whoever may ask for it. */
export interface TakingBack {
  /** The running turn ends where it is. */
  stop(seat: SeatKey): Promise<void>;
  /** A message and all that followed did not happen. */
  rewind(seat: SeatKey, messageId: number): Promise<void>;
  pause(seat: SeatKey): Promise<void>;
  resume(seat: SeatKey): Promise<void>;
}

interface Parts {
  store: Store;
  bus: Bus;
  queue: Pick<TurnQueue, 'owed'>;
  inOrder: GameOrder;
  now: () => number;
}

export function createTakingBack({ store, bus, queue, inOrder, now }: Parts): TakingBack {
  const at = () => new Date(now()).toISOString();

  /** First the room hears that the turn is over, then whoever runs it. */
  function drop(gameId: string, over: RunningTurn | null) {
    if (over) bus.publish({ kind: 'turn-dropped', gameId, ...over });
  }

  function announceRewind(gameId: string, messageId: number, rewound: Rewound) {
    const { place, effects, whisperers, over, reopened, ended } = rewound;
    const behind: RoomMessage['behind'] = effects.map((effect) => {
      const isSecret = effect.kind === 'roll_asked' && whisperers.includes(effect.user_id);
      return { event: { type: 'effect', effect }, ...(isSecret && { only: effect.user_id }) };
    });
    for (const { reason } of ended.filter((game) => game.gameId === gameId))
      behind.push({ event: { type: 'game_ended', reason } });
    bus.publish({
      kind: 'room',
      gameId,
      event: { type: 'rewound', message_id: messageId },
      after: place - 1,
      ...(over && { over }),
      behind,
    });
    for (const { gameId: other, reason: before } of reopened) {
      const effect = { kind: 'game_ended' as const, reason: null, before };
      bus.publish({ kind: 'room', gameId: other, event: { type: 'effect', effect } });
    }
    for (const { gameId: other, reason } of ended.filter((game) => game.gameId !== gameId))
      bus.publish({ kind: 'room', gameId: other, event: { type: 'game_ended', reason } });
    drop(gameId, over);
  }

  return {
    async stop(seat) {
      const running = await store.call(runningTurnQueries.stoppable, seat);
      bus.publish({ kind: 'turn-stopped', gameId: seat.gameId, ...running });
    },
    async rewind(seat, messageId) {
      const { gameId } = seat;
      await inOrder(gameId, async () => {
        const rewound = await store.call(rewindQueries.rewind, { ...seat, messageId, at: at() });
        announceRewind(gameId, messageId, rewound);
      });
      // An answer that was withdrawn may leave the message before it without one.
      queue.owed(gameId);
    },
    async pause(seat) {
      const { gameId } = seat;
      await inOrder(gameId, async () => {
        const paused = await store.call(runningTurnQueries.pause, { ...seat, at: at() });
        if (!paused) return;
        const { over } = paused;
        bus.publish({ kind: 'room', gameId, event: { type: 'paused' }, ...(over && { over }) });
        drop(gameId, over);
      });
    },
    async resume(seat) {
      const { gameId } = seat;
      await inOrder(gameId, async () => {
        const hasChanged = await store.call(runningTurnQueries.resume, seat);
        if (hasChanged) bus.publish({ kind: 'room', gameId, event: { type: 'resumed' } });
      });
      queue.owed(gameId);
    },
  };
}
