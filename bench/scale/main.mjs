/** `npm run bench scale`: a hundred thousand tables, simulated. `npm run bench scale -- --measure` measures its inputs anew first. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load, nodesFor, tightest } from './load.mjs';
import { play, summary } from './play.mjs';

const beside = (name) => fileURLToPath(new URL(name, import.meta.url));
const assumptions = JSON.parse(readFileSync(beside('assumptions.json'), 'utf8'));
const { elsewhere } = JSON.parse(readFileSync(beside('measured-elsewhere.json'), 'utf8'));
if (process.argv.includes('--measure')) {
  const { measure } = await import('./measure.mjs');
  await measure(beside('measured.json'));
}
const { machine, values } = JSON.parse(readFileSync(beside('measured.json'), 'utf8'));
const measured = { ...values, ...Object.fromEntries(elsewhere.map(({ name, value }) => [name, value])) };

const seconds = 600;
const sample = 20_000;
const series = play({ tables: sample, seconds, seed: 20_261_115, assumptions: assumptions.play });
/** Loads add up; the noise of a large crowd is that of its sample, which errs to the safe side. */
const ratesOf = (tables) =>
  Object.fromEntries(
    Object.entries(series).map(([name, one]) => [name, (summary(one).peak * tables) / sample]),
  );

const shipped = { bus: 'one channel', seated: 'anywhere' };
const designs = [
  ['as it ships', shipped],
  ['with a bus that has a subject per game', { bus: 'subjects', seated: 'anywhere' }],
  ['and the players of a game at one node', { bus: 'subjects', seated: 'together' }],
];

const number = (value, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits });
const percent = (share) => `${number(share * 100)} %`;
const given = (tables, design) => ({ rates: ratesOf(tables), tables, measured, assumptions, design });

/** The most tables that one PostgreSQL bears with any number of nodes, and that number. */
function capacity(design) {
  let [low, high] = [100, 1_000_000];
  while (high - low > 50) {
    const middle = Math.round((low + high) / 2);
    if (nodesFor(given(middle, design)).share <= 1) low = middle;
    else high = middle;
  }
  return {
    tables: low,
    ...nodesFor(given(low, design)),
    next: tightest(nodesFor(given(high, design)).shares)[0],
  };
}

function print(title, rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  console.log(`\n${title}\n`);
  for (const row of rows)
    console.log(row.map((cell, column) => String(cell).padEnd(widths[column])).join('  '));
}

console.log(
  `Measured: ${machine}. One node is one process on one core; ${sample.toLocaleString('en')} tables played for ${seconds} s.`,
);
print('100,000 tables, per second', [
  ['', 'mean', 'busiest 1 %'],
  ...Object.entries(series).map(([name, one]) => {
    const { mean, peak } = summary(one);
    return [name, number((mean * 100_000) / sample), number((peak * 100_000) / sample)];
  }),
]);
print('As it ships, on one PostgreSQL', [
  ['tables', 'nodes', 'bears it', 'tightest', 'share of its limit'],
  ...[100, 1_000, 2_000, 5_000, 10_000, 100_000].map((tables) => {
    const found = nodesFor(given(tables, shipped));
    return [number(tables), found.nodes, found.share <= 1 ? 'yes' : 'no', found.limit, percent(found.share)];
  }),
]);
print('What one PostgreSQL bears, and how many such clusters 100,000 tables need', [
  ['design', 'tables', 'nodes', 'first limit', 'clusters', 'nodes in all'],
  ...designs.map(([name, design]) => {
    const { tables, nodes, next } = capacity(design);
    const clusters = Math.ceil(100_000 / tables);
    const each = nodesFor(given(100_000 / clusters, design)).nodes;
    return [name, number(tables), nodes, next, clusters, clusters * each];
  }),
]);
const biggest = capacity(shipped);
print(`Shares of the limits at ${number(biggest.tables)} tables on ${biggest.nodes} nodes, as it ships`, [
  ['resource', 'share'],
  ...Object.entries(load({ ...given(biggest.tables, shipped), nodes: biggest.nodes })).map(
    ([name, share]) => [name, percent(share)],
  ),
]);
