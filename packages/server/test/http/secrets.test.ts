import { joinTable, modelAnswers, registerPlayer, uniqueName } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { databases } from '../start-service.ts';
import { useService } from './use-service.ts';

describe.each(databases)('the log on %s', (database) => {
  const test = useService({ database, environment: { FIRESIDE_LOG: 'trace' } });

  it('[D1][D2] holds no password, token, code, ticket or cookie, whatever happens', async () => {
    const name = uniqueName();
    const passwords = [
      'the-first-secret',
      'a-wrong-secret',
      'the-second-secret',
      'registered-twice',
    ] as const;
    const registered = await test.client.must('register', { body: { name, password: passwords[0] } });
    await test.client.call('register', { body: { name, password: passwords[3] } });
    await test.client.call('login', { body: { name, password: passwords[1] } });
    const ann = test.client.as(registered.token);
    await ann.must('changePassword', { body: { password: passwords[0], new_password: passwords[2] } });
    const signedIn = await ann.must('login', { body: { name, password: passwords[2] } });
    const madeUpToken = 'made-up-token-of-somebody';
    await ann.as(madeUpToken).call('listGames');
    await ann.request('GET', '/api/games', { headers: { cookie: `fireside_session=${madeUpToken}` } });

    const game = await ann.must('createGame', { body: { name: 'The Mill' } });
    const params = { game_id: game.id };
    const bob = await registerPlayer(test.client);
    const wrongCode = 'WRONGC0D';
    await bob.client.call('joinGame', { params, body: { participation_code: wrongCode } });
    await bob.client.must('joinGame', { params, body: { participation_code: game.participation_code! } });
    const { ticket } = await ann.must('issueTicket', { params });
    await ann.request('GET', `/api/games/${game.id}/ws?ticket=${ticket}`);
    await ann.request('GET', `/api/nothing?ticket=${ticket}&token=${signedIn.token}`);
    const bot = await joinTable({ client: ann, gameId: game.id });
    await bot.waitForReply();
    test.standIn.script(modelAnswers.status(400), modelAnswers.status(400));
    await ann.call('setupChat', { body: { messages: [{ role: 'user', content: 'a heist' }] } });
    await bot.close();
    const reset = await test.service.users.resetPassword(name);
    await test.client.request('POST', '/api/auth/login', { body: `{"password":"${passwords[2]}"` });
    await test.service.users.deactivate(bob.user.name);

    const log = test.logged();
    expect(log).toContain('"path":"/api/auth/login"');
    const secrets = [
      ...passwords,
      registered.token,
      signedIn.token,
      bob.client.token!,
      madeUpToken,
      game.participation_code!,
      wrongCode,
      ticket,
      reset,
      'fireside_session',
      'Bearer',
    ];
    for (const secret of secrets) expect(log).not.toContain(secret);
  });
});
