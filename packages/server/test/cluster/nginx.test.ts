import {
  type Client,
  createClient,
  type Fireside,
  freshDatabase,
  joinTable,
  type ModelStandIn,
  type Nginx,
  nginxProgram,
  type SeatedTable,
  seatTable,
  startFireside,
  startModelStandIn,
  startNginx,
  type TableBot,
  testPassword,
  uniqueName,
} from '@fireside/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rateRules } from '../../src/http/rate-rules.ts';

// Two starts of a process, on a machine that may be busy with other tests.
const patience = { timeout: 180_000 };

describe.runIf(nginxProgram)(
  'two nodes behind nginx as it ships (not run where nginx is not installed)',
  patience,
  () => {
    let standIn: ModelStandIn;
    let nodes: [Fireside, Fireside];
    let nginx: Nginx;
    let client: Client;
    const bots: TableBot[] = [];

    beforeAll(async () => {
      standIn = await startModelStandIn({ protocol: 'openai' });
      const environment = {
        ...standIn.environment,
        DATABASE_URL: await freshDatabase(),
        FIRESIDE_TRUSTED_PROXIES: '127.0.0.1',
      };
      nodes = await Promise.all([startFireside({ environment }), startFireside({ environment })]);
      nginx = await startNginx(nodes.map((node) => node.url));
      client = createClient(nginx.url);
    });
    afterEach(async () => {
      for (const bot of bots.splice(0)) await bot.terminate();
    });
    afterAll(async () => {
      await nginx?.stop();
      for (const node of nodes ?? []) await node.stop();
      await standIn?.close();
    });

    async function sitDown({ game, players }: SeatedTable): Promise<[TableBot, TableBot]> {
      for (const { client: player } of players) {
        // A browser's own origin: accepted only if the proxy passes on the host that the browser asked for.
        bots.push(await joinTable({ client: player, gameId: game.id, headers: { origin: nginx.url } }));
      }
      return bots as [TableBot, TableBot];
    }

    /** The nodes that nginx has opened sockets of this game to, in the order of their ends. */
    function socketNodes(gameId: string): string[] {
      const line = new RegExp(`"GET /api/games/${gameId}/ws" 101 .* (\\S+)$`, 'gm');
      return [...nginx.logged().matchAll(line)].map((match) => `http://${match[1]}`);
    }

    it('plays a table whose players sit at different nodes', async () => {
      const table = await seatTable(client, { players: 2 });
      const [first, second] = await sitDown(table);
      for (const bot of bots) await bot.waitForReply();
      const speakers = [first, second, first];
      for (const [turn, speaker] of speakers.entries()) {
        const said = await speaker.say(`Step ${turn}`);
        for (const bot of bots) {
          const reply = await bot.waitForReply();
          expect(reply.id).toBeGreaterThan(said.id);
          expect(reply.content).toContain(`Step ${turn}`);
        }
      }
      expect(second.events.some((event) => event.type === 'delta')).toBe(true);
      for (const bot of bots) await bot.close();
      await expect
        .poll(() => socketNodes(table.game.id).toSorted())
        .toEqual(nodes.map((node) => node.url).toSorted());
    });

    it('tells the nodes who asks and how, whatever the client claims', async () => {
      const register = { name: uniqueName(), password: testPassword };
      const headers = { 'x-forwarded-proto': 'https' };
      const registered = await client.request('POST', '/api/auth/register', { body: register, headers });
      expect(registered.headers.get('set-cookie')).toContain('fireside_session=');
      expect(registered.headers.get('set-cookie')).not.toContain('Secure');

      // More wrong passwords than one address may try, each for another name and from another claimed address.
      const attempts = Array.from({ length: rateRules.signIn.burst + 10 }, (_, index) =>
        client.request('POST', '/api/auth/login', {
          body: { name: `Nobody ${index}`, password: 'not-the-password' },
          headers: { 'x-forwarded-for': `203.0.113.${index}` },
        }),
      );
      expect((await Promise.all(attempts)).map((answer) => answer.status)).toContain(429);
    });

    it('keeps tickets out of its logs and the metrics to itself, and passes over a node that died', async () => {
      const table = await seatTable(client, { players: 2 });
      const [first, second] = await sitDown(table);
      for (const bot of bots) await bot.waitForReply();
      expect((await fetch(`${nodes[0].url}/metrics`)).status).toBe(200);
      expect((await client.request('GET', '/metrics')).status).toBe(404);

      await nodes[0].kill();
      const orphan = await Promise.race([first.closed.then(() => first), second.closed.then(() => second)]);
      // Goes to the dead node first, which nginx does not know yet and complains about.
      await client.request('GET', `/api/games/${table.game.id}/ws?ticket=a-secret`);
      await orphan.reconnect();
      const said = await orphan.say('Still here.');
      const survivor = orphan === first ? second : first;
      for (const bot of [orphan, survivor]) {
        const reply = await bot.waitForReply();
        expect(reply.id).toBeGreaterThan(said.id);
        expect(reply.content).toContain('Still here.');
      }
      await nodes[0].restart();

      const logged = nginx.logged();
      expect(logged).toContain(`/api/games/${table.game.id}/ws`);
      expect(logged).not.toContain('ticket=');
      expect(logged).not.toContain('a-secret');
    });
  },
);
