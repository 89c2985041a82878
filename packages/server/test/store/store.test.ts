import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { lockGame } from '../../src/store/lock-game.ts';
import { openStore } from '../../src/store/open-store.ts';
import { type Store, StoreRefused } from '../../src/store/store.ts';
import { isUniqueViolation } from '../../src/store/unique-violation.ts';
import { characterRow, gameRow, messageRow, sessionRow, turnRow, userRow } from '../rows.ts';
import { freshOptions, openTestStore, quietLog, storeKinds } from '../test-store.ts';

/** A game with one of everything that belongs to it. */
async function fillGame({ db }: Store) {
  const user = userRow();
  const character = characterRow(user.id);
  const session = sessionRow(user.id);
  const game = gameRow({ creator_id: user.id });
  await db.insertInto('users').values(user).execute();
  await db.insertInto('sessions').values(session).execute();
  await db.insertInto('characters').values(character).execute();
  await db.insertInto('games').values(game).execute();
  await db
    .insertInto('participants')
    .values({ game_id: game.id, user_id: user.id, character_id: character.id, joined_at: game.created_at })
    .execute();
  const said = messageRow(game.id, { sender_type: 'player', user_id: user.id, character_id: character.id });
  const message = await db.insertInto('messages').values(said).returning('id').executeTakeFirstOrThrow();
  const reply = await db
    .insertInto('messages')
    .values(messageRow(game.id))
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('turns')
    .values(turnRow(game.id, { message_id: message.id, reply_id: reply.id, status: 'done' }))
    .execute();
  await db
    .insertInto('tickets')
    .values({
      ticket_hash: randomUUID(),
      game_id: game.id,
      user_id: user.id,
      session_hash: session.token_hash,
      expires_at: game.created_at,
    })
    .execute();
  await db
    .insertInto('world_states')
    .values({ game_id: game.id, state_json: '{}', updated_at: game.created_at })
    .execute();
  await db
    .insertInto('adventure_chunks')
    .values({ game_id: game.id, position: 0, heading: '', content: 'Rain.', vector: null })
    .execute();
  return { user, character, session, game, message };
}

const ofGame = ['participants', 'messages', 'turns', 'tickets', 'world_states', 'adventure_chunks'] as const;

