import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as now from '../../../packages/engine/dist/index.js';
import { claimingNarrations, honestTurn, lateTable, piecesOf, plainNarrations } from './honest-turns.mjs';

const rounds = 24;
const warmUp = 8;

const quantile = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))];

async function cpuOf(engine, snapshot, texts) {
  const begun = process.cpuUsage();
  for (const pieces of texts) await honestTurn(engine, snapshot, pieces);
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000 / texts.length;
}

/** What a turn of an honest model costs, beside another build of the engine where one is named; and how much later its words are read. */
export async function measureHonest(against) {
  console.log('Plain prose:');
  await measure(await plainNarrations(), against);
  console.log('What looks like claims in almost every sentence:');
  await measure(claimingNarrations(), against);
}

async function measure(narrations, against) {
  const snapshot = lateTable(narrations);
  const texts = [];
  for (const narration of narrations) {
    const pieces = piecesOf(narration);
    const { requests } = await honestTurn(now, snapshot, pieces);
    // A narration that is disturbed is another turn.
    if (requests === 1) texts.push(pieces);
  }
  const engines = { 'this build': now };
  if (against)
    engines['the other'] = await import(
      pathToFileURL(path.resolve(against, 'packages/engine/dist/index.js')).href
    );
  const spent = Object.fromEntries(Object.keys(engines).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const [name, engine] of Object.entries(engines)) {
      const cpu = await cpuOf(engine, snapshot, texts);
      if (round >= warmUp) spent[name].push(cpu);
    }
  console.log(`${texts.length} of ${narrations.length} narrations were told in one request.`);
  console.table(
    Object.fromEntries(
      Object.entries(spent).map(([name, all]) => [
        name,
        { 'CPU ms a turn': quantile(all, 0.5).toFixed(2), least: quantile(all, 0).toFixed(2) },
      ]),
    ),
  );
  if (against) {
    const ratios = spent['this build'].map((cpu, at) => cpu / spent['the other'][at]);
    console.log(`ratio ${quantile(ratios, 0.5).toFixed(2)}`);
  }
  await measureDelay(engines, snapshot, texts);
}

/** Characters between what was heard and what is shown, for the first word and for every character. */
async function measureDelay(engines, snapshot, texts) {
  const rows = {};
  for (const [name, engine] of Object.entries(engines)) {
    const [first, all] = [[], []];
    for (const pieces of texts) {
      const { arrived } = await honestTurn(engine, snapshot, pieces);
      first.push(arrived[0] + 1);
      all.push(...arrived);
    }
    rows[`${name}: heard before the first word`] = spread(first);
    rows[`${name}: behind, every character`] = spread(all);
  }
  console.table(rows);
}

function spread(values) {
  return { median: quantile(values, 0.5), p95: quantile(values, 0.95), most: quantile(values, 1) };
}
