import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, startFireside, type Fireside } from '@fireside/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashSecretToken, newSecretToken } from '../../src/accounts/secret-token.ts';
import { gameRow, insertRows, sessionRow, userRow } from '../rows.ts';
import { openLocated, quietLog } from '../test-store.ts';

const gamesInAll = 300;
const usersInAll = 21;

async function digestOf(answer: IncomingMessage) {
  const hash = createHash('sha256');
  for await (const chunk of answer) hash.update(chunk);
  return { status: answer.statusCode, complete: answer.complete, digest: hash.digest('hex') };
}

describe('lists that are longer than memory, with a heap of 128 MB', () => {
  let dataDirectory: string;
  let server: Fireside;
  let tokens: string[];

  /** The answer as soon as it begins; nothing of it is read yet. */
  async function beginList(token: string): Promise<IncomingMessage> {
    const sent = request(`${server.url}/api/games`, {
      agent: false,
      headers: { authorization: `Bearer ${token}` },
    }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return answer;
  }

  const readList = async (token: string) => digestOf(await beginList(token));

  beforeAll(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'fireside-lists-'));
    const store = await openLocated({ dataDirectory }, quietLog);
    const users = Array.from({ length: usersInAll }, () => userRow());
    tokens = users.map(() => newSecretToken());
    await insertRows(store, 'users', ...users);
    const at = new Date().toISOString();
    const sessions = users.map(({ id }, index) => ({
      ...sessionRow(id),
      token_hash: hashSecretToken(tokens[index]!),
      created_at: at,
      last_used_at: at,
    }));
    await insertRows(store, 'sessions', ...sessions);
    const description = 'The river took the mill. '.repeat(160);
    for (let made = 0; made < gamesInAll; made += 100) {
      const rows = Array.from({ length: 100 }, () => gameRow({ description }));
      await insertRows(store, 'games', ...rows);
    }
    await store.close();
    server = await startFireside({ dataDirectory, nodeArguments: ['--max-old-space-size=128'] });
  });

  afterAll(async () => {
    await server?.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  });

  it('[D3.14] answers 100 of them at once, each whole', async () => {
    const games = await createClient(server.url, tokens[0]).must('listGames');
    expect(new Set(games.map(({ id }) => id)).size).toBe(gamesInAll);
    const expected = createHash('sha256').update(JSON.stringify(games)).digest('hex');
    const asked = Array.from({ length: 100 }, (_, index) => readList(tokens[index % 20]!));
    const answers = await Promise.all(asked);
    for (const answer of answers) expect(answer).toEqual({ status: 200, complete: true, digest: expected });
    expect((await createClient(server.url).call('liveness')).status).toBe(200);
  });

  it('[D3.14] lets the lists of one user wait for each other, and refuses those that are too many', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => readList(tokens[20]!)));
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(17);
    // Whoever goes while waiting leaves the line.
    const unread = await Promise.all([beginList(tokens[20]!), beginList(tokens[20]!)]);
    for (const answer of unread) answer.destroy();
    expect(await readList(tokens[20]!)).toMatchObject({ status: 200, complete: true });
  });
});
