import {
  createClient,
  freshDatabase,
  joinTable,
  modelAnswers,
  seatTable,
  testPassword,
} from '@fireside/testing';
import { expect, it } from 'vitest';
import { migrate } from '../src/command-line/migrate.ts';
import { startTestService } from './start-service.ts';
import { temporaryDirectory } from './test-store.ts';

it('a service that moved to PostgreSQL goes on where it stopped', async () => {
  const dataDirectory = await temporaryDirectory();
  const before = await startTestService({ environment: { FIRESIDE_DATA: dataDirectory } });
  const { game, players } = await seatTable(before.client, { players: 2 });
  const [ann, bob] = players;
  const table = await joinTable({ client: ann!.client, gameId: game.id });
  await table.waitForReply();
  await table.say('I light the lantern.');
  await table.waitForReply();
  before.standIn.script(modelAnswers.hang());
  const owed = await table.say('I open the hatch.');
  await before.standIn.request(3);
  const params = { game_id: game.id };
  const history = await ann!.client.must('messageHistory', { params });
  await before.stop();

  const databaseUrl = await freshDatabase();
  const context = { environment: { FIRESIDE_DATA: dataDirectory }, print() {} };
  expect(await migrate({ ...context, arguments: ['--to', databaseUrl] })).toBe(0);

  const after = await startTestService({ database: 'postgres', environment: { DATABASE_URL: databaseUrl } });
  try {
    const body = { name: bob!.user.name, password: testPassword };
    const { user, token } = await after.client.must('login', { body });
    expect(user).toEqual(bob!.user);
    const again = createClient(after.url, token);
    const kept = createClient(after.url, ann!.client.token);

    const seat = await joinTable({ client: again, gameId: game.id, afterId: owed.id });
    const answer = await seat.waitForReply();
    expect(answer.id).toBeGreaterThan(owed.id);
    expect(answer.content).toContain('I open the hatch.');
    expect(await kept.must('messageHistory', { params })).toEqual([...history, answer]);

    const next = await seat.say('I climb down.');
    expect(next.id).toBeGreaterThan(answer.id);
    expect((await seat.waitForReply()).content).toContain('I climb down.');
    await seat.close();
  } finally {
    await after.stop();
  }
});
