import { Refusal } from '@fireside/contract';
import {
  charactersFor,
  runTurn,
  TurnFailure,
  type TurnLimits,
  type TurnObserver,
  type TurnPorts,
} from '@fireside/engine';
import type { Bus } from '../../cluster/bus.ts';
import type { Log } from '../../log.ts';
import type { Leading } from '../../models/leading.ts';
import type { Store } from '../../store/store.ts';
import type { Budgets } from '../../usage/budgets.ts';
import { countUsage } from '../../usage/count-usage.ts';
import type { RecordUsage } from '../../usage/record-usage.ts';
import type { GameOrder } from '../game-order.ts';
import { secretOf } from '../secret-rolls.ts';
import { tableQueries } from '../table-queries.ts';
import type { TurnQueue } from '../turn-queue.ts';
import { snapshotOf } from '../turn-runner.ts';
import { type RetellKey, retellQueries } from './retell-queries.ts';

interface Parts {
  store: Store;
  bus: Bus;
  queue: Pick<TurnQueue, 'hold'>;
  inOrder: GameOrder;
  ports: Omit<TurnPorts, 'model'>;
  leading: Leading;
  budgets: Pick<Budgets, 'isUsedUp'>;
  limits: TurnLimits;
  recordUsage: RecordUsage;
  log: Log;
  now: () => number;
}

/** Nobody sees new words before they are whole. */
const unseen: TurnObserver = { rolling() {}, effect() {}, delta() {} };

/**
 * Tells the newest answer in other words: what happened in it stands. Until the new words are stored nothing has changed, so a
 * model that fails, or a process that ends, leaves the answer as it was.
 */
export function createRetell(parts: Parts) {
  const { store, bus, queue, inOrder, ports, leading, budgets, limits, recordUsage, log, now } = parts;
  const historyCharacters = charactersFor(limits.historyTokens);

  async function newWords(key: RetellKey, asked: number, guidance: string, signal: AbortSignal) {
    const found = await store.call(retellQueries.find, key);
    // Of several who want it at once one gets it: the others have not read the new words yet.
    if (found.takes !== asked) throw new Refusal('not_newest_answer');
    const { turnId: id, kind, answeredId: messageId, speakerId: userId, effects, takes } = found;
    const { pendingRoll, isRollWhispered, isWhisper, readId, also } = found;
    const turn = {
      id,
      gameId: key.gameId,
      kind,
      messageId,
      userId,
      pendingRoll,
      isRollWhispered,
      isWhisper,
      readId,
      also,
    };
    // Whoever asks for other words must not hear in them what another has whispered.
    const isOpen = also.length > 0 || (!isWhisper && key.userId !== userId);
    const beforeId = key.messageId;
    const table = await store.call(tableQueries.read, { turn, beforeId, isOpen, historyCharacters });
    if (!table) throw new Refusal('message_not_found');
    // The question is gone, or whoever asked it.
    if (kind === 'reply' && table.speakerId === null) throw new Refusal('not_newest_answer');
    const told = effects.filter((effect) => secretOf(turn, effect) === null);
    const retelling = { effects, told, guidance };
    const leader = leading.of(table.game.model);
    if ('tell' in leader) throw new Refusal('cannot_retell');
    if (budgets.isUsedUp(table.standing)) throw new Refusal('budget_spent');
    const { model, spent } = countUsage(leader);
    const snapshot = snapshotOf(table, turn);
    try {
      const outcome = await runTurn({ ...ports, model }, snapshot, unseen, signal, limits, { retelling });
      return { outcome, takes };
    } finally {
      recordUsage(key.gameId, spent());
    }
  }

  async function retell(key: RetellKey, asked: number, guidance: string, signal: AbortSignal) {
    try {
      const { outcome, takes } = await newWords(key, asked, guidance, signal);
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
    const { takes } = await store.call(retellQueries.find, key);
    const look = async () => void (await store.call(retellQueries.find, key));
    await queue.hold(key.gameId, look, (signal) => retell(key, takes, guidance, signal));
  };
}

export type Retell = ReturnType<typeof createRetell>;
