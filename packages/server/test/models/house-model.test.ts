import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  joinTable,
  makeGame,
  type ModelStandIn,
  modelAnswers,
  type Player,
  registerPlayer,
  startModelStandIn,
} from '@fireside/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../rows.ts';
import { databases } from '../start-service.ts';
import { useService } from '../http/use-service.ts';

const key = 'correct-horse-battery-staple-4711';
const wrongKey = 'a-wrong-key-that-nobody-may-read';

describe.each(databases)('a model chosen in the browser on %s', (database) => {
  const test = useService({
    database,
    environment: {
      FIRESIDE_LOG: 'trace',
      ...(database === 'postgres' && { FIRESIDE_SECRET: 's'.repeat(32) }),
    },
  });
  let admin: Player;
  let provider: ModelStandIn;
  const answers: string[] = [];

  beforeAll(async () => {
    provider = await startModelStandIn({ protocol: 'openai', key, models: ['hearth-1', 'hearth-2'] });
    admin = await registerPlayer(test.client);
    await test.service.users.promote(admin.user.name);
  });
  afterAll(() => provider.close());

  const connection = (more: object = {}) => ({
    provider: 'compatible' as const,
    base_url: provider.url,
    model: 'hearth-1',
    key,
    ...more,
  });
  const heard = <T>(answer: T): T => {
    answers.push(JSON.stringify(answer));
    return answer;
  };
  const attempt = async (body: object) => heard(await admin.client.must('tryModel', { body: body as never }));
  const choose = async (body: object) =>
    heard(await admin.client.call('chooseModel', { body: body as never }));
  const read = async () => heard(await admin.client.must('readHouseModel'));
  const rolls = modelAnswers.toolCall('roll_dice', { notation: '1d20' });

  async function play(): Promise<string> {
    const player = await registerPlayer(test.client);
    const game = await makeGame(player);
    const bot = await joinTable({ client: player.client, gameId: game.id });
    const { content } = await bot.waitForReply();
    await bot.close();
    return content;
  }

  it('[E12.9] a trial says what it found and stores nothing', async () => {
    provider.script(rolls);
    expect(await attempt(connection())).toEqual({
      found: 'ok',
      seconds: expect.any(Number),
      models: ['hearth-1', 'hearth-2'],
    });
    expect(await attempt(connection({ model: null }))).toMatchObject({ found: 'listed' });
    expect(await attempt(connection({ key: wrongKey }))).toMatchObject({ found: 'bad_key', models: [] });
    expect(await attempt(connection({ model: 'no-such' }))).toMatchObject({ found: 'unknown_model' });
    provider.script(modelAnswers.text('I would rather talk.'));
    expect(await attempt(connection())).toMatchObject({ found: 'no_tools' });
    provider.script(modelAnswers.status(418, { message: 'teapot <b>secret words</b>' }));
    const failing = await attempt(connection());
    expect(failing.found).toBe('failing');
    expect(JSON.stringify(failing)).not.toContain('secret words');
    expect(await attempt(connection({ base_url: 'http://127.0.0.1:9' }))).toMatchObject({
      found: 'unreachable',
    });
    expect(await read()).toMatchObject({ model: 'compatible:test', source: 'environment', chosen: null });
  });

  it('[D1.3][E12.9][E12.11] unknown fields of a trial and of a choice are ignored', async () => {
    const body = { ...connection({ model: null }), temperature: 2 };
    expect(await attempt(body)).toMatchObject({ found: 'listed' });
    const chosen = await choose({ provider: 'storyteller', temperature: 2 });
    expect(chosen).toMatchObject({ status: 200, body: { chosen: { provider: 'storyteller' } } });
    await admin.client.must('resetModel');
  });

  it('[E12.10] what cannot be asked is refused at its field, and a redirect leads nowhere', async () => {
    const refused = async (body: object, field: string) => {
      const answer = heard(await admin.client.call('tryModel', { body: body as never }));
      expect(answer, JSON.stringify(body)).toMatchObject({
        status: 422,
        body: { errors: [{ path: field }] },
      });
    };
    await refused(connection({ base_url: 'file:///etc/passwd' }), 'base_url');
    await refused(connection({ base_url: 'nonsense' }), 'base_url');
    await refused(connection({ base_url: 'http://me:secret@127.0.0.1/v1' }), 'base_url');
    await refused(connection({ base_url: null, key: null }), 'base_url');
    await refused({ provider: 'openai', model: 'gpt', key: null }, 'key');
    await refused({ provider: 'openai', model: 'gpt', key: 'two words' }, 'key');
    const before = provider.probes.length;
    const elsewhere = createServer((_, response) => {
      response.writeHead(307, { location: `${provider.url}/models` }).end();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const { port } = elsewhere.address() as AddressInfo;
    expect(await attempt(connection({ base_url: `http://127.0.0.1:${port}/v1` }))).toMatchObject({
      found: 'unreachable',
    });
    expect(provider.probes).toHaveLength(before);
    elsewhere.close();
  });

  it('[E12.11] the chosen model leads from the next turn on, without a restart, and so does what the environment says again', async () => {
    const player = await registerPlayer(test.client);
    const game = await makeGame(player);
    test.standIn.script(modelAnswers.text('The old voice.'));
    const bot = await joinTable({ client: player.client, gameId: game.id });
    await bot.waitForReply();
    expect(await choose(connection())).toMatchObject({
      status: 200,
      body: {
        model: 'compatible:hearth-1',
        source: 'chosen',
        environment: 'compatible:test',
        chosen: {
          provider: 'compatible',
          model: 'hearth-1',
          has_key: true,
          key_end: '4711',
          is_readable: true,
        },
      },
    });
    provider.script(modelAnswers.text('The new voice.'));
    await bot.say('Who speaks?');
    expect((await bot.waitForReply()).content).toBe('The new voice.');
    expect((await admin.client.must('readAbout')).model).toBe('compatible:hearth-1');
    expect((await admin.client.must('listModels'))[0]).toMatchObject({
      name: 'compatible:hearth-1',
      is_default: true,
      status: 'ok',
    });
    // The key stays where it was given for, and need not be typed again there.
    provider.script(rolls);
    expect(await attempt(connection({ key: null }))).toMatchObject({ found: 'ok' });
    expect(
      await attempt(connection({ key: null, base_url: provider.url.replace('127.0.0.1', 'localhost') })),
    ).toMatchObject({
      found: 'bad_key',
    });
    expect(await choose(connection({ model: 'hearth-2', key: null }))).toMatchObject({
      body: { model: 'compatible:hearth-2' },
    });
    provider.script(modelAnswers.text('The second voice.'));
    expect(await play()).toBe('The second voice.');

    expect(heard(await admin.client.must('resetModel'))).toMatchObject({
      source: 'environment',
      chosen: null,
    });
    test.standIn.script(modelAnswers.text('The old voice again.'));
    await bot.say('And now?');
    expect((await bot.waitForReply()).content).toBe('The old voice again.');
    await bot.close();
    await choose(connection());
  });

  it('[E12.12] the key is in no answer, no log, no record and, in clear, in no file of the database', async () => {
    await choose(connection({ key: wrongKey, base_url: 'http://127.0.0.1:9/v1' }));
    await choose(connection());
    const record = await test.service.audit.read({ days: 1 });
    expect(record.filter(({ action }) => action === 'model-chosen').map(({ detail }) => detail)).toContain(
      `compatible:hearth-1 at ${provider.url}`,
    );
    const rows = await ask(test.store, 'select name, value from secrets');
    const said = [...answers, JSON.stringify(record), test.logged(), JSON.stringify(rows)].join('\n');
    expect(said).toContain('hearth-1');
    for (const secret of [key, wrongKey]) expect(said).not.toContain(secret);
    if (database === 'sqlite') {
      const [{ file }] = (await ask(test.store, 'pragma database_list')) as [{ file: string }];
      const folder = path.dirname(file);
      for (const name of await readdir(folder)) {
        const entry = await stat(path.join(folder, name));
        if (!entry.isFile()) continue;
        expect((await readFile(path.join(folder, name))).includes(key), name).toBe(false);
        if (name === 'fireside.secret') expect(entry.mode & 0o777).toBe(0o600);
      }
      expect(await readdir(folder)).toContain('fireside.secret');
    }
  });

  it('[E12.12] a key that was sealed with another secret is not guessed at: the environment leads, and says so', async () => {
    await ask(
      test.store,
      `update secrets set value = replace(value, '"key":"', '"key":"AAAA') where name = 'house-model' returning name`,
    );
    test.cluster.bus.publish({ kind: 'model-chosen' });
    await expect.poll(async () => (await read()).source).toBe('environment');
    expect((await read()).chosen).toMatchObject({ has_key: true, is_readable: false });
  });
});
