import { type Database, change, query } from '../store/query.ts';
import type { GameSpendingRow } from '../store/schema.ts';
import type { Spent } from './count-usage.ts';
import { eveningOf } from './evening.ts';

const counts = [
  'calls',
  'failures',
  'unmetered',
  'input_tokens',
  'output_tokens',
  'cached_tokens',
] as const satisfies readonly (keyof GameSpendingRow)[];

const selectLast = query<{ gameId: string }, { evening_since: string | null; spent_at: string | null }>(
  `select max(evening_since) as evening_since, max(spent_at) as spent_at from game_spending
   where game_id = :gameId`,
);

const evenings = counts.map((count) => `evening_${count}`);
const given = ':calls, :failures, :unmetered, :inputTokens, :outputTokens, :cachedTokens';
const added = counts.flatMap((count) => [
  `${count} = game_spending.${count} + excluded.${count}`,
  `evening_${count} = excluded.evening_${count}
     + case when game_spending.evening_since = excluded.evening_since then game_spending.evening_${count} else 0 end`,
]);

const add = change<Spent & { gameId: string; since: string; at: string }>(
  `insert into game_spending
     (game_id, model, ${counts.join(', ')}, ${evenings.join(', ')}, evening_since, spent_at)
   select id, :model, ${given}, ${given}, :since, :at from games where id = :gameId
   on conflict (game_id, model) do update set ${added.join(', ')},
     evening_since = excluded.evening_since, spent_at = excluded.spent_at`,
);

async function eveningAt(db: Database, gameId: string, at: string): Promise<string> {
  const last = await selectLast.first(db, { gameId });
  return eveningOf(
    db,
    gameId,
    { evening_since: last?.evening_since ?? '', spent_at: last?.spent_at ?? '' },
    at,
  );
}

/** Adds to the game's running sums. The transaction has locked the game. A game that is gone has none. */
export async function addSpending(db: Database, gameId: string, at: string, spent: Spent): Promise<void> {
  if (spent.calls > 0) await add(db, { ...spent, gameId, since: await eveningAt(db, gameId, at), at });
}

const selectSpending = query<{ gameId: string }, GameSpendingRow>(
  'select * from game_spending where game_id = :gameId order by model',
);

/** What a game took of each model, in all and in the evening that goes on at a time. */
export async function spendingOf(db: Database, gameId: string, at: string) {
  const rows = await selectSpending(db, { gameId });
  const since = rows.length === 0 ? null : await eveningAt(db, gameId, at);
  const sums = (row: GameSpendingRow, of: '' | 'evening_') => ({
    calls: row[`${of}calls`],
    failures: row[`${of}failures`],
    unmetered: row[`${of}unmetered`],
    input_tokens: row[`${of}input_tokens`],
    output_tokens: row[`${of}output_tokens`],
    cached_tokens: row[`${of}cached_tokens`],
  });
  return {
    since,
    total: rows.map((row) => ({ model: row.model, ...sums(row, '') })),
    evening: rows
      .filter(({ evening_since }) => evening_since === since)
      .map((row) => ({ model: row.model, ...sums(row, 'evening_') })),
  };
}
