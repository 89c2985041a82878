/** A database as a busy club would have it: 200 games, and so many signed-in players, each with a game of their own and its long history, that none asks too often. */
import { randomUUID } from 'node:crypto';
import { hashSecretToken, newSecretToken } from '../../packages/server/dist/accounts/secret-token.js';
import { openStore } from '../../packages/server/dist/store/open-store.js';
import { fillDirectory, insertRows } from '../insert-rows.mjs';

const games = 200;
const players = 60;
const playersPerGame = 4;
const messages = 500;
const silent = { info() {}, warn() {}, error() {} };

export async function seed(dataDirectory) {
  const store = await openStore({ dataDirectory }, silent);
  const at = (index) => new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString();
  const users = Array.from({ length: players }, (_, index) => ({
    id: randomUUID(),
    name: `Player ${index}`,
    name_key: `player ${index}`,
    password_hash: 'none',
    is_active: 1,
    created_at: at(index),
  }));
  const now = new Date().toISOString();
  const tokens = users.map(() => newSecretToken());
  const sessions = users.map(({ id }, index) => ({
    token_hash: hashSecretToken(tokens[index]),
    user_id: id,
    created_at: now,
    last_used_at: now,
  }));
  const characters = users.map(({ id }) => ({
    ...emptySheet,
    id: randomUUID(),
    owner_id: id,
    created_at: now,
    updated_at: now,
  }));
  const ids = Array.from({ length: games }, () => randomUUID());
  const seats = ids.flatMap((game_id, index) =>
    Array.from({ length: playersPerGame }, (_, seat) => ({
      game_id,
      user_id: users[(index + seat) % players].id,
      joined_at: at(index + seat),
    })),
  );
  const history = users.flatMap((user, player) =>
    Array.from({ length: messages }, (_, index) => {
      const spoken = index % 2 === 0;
      return {
        game_id: ids[player],
        sender_type: spoken ? 'player' : 'dm',
        user_id: spoken ? user.id : null,
        character_id: spoken ? characters[player].id : null,
        content: spoken ? 'I hold up the lantern and listen at the door.' : narration,
        created_at: at(index),
      };
    }),
  );
  await store.close();
  await fillDirectory(dataDirectory, async (database) => {
    await insertRows(database, 'users', users);
    await insertRows(database, 'sessions', sessions);
    await insertRows(database, 'characters', characters);
    const rows = ids.map((id, index) => gameRow(id, users[0].id, at(index)));
    await insertRows(database, 'games', rows);
    await insertRows(database, 'participants', seats);
    await insertRows(database, 'messages', history);
  });
  return users.map((_, player) => ({
    token: tokens[player],
    characterId: characters[player].id,
    gameId: ids[player],
    code,
  }));
}

const code = 'ABCD1234';
const narration =
  'The stair winds down into the dark; water drips somewhere below, and the air smells of iron. '.repeat(5);

function gameRow(id, creatorId, createdAt) {
  return {
    id,
    name: 'The Sunken Mill',
    description: 'A short delve beneath a mill that the river took, for new players and one evening.',
    has_adventure: 0,
    creator_id: creatorId,
    participation_code: code,
    status: 'active',
    ended_reason: null,
    created_at: createdAt,
    adventure_text: '',
  };
}

const emptySheet = {
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
};