describe.each(storeKinds)('the store on %s', (kind) => {
  it('[2] takes everything that belongs to a game away with it, and nothing of another', async () => {
    const store = await openTestStore(kind);
    const { game, character } = await fillGame(store);
    const other = await fillGame(store);
    await store.db.deleteFrom('games').where('id', '=', game.id).execute();
    for (const table of ofGame) {
      const rows = await store.db.selectFrom(table).select('game_id').execute();
      expect(new Set(rows.map((row) => row.game_id))).toEqual(new Set([other.game.id]));
    }
    const characters = await store.db.selectFrom('characters').select('id').execute();
    expect(characters.map((row) => row.id)).toContain(character.id);
  });

  it('[2] forgets a deleted character in participants and messages and keeps both', async () => {
    const store = await openTestStore(kind);
    const { character, message } = await fillGame(store);
    await store.db.deleteFrom('characters').where('id', '=', character.id).execute();
    expect(await store.db.selectFrom('participants').select('character_id').execute()).toEqual([
      { character_id: null },
    ]);
    const row = await store.db
      .selectFrom('messages')
      .select(['character_id', 'content'])
      .where('id', '=', message.id)
      .executeTakeFirst();
    expect(row).toEqual({ character_id: null, content: 'The door creaks.' });
  });

  it('ends the tickets of a session with it', async () => {
    const store = await openTestStore(kind);
    const { session } = await fillGame(store);
    await store.db.deleteFrom('sessions').where('token_hash', '=', session.token_hash).execute();
    expect(await store.db.selectFrom('tickets').select('ticket_hash').execute()).toEqual([]);
  });

  it('refuses a participant whose game does not exist', async () => {
    const store = await openTestStore(kind);
    const { user } = await fillGame(store);
    const values = { game_id: randomUUID(), user_id: user.id, character_id: null, joined_at: '' };
    await expect(store.db.insertInto('participants').values(values).execute()).rejects.toThrow(
      /foreign key/i,
    );
  });

  it('stores a message with the same client_id once per game and user', async () => {
    const store = await openTestStore(kind);
    const { game, user } = await fillGame(store);
    const other = await fillGame(store);
    const send = (gameId: string, userId: string, clientId: string | null) =>
      store.db
        .insertInto('messages')
        .values(messageRow(gameId, { sender_type: 'player', user_id: userId, client_id: clientId }))
        .onConflict((conflict) =>
          conflict
            .columns(['game_id', 'user_id', 'client_id'])
            .where('client_id', 'is not', null)
            .doNothing(),
        )
        .returning('id')
        .execute();
    expect(await send(game.id, user.id, 'once')).toHaveLength(1);
    expect(await send(game.id, user.id, 'once')).toHaveLength(0);
    expect(await send(game.id, other.user.id, 'once')).toHaveLength(1);
    expect(await send(other.game.id, user.id, 'once')).toHaveLength(1);
    expect(await send(game.id, user.id, null)).toHaveLength(1);
    expect(await send(game.id, user.id, null)).toHaveLength(1);
  });

  it('[1.9] takes one greeting per game and one turn per message', async () => {
    const store = await openTestStore(kind);
    const { game, message } = await fillGame(store);
    const greeting = turnRow(game.id, { kind: 'greeting' });
    await store.db.insertInto('turns').values(greeting).execute();
    await expect(store.db.insertInto('turns').values(greeting).execute()).rejects.toSatisfy(
      isUniqueViolation,
    );
    const again = store.db
      .insertInto('turns')
      .values(turnRow(game.id, { message_id: message.id }))
      .execute();
    await expect(again).rejects.toSatisfy(isUniqueViolation);
  });

  it('undoes everything when the work of a transaction fails', async () => {
    const store = await openTestStore(kind);
    const work = store.write(async (transaction) => {
      await transaction.insertInto('users').values(userRow()).execute();
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await store.db.selectFrom('users').selectAll().execute()).toEqual([]);
    await store.write((transaction) => transaction.insertInto('users').values(userRow()).execute());
    expect(await store.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
  });

  it('does not commit a transaction in which a statement failed, even when the work goes on', async () => {
    const store = await openTestStore(kind);
    const user = userRow();
    const work = store.write(async (transaction) => {
      await transaction.insertInto('users').values(user).execute();
      await transaction
        .insertInto('users')
        .values(user)
        .execute()
        .catch(() => undefined);
    });
    await expect(work).rejects.toThrow('cannot be committed');
    expect(await store.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  it('loses no update among concurrent transactions', async () => {
    const store = await openTestStore(kind);
    const { game } = await fillGame(store);
    const raise = () =>
      store.write(async (transaction) => {
        await lockGame(transaction, game.id);
        const { epoch } = await transaction
          .selectFrom('games')
          .select('epoch')
          .where('id', '=', game.id)
          .executeTakeFirstOrThrow();
        await transaction
          .updateTable('games')
          .set({ epoch: epoch + 1 })
          .where('id', '=', game.id)
          .execute();
      });
    await Promise.all(Array.from({ length: 25 }, raise));
    const row = await store.db
      .selectFrom('games')
      .select('epoch')
      .where('id', '=', game.id)
      .executeTakeFirst();
    expect(row).toEqual({ epoch: 25 });
  });

  it('numbers messages upwards in the order of the commits and gives no id twice', async () => {
    const store = await openTestStore(kind);
    const { game } = await fillGame(store);
    const send = () =>
      store.write(async (transaction) => {
        await lockGame(transaction, game.id);
        const values = messageRow(game.id);
        return transaction.insertInto('messages').values(values).returning('id').executeTakeFirstOrThrow();
      });
    const ids = async () => {
      const rows = await store.db.selectFrom('messages').select('id').orderBy('id').execute();
      return rows.map((row) => row.id);
    };
    let sending = true;
    const sent = Promise.all(Array.from({ length: 40 }, send)).finally(() => {
      sending = false;
    });
    const seen: number[][] = [];
    while (sending) seen.push(await ids());
    await sent;
    const all = await ids();
    // A lower id that shows up after a higher one would be missed by whoever reads on from the higher.
    for (const earlier of seen) expect(all.slice(0, earlier.length)).toEqual(earlier);
    expect(all.every((id) => typeof id === 'number')).toBe(true);
    await store.db.deleteFrom('messages').execute();
    expect((await send()).id).toBeGreaterThan(Math.max(...all));
  });

  it('answers reads while a transaction is open, without showing what is not committed', async () => {
    const store = await openTestStore(kind);
    await store.write(async (transaction) => {
      await transaction.insertInto('users').values(userRow()).execute();
      expect(await transaction.selectFrom('users').select('id').execute()).toHaveLength(1);
      expect(await store.db.selectFrom('users').select('id').execute()).toHaveLength(0);
    });
    expect(await store.db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  it('gives back any text, in the order that was asked for', async () => {
    const store = await openTestStore(kind);
    const { game } = await fillGame(store);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), async (texts) => {
        const contents = texts.map((text) => text.replaceAll('\0', ''));
        await store.db.deleteFrom('messages').execute();
        await store.db
          .insertInto('messages')
          .values(contents.map((content) => messageRow(game.id, { content })))
          .execute();
        const newestFirst = await store.db
          .selectFrom('messages')
          .select('content')
          .orderBy('id', 'desc')
          .execute();
        expect(newestFirst.map((row) => row.content)).toEqual(contents.reverse());
      }),
      { numRuns: 30 },
    );
  });

  it('refuses text with a NUL in it instead of cutting it off', async () => {
    const store = await openTestStore(kind);
    await expect(
      store.db
        .insertInto('users')
        .values(userRow({ name: 'a\0b' }))
        .execute(),
    ).rejects.toThrow();
    expect(await store.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  it('can be closed twice', async () => {
    const store = await openTestStore(kind);
    await store.close();
    await store.close();
  });

  it('gives back blobs byte by byte, and null where there is none', async () => {
    const store = await openTestStore(kind);
    const vector = Uint8Array.from({ length: 768 }, (_, index) => index % 256);
    const chunk = { content_hash: 'a', book: 'Rules', heading: 'Falling', content: 'It hurts.' };
    await store.db
      .insertInto('rulebook_chunks')
      .values([
        { ...chunk, position: 0, vector },
        { ...chunk, position: 1, vector: null },
      ])
      .execute();
    const rows = await store.db.selectFrom('rulebook_chunks').selectAll().orderBy('position').execute();
    expect(rows[0]?.vector).toBeInstanceOf(Uint8Array);
    expect(new Uint8Array(rows[0]!.vector!)).toEqual(vector);
    expect(rows[1]).toEqual({ ...chunk, position: 1, vector: null });
    const largest = await store.db
      .selectFrom('rulebook_chunks')
      .select((select) =>
        sql<Uint8Array>`coalesce(${select.ref('vector')}, ${select.ref('vector')})`.as('bytes'),
      )
      .where('position', '=', 0)
      .executeTakeFirstOrThrow();
    expect(new Uint8Array(largest.bytes)).toEqual(vector);
  });

  it('counts in numbers', async () => {
    const store = await openTestStore(kind);
    await fillGame(store);
    const counted = await store.db
      .selectFrom('messages')
      .select((select) => [select.fn.countAll<number>().as('count'), select.fn.max('id').as('last')])
      .executeTakeFirst();
    expect(counted).toEqual({ count: 2, last: 2 });
  });

  it('sorts text by its bytes', async () => {
    const store = await openTestStore(kind);
    const keys = ['b', 'a', 'B', 'ä', '-a', '_'];
    await store.db
      .insertInto('users')
      .values(keys.map((key) => userRow({ name_key: key })))
      .execute();
    const rows = await store.db.selectFrom('users').select('name_key').orderBy('name_key').execute();
    expect(rows.map((row) => row.name_key)).toEqual(['-a', 'B', '_', 'a', 'b', 'ä']);
  });

  it('keeps its rows when it is opened again, and migrates once', async () => {
    const options = await freshOptions(kind);
    const migrated: object[] = [];
    const log = { ...quietLog, info: (fields: object) => migrated.push(fields) };
    const first = await openStore(options, log);
    await first.db.insertInto('users').values(userRow()).execute();
    await first.close();
    expect(migrated.length).toBeGreaterThan(0);
    migrated.length = 0;
    const second = await openStore(options, log);
    expect(await second.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
    await second.close();
    expect(migrated).toEqual([]);
  });

  it('refuses a database that a newer program has migrated, and leaves it as it is', async () => {
    const options = await freshOptions(kind);
    const first = await openStore(options, quietLog);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2030')`.execute(
      first.db,
    );
    await first.close();
    const refusal = await openStore(options, quietLog).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StoreRefused);
    expect((refusal as Error).message).toContain('newer Fireside');
    expect((refusal as Error).message).toContain('9999-future');
  });

  it('reports that it can be used', async () => {
    const store = await openTestStore(kind);
    expect(await store.status()).toBe('ok');
  });
});
