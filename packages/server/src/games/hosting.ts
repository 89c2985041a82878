import type { GamePatch, GameRead } from '@fireside/contract';
import { storageQueries, textBytes } from '../accounts/storage-queries.ts';
import { announceChange, type Bus } from '../cluster/bus.ts';
import type { Store } from '../store/store.ts';
import type { Budgets } from '../usage/budgets.ts';
import type { EnterLine } from '../waiting-lines.ts';
import type { StoredAdventure } from './adventure-rows.ts';
import { gameQueries } from './game-queries.ts';
import { type GameChange, hostQueries } from './host-queries.ts';
import { refuseUnoffered } from './offered-settings.ts';
import { newParticipationCode } from './participation-code.ts';
import { type StoredGame, withPresent } from './standing.ts';

/** What whoever has the game can do for its table. */
export interface Hosting {
  /** A turn that runs meanwhile has begun with what held before. */
  change(
    callerId: string,
    gameId: string,
    patch: GamePatch,
    whoever: { readonly signal: AbortSignal },
  ): Promise<GameRead>;
  renewCode(callerId: string, gameId: string): Promise<GameRead>;
  /** Somebody leaves the table, by themselves or because the creator wants it. */
  removeParticipant(callerId: string, gameId: string, userId: string): Promise<void>;
}

interface Parts {
  store: Store;
  bus: Bus;
  now: () => number;
  /** How many bytes a user may have stored. */
  mayStore: number;
  /** Who is at a table, by user id. */
  online(gameId: string): ReadonlySet<string>;
  /** Turns of a game may be run that had to wait. */
  owed(gameId: string): void;
  budgets: Pick<Budgets, 'refuseUnpricedChange' | 'settle'>;
  /** The models that a game can have besides the service's own. */
  models: readonly string[];
  enterReading: EnterLine;
  readAdventure(text: string, signal: AbortSignal): Promise<StoredAdventure>;
}

const noAdventure: StoredAdventure = { scenes: [], chunks: [] };

export function createHosting(parts: Parts): Hosting {
  const { store, bus, now, mayStore, online, owed, budgets, models, enterReading, readAdventure } = parts;
  const at = () => new Date(now()).toISOString();
  const asSeen = (viewerId: string, game: StoredGame) => withPresent(game, viewerId, online);

  return {
    async change(userId, gameId, { adventure_text: given, ...patch }, whoever) {
      refuseUnoffered(patch, models);
      await budgets.refuseUnpricedChange({ gameId, userId }, patch);
      const keep = async (exchanged: GameChange['exchanged']) => {
        const change = { gameId, userId, patch, exchanged, mayStore, at: at() };
        const game = await store.call(hostQueries.change, change);
        // Whoever waited in a round is answered one by one.
        if (patch.pace) owed(gameId);
        if (patch.budget !== undefined) await budgets.settle(gameId);
        announceChange(bus, gameId);
        if (patch.name !== undefined) bus.publish({ kind: 'game-news', gameId });
        if (patch.budget === undefined) return asSeen(userId, game);
        return asSeen(userId, await store.call(gameQueries.read, { viewerId: userId, gameId }));
      };
      if (given === undefined) return keep(null);
      const text = given.trim() === '' ? '' : given;
      // Asked before anything is read: an adventure is read for nobody else.
      const present = await store.call(hostQueries.adventureText, { gameId, userId });
      if (text === present) return keep(null);
      if (text === '') return keep({ text, adventure: noAdventure });
      const leave = await enterReading(userId, whoever);
      try {
        const bytes = Math.max(0, textBytes(text) - textBytes(present));
        await store.call(storageQueries.require, { userId, most: mayStore, bytes });
        return await keep({ text, adventure: await readAdventure(text, whoever.signal) });
      } finally {
        leave();
      }
    },
    async renewCode(userId, gameId) {
      const code = newParticipationCode();
      const game = await store.call(hostQueries.renewCode, { gameId, userId, code });
      bus.publish({ kind: 'game-news', gameId, userId });
      return asSeen(userId, game);
    },
    async removeParticipant(callerId, gameId, userId) {
      await store.call(hostQueries.leave, {
        gameId,
        callerId,
        userId,
        code: newParticipationCode(),
        at: at(),
      });
      bus.publish({ kind: 'seat-left', gameId, userId });
      announceChange(bus, gameId);
    },
  };
}
