import { randomUUID } from 'node:crypto';
import { type GameCreate, type GameJoin, type GameRead, limits, Refusal } from '@fireside/contract';
import type { Bus } from '../cluster/bus.ts';
import type { JsonText } from '../http/json-text.ts';
import { compileOnce } from '../store/compile-once.ts';
import { lockCharacter } from '../store/lock-character.ts';
import { lockGame } from '../store/lock-game.ts';
import type { Store } from '../store/store.ts';
import { createGameReader } from './game-read.ts';
import { codesMatch, newParticipationCode } from './participation-code.ts';

/** A passage of an adventure, ready to be stored. */
export interface AdventureChunk {
  position: number;
  heading: string;
  content: string;
  vector: Uint8Array | null;
}

export interface Games {
  list(viewerId: string): Promise<JsonText<GameRead[]>>;
  read(viewerId: string, gameId: string): Promise<JsonText<GameRead>>;
  create(creatorId: string, given: GameCreate): Promise<JsonText<GameRead>>;
  delete(callerId: string, gameId: string): Promise<void>;
  join(callerId: string, gameId: string, given: GameJoin): Promise<JsonText<GameRead>>;
  setSelfRolls(callerId: string, gameId: string, on: boolean): Promise<JsonText<GameRead>>;
  /** Refuses whoever has not joined. */
  requireSeat(userId: string, gameId: string): Promise<void>;
}

interface Parts {
  store: Store;
  bus: Bus;
  now: () => number;
  /** Splits and embeds an adventure before the game is stored: a failure creates no game. */
  readAdventure(text: string): Promise<AdventureChunk[]>;
}

/** How many rows one insert carries: bounded by the number of parameters a statement may have. */
const chunksPerInsert = 100;

const selectSeat = compileOnce('seat-of-user', (db, given: { userId: string; gameId: string }) =>
  db
    .selectFrom('games')
    .leftJoin('participants', (join) =>
      join.onRef('participants.game_id', '=', 'games.id').on('participants.user_id', '=', given.userId),
    )
    .select(['games.id', 'participants.user_id'])
    .where('games.id', '=', given.gameId),
);

export function createGames({ store, bus, now, readAdventure }: Parts): Games {
  const reader = createGameReader(store);

  async function read(viewerId: string, gameId: string): Promise<JsonText<GameRead>> {
    const game = await reader.one(viewerId, gameId);
    if (!game) throw new Refusal('game_not_found');
    return game;
  }

  async function requireSeat(userId: string, gameId: string) {
    const [row] = await selectSeat(store.db, { userId, gameId });
    if (!row) throw new Refusal('game_not_found');
    if (row.user_id === null) throw new Refusal('not_participant');
  }

  return {
    list: (viewerId) => reader.all(viewerId),
    read,
    requireSeat,

    async create(creatorId, given) {
      const adventureText = given.adventure_text.trim() === '' ? '' : given.adventure_text;
      const chunks = adventureText === '' ? [] : await readAdventure(adventureText);
      const id = randomUUID();
      const at = new Date(now()).toISOString();
      await store.write(async (transaction) => {
        await transaction
          .insertInto('games')
          .values({
            id,
            name: given.name,
            description: given.description,
            adventure_text: adventureText,
            has_adventure: adventureText === '' ? 0 : 1,
            creator_id: creatorId,
            participation_code: newParticipationCode(),
            status: 'active',
            ended_reason: null,
            created_at: at,
          })
          .execute();
        await transaction
          .insertInto('participants')
          .values({ game_id: id, user_id: creatorId, character_id: null, joined_at: at })
          .execute();
        for (let start = 0; start < chunks.length; start += chunksPerInsert) {
          const rows = chunks
            .slice(start, start + chunksPerInsert)
            .map((chunk) => ({ game_id: id, ...chunk }));
          await transaction.insertInto('adventure_chunks').values(rows).execute();
        }
      });
      return read(creatorId, id);
    },

    async delete(callerId, gameId) {
      await store.write(async (transaction) => {
        const game = await transaction
          .selectFrom('games')
          .select('creator_id')
          .where('id', '=', gameId)
          .executeTakeFirst();
        if (!game) throw new Refusal('game_not_found');
        if (game.creator_id !== callerId) throw new Refusal('not_game_creator');
        await transaction.deleteFrom('games').where('id', '=', gameId).execute();
      });
      bus.publish({ kind: 'game-deleted', gameId });
    },

    async join(callerId, gameId, given) {
      const characterId = given.character_id ?? null;
      await store.write(async (transaction) => {
        // Two people cannot take the last seat at once.
        await lockGame(transaction, gameId);
        const game = await transaction
          .selectFrom('games')
          .select('participation_code')
          .where('id', '=', gameId)
          .executeTakeFirst();
        if (!game) throw new Refusal('game_not_found');
        const character = characterId && (await lockCharacter(transaction, characterId));
        if (character === undefined) throw new Refusal('character_not_found');
        if (!codesMatch(given.participation_code, game.participation_code)) throw new Refusal('wrong_code');
        if (character && character.owner_id !== callerId) throw new Refusal('not_your_character');

        const seats = await transaction
          .selectFrom('participants')
          .select('user_id')
          .where('game_id', '=', gameId)
          .execute();
        if (seats.some((seat) => seat.user_id === callerId)) {
          if (characterId === null) return;
          await transaction
            .updateTable('participants')
            .set({ character_id: characterId })
            .where('game_id', '=', gameId)
            .where('user_id', '=', callerId)
            .execute();
          return;
        }
        if (seats.length >= limits.participants) throw new Refusal('game_full');
        await transaction
          .insertInto('participants')
          .values({
            game_id: gameId,
            user_id: callerId,
            character_id: characterId,
            joined_at: new Date(now()).toISOString(),
          })
          .execute();
      });
      return read(callerId, gameId);
    },

    async setSelfRolls(callerId, gameId, on) {
      await requireSeat(callerId, gameId);
      await store.db
        .updateTable('participants')
        .set({ self_rolls: on ? 1 : 0 })
        .where('game_id', '=', gameId)
        .where('user_id', '=', callerId)
        .execute();
      return read(callerId, gameId);
    },
  };
}
