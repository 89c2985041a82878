import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ask, gameRow, insertRows, userRow } from '../rows.ts';
import { openTestStore, storeKinds } from '../test-store.ts';
import { gameQueries } from '../../src/games/game-queries.ts';
import { storedBytes } from '../../src/store/migrations/0006-stored-bytes.ts';
import type { Store } from '../../src/store/store.ts';
import { postQueries } from '../../src/table/post-queries.ts';
import { removalQueries } from '../../src/table/removal-queries.ts';

const at = '2026-11-15T20:00:00.000Z';
const plenty = 1_000_000;

describe.each(storeKinds)('stored bytes on %s', (kind) => {
  async function addUser(store: Store): Promise<string> {
    const [user] = await insertRows(store, 'users', userRow());
    return user!.id;
  }

  async function addGame(store: Store, userId: string, mayStore = plenty): Promise<string> {
    const { status, ended_reason, ...game } = gameRow({
      creator_id: userId,
      description: 'Wet.',
      adventure_text: 'Über den Fluss',
      has_adventure: 1,
    });
    const vector = Buffer.alloc(384).toString('base64');
    const chunk = { position: 0, heading: 'Fluss', content: 'Über den Fluss', vector, scene: 1 };
    const adventure = { scenes: [], chunks: [{ ...chunk, label: 'for you alone' as const }] };
    await store.call(gameQueries.create, { game, adventure, mayStore });
    return game.id;
  }

  function say(
    store: Store,
    gameId: string,
    userId: string,
    mayStore = plenty,
    clientId: string | null = null,
  ) {
    const said = { kind: 'action' as const, to: null, content: 'Hällo', effects: [] };
    return store.call(postQueries.store, { ...said, gameId, userId, clientId, at, mayStore });
  }

  async function stored(store: Store, userId: string): Promise<number> {
    const rows = await ask<{ stored_bytes: number }>(
      store,
      'select stored_bytes from users where id = :userId',
      { userId },
    );
    return rows[0]!.stored_bytes;
  }

  const gameBytes = 1_000 + 4 + 15 + 5 + 15 + 384;
  const messageBytes = 200 + 6;

  it('[D3.15] count games and messages, and go back when they are removed', async () => {
    const store = await openTestStore(kind);
    const [ann, bob] = [await addUser(store), await addUser(store)];
    const gameId = await addGame(store, ann);
    expect(await stored(store, ann)).toBe(gameBytes);
    await insertRows(store, 'participants', { game_id: gameId, user_id: bob, joined_at: at });
    const { message } = (await say(store, gameId, bob))!;
    const clientId = randomUUID();
    await say(store, gameId, bob, plenty, clientId);
    await say(store, gameId, bob, plenty, clientId);
    await say(store, gameId, ann);
    expect(await stored(store, bob)).toBe(2 * messageBytes);
    // Twice: the second time there is nothing to give back.
    for (const userId of [bob, ann]) {
      await store.call(removalQueries.remove, { gameId, userId, messageId: message.id, at });
    }
    expect(await stored(store, bob)).toBe(2 * messageBytes - 6);
    await store.call(gameQueries.delete, { callerId: ann, gameId });
    expect([await stored(store, ann), await stored(store, bob)]).toEqual([0, 0]);
  });

  it('[D3.15] refuse what would be too much, and then nothing of it is kept', async () => {
    const store = await openTestStore(kind);
    const ann = await addUser(store);
    const full = { code: 'storage_full' };
    await expect(addGame(store, ann, gameBytes - 1)).rejects.toMatchObject(full);
    expect(await ask(store, 'select id from games')).toEqual([]);
    const gameId = await addGame(store, ann, gameBytes);
    await expect(say(store, gameId, ann, gameBytes + messageBytes - 1)).rejects.toMatchObject(full);
    expect(await ask(store, 'select id from messages')).toEqual([]);
    await say(store, gameId, ann, gameBytes + messageBytes);
    expect(await stored(store, ann)).toBe(gameBytes + messageBytes);
  });

  it('[D3.15] are right whoever stores and deletes at the same time', async () => {
    const store = await openTestStore(kind);
    const users = await Promise.all(Array.from({ length: 4 }, () => addUser(store)));
    const ann = users[0]!;
    const games = await Promise.all(Array.from({ length: 4 }, () => addGame(store, ann)));
    for (const game_id of games) {
      const seats = users.slice(1).map((user_id) => ({ game_id, user_id, joined_at: at }));
      await insertRows(store, 'participants', ...seats);
    }
    const [kept, ...deleted] = games;
    await Promise.all(games.flatMap((gameId) => users.map((userId) => say(store, gameId, userId))));
    await Promise.all([
      ...users.flatMap((userId) => [say(store, kept!, userId), say(store, kept!, userId)]),
      ...deleted.map((gameId) => store.call(gameQueries.delete, { callerId: ann, gameId })),
    ]);
    const counts = await Promise.all(users.map((userId) => stored(store, userId)));
    expect(counts).toEqual([gameBytes, 0, 0, 0].map((bytes) => bytes + 3 * messageBytes));
  });

  it('[D3.15] are counted for what had been stored before', async () => {
    const store = await openTestStore(kind);
    const [ann, bob] = [await addUser(store), await addUser(store)];
    const gameId = await addGame(store, ann);
    await addGame(store, ann);
    await insertRows(store, 'participants', { game_id: gameId, user_id: bob, joined_at: at });
    for (const userId of [ann, bob, bob]) await say(store, gameId, userId);
    const before = [await stored(store, ann), await stored(store, bob)];
    expect(before).toEqual([2 * gameBytes + messageBytes, 2 * messageBytes]);
    await ask(store, 'update users set stored_bytes = 0');
    for (const statement of storedBytes.split(';').filter((text) => text.trim().startsWith('update'))) {
      await ask(store, statement);
    }
    expect([await stored(store, ann), await stored(store, bob)]).toEqual(before);
  });
});
