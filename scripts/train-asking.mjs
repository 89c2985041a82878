#!/usr/bin/env node
/**
 * Learns from rulebooks/sources/asking-examples.txt to tell messages that want something from the rulebooks from those that
 * do not: logistic regression over the messages' vectors, the signs of a question in them, how near the rulebooks come to them, and how near they
 * come to kinds of such messages, which are found by clustering; written to packages/engine/src/library/asking-weights.ts. Needs `npm run build:server` and the vectors of the books first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { askingFeatures, packVectors, unitVector, VECTOR_BYTES, writeOut } from '@fireside/engine/library';
import { createEmbedder } from '../packages/server/dist/library/embedder/embedder.js';
import { openIndex } from './rulebooks/open-index.mjs';

const ROUNDS = 4_000;
const RATE = 4;
const DECAY = 0.0005;
/** Kinds of messages that ask, and as many of those that do not: more of them learn the examples by heart. */
const KINDS = 32;

const examples = readFileSync(new URL('../rulebooks/sources/asking-examples.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^[+-] /.test(line))
  .map((line) => ({ text: writeOut(line.slice(2)), asking: line.startsWith('+') ? 1 : 0 }));

const embedder = createEmbedder();
const { index } = await openIndex(embedder);
const bytes = await embedder.embed(
  examples.map(({ text }) => text),
  { priority: 'background' },
);
await embedder.close();
const vectors = bytes.map(unitVector);
const best = [];
for (const [place, { text }] of examples.entries()) {
  best.push((await index.rank(text, vectors[place], 1))[0]);
}

/** The middles of groups of like vectors, by k-means from vectors that lie evenly over the examples. */
function middlesOf(members) {
  let middles = Array.from(
    { length: KINDS },
    (_, kind) => members[Math.floor((kind * members.length) / KINDS)],
  );
  for (let round = 0; round < 30; round += 1) {
    const sums = middles.map(() => new Float64Array(VECTOR_BYTES));
    for (const member of members) {
      const products = middles.map((middle) => product(middle, member));
      const sum = sums[products.indexOf(Math.max(...products))];
      for (let place = 0; place < VECTOR_BYTES; place += 1) sum[place] += member[place];
    }
    middles = sums.map(toBytes).map(unitVector);
  }
  return middles;
}

function toBytes(vector) {
  const largest = Math.max(1e-8, ...vector.map(Math.abs));
  return Int8Array.from(vector, (value) => Math.round((value / largest) * 127));
}

function product(one, other) {
  let sum = 0;
  for (let place = 0; place < one.length; place += 1) sum += one[place] * other[place];
  return sum;
}

function kindsOf(chosen) {
  const those = (asking) =>
    chosen.filter((example) => examples[example].asking === asking).map((example) => vectors[example]);
  return { asking: middlesOf(those(1)), quiet: middlesOf(those(0)) };
}

const rowOf = (example, kinds) => {
  const vector = vectors[example];
  return Float64Array.from([
    ...vector,
    ...askingFeatures({ text: examples[example].text, vector }, best[example], kinds),
  ]);
};

function train(chosen) {
  const kinds = kindsOf(chosen);
  const rows = chosen.map((example) => rowOf(example, kinds));
  const weights = new Float64Array(rows[0].length);
  let bias = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = new Float64Array(weights.length);
    let biasGradient = 0;
    for (const [place, row] of rows.entries()) {
      const error = probability(weights, bias, row) - examples[chosen[place]].asking;
      for (let column = 0; column < row.length; column += 1) gradient[column] += error * row[column];
      biasGradient += error;
    }
    // The few that are no places of a vector are larger, and would overshoot.
    for (let column = 0; column < weights.length; column += 1) {
      const rate = column < VECTOR_BYTES ? RATE : RATE / 4;
      weights[column] -= rate * (gradient[column] / rows.length + DECAY * weights[column]);
    }
    bias -= ((RATE / 4) * biasGradient) / rows.length;
  }
  return { kinds, weights, bias };
}

function probability(weights, bias, row) {
  return 1 / (1 + Math.exp(-bias - product(weights, row)));
}

/** How well it tells apart examples that it has not seen: each fifth is judged by what the others taught. */
function crossValidate() {
  let right = 0;
  for (let fold = 0; fold < 5; fold += 1) {
    const { kinds, weights, bias } = train([...examples.keys()].filter((example) => example % 5 !== fold));
    for (let example = fold; example < examples.length; example += 5) {
      const isAsking = probability(weights, bias, rowOf(example, kinds)) > 0.5;
      if (isAsking === (examples[example].asking === 1)) right += 1;
    }
  }
  return right / examples.length;
}

if (process.argv.includes('--validate'))
  console.log(`right on unseen examples: ${crossValidate().toFixed(3)}`);
const { kinds, weights, bias } = train([...examples.keys()]);
const lines = (text, pattern) =>
  text
    .match(pattern)
    .map((line) => `  ${line.trim()}`)
    .join('\n');
const numbers = (from, to) =>
  Array.from(weights.slice(from, to), (weight) => weight.toFixed(2).replace(/^(-?)0\./, '$1.')).join(' ');
const listed = (name, text) =>
  `export const ${name} = Float32Array.from(\n  \`\n${lines(text, /.{1,100}(?: |$)/g)}\n  \`.trim().split(/\\s+/),\n  Number,\n);`;
const packed = (name, middles) => {
  const bytes = Buffer.from(packVectors(middles.map(toBytes))).toString('base64');
  return `export const ${name} = \`\n${lines(bytes, /.{1,120}/g)}\n\`;`;
};
writeFileSync(
  new URL('../packages/engine/src/library/asking-weights.ts', import.meta.url),
  `${[
    '/** Written by scripts/train-asking.mjs. */',
    `export const ASKING_BIAS = ${bias.toFixed(3)};`,
    listed('ASKING_OTHER_WEIGHTS', numbers(VECTOR_BYTES)),
    listed('ASKING_WEIGHTS', numbers(0, VECTOR_BYTES)),
    packed('ASKING_KINDS', kinds.asking),
    packed('QUIET_KINDS', kinds.quiet),
  ].join('\n\n')}\n`,
);
