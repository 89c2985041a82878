import { emptyWorldState, type PartyMember, type WorldState } from '@fireside/contract';
import { characterRead } from '../characters/character-row.ts';
import type { Store } from '../store/store.ts';

/** Who sits at a table, with their characters, in the order of joining. */
export async function readParty(
  store: Store,
  gameId: string,
  online: ReadonlySet<string>,
): Promise<PartyMember[]> {
  const [seats, characters] = await Promise.all([
    store.db
      .selectFrom('participants')
      .innerJoin('users', 'users.id', 'participants.user_id')
      .selectAll('participants')
      .select('users.name')
      .where('game_id', '=', gameId)
      .orderBy('joined_at')
      .orderBy('user_id')
      .execute(),
    store.db
      .selectFrom('participants')
      .innerJoin('characters', 'characters.id', 'participants.character_id')
      .leftJoin('users', 'users.id', 'characters.owner_id')
      .selectAll('characters')
      .select('users.name as owner_name')
      .where('participants.game_id', '=', gameId)
      .execute(),
  ]);
  const sheets = new Map(characters.map((row) => [row.id, characterRead(row)]));
  return seats.map((seat) => ({
    user_id: seat.user_id,
    name: seat.name,
    character: (seat.character_id && sheets.get(seat.character_id)) || null,
    self_rolls: seat.self_rolls === 1,
    pending_roll:
      seat.pending_notation === null
        ? null
        : { notation: seat.pending_notation, reason: seat.pending_reason ?? '' },
    online: online.has(seat.user_id),
  }));
}

/** The world state without the DM's private notes. */
export async function readWorld(store: Store, gameId: string): Promise<WorldState> {
  const row = await store.db
    .selectFrom('world_states')
    .select('state_json')
    .where('game_id', '=', gameId)
    .executeTakeFirst();
  if (!row) return emptyWorldState;
  const { notes: _, ...open } = JSON.parse(row.state_json) as WorldState & { notes?: string };
  return { ...emptyWorldState, ...open };
}
