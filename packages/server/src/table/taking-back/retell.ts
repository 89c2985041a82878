import { Refusal } from '@fireside/contract';
import {
  charactersFor,
  type Model,
  runTurn,
  TurnFailure,
  type TurnLimits,
  type TurnObserver,
  type TurnPorts,
} from '@fireside/engine';
import type { Bus } from '../../cluster/bus.ts';
import type { Log } from '../../log.ts';
import type { Store } from '../../store/store.ts';
import type { GameOrder } from '../game-order.ts';
import { tableQueries } from '../table-queries.ts';
import type { TurnQueue } from '../turn-queue.ts';
import { snapshotOf } from '../turn-runner.ts';
import { type RetellKey, retellQueries } from './retell-queries.ts';

interface Parts {
  store: Store;
  bus: Bus;
  queue: Pick<TurnQueue, 'hold'>;
  inOrder: GameOrder;
  ports: TurnPorts;
  /** Those that a game can choose, by name. */
  models: ReadonlyMap<string, Model>;
  limits: TurnLimits;
  log: Log;
  now: () => number;
}

/** Nobody sees new words before they are whole. */
const unseen: TurnObserver = { rolling() {}, effect() {}, delta() {} };

/**
 * Tells the newest answer in other words: what happened in it stands. Until the new words are stored nothing has changed, so a
 * model that fails, or a process that ends, leaves the answer as it was.
 */
export function createRetell({ store, bus, queue, inOrder, ports, models, limits, log, now }: Parts) {
  const historyCharacters = charactersFor(limits.historyTokens);

  async function newWords(key: RetellKey, guidance: string, signal: AbortSignal) {
    const found = await store.call(retellQueries.find, key);
    const { turnId: id, kind, answeredId: messageId, speakerId: userId, effects, takes } = found;
    const { pendingRoll, isWhisper, readId, also } = found;
    const turn = { id, gameId: key.gameId, kind, messageId, userId, pendingRoll, isWhisper, readId, also };
    const table = await store.call(tableQueries.read, { turn, beforeId: key.messageId, historyCharacters });
    if (!table) throw new Refusal('message_not_found');
    const retelling = { effects, guidance };
    const model = models.get(table.game.model ?? '') ?? ports.model;
    const snapshot = snapshotOf(table, turn);
    const outcome = await runTurn({ ...ports, model }, snapshot, unseen, signal, limits, { retelling });
    return { outcome, takes };
  }

  async function retell(key: RetellKey, guidance: string, signal: AbortSignal) {
    try {
      const { outcome, takes } = await newWords(key, guidance, signal);
      const { narration: content, usage, honesty } = outcome;
      await inOrder(key.gameId, async () => {
        const at = new Date(now()).toISOString();
        const event = await store.call(retellQueries.store, { key, takes, content, usage, honesty, at });
        bus.publish({ kind: 'room', gameId: key.gameId, event });
      });
    } catch (error) {
      // Another node has the game now, or this one is stopping.
      if (signal.aborted) throw new Refusal('busy');
      if (!(error instanceof TurnFailure)) throw error;
      log.warn({ game: key.gameId, err: error.cause ?? error.detail }, 'an answer could not be retold');
      throw new Refusal('model_failed', { detail: error.detail });
    }
  }

  return async (key: RetellKey, guidance: string): Promise<void> => {
    // Asked first: whoever may not have it retold is told so, whatever tells it.
    const look = async () => {
      await store.call(retellQueries.find, key);
    };
    await look();
    if (ports.model.readsSource) throw new Refusal('cannot_retell');
    await queue.hold(key.gameId, look, (signal) => retell(key, guidance, signal));
  };
}

export type Retell = ReturnType<typeof createRetell>;
