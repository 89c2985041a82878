#!/usr/bin/env node
/**
 * Learns from rulebooks/sources/asking-examples.txt to tell messages that want something from the rulebooks from those that
 * do not: logistic regression over the messages' vectors, written to packages/engine/src/library/asking-weights.ts.
 * Needs `npm run build:server` first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { unitVector, VECTOR_BYTES, writeOut } from '@fireside/engine/library';
import { createEmbedder } from '../packages/server/dist/library/embedder/embedder.js';

const ROUNDS = 1_000;
const RATE = 6;
const DECAY = 0.0015;

const examples = readFileSync(new URL('../rulebooks/sources/asking-examples.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^[+-] /.test(line))
  .map((line) => ({ text: line.slice(2), asking: line.startsWith('+') ? 1 : 0 }));

const embedder = createEmbedder();
const bytes = await embedder.embed(
  examples.map((example) => writeOut(example.text)),
  { priority: 'rulebook' },
);
await embedder.close();
const vectors = bytes.map(unitVector);

function train(chosen) {
  const weights = new Float64Array(VECTOR_BYTES);
  let bias = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = new Float64Array(VECTOR_BYTES);
    let biasGradient = 0;
    for (const index of chosen) {
      const error = probability(weights, bias, vectors[index]) - examples[index].asking;
      for (let place = 0; place < VECTOR_BYTES; place += 1) gradient[place] += error * vectors[index][place];
      biasGradient += error;
    }
    for (let place = 0; place < VECTOR_BYTES; place += 1) {
      weights[place] -= RATE * (gradient[place] / chosen.length + DECAY * weights[place]);
    }
    bias -= (RATE * biasGradient) / chosen.length;
  }
  return { weights, bias };
}

function probability(weights, bias, vector) {
  let sum = bias;
  for (let place = 0; place < VECTOR_BYTES; place += 1) sum += weights[place] * vector[place];
  return 1 / (1 + Math.exp(-sum));
}

/** How well it tells apart examples that it has not seen: each tenth is judged by what the others taught. */
function crossValidate() {
  let right = 0;
  for (let fold = 0; fold < 10; fold += 1) {
    const { weights, bias } = train([...examples.keys()].filter((index) => index % 10 !== fold));
    for (let index = fold; index < examples.length; index += 10) {
      const asking = probability(weights, bias, vectors[index]) > 0.5;
      if (asking === (examples[index].asking === 1)) right += 1;
    }
  }
  return right / examples.length;
}

if (process.argv.includes('--validate'))
  console.log(`right on unseen examples: ${crossValidate().toFixed(3)}`);
const { weights, bias } = train([...examples.keys()]);
const numbers = Array.from(weights, (weight) => weight.toFixed(2).replace(/^(-?)0\./, '$1.')).join(' ');
const lines = numbers.match(/.{1,100}(?: |$)/g).map((line) => line.trim());
writeFileSync(
  new URL('../packages/engine/src/library/asking-weights.ts', import.meta.url),
  `/** Written by scripts/train-asking.mjs. */\nexport const ASKING_BIAS = ${bias.toFixed(3)};\n\nexport const ASKING_WEIGHTS = Float32Array.from(\n  \`${lines.join('\n  ')}\`.split(/\\s+/).map(Number),\n);\n`,
);
