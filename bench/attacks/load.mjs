import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { anonymous } from './load/anonymous.mjs';
import { signedIn } from './load/signed-in.mjs';
import { Person } from './people/person.mjs';
import { isReply, nextEvent, openQuietTable, quantile, say } from './people/quiet-table.mjs';
import { startModel } from './target/start-model.mjs';
import { startTarget } from './target/start-target.mjs';
import { cpuOf, isAlive, rested, watchMemory } from './target/usage.mjs';
import { described } from './wire/closed-loop.mjs';

const bounds = { ratio: 3, memory: 400 };

/** Games as long as they may be, a history, and the account that will misbehave. */
async function prepare(url, games) {
  const person = await new Person(url, '127.0.66.200').register('Hostile');
  const game = await person.makeGame();
  const socket = await person.sit(game.id);
  await nextEvent(socket, isReply);
  for (let number = 0; number < 30; number++) {
    const reply = nextEvent(socket, isReply, 10_000);
    say(socket, `${number} ${'—'.repeat(3_900)}`);
    await reply;
  }
  socket.terminate();
  for (let made = 0; made < games; made += 50) {
    const other = await new Person(url, '127.0.66.201').register(`Filler ${made}`);
    for (let begun = 0; begun < 50; begun += 10)
      await Promise.all(Array.from({ length: 10 }, () => other.makeGame({ description: '—'.repeat(4_000) })));
  }
  return { url, token: person.token, gameId: game.id };
}

async function open(root, games) {
  const model = await startModel();
  const target = await startTarget(root, { environment: model.environment });
  const given = await prepare(target.url, games);
  const table = await openQuietTable(target.url);
  const attackers = fork(fileURLToPath(new URL('load/hostile-process.mjs', import.meta.url)));
  await once(attackers, 'message');
  await table.play(3_000);
  await rested(target.pid);
  return {
    target,
    given,
    table,
    attackers,
    close: async () => {
      table.leave();
      attackers.kill();
      await target.kill();
      model.stop();
    },
  };
}

async function endure({ target, given, table, attackers }, attacks, seconds) {
  const milliseconds = seconds * 1_000;
  const quiet = await table.play(Math.max(3_000, milliseconds / 6));
  const memory = watchMemory(target.pid);
  const before = cpuOf(target.pid);
  const startedAt = performance.now();
  const done = once(attackers, 'message');
  attackers.send({ attacks, given: { ...given, milliseconds } });
  await delay(500);
  const during = await table.play(milliseconds - 500);
  const told = await Promise.race([done, delay(30_000)]);
  const cores = (cpuOf(target.pid) - before) / (performance.now() - startedAt);
  const peak = memory.stop();
  const lives = isAlive(target.pid);
  const [{ statuses, cpuMilliseconds }] = told ?? [{ statuses: [], cpuMilliseconds: 0 }];
  const calm = quantile(quiet, 0.5);
  const median = quantile(during, 0.5);
  const ratio = median / calm;
  return {
    attack: `load: ${attacks.map(([, name]) => name).join(' + ')}`,
    seen:
      `turn ${Math.round(calm)} → ${Math.round(median)} ms (×${ratio.toFixed(1)}, p95 ${Math.round(quantile(during, 0.95))}), ` +
      `main ${peak.main}, all ${peak.whole} MiB, ${cores.toFixed(2)} cores, attackers' ${(cpuMilliseconds / milliseconds).toFixed(2)}${lives ? '' : ', DIED'}`,
    note: statuses.map(described).join(' | '),
    calm,
    bound: `×${bounds.ratio}, ${bounds.memory} MiB, lives`,
    held: lives && ratio < bounds.ratio && peak.whole < bounds.memory,
  };
}

/** What one attack has left behind is not the next one's: queues, work that goes on. */
async function hasRecovered(table, calm) {
  for (let look = 0; look < 5; look++) {
    if (quantile(await table.play(1_000), 0.5) < 2 * calm) return true;
  }
  return false;
}

/** Each attack in turn beside a table that plays, then one of each kind at once. */
export async function* load({ root, seconds, games, only }) {
  const every = [
    ...Object.keys(anonymous).map((name) => [['anonymous', name]]),
    ...Object.keys(signedIn).map((name) => [['signedIn', name]]),
  ];
  every.push([
    ['anonymous', 'nested logins'],
    ['anonymous', '800 slow bodies'],
    ['signedIn', 'nested games of 5 MiB'],
    ['signedIn', 'nested frames of 64 KiB'],
    ['signedIn', '100 lists at once'],
  ]);
  const chosen = every.filter((attacks) => !only || attacks.some(([, name]) => name.includes(only)));
  let scene = await open(root, games);
  for (const attacks of chosen) {
    const row = await endure(scene, attacks, seconds);
    yield row;
    if (isAlive(scene.target.pid) && (await hasRecovered(scene.table, row.calm))) continue;
    await scene.close();
    scene = await open(root, games);
  }
  await scene.close();
}
