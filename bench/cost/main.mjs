/** What an evening costs, every process counted: memory at the start and with twenty tables, CPU of a turn, the first message. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Person } from '../attacks/people/person.mjs';
import { isReply, nextEvent, quantile, timedTurn } from '../attacks/people/quiet-table.mjs';
import { end, startModel, words } from '../attacks/target/start-model.mjs';
import { startTarget } from '../attacks/target/start-target.mjs';
import { cpuOf, rested, sharesOf } from '../attacks/target/usage.mjs';
import { deeds } from './deeds.mjs';

const { values } = parseArgs({
  options: {
    /** A checkout with a built service; given twice, the first is before and the second after. */
    root: { type: 'string', multiple: true },
    turns: { type: 'string', default: '120' },
    tables: { type: 'string', default: '20' },
    /** Turns of each of the tables. */
    each: { type: 'string', default: '30' },
    /** Characters of a narration. */
    narration: { type: 'string', default: '60' },
  },
});
const turns = Number(values.turns);
const tables = Number(values.tables);
const each = Number(values.each);
const here = fileURLToPath(new URL('../..', import.meta.url));
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
/** Somebody may say something every half second. */
const pace = 520;
/** What a start and an evening leave behind is collected by then. */
const rest = 5_000;
let said = 0;
let told = 0;
/** No two narrations tell the same in any of their parts. */
function narration() {
  let text = '';
  for (let step = 0; step === 0 || text.length < Number(values.narration) - 20; step += 1)
    text += `The fire crackles, and you walk on to milestone ${++told}. `;
  return text.trim();
}
const telling = (response) => response.end(words(narration()) + end());

async function readyOf(target) {
  for (;;) {
    const { rulebooks } = await (await fetch(`${target.url}/readyz`)).json();
    if (rulebooks === 'ok') return;
    await delay(200);
  }
}

async function openTable(url, number) {
  const person = await new Person(url, `127.1.${number}.1`).register(`Host ${number}`);
  const game = await person.makeGame();
  const socket = await person.sit(game.id);
  await nextEvent(socket, isReply);
  return { person, game, socket };
}

async function play({ socket }, count, first) {
  const times = [];
  for (let turn = 0; turn < count; turn += 1) {
    // Nobody says the same twice.
    times.push(await timedTurn(socket, `${deeds[(first + turn) % deeds.length]} (${++said})`));
    await delay(pace);
  }
  return times;
}

/** CPU of a turn in milliseconds, with what is done for it behind it, less what the service takes when nobody plays. */
async function cpuPerTurn(target, table) {
  await play(table, 20, 0);
  await rested(target.pid);
  const idleFrom = cpuOf(target.pid);
  await delay(rest);
  const idle = (cpuOf(target.pid) - idleFrom) / rest;
  const [from, at] = [cpuOf(target.pid), performance.now()];
  const times = await play(table, turns, 20);
  await rested(target.pid);
  const spent = cpuOf(target.pid) - from - idle * (performance.now() - at);
  return { cpu: spent / turns, median: quantile(times, 0.5) };
}

async function measure(root) {
  const model = await startModel(telling);
  const target = await startTarget(root, { environment: model.environment });
  const seen = {};
  await readyOf(target);
  await delay(rest);
  const atStart = sharesOf(target.pid);
  seen['memory at the first start, MiB'] = `${sum(atStart)} (${atStart.join(' + ')})`;
  const table = await openTable(target.url, 0);
  table.socket.terminate();
  await target.restart();
  await readyOf(target);
  await delay(rest);
  const again = sharesOf(target.pid);
  seen['memory at a later start, MiB'] = `${sum(again)} (${again.join(' + ')})`;
  table.socket = await table.person.sit(table.game.id);
  const [first] = await play(table, 1, 0);
  const { cpu, median } = await cpuPerTurn(target, table);
  seen['first message; median later, ms'] = `${first.toFixed(0)}; ${median.toFixed(0)}`;
  seen['CPU of a turn, ms'] = cpu.toFixed(1);
  const all = [];
  for (let number = 1; number <= tables; number += 1) all.push(await openTable(target.url, number));
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, sum(sharesOf(target.pid)));
  }, 1_000);
  const times = await Promise.all(all.map((one, number) => play(one, each, number)));
  clearInterval(watch);
  const busy = sharesOf(target.pid);
  seen[`${tables} tables: memory at most, at the end, MiB`] = `${most}, ${sum(busy)} (${busy.join(' + ')})`;
  seen[`${tables} tables: median and 95 % of their turns, ms`] =
    `${quantile(times.flat(), 0.5).toFixed(0)}, ${quantile(times.flat(), 0.95).toFixed(0)}`;
  await target.stop();
  seen['CPU of a turn without books, ms'] = await withoutBooks(root, model);
  model.stop();
  return seen;
}

async function withoutBooks(root, model) {
  const folder = await mkdtemp(path.join(tmpdir(), 'fireside-no-books-'));
  const environment = { ...model.environment, FIRESIDE_RULEBOOKS: folder };
  const target = await startTarget(root, { environment });
  await readyOf(target);
  const { cpu } = await cpuPerTurn(target, await openTable(target.url, 0));
  await target.stop();
  await rm(folder, { recursive: true });
  return cpu.toFixed(1);
}

const roots = (values.root ?? [here]).map((root) => path.resolve(root));
const columns = [];
for (const root of roots) columns.push(await measure(root));
const names = columns.length === 2 ? ['before', 'after'] : roots.map((_, index) => `seen ${index + 1}`);
console.table(
  Object.fromEntries(
    Object.keys(columns[0]).map((row) => [
      row,
      Object.fromEntries(columns.map((seen, index) => [names[index], seen[row]])),
    ]),
  ),
);
process.exit(0);
