import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from '../src/client.ts';
import { seatTable } from '../src/factories.ts';
import { type Fireside, startFireside } from '../src/fireside-process.ts';
import { modelAnswers } from '../src/stand-in/answers.ts';
import {
  type ModelStandIn,
  type StandInProtocol,
  startModelStandIn,
} from '../src/stand-in/model-stand-in.ts';
import { joinTable, type TableBot } from '../src/table/table-bot.ts';

// Two starts of a process, on a machine that may be busy with other tests.
const patience = 180_000;

describe.each<StandInProtocol>(['openai', 'anthropic'])(
  'the real server with a model that speaks %s',
  (protocol) => {
    let standIn: ModelStandIn | undefined;
    let fireside: Fireside | undefined;
    const bots: TableBot[] = [];
    afterEach(async () => {
      for (const bot of bots.splice(0)) await bot.terminate();
      await fireside?.stop();
      await standIn?.close();
    });

    it(
      'plays with bots, and answers after kill -9 what it owed before',
      async () => {
        standIn = await startModelStandIn({ protocol });
        fireside = await startFireside({
          environment: { ...standIn.environment, FIRESIDE_RATE_LIMITS: 'off' },
        });
        const client = createClient(fireside.url);
        expect(await client.must('readiness')).toMatchObject({ database: 'ok', model: 'ok' });

        const { game, players } = await seatTable(client, { players: 2 });
        // Whoever comes when the greeting is over reads it all the same.
        for (const { client: own } of players)
          bots.push(await joinTable({ client: own, gameId: game.id, afterId: 0 }));
        const [first, second] = bots as [TableBot, TableBot];
        await first.waitForReply();
        await second.waitForReply();
        await first.say('I light a torch.');
        expect((await first.waitForReply()).content).toContain('I light a torch.');
        expect((await second.waitForReply()).content).toContain('I light a torch.');

        standIn.script(modelAnswers.hang());
        const hanging = standIn.request(standIn.received + 1);
        const owed = await second.say('I take the left stair.');
        await hanging;
        await fireside.kill();
        expect((await second.closed).code).toBe(1006);
        await fireside.restart();
        await second.reconnect();
        const reply = await second.waitForReply();
        expect(reply.id).toBeGreaterThan(owed.id);
        expect(reply.content).toContain('I take the left stair.');
        expect(fireside.logs.join('\n')).not.toContain('stand-in-key');
      },
      patience,
    );
  },
);
