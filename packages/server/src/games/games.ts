import { randomUUID } from 'node:crypto';
import type { GameCreate, GameJoin, GameRead, GamesQuery, SafetyWish } from '@fireside/contract';
import { storageQueries, textBytes } from '../accounts/storage-queries.ts';
import { announceChange, type Bus } from '../cluster/bus.ts';
import type { Store } from '../store/store.ts';
import type { Budgets } from '../usage/budgets.ts';
import type { EnterLine } from '../waiting-lines.ts';
import type { StoredAdventure } from './adventure-rows.ts';
import { correctScenes } from './correct-scenes.ts';
import { beginning, gameListQueries, type ListPage, type ListPlace } from './game-list-queries.ts';
import { gameQueries } from './game-queries.ts';
import { refuseUnoffered } from './offered-settings.ts';
import { newParticipationCode } from './participation-code.ts';
import type { GameSettings } from './settings.ts';
import { type StoredGame, withPresent } from './standing.ts';

export interface Games {
  /** In pages, which are read as they are asked for. */
  list(viewerId: string, wanted: GamesQuery): AsyncIterable<GameRead[]>;
  read(viewerId: string, gameId: string): Promise<GameRead>;
  /** Ends without a game when it is aborted while its adventure is read. */
  create(creatorId: string, given: GameCreate, whoever: { readonly signal: AbortSignal }): Promise<GameRead>;
  addSafety(callerId: string, gameId: string, wish: SafetyWish): Promise<void>;
  delete(callerId: string, gameId: string): Promise<void>;
  join(callerId: string, gameId: string, given: GameJoin): Promise<GameRead>;
  /** The others are told. */
  changeSeat(callerId: string, gameId: string, characterId: string): Promise<GameRead>;
  setSelfRolls(callerId: string, gameId: string, on: boolean): Promise<GameRead>;
}

interface Parts {
  store: Store;
  bus: Bus;
  now: () => number;
  /** How many bytes a user may have stored. */
  mayStore: number;
  budgets: Pick<Budgets, 'refuseUnpriced'>;
  /** The models that a game can have besides the service's own. */
  models: readonly string[];
  /** Who is at a table, by user id. */
  online(gameId: string): ReadonlySet<string>;
  /** Of one user one adventure is read at a time. */
  enterReading: EnterLine;
  /** Reads and embeds an adventure before the game is stored: a failure creates no game. */
  readAdventure(text: string, signal: AbortSignal): Promise<StoredAdventure>;
}

/** One page for most installations: it is answered at once. */
const gamesPerPage = 250;

export function createGames(parts: Parts): Games {
  const { store, bus, now, mayStore, models, online, enterReading, readAdventure } = parts;
  const at = () => new Date(now()).toISOString();
  const asSeen = (viewerId: string, game: StoredGame) => withPresent(game, viewerId, online);

  async function create(creation: Parameters<typeof gameQueries.create.run>[1]): Promise<GameRead> {
    const game = await store.call(gameQueries.create, creation);
    bus.publish({ kind: 'seat-taken', gameId: game.id, userId: game.creator_id });
    bus.publish({ kind: 'game-news', gameId: game.id });
    return asSeen(game.creator_id, game);
  }

  return {
    async *list(viewerId, { limit = Number.POSITIVE_INFINITY, before, mine = false, status = null }) {
      let left = limit;
      let size = gamesPerPage;
      let place: ListPlace | null =
        before === undefined ? beginning : await store.call(gameListQueries.place, { gameId: before });
      while (place && left > 0) {
        const page: ListPage = await store.call(gameListQueries.page, {
          viewerId,
          ...place,
          mine,
          status,
          limit: Math.min(left, size),
        });
        left -= page.games.length;
        place = page.next;
        // Where descriptions are long, the next page is not read in vain either.
        size = Math.max(page.games.length, 1);
        yield page.games.map((game) => asSeen(viewerId, game));
      }
    },
    read: async (viewerId, gameId) =>
      asSeen(viewerId, await store.call(gameQueries.read, { viewerId, gameId })),
    async create(creatorId, { name, description, adventure_text, script, ...chosen }, whoever) {
      refuseUnoffered(chosen, models);
      parts.budgets.refuseUnpriced(chosen.budget ?? null, chosen.model ?? null);
      const settings = chosenSettings(chosen);
      const text = adventure_text.trim() === '' ? '' : adventure_text;
      const game = {
        id: randomUUID(),
        name,
        description,
        has_adventure: text === '' ? 0 : 1,
        creator_id: creatorId,
        participation_code: newParticipationCode(),
        created_at: at(),
        adventure_text: text,
      };
      if (text === '') return create({ game, settings, adventure: { scenes: [], chunks: [] }, mayStore });
      const leave = await enterReading(creatorId, whoever);
      try {
        const bytes = textBytes(text);
        await store.call(storageQueries.require, { userId: creatorId, most: mayStore, bytes });
        const read = await readAdventure(text, whoever.signal);
        const adventure = { ...read, scenes: correctScenes(read.scenes, script ?? {}) };
        return await create({ game: { ...game, created_at: at() }, settings, adventure, mayStore });
      } finally {
        leave();
      }
    },
    addSafety: (userId, gameId, wish) => store.call(gameQueries.addSafety, { userId, gameId, wish }),
    async delete(callerId, gameId) {
      await store.call(gameQueries.delete, { callerId, gameId });
      bus.publish({ kind: 'game-deleted', gameId });
    },
    async join(userId, gameId, { participation_code: code, character_id: characterId = null }) {
      const game = await store.call(gameQueries.join, { userId, gameId, code, characterId, at: at() });
      bus.publish({ kind: 'seat-taken', gameId, userId });
      return asSeen(userId, game);
    },
    async changeSeat(userId, gameId, characterId) {
      const game = await store.call(gameQueries.changeSeat, { userId, gameId, characterId });
      announceChange(bus, gameId);
      return asSeen(userId, game);
    },
    async setSelfRolls(userId, gameId, on) {
      const game = await store.call(gameQueries.setSelfRolls, { userId, gameId, on });
      bus.publish({ kind: 'game-news', gameId, userId });
      return asSeen(userId, game);
    },
  };
}

/** What was said about the table; for everything else there is a usual. */
function chosenSettings(
  chosen: Pick<GameCreate, 'lines' | 'veils' | 'tone' | 'language' | 'zero_hp' | 'pace' | 'model' | 'budget'>,
): Partial<GameSettings> {
  return Object.fromEntries(
    Object.entries(chosen).filter(([, value]) => value !== undefined && value !== null),
  );
}
