import { cpus, loadavg } from 'node:os';
import { startPostgres } from '@fireside/testing';
import { startModel } from '../table/processes.mjs';
import { playGames, quantile } from './load.mjs';
import { startNodes } from './nodes.mjs';

const say = (line) => process.stdout.write(`${line}\n`);
const round = (value, digits = 1) => Number(value.toFixed(digits));
const hopAim = 10;
const busy = { games: 12, seats: 3, turns: 12 };
const calm = { games: 1, seats: 3, turns: 40 };

say(`Node ${process.version}, ${cpus().length} cores, load average ${round(loadavg()[0])} before the run.`);
say('Nodes, PostgreSQL, model and players share these cores: more nodes add work here, not processors.');

const model = await startModel({ first: 5, interval: 1, count: 20 });
const postgres = await startPostgres();

async function measure(count, isShared) {
  const nodes = await startNodes(count, model, isShared ? await postgres.createDatabase() : undefined);
  try {
    // The first turns compile what the measured ones run and fill the pools of connections.
    await playGames(nodes, { ...busy, turns: 2 });
    return { busy: await playGames(nodes, busy), calm: await playGames(nodes, calm) };
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
  }
}

const figures = (values) =>
  `${String(round(quantile(values, 0.5))).padStart(7)} ${String(round(quantile(values, 0.99))).padStart(7)}`;

say(`\n${busy.games} games of ${busy.seats} sockets at once, then one game alone; milliseconds p50 and p99`);
say('                         turns/s   event busy       turn busy        event alone      turn alone');
const results = [];
for (const [name, count, isShared] of [
  ['one process on SQLite', 1, false],
  ['1 node on PostgreSQL', 1, true],
  ['2 nodes', 2, true],
  ['3 nodes', 3, true],
]) {
  const result = await measure(count, isShared);
  results.push(result);
  const columns = [
    result.busy.latencies,
    result.busy.turnTimes,
    result.calm.latencies,
    result.calm.turnTimes,
  ].map(figures);
  say(`  ${name.padEnd(22)} ${String(round(result.busy.turnsPerSecond)).padStart(7)} ${columns.join('  ')}`);
}

const alone = results.map(({ calm: { latencies } }) => quantile(latencies, 0.5));
const hop = alone[3] - alone[0];
say(
  `\nAdded to an event by the way between nodes, one game alone: p50 ${round(hop, 2)} ms` +
    ` (aim ${hopAim} ms: ${hop < hopAim ? 'met' : 'MISSED'})`,
);
say(`Load average after the run: ${round(loadavg()[0])}`);
model.stop();
await postgres.stop();
process.exit(0);
