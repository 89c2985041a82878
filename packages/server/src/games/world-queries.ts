import type { EncounterRead, WorldState } from '@fireside/contract';
import {
  emptyWorld,
  openEncounter,
  openWorld,
  type Seat,
  standingFight,
  type Table,
  type World,
  withoutSheets,
} from '@fireside/contract/effects';
import { charactersAt } from '../characters/character-queries.ts';
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

const selectNewestWorlds = query<{ most: number }, { state_json: string }>(
  `select state_json from games join world_states on world_states.game_id = games.id
   order by games.created_at desc limit :most`,
);

const upsertWorld = change<{ gameId: string; state: string; at: string }>(
  `insert into world_states (game_id, state_json, updated_at) values (:gameId, :state, :at)
   on conflict (game_id) do update set state_json = excluded.state_json, updated_at = excluded.updated_at`,
);

const setActing = change<{ gameId: string; acting: string }>(
  `insert into game_settings (game_id, acting_character_id) values (:gameId, :acting)
   on conflict (game_id) do update set acting_character_id = excluded.acting_character_id`,
);
const clearActing = change<{ gameId: string }>(
  `update game_settings set acting_character_id = null
   where game_id = :gameId and acting_character_id is not null`,
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

/** What stands on sheets is kept there alone. */
export async function writeWorld(
  db: Database,
  { gameId, at }: { gameId: string; at: string },
  { world, encounter }: KeptWorld,
): Promise<void> {
  const state = JSON.stringify({ ...world, ...(encounter && { encounter: withoutSheets(encounter) }) });
  const acting = encounter?.combatants[encounter.turn]?.character_id ?? null;
  await upsertWorld(db, { gameId, at, state });
  if (acting === null) await clearActing(db, { gameId });
  else await setActing(db, { gameId, acting });
}

/** The world and the fight, in which whoever is played stands as their sheet says now. */
export async function readFight(db: Database, gameId: string): Promise<KeptWorld> {
  const { world, encounter } = await readWorld(db, gameId);
  if (!encounter) return { world, encounter };
  const sheets = await charactersAt(db, gameId);
  const party = sheets.map((character): Seat => ({ user_id: '', pending_roll: null, character }));
  return { world, encounter: standingFight(encounter, party) };
}

async function readEncounter(db: Database, seat: SeatKey): Promise<EncounterRead | null> {
  await requireSeat(db, seat);
  return openEncounter((await readFight(db, seat.gameId)).encounter);
}

const selectPlayed = query<SeatKey, { character_id: string | null }>(
  'select character_id from participants where game_id = :gameId and user_id = :userId',
);

export interface OwnFight extends Pick<Table, 'encounter'> {
  characterId: string | null;
}

export const worldQueries = room('worlds', {
  /** As the players may see it. */
  read: reading(async (db, seat: SeatKey): Promise<WorldState> => {
    await requireSeat(db, seat);
    return openWorld((await readWorld(db, seat.gameId)).world);
  }),
  /** What the storyteller remembers of the newest games. */
  latestTales: reading(async (db, { most }: { most: number }): Promise<unknown[]> => {
    const rows = await selectNewestWorlds(db, { most });
    return rows.map(({ state_json }) => keptWorld(state_json).world.tale);
  }),
  /** The fight with all that only the rules may know, and whom somebody plays in it. */
  ownFight: reading(async (db, seat: SeatKey): Promise<OwnFight> => {
    const { encounter } = await readFight(db, seat.gameId);
    const played = await selectPlayed.first(db, seat);
    return { encounter, characterId: played?.character_id ?? null };
  }),
  /** The fight as the players may see it, in which whoever is played stands as their sheet says now. */
  encounter: reading(readEncounter),
});
