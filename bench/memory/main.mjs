import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createEmbedder } from '../../packages/server/dist/library/embedder/embedder.js';
import { cpuOf } from '../attacks/target/usage.mjs';
import { prose } from './prose.mjs';
import { openTable } from './table.mjs';

/** Whether what was told long ago is in the prompt when it is asked for in other words, and what that costs. */

const { values } = parseArgs({
  options: {
    facts: { type: 'string', default: fileURLToPath(new URL('facts', import.meta.url)) },
    distances: { type: 'string', default: '50,400,2000,10000' },
    misses: { type: 'boolean', default: false },
  },
});
const distances = values.distances.split(',').map(Number);
const hands = readdirSync(values.facts)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({
    name: path.basename(name, '.json'),
    facts: JSON.parse(readFileSync(path.join(values.facts, name), 'utf8')),
  }));

/** The same sentence is embedded once, however many tables it is told at; asking for it is measured, not repeating it. */
function remembering(embedder) {
  const known = new Map();
  return {
    ...embedder,
    async embed(texts, options) {
      const missing = texts.filter((text) => !known.has(text));
      const vectors = await embedder.embed(missing, options);
      if (options.priority === 'turn') return texts.map((text) => known.get(text) ?? vectors.shift());
      for (const [index, text] of missing.entries()) known.set(text, vectors[index]);
      return texts.map((text) => known.get(text));
    },
  };
}

const fillers = prose(Math.max(...distances) + 400).map((told, index) => ({
  told,
  by: index % 2 === 0 ? 'dm' : 'player',
}));

/** Every third message is a fact; then so many others follow. */
function talk(facts, distance) {
  const told = facts.flatMap((fact, index) => [fillers[2 * index], fact, fillers[2 * index + 1]]);
  return [...told, ...fillers.slice(2 * facts.length, 2 * facts.length + distance)];
}

const embedder = createEmbedder();
await embedder.warm();
const whole = () => cpuOf(process.pid);
const shared = remembering(embedder);
const rows = {};
const costs = {};
const isShown = (prompt, key) => prompt.replace(/\n\| /g, ' ').includes(key) || prompt.includes(key);

for (const distance of distances) {
  const facts = hands.flatMap((hand) => hand.facts);
  const messages = talk(facts, distance);
  const table = await openTable(shared);
  const before = whole();
  const begun = performance.now();
  await table.tell(messages);
  const marking = (whole() - before) / messages.length;
  console.log(`${messages.length} messages told in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  const row = {};
  let bytes = 0;
  let found = 0;
  // The first one also reads the marks into memory, and has loaded behind it what the others need: this waits until it is.
  await table.ask('Who is here?');
  await embedder.seek(['Who is here?']);
  const asking = whole();
  for (const hand of hands) {
    let shown = 0;
    for (const { asked, key } of hand.facts) {
      const prompt = await table.ask(asked);
      bytes += Buffer.byteLength(prompt);
      if (isShown(prompt, key)) shown += 1;
      else if (values.misses) console.log(`  missed at ${distance}: ${asked} -> ${key}`);
    }
    row[hand.name] = `${shown} of ${hand.facts.length}`;
    found += shown;
  }
  rows[distance] = { ...row, all: `${((100 * found) / facts.length).toFixed(1)} %` };
  costs[distance] = {
    'prompt KB': (bytes / facts.length / 1000).toFixed(1),
    'CPU ms a turn': ((whole() - asking) / facts.length).toFixed(1),
    'CPU ms a message in the background': marking.toFixed(1),
  };
  await table.close();
}
console.log('In the prompt, by how many messages ago it was told');
console.table(rows);
console.log('Cost; the background of the first row has all facts in it, of the others what is new to them');
console.table(costs);
await embedder.close();
