import type { ServerEvent } from '@fireside/contract';
import { joinGame, registerPlayer, testPassword } from '@fireside/testing';
import { expect, it } from 'vitest';
import { ask } from '../rows.ts';
import { describeTable, openTable } from './table-test.ts';

describeTable('a table is told that it is another one', (service) => {
  const isGame = (event: ServerEvent) => event.type === 'game';

  it('[E8.200] after the host changed something, without saying what: everybody reads what is for them', async () => {
    const { game, players, bots } = await openTable(service());
    const params = { game_id: game.id };
    await players[0]!.client.must('changeGame', { params, body: { pace: 'round', lines: ['porcupines'] } });
    for (const bot of bots) expect(await bot.waitFor(isGame)).toEqual({ type: 'game' });
    expect(await players[1]!.client.must('readGame', { params })).toMatchObject({
      pace: 'round',
      lines: ['porcupines'],
    });
    await players[0]!.client.must('changeGame', { params, body: { creator_id: players[1]!.user.id } });
    for (const bot of bots) expect(await bot.waitFor(isGame)).toEqual({ type: 'game' });
    expect((await players[1]!.client.must('readGame', { params })).participation_code).not.toBeNull();
  });

  it('[E8.200][6.3] not after what was refused, nor after joining or adding a line', async () => {
    const { game, players, bots } = await openTable(service());
    const params = { game_id: game.id };
    const refused = await players[1]!.client.call('changeGame', { params, body: { pace: 'round' } });
    expect(refused.status).toBe(403);
    const newcomer = await registerPlayer(service().client);
    await joinGame(newcomer, game);
    await players[1]!.client.must('addSafety', { params, body: { line: 'porcupines' } });
    await players[0]!.client.must('changeGame', { params, body: { language: 'fr' } });
    await bots[0]!.waitFor(isGame);
    expect(bots[0]!.events.filter(isGame)).toHaveLength(1);
  });

  it('[E8.200] after somebody left who was not here, or deleted their account', async () => {
    const { game, players, bots } = await openTable(service(), { players: 3 });
    const [, bob, cleo] = players;
    for (const bot of bots.slice(1)) await bot.close();
    await bob!.client.must('removeParticipant', { params: { game_id: game.id, user_id: bob!.user.id } });
    await bots[0]!.waitFor(isGame);
    await cleo!.client.must('deleteAccount', { body: { password: testPassword } });
    await bots[0]!.waitFor(isGame);
    const party = await players[0]!.client.must('readParty', { params: { game_id: game.id } });
    expect(party.map(({ user_id }) => user_id)).toEqual([players[0]!.user.id]);
  });

  it('[E8.211] after somebody took another character, for which no code is asked', async () => {
    const { game, players, bots } = await openTable(service());
    const [ann, bob] = players as [(typeof players)[0], (typeof players)[0]];
    const params = { game_id: game.id };
    await ann.client.must('renewCode', { params });
    const sable = await bob.client.must('createCharacter', { body: { name: 'Sable' } });
    const changed = await bob.client.must('changeSeat', { params, body: { character_id: sable.id } });
    expect(changed).toMatchObject({ my_character_id: sable.id, participation_code: null });
    await bots[0]!.waitFor(isGame);
    const refusals = [
      [ann.character.id, 403, 'not_your_character'],
      [game.id, 404, 'character_not_found'],
    ] as const;
    for (const [character_id, status, code] of refusals) {
      const refused = await bob.client.call('changeSeat', { params, body: { character_id } });
      expect([refused.status, refused.body]).toMatchObject([status, { code }]);
    }
    const stranger = await registerPlayer(service().client);
    const own = await stranger.client.must('createCharacter', { body: { name: 'Nobody' } });
    const refused = await stranger.client.call('changeSeat', { params, body: { character_id: own.id } });
    expect([refused.status, refused.body]).toMatchObject([403, { detail: 'You have not joined this game' }]);
    expect((await bob.client.must('readGame', { params })).my_character_id).toBe(sable.id);
  });

  it('[E8.203] after a sequel was begun: participants of the ended game find it there, until it is deleted', async () => {
    const { game, players, bots } = await openTable(service());
    const [ann, bob] = players as [(typeof players)[0], (typeof players)[0]];
    const params = { game_id: game.id };
    expect((await bob.client.must('readGame', { params })).sequel_id).toBeNull();
    await ask(
      service().store,
      `update games set status = 'ended', ended_reason = 'It is over' where id = :id returning id`,
      { id: game.id },
    );
    const first = await ann.client.must('createSequel', { params });
    await bots[1]!.waitFor(isGame);
    expect((await bob.client.must('readGame', { params })).sequel_id).toBe(first.id);
    const second = await ann.client.must('createSequel', { params });
    expect((await bob.client.must('readGame', { params })).sequel_id).toBe(second.id);
    const stranger = await registerPlayer(service().client);
    expect((await stranger.client.must('readGame', { params })).sequel_id).toBeNull();
    await ann.client.must('deleteGame', { params: { game_id: second.id } });
    expect((await bob.client.must('readGame', { params })).sequel_id).toBeNull();
  });
});
