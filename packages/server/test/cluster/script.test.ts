import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createClient,
  type Fireside,
  freshDatabase,
  joinTable,
  type ModelStandIn,
  seatTable,
  startFireside,
  startModelStandIn,
} from '@fireside/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askBeside } from '../ask-beside.ts';
import { playTurn } from '../table/table-test.ts';

const text = [
  '# The Mill',
  '## The yard',
  '> The wheel stands still.',
  'The miller is hiding.',
  '## The loft',
  '> Flour hangs in the air.',
  'A knife lies under the sacks.',
].join('\n\n');

describe('a script over two nodes', () => {
  let standIn: ModelStandIn;
  let databaseUrl: string;
  let folder: string;
  const nodes: Fireside[] = [];

  beforeAll(async () => {
    standIn = await startModelStandIn({ protocol: 'openai' });
    databaseUrl = await freshDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'fireside-no-books-'));
    const environment = {
      ...standIn.environment,
      DATABASE_URL: databaseUrl,
      FIRESIDE_RULEBOOKS: folder,
      FIRESIDE_RATE_LIMITS: 'off',
      FIRESIDE_LOG: 'warn',
    };
    for (const name of ['one', 'other'])
      nodes.push(await startFireside({ environment: { ...environment, OPENAI_API_KEY: name } }));
  });
  afterAll(async () => {
    for (const node of nodes) await node.stop();
    await standIn.close();
    await rm(folder, { recursive: true });
  });

  /** A table whose player sits at the second node, which has the adventure in its memory. */
  async function openTable() {
    const [one, other] = nodes as [Fireside, Fireside];
    const { game, players } = await seatTable(createClient(one.url), {
      players: 1,
      game: { adventure_text: text },
    });
    const creator = players[0]!.client;
    const bot = await joinTable({ client: createClient(other.url, creator.token), gameId: game.id });
    await bot.waitForReply();
    return {
      creator,
      params: { game_id: game.id },
      /** The prompt of a turn that the second node runs. */
      async promptOf(content: string) {
        await playTurn([bot], bot, content);
        const request = standIn.requests.at(-1)!;
        expect(request.headers.authorization).toBe('Bearer other');
        return `${request.system}\n${request.messages.map((message) => message.text).join('\n')}`;
      },
    };
  }

  it('[E6.53] [E6.73] is in the next prompt of one as its creator corrects it at the other', async () => {
    const { creator, params, promptOf } = await openTable();
    const before = await promptOf('I look around');
    expect(before).toContain('The loft');
    const { scenes } = await creator.must('readGameScript', { params });
    const loft = scenes.find(({ title }) => title === 'The loft')!.number;
    await creator.must('changeGameScript', {
      params,
      body: { place: loft, scenes: [{ number: loft, title: 'The drowned attic' }] },
    });
    const after = await promptOf('I look around again');
    expect(after).toContain('The drowned attic');
    expect(after).not.toContain('The loft');
    expect(after).toContain('A knife lies under the sacks.');
  });

  it('[E6.73] is so too when the one that stored it died before it could say so', async () => {
    const { params, promptOf } = await openTable();
    expect(await promptOf('I look around')).toContain('The loft');
    await askBeside(
      { databaseUrl, dataDirectory: '' },
      `update adventure_scenes set title = 'The burnt attic'
       where game_id = '${params.game_id}' and title = 'The loft' returning number`,
    );
    expect(await promptOf('I look around again')).toContain('The burnt attic');
  });
});
