import { randomUUID } from 'node:crypto';
import type { CharacterCreate, CharacterPatch, CharacterRead } from '@fireside/contract';
import type { Store } from '../store/store.ts';
import { characterQueries, newestCharacter } from './character-queries.ts';
import { characterColumns } from './character-row.ts';

export interface Characters {
  /** In pages, which are read as they are asked for. */
  list(ownerId: string): AsyncIterable<CharacterRead[]>;
  create(ownerId: string, sheet: CharacterCreate): Promise<CharacterRead>;
  read(viewerId: string, id: string): Promise<CharacterRead>;
  update(callerId: string, id: string, patch: CharacterPatch): Promise<CharacterRead>;
  delete(callerId: string, id: string): Promise<void>;
}

/** The fullest sheet has 140,000 characters. */
const charactersPerPage = 20;

export function createCharacters({ store, now }: { store: Store; now: () => number }): Characters {
  const at = () => new Date(now()).toISOString();
  return {
    async *list(ownerId) {
      let place = newestCharacter;
      for (let found = charactersPerPage; found === charactersPerPage; ) {
        const page = await store.call(characterQueries.page, { ownerId, ...place, limit: charactersPerPage });
        yield page;
        found = page.length;
        const last = page.at(-1);
        if (last) place = { at: last.created_at, id: last.id };
      }
    },
    create(ownerId, sheet) {
      const created_at = at();
      return store.call(characterQueries.create, {
        id: randomUUID(),
        owner_id: ownerId,
        ...characterColumns(sheet),
        created_at,
        updated_at: created_at,
      });
    },
    read: (viewerId, id) => store.call(characterQueries.read, { viewerId, id }),
    update: (callerId, id, patch) => store.call(characterQueries.change, { callerId, id, patch, at: at() }),
    delete: (callerId, id) => store.call(characterQueries.delete, { callerId, id }),
  };
}
