import { joinGame, joinTable, modelAnswers, testPassword } from '@fireside/testing';
import { expect, it } from 'vitest';
import { ask } from '../rows.ts';
import { describeTable, isTyping, openTable, playTurn } from './table-test.ts';

describeTable('deleting an account', (service) => {
  it('[E4.delete-me] takes the account, its characters and its games; what it said elsewhere stays without a name', async () => {
    const { store, standIn } = service();
    const own = await openTable(service());
    const elsewhere = await openTable(service());
    const [ann, bob] = own.players as [(typeof own.players)[0], (typeof own.players)[0]];
    const host = elsewhere.players[0]!;
    await joinGame(ann, elsewhere.game, ann.character);
    const away = await joinTable({ client: ann.client, gameId: elsewhere.game.id });
    await playTurn([away, ...elsewhere.bots], away, 'I light the lamp');
    const answer = await ann.client.call('deleteAccount', { body: { password: testPassword } });
    expect([answer.status, answer.body]).toEqual([204, undefined]);
    for (const bot of own.bots) expect(await bot.closed).toMatchObject({ code: 4404 });
    expect(await away.closed).toMatchObject({ code: 4403 });
    expect((await ann.client.call('readMe')).status).toBe(401);
    const login = await service().client.call('login', {
      body: { name: ann.user.name, password: testPassword },
    });
    expect([login.status, login.body]).toMatchObject([401, { detail: 'Invalid name or password' }]);
    const gone = await bob.client.call('readGame', { params: { game_id: own.game.id } });
    expect(gone.status).toBe(404);
    const params = { game_id: elsewhere.game.id };
    const history = await host.client.must('messageHistory', { params });
    expect(history.find(({ content }) => content === 'I light the lamp')).toMatchObject({
      sender_type: 'player',
      player_name: null,
      character_id: null,
      character_name: null,
    });
    const party = await host.client.must('readParty', { params });
    expect(party.map(({ name }) => name)).not.toContain(ann.user.name);
    for (const [table, column] of [
      ['users', 'id'],
      ['characters', 'owner_id'],
      ['sessions', 'user_id'],
      ['participants', 'user_id'],
      ['games', 'creator_id'],
    ]) {
      const rows = await ask(store, `select * from ${table} where ${column} = :id`, { id: ann.user.id });
      expect(rows).toEqual([]);
    }
    const [row] = await ask<{ action: string; user_name: string }>(
      store,
      'select action, user_name from audit where user_id = :id order by id desc limit 1',
      { id: ann.user.id },
    );
    expect(row).toEqual({ action: 'account-deleted', user_name: ann.user.name });
    // The DM goes on, and reads what was said as that of some player.
    await playTurn(elsewhere.bots, elsewhere.bots[0]!, 'Who was that?');
    expect(JSON.stringify(standIn.requests.at(-1)!.body)).toContain('A player: I light the lamp');
    // The name is free again.
    await service().client.must('register', { body: { name: ann.user.name, password: testPassword } });
  });

  it('[E4.delete-me] a wrong password deletes nothing, nor does none', async () => {
    const { game, players, bots } = await openTable(service(), { players: 1 });
    const { client } = players[0]!;
    for (const body of [{ password: 'not-the-password' }, {}, { password: null }]) {
      const answer = await client.call('deleteAccount', { body });
      expect([answer.status, answer.body]).toEqual([
        401,
        { code: 'login_refused', detail: 'Invalid name or password' },
      ]);
    }
    expect((await client.request('DELETE', '/api/auth/me')).status).toBe(401);
    expect((await client.must('readGame', { params: { game_id: game.id } })).id).toBe(game.id);
    await playTurn(bots, bots[0]!, 'I am still here');
  });

  it('[E4.delete-me] a guest has no password to give', async () => {
    const table = await openTable(service(), { players: 1 });
    const name = `Guest ${table.game.id.slice(0, 8)}`;
    const { token } = await service().client.must('enterAsGuest', {
      body: { name, participation_code: table.game.participation_code },
    });
    const guest = service().client.as(token);
    const bot = await joinTable({ client: guest, gameId: table.game.id });
    await bot.waitFor((event) => event.type === 'presence');
    expect((await guest.request('DELETE', '/api/auth/me')).status).toBe(204);
    expect(await bot.closed).toMatchObject({ code: 4403 });
    const { player_names } = await table.players[0]!.client.must('readGame', {
      params: { game_id: table.game.id },
    });
    expect(player_names).toEqual([table.players[0]!.user.name]);
  });

  it('[E8.73] what runs at its table is given up, and what is owed to it elsewhere is dropped', async () => {
    const { standIn } = service();
    const own = await openTable(service(), { players: 1 });
    const elsewhere = await openTable(service());
    const [ann] = own.players as [(typeof own.players)[0]];
    await joinGame(ann, elsewhere.game);
    const away = await joinTable({ client: ann.client, gameId: elsewhere.game.id });
    await away.waitFor((event) => event.type === 'presence');
    standIn.script(modelAnswers.stall(2));
    await own.bots[0]!.say('Once upon a time');
    await own.bots[0]!.waitFor((event) => event.type === 'delta');
    const running = standIn.requests.at(-1)!;
    standIn.script(modelAnswers.status(400));
    await away.say('This fails');
    await elsewhere.bots[0]!.waitFor(isTyping);
    await elsewhere.bots[0]!.waitFor((event) => event.type === 'error' && event.scope === 'turn');
    await ann.client.must('deleteAccount', { body: { password: testPassword } });
    await running.closed;
    expect(running.aborted).toBe(true);
    elsewhere.bots[0]!.send({ type: 'retry' });
    const refused = await elsewhere.bots[0]!.waitFor(
      (event) => event.type === 'error' && event.scope === 'request',
    );
    expect(refused).toMatchObject({ detail: 'There is no failed turn to run again' });
  });

  it('[E8.74] everything of one’s own is one download', async () => {
    const { game, players, bots } = await openTable(service());
    const [ann, bob] = players as [(typeof players)[0], (typeof players)[0]];
    await playTurn(bots, bots[0]!, 'Mine alone');
    await playTurn(bots, bots[1]!, 'Not yours');
    const answer = await ann.client.call('exportAccount');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Player-\w+\.json"/);
    expect(answer.body).toMatchObject({
      account: { id: ann.user.id, name: ann.user.name, is_guest: false },
      characters: [{ id: ann.character.id }],
      games: [{ id: game.id, name: game.name, adventure_text: '', lines: [] }],
      seats: [{ game_id: game.id, game_name: game.name, character_id: ann.character.id }],
      messages: [{ content: 'Mine alone', game_id: game.id }],
    });
    const text = JSON.stringify((await bob.client.call('exportAccount')).body);
    expect(text).toContain('Not yours');
    expect(text).not.toContain('Mine alone');
    expect(text).not.toContain(game.participation_code);
  });
});
