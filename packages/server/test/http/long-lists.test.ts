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
    // Three bytes each on the wire: more than the system keeps for a client that does not read.
    const description = '水'.repeat(4_000);
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
  }, 300_000);

  it('[D3.14] lets the lists of one user wait for each other, some of them, and nobody else', async () => {
    const [own, other] = [tokens[20]!, tokens[0]!];
    const unread = await beginList(own);
    expect(unread.statusCode).toBe(200);
    const waiting: Promise<{ status: number | undefined }>[] = [];
    const statuses: (number | undefined)[] = [];
    const ask = () => {
      const asked = readList(own);
      waiting.push(asked);
      void asked.then(({ status }) => statuses.push(status));
      return asked;
    };
    const refused = new Promise<void>((resolve) => {
      for (let count = 0; count < 17; count += 1) {
        void ask().then(({ status }) => status === 429 && resolve());
      }
    });
    await refused;
    expect(statuses).toEqual([429]);
    expect(await readList(other)).toMatchObject({ status: 200, complete: true });
    // When the client goes, its list ends and the next one begins.
    unread.destroy();
    expect((await Promise.all(waiting)).filter(({ status }) => status === 200)).toHaveLength(16);
  }, 300_000);

  it('[D3.14] cuts off clients that do not read when others wait for their places', async () => {
    const unread = await Promise.all(tokens.slice(0, 16).map(beginList));
    const cutOff = new Promise((resolve) => {
      for (const answer of unread) answer.once('error', resolve);
    });
    expect(await readList(tokens[20]!)).toMatchObject({ status: 200, complete: true });
    for (const answer of unread) answer.resume();
    await cutOff;
  }, 300_000);
});
