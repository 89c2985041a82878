import { lockGame } from '../store/locks.ts';
import { reading, readingOnce, room, writing } from '../store/procedure.ts';
import { change, type Database, query } from '../store/query.ts';
import type { ModelUsageRow } from '../store/schema.ts';
import type { Spent } from './count-usage.ts';
import { addSpending } from './spending-queries.ts';

const counts = [
  'calls',
  'failures',
  'unmetered',
  'input_tokens',
  'output_tokens',
  'cached_tokens',
] as const satisfies readonly (keyof ModelUsageRow)[];

export type Counts = Pick<ModelUsageRow, (typeof counts)[number]>;

/** In the last days, and ever. */
export interface CountedUsage {
  recent: Counts;
  total: Counts;
}

const columns = ['game_id', 'day', 'model', ...counts].join(', ');
const added = counts.map((count) => `${count} = model_usage.${count} + excluded.${count}`).join(', ');
const orAdd = `on conflict (game_id, day, model) do update set ${added}`;

type NewUsage = Spent & { gameId: string; day: string };
const given = ':calls, :failures, :unmetered, :inputTokens, :outputTokens, :cachedTokens';

const insert = change<NewUsage>(
  `insert into model_usage (${columns}) values (:gameId, :day, :model, ${given}) ${orAdd}`,
);

/** A game that was deleted meanwhile leaves no row of its own. */
const insertForGameOrNone = change<NewUsage>(
  `insert into model_usage (${columns})
   select coalesce((select id from games where id = :gameId), ''), :day, :model, ${given} where true ${orAdd}`,
);

/** What a turn has spent, within the transaction that stores what it did. The day is that of `at`. */
export async function addUsage(db: Database, gameId: string, at: string, spent: Spent): Promise<void> {
  if (spent.calls > 0) await insert(db, { ...spent, gameId, day: at.slice(0, 10) });
  await addSpending(db, gameId, at, spent);
}

async function addElsewhere(db: Database, given: Spent & { gameId: string; at: string }): Promise<void> {
  const { gameId, at, ...spent } = given;
  if (gameId !== '') await lockGame(db, gameId);
  await insertForGameOrNone(db, { ...spent, gameId, day: at.slice(0, 10) });
  if (gameId !== '') await addSpending(db, gameId, at, spent);
}

const moveToNone = change<{ gameId: string }>(
  `insert into model_usage (${columns})
   select '', day, model, ${counts.join(', ')} from model_usage where game_id = :gameId order by day, model ${orAdd}`,
);

const deleteOfGame = change<{ gameId: string }>('delete from model_usage where game_id = :gameId');

/** A game goes, and what it has cost stays in the sums. */
export async function keepUsageOfGone(db: Database, gameId: string): Promise<void> {
  await moveToNone(db, { gameId });
  await deleteOfGame(db, { gameId });
}

/** Sums of everything, and of what was counted since a day. */
const sums = counts
  .flatMap((count) => [
    `cast(coalesce(sum(${count}), 0) as bigint) as ${count}`,
    `cast(coalesce(sum(case when day >= :since then ${count} else 0 end), 0) as bigint) as recent_${count}`,
  ])
  .join(', ');

type Sums = Counts & { [count in keyof Counts as `recent_${count}`]: number };

function usageOf(row: Sums): CountedUsage {
  const of = (prefix: '' | 'recent_') =>
    Object.fromEntries(counts.map((count) => [count, row[`${prefix}${count}`]])) as unknown as Counts;
  return { recent: of('recent_'), total: of('') };
}

/** A place in the table. */
export interface UsagePlace {
  game: string;
  day: string;
  model: string;
}

/** Before the first row. */
const start: UsagePlace = { game: '', day: '', model: '' };
/** So many rows are summed at a time: everybody else can read in between. */
const rowsAtOnce = 4_000;

const selectStepEnd = query<UsagePlace & { skip: number }, UsagePlace>(
  `select game_id as game, day, model from model_usage where (game_id, day, model) > (:game, :day, :model)
   order by game_id, day, model limit 1 offset :skip`,
);

const step = '(game_id, day, model) > (:game, :day, :model)';
const sumOfStep = query<
  UsagePlace & { since: string; lastGame: string; lastDay: string; lastModel: string },
  Sums & { model: string }
>(
  `select model, ${sums} from model_usage
   where ${step} and (game_id, day, model) <= (:lastGame, :lastDay, :lastModel) group by model`,
);
const sumOfRest = query<UsagePlace & { since: string }, Sums & { model: string }>(
  `select model, ${sums} from model_usage where ${step} group by model`,
);

/** A part of all rows, by model, and where the next part begins; null after the last. */
async function sumStep(db: Database, { since, after }: { since: string; after: UsagePlace | null }) {
  const place = after ?? start;
  const end = await selectStepEnd.first(db, { ...place, skip: rowsAtOnce - 1 });
  const last = end && { lastGame: end.game, lastDay: end.day, lastModel: end.model };
  const rows = last
    ? await sumOfStep(db, { ...place, since, ...last })
    : await sumOfRest(db, { ...place, since });
  return { models: rows.map(byModel), next: end ?? null };
}

const sumOfNone = query<{ since: string }, Sums & { model: string }>(
  `select model, ${sums} from model_usage where game_id = '' group by model order by model`,
);

const selectGamesOfDay = query<{ day: string }, { game_id: string; tokens: number }>(
  `select game_id, cast(sum(input_tokens + output_tokens) as bigint) as tokens from model_usage
   where day = :day and game_id <> '' group by game_id`,
);

const sumOfGames = query<{ since: string; ids: string[] }, Sums & { game_id: string; model: string }>(
  `select game_id, model, ${sums} from model_usage where game_id in (:ids...) group by game_id, model
   order by game_id, model`,
);

const selectFirstDay = query<object, { day: string | null }>('select min(day) as day from model_usage');

export interface ModelUsage extends CountedUsage {
  model: string;
}

/** What was asked for some games, by game and model; nothing for those of which nothing was counted. */
export async function usageOfGames(
  db: Database,
  since: string,
  ids: string[],
): Promise<Map<string, ModelUsage[]>> {
  const found = new Map<string, ModelUsage[]>();
  if (ids.length === 0) return found;
  for (const row of await sumOfGames(db, { since, ids }))
    found.set(row.game_id, [...(found.get(row.game_id) ?? []), byModel(row)]);
  return found;
}

function byModel(row: Sums & { model: string }): ModelUsage {
  return { model: row.model, ...usageOf(row) };
}

export const usageQueries = room('usage', {
  /** What was spent outside of a turn that was stored. */
  add: writing(addElsewhere),
  /** Everything by model, in parts. */
  step: reading(sumStep),
  /** What belongs to no game, by model. */
  elsewhere: readingOnce(async (db, given: { since: string }) => (await sumOfNone(db, given)).map(byModel)),
  firstDay: readingOnce(async (db, _: null) => (await selectFirstDay.first(db, {}))?.day ?? null),
  /** The games that were played on a day, with the tokens that they took. */
  gamesOfDay: readingOnce(selectGamesOfDay),
});
