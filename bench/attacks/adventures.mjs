import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Person } from './people/person.mjs';
import { startModel } from './target/start-model.mjs';
import { startTarget } from './target/start-target.mjs';
import { cpuOf, watchMemory } from './target/usage.mjs';
import { adventure } from './wire/bombs.mjs';

const patience = 60_000;
const bound = 5;

async function timed(work) {
  const startedAt = performance.now();
  const answer = await work(AbortSignal.timeout(patience)).catch((error) => ({ status: error.name }));
  return { seconds: (performance.now() - startedAt) / 1000, status: answer.status };
}

/** D5: one user hands in twenty books, and goes away. */
export async function* adventures({ root }) {
  const model = await startModel();
  const target = await startTarget(root, { environment: model.environment });
  const hostile = await new Person(target.url, '127.0.0.66').register('Author');
  const other = await new Person(target.url, '127.0.0.10').register('Reader');
  const oneLine = () =>
    timed((signal) =>
      other.request(
        'POST',
        '/api/games',
        { name: 'Short', adventure_text: 'A bell rings under the mill.' },
        { signal },
      ),
    );
  const alone = await oneLine();
  const memory = watchMemory(target.pid);
  const leaving = new AbortController();
  const { signal } = leaving;
  setMaxListeners(0, signal);
  const statuses = {};
  for (let number = 0; number < 20; number++) {
    const body = { name: `Tome ${number}`, adventure_text: adventure(400_000, number * 10_000) };
    hostile
      .request('POST', '/api/games', body, { signal })
      .then(
        ({ status }) => status,
        () => 'left',
      )
      .then((status) => {
        statuses[status] = (statuses[status] ?? 0) + 1;
      });
  }
  await delay(2_000);
  const during = await oneLine();
  leaving.abort();
  await delay(1_000);
  const after = await oneLine();
  await delay(2_000);
  const before = cpuOf(target.pid);
  await delay(5_000);
  const cpu = (cpuOf(target.pid) - before) / 5_000;
  const peak = memory.stop();
  await target.kill();
  model.stop();
  const told = ({ seconds, status }) => `${seconds.toFixed(1)} s (${status})`;
  yield* [
    {
      attack: 'D5 one-line adventure while one user hands in 20 × 400 KB',
      seen: `${told(during)}, alone ${told(alone)}; peak ${peak.whole} MiB`,
      bound: `${bound} s`,
      held: during.seconds < bound && during.status === 200,
    },
    {
      attack: 'D5 the same after that user has gone',
      seen: `${told(after)}; CPU afterwards ${Math.round(cpu * 100)} % of a core`,
      bound: `${bound} s, 10 %`,
      held: after.seconds < bound && after.status === 200 && cpu < 0.1,
    },
  ];
}
