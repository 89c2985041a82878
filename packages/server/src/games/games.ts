import { randomUUID } from 'node:crypto';
import type { GameCreate, GameJoin, GameRead, GamesQuery } from '@fireside/contract';
import type { Bus } from '../cluster/bus.ts';
import type { Store } from '../store/store.ts';
import { beginning, gameListQueries, type ListPage, type ListPlace } from './game-list-queries.ts';
import { gameQueries } from './game-queries.ts';
import { newParticipationCode } from './participation-code.ts';

/** A passage of an adventure, ready to be stored. */
export interface AdventureChunk {
  position: number;
  heading: string;
  content: string;
  vector: Uint8Array | null;
}

export interface Games {
  /** In pages, which are read as they are asked for. */
  list(viewerId: string, wanted: GamesQuery): AsyncIterable<GameRead[]>;
  read(viewerId: string, gameId: string): Promise<GameRead>;
  create(creatorId: string, given: GameCreate): Promise<GameRead>;
  delete(callerId: string, gameId: string): Promise<void>;
  join(callerId: string, gameId: string, given: GameJoin): Promise<GameRead>;
  setSelfRolls(callerId: string, gameId: string, on: boolean): Promise<GameRead>;
}

interface Parts {
  store: Store;
  bus: Bus;
  now: () => number;
  /** Splits and embeds an adventure before the game is stored: a failure creates no game. */
  readAdventure(text: string): Promise<AdventureChunk[]>;
}

function storedChunk({ vector, ...chunk }: AdventureChunk) {
  return { ...chunk, vector: vector && Buffer.from(vector).toString('base64') };
}

/** One page for most installations: it is answered at once. */
const gamesPerPage = 250;

export function createGames({ store, bus, now, readAdventure }: Parts): Games {
  const at = () => new Date(now()).toISOString();
  return {
    async *list(viewerId, { limit = Number.POSITIVE_INFINITY, before, mine = false, status = null }) {
      let left = limit;
      let place: ListPlace | null =
        before === undefined ? beginning : await store.call(gameListQueries.place, { gameId: before });
      while (place && left > 0) {
        const page: ListPage = await store.call(gameListQueries.page, {
          viewerId,
          ...place,
          mine,
          status,
          limit: Math.min(left, gamesPerPage),
        });
        left -= page.games.length;
        place = page.next;
        yield page.games;
      }
    },
    read: (viewerId, gameId) => store.call(gameQueries.read, { viewerId, gameId }),
    async create(creatorId, { name, description, adventure_text }) {
      const text = adventure_text.trim() === '' ? '' : adventure_text;
      const chunks = text === '' ? [] : await readAdventure(text);
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
      return store.call(gameQueries.create, { game, chunks: chunks.map(storedChunk) });
    },
    async delete(callerId, gameId) {
      await store.call(gameQueries.delete, { callerId, gameId });
      bus.publish({ kind: 'game-deleted', gameId });
    },
    join(userId, gameId, { participation_code: code, character_id: characterId = null }) {
      return store.call(gameQueries.join, { userId, gameId, code, characterId, at: at() });
    },
    setSelfRolls: (userId, gameId, on) => store.call(gameQueries.setSelfRolls, { userId, gameId, on }),
  };
}
