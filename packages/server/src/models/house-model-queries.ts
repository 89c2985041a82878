import type { ModelProvider } from '@fireside/contract';
import { readingOnce, room, writingOnce } from '../store/procedure.ts';
import { change, query } from '../store/query.ts';

/** What an administrator chose in the browser. The key is sealed. */
export interface KeptModel {
  provider: ModelProvider | 'storyteller';
  baseUrl: string | null;
  model: string | null;
  key: string | null;
  /** What may be shown of the key. */
  keyEnd: string | null;
}

const name = 'house-model';

const select = query<{ name: string }, { value: string }>('select value from secrets where name = :name');
const put = change<{ name: string; value: string }>(
  `insert into secrets (name, value) values (:name, :value)
   on conflict (name) do update set value = excluded.value`,
);
const remove = change<{ name: string }>('delete from secrets where name = :name');

export const houseModelQueries = room('house-model', {
  read: readingOnce(async (db, _: null): Promise<KeptModel | null> => {
    const row = await select.first(db, { name });
    return row ? JSON.parse(row.value) : null;
  }),
  write: writingOnce(async (db, kept: KeptModel) => {
    await put(db, { name, value: JSON.stringify(kept) });
  }),
  remove: writingOnce(async (db, _: null) => {
    await remove(db, { name });
  }),
});
