#!/usr/bin/env node
/**
 * Learns from rulebooks/sources/asking-examples.txt to tell messages that want something from the rulebooks from those that
 * do not: logistic regression over the messages' vectors, the signs of a question in them, and how near the rulebooks come to them, written to
 * packages/engine/src/library/asking-weights.ts. Needs `npm run build:server` and the vectors of the books first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { askingSigns, likeness, unitVector, VECTOR_BYTES, writeOut } from '@fireside/engine/library';
import { createEmbedder } from '../packages/server/dist/library/embedder/embedder.js';
import { openIndex } from './rulebooks/open-index.mjs';

const ROUNDS = 2_500;
const RATE = 4;
/** Signs and likeness are few: they may weigh what they weigh, the places of a vector may not. */
const DECAY = { vector: 0.0005, others: 0.0005 };

const examples = readFileSync(new URL('../rulebooks/sources/asking-examples.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^[+-] /.test(line))
  .map((line) => ({ text: writeOut(line.slice(2)), asking: line.startsWith('+') ? 1 : 0 }));

const embedder = createEmbedder();
const { index } = await openIndex(embedder);
const bytes = await embedder.embed(
  examples.map(({ text }) => text),
  { priority: 'rulebook' },
);
await embedder.close();
const rows = [];
for (const [place, { text }] of examples.entries()) {
  const vector = unitVector(bytes[place]);
  const [best] = await index.rank(text, vector, 1);
  rows.push(Float64Array.from([...vector, ...askingSigns(text), ...likeness(best)]));
}
const width = rows[0].length;
const signs = width - VECTOR_BYTES - likeness({ meaning: 0, score: 0 }).length;

function train(chosen) {
  const weights = new Float64Array(width);
  let bias = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = new Float64Array(width);
    let biasGradient = 0;
    for (const example of chosen) {
      const error = probability(weights, bias, rows[example]) - examples[example].asking;
      for (let place = 0; place < width; place += 1) gradient[place] += error * rows[example][place];
      biasGradient += error;
    }
    for (let place = 0; place < width; place += 1) {
      const isVector = place < VECTOR_BYTES;
      const decay = isVector ? DECAY.vector : DECAY.others;
      const rate = isVector ? RATE : RATE / 4;
      weights[place] -= rate * (gradient[place] / chosen.length + decay * weights[place]);
    }
    bias -= ((RATE / 4) * biasGradient) / chosen.length;
  }
  return { weights, bias };
}

function probability(weights, bias, row) {
  let sum = bias;
  for (let place = 0; place < width; place += 1) sum += weights[place] * row[place];
  return 1 / (1 + Math.exp(-sum));
}

/** How well it tells apart examples that it has not seen: each fifth is judged by what the others taught. */
function crossValidate() {
  let right = 0;
  for (let fold = 0; fold < 5; fold += 1) {
    const { weights, bias } = train([...examples.keys()].filter((example) => example % 5 !== fold));
    for (let example = fold; example < examples.length; example += 5) {
      const asking = probability(weights, bias, rows[example]) > 0.5;
      if (asking === (examples[example].asking === 1)) right += 1;
    }
  }
  return right / examples.length;
}

if (process.argv.includes('--validate'))
  console.log(`right on unseen examples: ${crossValidate().toFixed(3)}`);
const { weights, bias } = train([...examples.keys()]);
const short = (weight) => weight.toFixed(2).replace(/^(-?)0\./, '$1.');
const listed = (from, to) =>
  `[${Array.from(weights.slice(from, to), (weight) => weight.toFixed(2)).join(', ')}]`;
const lines = Array.from(weights.slice(0, VECTOR_BYTES), short)
  .join(' ')
  .match(/.{1,100}(?: |$)/g)
  .map((line) => line.trim());
writeFileSync(
  new URL('../packages/engine/src/library/asking-weights.ts', import.meta.url),
  [
    '/** Written by scripts/train-asking.mjs. */',
    `export const ASKING_BIAS = ${bias.toFixed(3)};`,
    `export const ASKING_SIGN_WEIGHTS = ${listed(VECTOR_BYTES, VECTOR_BYTES + signs)};`,
    `export const ASKING_LIKENESS_WEIGHTS = ${listed(VECTOR_BYTES + signs)};`,
    `export const ASKING_WEIGHTS = Float32Array.from(\n  \`${lines.join('\n  ')}\`\n    .split(/\\s+/)\n    .map(Number),\n);\n`,
  ].join('\n'),
);
