import { randomUUID } from 'node:crypto';
import { accountQueries } from '../../packages/server/dist/accounts/account-queries.js';
import { gameQueries } from '../../packages/server/dist/games/game-queries.js';

/** Stores a game with its adventure as the service does. */
export async function addGame({ store, library, text }) {
  const at = new Date().toISOString();
  const id = randomUUID();
  await store.call(accountQueries.addUser, {
    id,
    name: id.slice(0, 30),
    name_key: id,
    password_hash: '',
    is_active: 1,
    created_at: at,
  });
  const game = {
    id: randomUUID(),
    name: 'An evening',
    description: '',
    has_adventure: 1,
    creator_id: id,
    participation_code: randomUUID().slice(0, 8),
    created_at: at,
    adventure_text: text,
  };
  const adventure = await library.readAdventure(text);
  await store.call(gameQueries.create, { game, adventure, mayStore: 1e12 });
  return game.id;
}
