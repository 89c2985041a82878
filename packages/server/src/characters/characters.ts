import { randomUUID } from 'node:crypto';
import { type CharacterCreate, type CharacterPatch, type CharacterRead, Refusal } from '@fireside/contract';
import { lockCharacter } from '../store/lock-character.ts';
import type { Store } from '../store/store.ts';
import { characterColumns, characterRead } from './character-row.ts';
import { endGamesOfFallen } from './hp-rule.ts';

export interface Characters {
  list(ownerId: string): Promise<CharacterRead[]>;
  create(ownerId: string, sheet: CharacterCreate): Promise<CharacterRead>;
  read(viewerId: string, id: string): Promise<CharacterRead>;
  update(callerId: string, id: string, patch: CharacterPatch): Promise<CharacterRead>;
  delete(callerId: string, id: string): Promise<void>;
}

export function createCharacters({ store, now }: { store: Store; now: () => number }): Characters {
  const withOwner = () =>
    store.db
      .selectFrom('characters')
      .leftJoin('users', 'users.id', 'characters.owner_id')
      .selectAll('characters')
      .select('users.name as owner_name');

  async function load(id: string): Promise<CharacterRead> {
    const row = await withOwner().where('characters.id', '=', id).executeTakeFirst();
    if (!row) throw new Refusal('character_not_found');
    return characterRead(row);
  }

  async function sharesTable(viewerId: string, characterId: string): Promise<boolean> {
    const shared = await store.db
      .selectFrom('participants as played')
      .innerJoin('participants as mine', 'mine.game_id', 'played.game_id')
      .select('mine.game_id')
      .where('played.character_id', '=', characterId)
      .where('mine.user_id', '=', viewerId)
      .limit(1)
      .executeTakeFirst();
    return shared !== undefined;
  }

  return {
    async list(ownerId) {
      const rows = await withOwner()
        .where('owner_id', '=', ownerId)
        .orderBy('characters.created_at', 'desc')
        .orderBy('characters.id')
        .execute();
      return rows.map(characterRead);
    },

    async create(ownerId, sheet) {
      const id = randomUUID();
      const at = new Date(now()).toISOString();
      await store.db
        .insertInto('characters')
        .values({ id, owner_id: ownerId, ...characterColumns(sheet), created_at: at, updated_at: at })
        .execute();
      return load(id);
    },

    async read(viewerId, id) {
      const character = await load(id);
      if (character.owner_id !== viewerId && !(await sharesTable(viewerId, id))) {
        throw new Refusal('character_hidden');
      }
      return character;
    },

    async update(callerId, id, patch) {
      await store.write(async (transaction) => {
        const row = await lockCharacter(transaction, id);
        if (!row) throw new Refusal('character_not_found');
        if (row.owner_id !== callerId) throw new Refusal('not_owner_change');
        const max = patch.max_hp ?? row.max_hp;
        if (patch.current_hp !== undefined && patch.current_hp > max) {
          const message = 'must be at most max_hp';
          throw new Refusal('invalid', {
            detail: `current_hp: ${message}`,
            errors: [{ path: 'current_hp', message }],
          });
        }
        const current = patch.current_hp ?? Math.min(row.current_hp, max);
        const abilities = patch.abilities && { ...JSON.parse(row.abilities_json), ...patch.abilities };
        await transaction
          .updateTable('characters')
          .set({
            ...characterColumns({ ...patch, ...(abilities && { abilities }), current_hp: current }),
            updated_at: new Date(now()).toISOString(),
          })
          .where('id', '=', id)
          .execute();
        if (patch.current_hp !== undefined) {
          await endGamesOfFallen(transaction, { id, name: patch.name ?? row.name, current_hp: current });
        }
      });
      return load(id);
    },

    async delete(callerId, id) {
      await store.write(async (transaction) => {
        const row = await lockCharacter(transaction, id);
        if (!row) throw new Refusal('character_not_found');
        if (row.owner_id !== callerId) throw new Refusal('not_owner_delete');
        // Games and messages stay; they lose the reference before the sheet goes.
        await transaction
          .updateTable('participants')
          .set({ character_id: null })
          .where('character_id', '=', id)
          .execute();
        await transaction
          .updateTable('messages')
          .set({ character_id: null })
          .where('character_id', '=', id)
          .execute();
        await transaction.deleteFrom('characters').where('id', '=', id).execute();
      });
    },
  };
}
