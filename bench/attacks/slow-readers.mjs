import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Person } from './people/person.mjs';
import { quantile } from './people/quiet-table.mjs';
import { startModel } from './target/start-model.mjs';
import { startTarget } from './target/start-target.mjs';
import { isAlive, watchMemory } from './target/usage.mjs';
import { rawRequest } from './wire/closed-loop.mjs';

const accounts = 100;
const authors = 20;
const looks = 8;
const bounds = { seconds: 5, memory: 400 };

/** Asks for the list again and again and reads not a byte of it; opened anew when the service has had enough. */
function askWithoutReading(url, token, until) {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port, localAddress: '127.0.0.66' });
  const request = rawRequest('GET', '/api/games', { token });
  socket.on('error', () => {});
  socket.pause();
  socket.write(Buffer.concat(Array(4).fill(request)));
  // An end is only heard by somebody who reads: a write fails instead.
  const poke = setInterval(() => {
    if (performance.now() > until()) socket.destroy();
    else socket.write('\r\n');
  }, 500);
  socket.once('close', () => {
    clearInterval(poke);
    if (performance.now() < until()) askWithoutReading(url, token, until);
  });
}

/** D2: a hundred accounts of one address ask for the list and do not read it; somebody else opens the lobby. */
export async function* slowReaders({ root }) {
  const model = await startModel();
  const target = await startTarget(root, { environment: model.environment });
  const people = [];
  for (let number = 0; number < accounts; number++)
    people.push(await new Person(target.url, '127.0.0.66').register(`Reader ${number}`));
  for (const person of people.slice(0, authors)) {
    for (let begun = 0; begun < 60; begun += 10)
      await Promise.all(
        Array.from({ length: 10 }, () => person.makeGame({ description: '—'.repeat(4_000) })),
      );
  }
  const honest = await new Person(target.url, '127.0.0.10').register('Honest');
  const look = async () => {
    const startedAt = performance.now();
    const { status } = await honest
      .request('GET', '/api/games?limit=20', undefined, { signal: AbortSignal.timeout(60_000) })
      .catch((error) => ({ status: error.code ?? error.name }));
    return { seconds: (performance.now() - startedAt) / 1000, status };
  };
  const alone = await look();
  const memory = watchMemory(target.pid);
  let over = Number.POSITIVE_INFINITY;
  for (const { token } of people) askWithoutReading(target.url, token, () => over);
  await delay(2_000);
  const seen = [];
  for (let count = 0; count < looks; count++) seen.push(await look());
  over = 0;
  const peak = memory.stop();
  const lives = isAlive(target.pid);
  const worst = quantile(
    seen.map(({ seconds }) => seconds),
    1,
  );
  const refused = seen.filter(({ status }) => status !== 200);
  await target.kill();
  model.stop();
  yield {
    attack: `D2 the lobby while ${accounts} accounts ask for lists and read nothing`,
    seen: `${lives ? '' : 'DIED, '}worst of ${looks} looks ${worst.toFixed(1)} s, alone ${alone.seconds.toFixed(1)} s, ${refused.length} refused${refused.length ? ` (${refused[0].status})` : ''}, all ${peak.whole} MiB`,
    bound: `${bounds.seconds} s, none refused, ${bounds.memory} MiB`,
    held: lives && worst < bounds.seconds && refused.length === 0 && peak.whole < bounds.memory,
  };
}
