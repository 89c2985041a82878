import { afterEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { usageByModel } from '../../src/usage/usage-by-model.ts';
import { ask } from '../rows.ts';
import { openTestStore, storeKinds } from '../test-store.ts';

describe.each(storeKinds)('sums of very many rows on %s', (kind) => {
  let store: Store;
  afterEach(() => store.close());

  it('[E8.184] are those of all of them, each once, however many parts they are read in', async () => {
    store = await openTestStore(kind);
    expect(await usageByModel(store, '2026-11-01')).toEqual([]);
    // 8,999 rows: of 3 models, 4 days and 750 games, the first of which is none.
    await ask(
      store,
      `insert into model_usage
       with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 8999)
       select case when n / 12 = 0 then '' else 'game-' || (n / 12) end,
         case n % 4 when 0 then '2026-10-31' else '2026-11-0' || (n % 4) end,
         'model-' || (n % 3), 1, 0, 0, n, 2 * n, 0 from numbers returning day`,
    );
    const numbers = Array.from({ length: 8_999 }, (_, each) => each + 1);
    const expected = [0, 1, 2].map((rest) => {
      const of = (wanted: number[]) => {
        const sum = wanted.reduce((all, one) => all + one, 0);
        return {
          calls: wanted.length,
          failures: 0,
          unmetered: 0,
          input_tokens: sum,
          output_tokens: 2 * sum,
          cached_tokens: 0,
        };
      };
      const all = numbers.filter((n) => n % 3 === rest);
      return { model: `model-${rest}`, recent: of(all.filter((n) => n % 4 !== 0)), total: of(all) };
    });
    expect(await usageByModel(store, '2026-11-01')).toEqual(expected);
  });
});
