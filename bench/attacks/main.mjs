import { loadavg } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { adventures } from './adventures.mjs';
import { bodies } from './bodies.mjs';
import { crowd } from './crowd.mjs';
import { farewell } from './farewell.mjs';
import { firstWords } from './first-words.mjs';
import { griefer } from './griefer.mjs';
import { guesses } from './guesses.mjs';
import { hostileModel } from './hostile-model.mjs';
import { clusterKills, kills } from './kills.mjs';
import { lists } from './lists.mjs';
import { load } from './load.mjs';
import { lostFile } from './lost-file.mjs';
import { slowReaders } from './slow-readers.mjs';

const attacks = {
  lists,
  'slow-readers': slowReaders,
  bodies,
  guesses,
  adventures,
  farewell,
  griefer,
  crowd,
  'hostile-model': hostileModel,
  'lost-file': lostFile,
  'first-words': firstWords,
  load,
  kills,
  'cluster-kills': clusterKills,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** A checkout with a built service; given twice, the first is before and the second after. */
    root: { type: 'string', multiple: true },
    seconds: { type: 'string', default: '60' },
    /** Filler games of the load. */
    games: { type: 'string', default: '600' },
    /** Only the loads whose name contains this. */
    only: { type: 'string' },
    kills: { type: 'string' },
    /** After so many of them nobody is killed any more, however few it were. */
    minutes: { type: 'string', default: '600' },
    /** How many messages are said between two kills, at most. */
    between: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
  },
});
const unknown = positionals.find((name) => !(name in attacks));
if (unknown) {
  process.stderr.write(`There is no attack "${unknown}": ${Object.keys(attacks).join(', ')}\n`);
  process.exit(2);
}

// Whoever is started here ends with this process, also when it is told to stop.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const say = (line = '') => process.stdout.write(`${line}\n`);
const here = fileURLToPath(new URL('../..', import.meta.url));
const roots = (values.root ?? [here]).map((root) => path.resolve(root));
const options = {
  seconds: Number(values.seconds),
  games: Number(values.games),
  only: values.only,
  kills: values.kills && Number(values.kills),
  between: Number(values.between),
  minutes: Number(values.minutes),
  seed: Number(values.seed),
};

/** Rows of one attack, for each root in turn; one that fails itself is told and does not end the run. */
async function rowsOf(name, root) {
  const startedAt = performance.now();
  const rows = [];
  process.stderr.write(`${name} against ${root}, load average ${loadavg()[0].toFixed(1)}\n`);
  try {
    for await (const row of attacks[name]({ ...options, root })) {
      const { attack, seen, held, note } = row;
      process.stderr.write(`  ${held ? 'held  ' : 'BROKEN'} ${attack}: ${seen}${note ? ` [${note}]` : ''}\n`);
      rows.push(row);
    }
  } catch (error) {
    process.stderr.write(`  ${error.stack}\n`);
    rows.push({
      attack: name,
      seen: `the attack failed: ${error.message.split('\n')[0]}`,
      bound: '',
      held: false,
    });
  } finally {
    process.stderr.write(`  ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`);
  }
  return rows;
}

say(
  `Node ${process.version}, load average ${loadavg()[0].toFixed(1)} before the run; attackers, model, players and service share this machine.`,
);
const chosen = positionals.length > 0 ? positionals : Object.keys(attacks);
const table = [];
for (const name of chosen) {
  const columns = [];
  for (const root of roots) columns.push(await rowsOf(name, root));
  const names = [...new Set(columns.flat().map(({ attack }) => attack))];
  for (const attack of names) {
    const cells = columns.map((rows) => rows.find((row) => row.attack === attack));
    table.push({ attack, cells, bound: cells.find(Boolean).bound });
  }
}

const verdict = (row) => (row ? (row.held ? 'held' : '**broken**') : 'not run');
const heads = roots.length === 2 ? ['Before', 'After'] : roots.map(() => 'Seen');
say(`\n| Attack | ${heads.join(' | | ')} | | Bound |`);
say(`|---|${heads.map(() => '---|---|').join('')}---|`);
for (const { attack, cells, bound } of table)
  say(`| ${attack} | ${cells.map((row) => `${row?.seen ?? ''} | ${verdict(row)}`).join(' | ')} | ${bound} |`);
say(`\nLoad average after the run: ${loadavg()[0].toFixed(1)}`);
const last = table.map(({ cells }) => cells.at(-1));
process.exit(last.every((row) => row?.held) ? 0 : 1);
