import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  createClient,
  type Fireside,
  modelAnswers,
  type ModelStandIn,
  seatTable,
  startFireside,
  startModelStandIn,
  startPostgres,
  type TestPostgres,
} from '@fireside/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SteadyPlayer } from './steady-player.ts';

const games = 20;
const playersPerGame = 2;
/** Before, during and after the pause: 25 messages in each game, 500 in all. */
const messagesPerPhase = [6, 13, 6];
/** Between a reply and the next message of a game: the faults fall into running play. */
const thinkingTime = 500;
const pauseMilliseconds = 20_000;

interface Table {
  gameId: string;
  players: SteadyPlayer[];
  said: number;
}

describe('three nodes that die, freeze and lose their database', () => {
  let postgres: TestPostgres;
  let databaseUrl: string;
  let standIn: ModelStandIn;
  let folder: string;
  const nodes: Fireside[] = [];
  const tables: Table[] = [];
  /** Milliseconds from the fault to the reply of the turn that it interrupted: told, not judged. */
  const figures: Record<string, number> = {};
  /** Messages that the model answers slowly when it hears them first, and who asked: the key names the node. */
  const slow = new Map<string, (node: number) => void>();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fireside-no-books-'));
    postgres = await startPostgres();
    databaseUrl = await postgres.createDatabase();
    standIn = await startModelStandIn({
      protocol: 'openai',
      answer({ latest, headers }) {
        const tag = /#[\w.]+/.exec(latest)?.[0] ?? '#greeting';
        const told = slow.get(tag);
        slow.delete(tag);
        told?.(Number(headers.authorization?.at(-1)));
        const words = `You are heard: ${tag} .`;
        return modelAnswers.text(words, told ? { interval: 600 } : {});
      },
    });
    for (let number = 0; number < 3; number += 1) {
      const environment = {
        ...standIn.environment,
        OPENAI_API_KEY: `node-${number}`,
        DATABASE_URL: databaseUrl,
        FIRESIDE_RULEBOOKS: folder,
        FIRESIDE_RATE_LIMITS: 'off',
        FIRESIDE_LOG: 'warn',
      };
      nodes.push(await startFireside({ environment }));
    }
    const urls = nodes.map(({ url }) => url);
    await Promise.all(
      Array.from({ length: games }, async (_, game) => {
        const client = createClient(urls[game % 3]!);
        const { game: seated, players } = await seatTable(client, { players: playersPerGame });
        tables.push({
          gameId: seated.id,
          said: 0,
          players: players.map(({ client: { token } }, seat) => {
            const first = (game + seat) % 3;
            const order = [...urls.slice(first), ...urls.slice(0, first)];
            return new SteadyPlayer({ urls: order, token: token!, gameId: seated.id });
          }),
        });
      }),
    );
    const greeted = (content: string) => content.includes('#greeting');
    await Promise.all(tables.flatMap(({ players }) => players.map((player) => player.seen(greeted))));
  });

  afterAll(async () => {
    for (const { players } of tables) for (const player of players) player.leave();
    for (const node of nodes) {
      if (node.pid) process.kill(node.pid, 'SIGCONT');
      await node.kill();
    }
    await standIn?.close();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** One message of a game and its reply, as the speaker sees them. */
  async function exchange(table: Table, speaker: SteadyPlayer, tag: string) {
    await speaker.say(`I speak. ${tag}`);
    await speaker.seen((content) => content.includes(`heard: ${tag} `));
    table.said += 1;
  }

  function play(phase: number): Promise<unknown> {
    return Promise.all(
      tables.map(async (table, game) => {
        for (let number = 0; number < messagesPerPhase[phase]!; number += 1) {
          await exchange(table, table.players[number % playersPerGame]!, `#${phase}.${game}.${number}`);
          await delay(thinkingTime);
        }
      }),
    );
  }

  /** Resolves when every game has its first answer of a phase: play is in full swing. */
  function begun(phase: number): Promise<unknown> {
    return Promise.all(
      tables.map(({ players }, game) =>
        players[0]!.seen((content) => content.includes(`heard: #${phase}.${game}.0 `)),
      ),
    );
  }

  let probes = 0;

  /**
   * Plays a turn that the given node answers slowly, lets the fault happen in the middle of it, and measures the time until
   * the turn has been answered all the same.
   */
  async function interrupt(name: string, victim: number, fault: () => void | Promise<void>) {
    for (;;) {
      probes += 1;
      const tag = `#probe.${probes}`;
      const table = tables[probes % games]!;
      const speaker = table.players[0]!;
      await speaker.moveTo(nodes[victim]!.url);
      const asked = new Promise<number>((resolve) => slow.set(tag, resolve));
      const answered = exchange(table, speaker, tag);
      if ((await asked) !== victim) {
        // Another node was faster: this one is answered in peace, and the next one is for the victim.
        await answered;
        continue;
      }
      await Promise.race([speaker.hearsWords(), answered]);
      const faultAt = performance.now();
      const done = fault();
      await answered;
      figures[name] = Math.round(performance.now() - faultAt);
      await done;
      return;
    }
  }

  it('[D7.2][D7.3] loses nothing, answers nothing twice, keeps one order and recovers', async () => {
    const first = play(0);
    await begun(0);
    await interrupt('kill -9', 1, () => nodes[1]!.kill());
    await nodes[1]!.restart();
    await first;

    const second = play(1);
    await begun(1);
    let isAwake = Promise.resolve();
    await interrupt('pause of 20 s', 2, () => {
      process.kill(nodes[2]!.pid!, 'SIGSTOP');
      isAwake = delay(pauseMilliseconds).then(() => void process.kill(nodes[2]!.pid!, 'SIGCONT'));
    });
    await isAwake;
    await second;

    const third = play(2);
    await begun(2);
    const everybody = tables.flatMap(({ players }) => players);
    const before = everybody.reduce((sum, { sentAway }) => sum + sentAway, 0);
    let during = 0;
    await interrupt('restart of PostgreSQL', 0, async () => {
      await postgres.pause();
      const answer = await fetch(`${nodes[0]!.url}/api/games`, { headers: { authorization: 'Bearer any' } });
      during = answer.status;
      await postgres.start();
    });
    await third;
    const lostSockets = everybody.reduce((sum, { sentAway }) => sum + sentAway, 0) - before;

    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const rows = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows;
    const stored = await rows<{ id: string; game_id: string; sender_type: string; content: string }>(
      'select id, game_id, sender_type, content from messages order by id',
    );
    const turns = await rows<{ status: string; asked: string; reply: string }>(
      `select turns.status, asked.content as asked, reply.content as reply from turns
       left join messages as asked on asked.id = message_id left join messages as reply on reply.id = reply_id`,
    );
    await client.end();

    // Everything that was said is stored once and answered once, each by its own reply.
    const said = stored.filter(({ sender_type }) => sender_type === 'player');
    const replies = stored.filter(({ sender_type }) => sender_type === 'dm');
    const expected = tables.reduce((sum, table) => sum + table.said, 0);
    expect(expected).toBeGreaterThanOrEqual(500);
    expect(new Set(said.map(({ content }) => content)).size).toBe(expected);
    expect(said).toHaveLength(expected);
    expect(replies).toHaveLength(expected + games);
    expect(turns).toHaveLength(expected + games);
    for (const { status, asked, reply } of turns) {
      expect(status).toBe('done');
      expect(reply).toContain(/#[\w.]+/.exec(asked ?? '')?.[0] ?? '#greeting');
    }

    // Every player has seen all of it, in the order in which it was stored.
    for (const { gameId, players } of tables) {
      const ids = stored.filter((message) => message.game_id === gameId).map(({ id }) => Number(id));
      for (const player of players) {
        await player.seen((_, id) => id === ids.at(-1));
        expect(player.late).toEqual([]);
        expect(player.ids).toEqual(ids);
      }
    }

    // The database was away: requests were told so, and nobody was sent away.
    expect(during).toBe(503);
    expect(lostSockets).toBe(0);

    console.log(
      `cluster: ${expected} messages in ${games} games; milliseconds from the fault to the reply of the interrupted turn:`,
      figures,
    );
  });
});
