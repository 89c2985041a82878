import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type {
  CharactersTable,
  GamesTable,
  MessagesTable,
  SessionsTable,
  TurnsTable,
  UsersTable,
} from '../src/store/schema.ts';

const at = '2026-11-15T20:00:00.000Z';

export function userRow(given: Partial<Insertable<UsersTable>> = {}): Insertable<UsersTable> {
  const id = randomUUID();
  return {
    id,
    name: `User ${id}`,
    name_key: `user ${id}`,
    password_hash: 'none',
    is_active: 1,
    created_at: at,
    ...given,
  };
}

export function sessionRow(userId: string): Insertable<SessionsTable> {
  return { token_hash: randomUUID(), user_id: userId, created_at: at, last_used_at: at };
}

export function gameRow(given: Partial<Insertable<GamesTable>> = {}): Insertable<GamesTable> {
  return {
    id: randomUUID(),
    name: 'The Sunken Mill',
    description: '',
    has_adventure: 0,
    creator_id: randomUUID(),
    participation_code: 'ABCD1234',
    status: 'active',
    ended_reason: null,
    created_at: at,
    adventure_text: '',
    ...given,
  };
}

export function characterRow(ownerId: string): Insertable<CharactersTable> {
  return {
    id: randomUUID(),
    owner_id: ownerId,
    name: 'Bree',
    ancestry: '',
    class_name: '',
    level: 1,
    background: '',
    abilities_json: '{}',
    armor_class: 10,
    speed: 30,
    proficiencies_json: '[]',
    inventory_json: '[]',
    spells_json: '[]',
    conditions_json: '[]',
    backstory: '',
    current_hp: 10,
    max_hp: 10,
    combat_stats_json: '{}',
    created_at: at,
    updated_at: at,
  };
}

export function messageRow(
  gameId: string,
  given: Partial<Insertable<MessagesTable>> = {},
): Insertable<MessagesTable> {
  return { game_id: gameId, sender_type: 'dm', content: 'The door creaks.', created_at: at, ...given };
}

export function turnRow(gameId: string, given: Partial<Insertable<TurnsTable>> = {}): Insertable<TurnsTable> {
  return { game_id: gameId, kind: 'reply', status: 'owed', created_at: at, ...given };
}
