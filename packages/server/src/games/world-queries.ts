import type { WorldState } from '@fireside/contract';
import { emptyWorld, openWorld, type Table, type World } from '@fireside/contract/effects';
import { reading, room } from '../store/procedure.ts';
import { change, type Database, query } from '../store/query.ts';
import { requireSeat, type SeatKey } from './seat-queries.ts';

/** What a game keeps of its world, and of a fight that is under way. */
export interface KeptWorld extends Pick<Table, 'encounter'> {
  world: World;
}

const selectWorld = query<{ gameId: string }, { state_json: string }>(
  'select state_json from world_states where game_id = :gameId',
);

const upsertWorld = change<{ gameId: string; state: string; at: string }>(
  `insert into world_states (game_id, state_json, updated_at) values (:gameId, :state, :at)
   on conflict (game_id) do update set state_json = excluded.state_json, updated_at = excluded.updated_at`,
);

/** The column's JSON; null before anything was kept. */
export function keptWorld(json: string | null): KeptWorld {
  const { encounter = null, ...world } =
    json === null ? {} : (JSON.parse(json) as Partial<World & KeptWorld>);
  return { world: { ...emptyWorld, ...world }, encounter };
}

export async function readWorld(db: Database, gameId: string): Promise<KeptWorld> {
  return keptWorld((await selectWorld.first(db, { gameId }))?.state_json ?? null);
}

export async function writeWorld(
  db: Database,
  { gameId, at }: { gameId: string; at: string },
  { world, encounter }: KeptWorld,
): Promise<void> {
  const state = JSON.stringify({ ...world, ...(encounter && { encounter }) });
  await upsertWorld(db, { gameId, at, state });
}

export const worldQueries = room('worlds', {
  /** As the players may see it. */
  read: reading(async (db, seat: SeatKey): Promise<WorldState> => {
    await requireSeat(db, seat);
    return openWorld((await readWorld(db, seat.gameId)).world);
  }),
});
