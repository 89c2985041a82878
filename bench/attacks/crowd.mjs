import { setTimeout as delay } from 'node:timers/promises';
import { Person } from './people/person.mjs';
import { isReply, nextEvent, say } from './people/quiet-table.mjs';
import { startModel } from './target/start-model.mjs';
import { startTarget } from './target/start-target.mjs';
import { cpuOf, isAlive, watchMemory } from './target/usage.mjs';

const wanted = 2_000;
const messages = 20;

/** D10: one user opens two thousand sockets in one game and speaks. */
export async function* crowd({ root }) {
  const model = await startModel();
  const target = await startTarget(root, { environment: model.environment });
  const person = await new Person(target.url).register('Crowd');
  const game = await person.makeGame();
  const speaker = await person.sit(game.id);
  await nextEvent(speaker, isReply);
  const memory = watchMemory(target.pid);
  const sockets = [speaker];
  let bytes = 0;
  const codes = {};
  for (let begun = 0; begun < wanted; begun += 50) {
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        const socket = await person.sit(game.id).catch(() => null);
        if (!socket) {
          codes.refused = (codes.refused ?? 0) + 1;
          return;
        }
        sockets.push(socket);
        socket.on('message', (data) => {
          bytes += data.length;
        });
        socket.once('close', (code) => {
          codes[code] = (codes[code] ?? 0) + 1;
        });
      }),
    );
  }
  await delay(1_000);
  bytes = 0;
  const before = cpuOf(target.pid);
  for (let number = 0; number < messages; number++) {
    const reply = nextEvent(speaker, isReply, 20_000);
    say(speaker, `${number} ${'x'.repeat(3_990)}`);
    await reply;
  }
  await delay(1_000);
  const cpu = cpuOf(target.pid) - before;
  const open = sockets.filter(({ readyState }) => readyState === 1).length;
  const peak = memory.stop();
  const lives = isAlive(target.pid);
  const closed = Object.entries(codes).map(([code, count]) => `${count} × ${code}`);
  for (const socket of sockets) socket.terminate();
  await target.kill();
  model.stop();
  yield* [
    {
      attack: `D10 ${wanted} sockets of one user, ${messages} messages`,
      seen: `${open} open (${closed.join(', ') || 'none closed'}), ${(bytes / 2 ** 20).toFixed(1)} MiB sent, ${(cpu / 1000).toFixed(1)} s of CPU, all ${peak.whole} MiB`,
      bound: '24 open, 400 MiB',
      held: lives && open <= 24 && peak.whole < 400,
    },
  ];
}
