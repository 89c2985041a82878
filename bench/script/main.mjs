import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createEmbedder } from '../../packages/server/dist/library/embedder/embedder.js';
import { createLibrary } from '../../packages/server/dist/library/create-library.js';
import { createLog } from '../../packages/server/dist/log.js';
import { openStore } from '../../packages/server/dist/store/open-store.js';
import { addGame } from './add-game.mjs';
import { playEvening } from './play-evening.mjs';
import { findScene, judgeEvening } from './judge-evening.mjs';

/**
 * Plays evenings with written adventures through the real engine and library, with a stand-in for the model that says what a good DM said and records
 * nothing, and looks into every prompt: is the scene there that the DM needs, and is anything there that the turn does not call for? Once with a DM that
 * never says where the party is, and once with one that does.
 */

const { values } = parseArgs({
  options: { sets: { type: 'string' }, misses: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const folder = path.resolve(values.sets ?? fileURLToPath(new URL('./adventures', import.meta.url)));
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => path.basename(name, '.json'));

const data = mkdtempSync(path.join(tmpdir(), 'fireside-bench-'));
const log = createLog('silent');
const store = await openStore({ dataDirectory: data }, log);
const embedder = createEmbedder();
const library = createLibrary({ store, embedder, folders: [], log });
/** The same without the meaning of messages: what a turn gets that would have to wait too long for it. */
const wordsAlone = createLibrary({
  store,
  embedder: { ...embedder, close: async () => {}, embed: () => Promise.reject(new Error('words alone')) },
  folders: [],
  log,
});
await library.ready;

const rows = {};
const total = {
  turns: 0,
  right: 0,
  told: 0,
  'by words': 0,
  leaks: 0,
  'ending leaks': 0,
  greeting: 0,
  'said: right': 0,
  'in the prompt': 0,
  calls: 0,
  'leaks ': 0,
  'ending leaks ': 0,
};
const misses = [];
for (const name of names) {
  const set = JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));
  const file = ['md', 'txt'].map((ending) => path.join(folder, `${name}.${ending}`));
  const text = readFileSync(readdirSync(folder).includes(`${name}.md`) ? file[0] : file[1], 'utf8');
  const script = await library.readScript(text);
  const gameId = await addGame({ store, library, text });
  const judged = judgeEvening({ set, script, prompts: await playEvening({ gameId, set, library }) });
  const words = judgeEvening({
    set,
    script,
    prompts: await playEvening({ gameId, set, library: wordsAlone }),
  });
  const sceneOf = (heading) => findScene(script, heading)?.number;
  const said = judgeEvening({
    set,
    script,
    prompts: await playEvening({ gameId, set, library, sceneOf }),
  });
  const row = {
    turns: set.turns.length,
    right: judged.right,
    told: judged.told,
    'by words': words.right,
    leaks: judged.leaks,
    'ending leaks': judged.endings,
    greeting: judged.greeting ? 1 : 0,
    'said: right': said.right,
    'in the prompt': said.atFirst,
    calls: said.calls,
    'leaks ': said.leaks,
    'ending leaks ': said.endings,
  };
  rows[judged.isWhole ? `${name} (whole by rule)` : name] = row;
  for (const key of Object.keys(total))
    if (!(judged.isWhole && key.includes('leaks'))) total[key] += row[key];
  misses.push(...judged.misses.map((miss) => `${name} ${miss}`));
  misses.push(...said.misses.map((miss) => `${name}, said, ${miss}`));
}
rows['in all'] = total;
console.table(rows);
console.log(
  `Right scene in ${((100 * total.right) / total.turns).toFixed(1)} % of ${total.turns} turns (by words alone ${((100 * total['by words']) / total.turns).toFixed(1)} %); when the DM says where they are in ${((100 * total['said: right']) / total.turns).toFixed(1)} %, for ${total.calls} calls; leaks of adventures that are whole by rule are not counted in all.`,
);
if (values.misses) console.log(misses.join('\n'));
await wordsAlone.close();
await library.close();
await store.close();
rmSync(data, { recursive: true });
