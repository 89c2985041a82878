import { randomUUID } from 'node:crypto';
import type { CharacterCreate, CharacterPatch, CharacterRead } from '@fireside/contract';
import type { Store } from '../store/store.ts';
import { characterQueries } from './character-queries.ts';
import { characterColumns } from './character-row.ts';

export interface Characters {
  list(ownerId: string): Promise<CharacterRead[]>;
  create(ownerId: string, sheet: CharacterCreate): Promise<CharacterRead>;
  read(viewerId: string, id: string): Promise<CharacterRead>;
  update(callerId: string, id: string, patch: CharacterPatch): Promise<CharacterRead>;
  delete(callerId: string, id: string): Promise<void>;
}

export function createCharacters({ store, now }: { store: Store; now: () => number }): Characters {
  const at = () => new Date(now()).toISOString();
  return {
    list: (ownerId) => store.call(characterQueries.list, { ownerId }),
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
