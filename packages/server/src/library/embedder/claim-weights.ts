import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GraphWeights } from './minilm-graph.ts';

/** What the reader of claims has learned: see the README beside it. */
const file = fileURLToPath(new URL('../../../reader/claims.weights', import.meta.url));

const readKinds = ['none', 'die', 'damage', 'death', 'item', 'level', 'condition', 'slot', 'end'] as const;

/** How likely a sentence makes no claim, and one of each kind. */
export type ReadClaim = Record<(typeof readKinds)[number], number>;

/** The last layer: a likelihood for each kind out of the mean of the tokens. */
export interface ClaimHead {
  likelihoods(mean: Float32Array): ReadClaim;
}

interface Header {
  layers: number;
  kinds: string[];
  /** Where each part begins, and how many numbers it has. */
  parts: Record<string, { type: 'int8' | 'float32'; from: number; length: number }>;
}

/** A line of JSON that says what follows, then the numbers, little-endian. */
export function readClaimWeights(): { layers: number; weights: GraphWeights; head: ClaimHead } {
  const bytes = readFileSync(file);
  const start = bytes.indexOf(10) + 1;
  const { layers, kinds, parts } = JSON.parse(bytes.toString('utf8', 0, start)) as Header;
  if (kinds.join() !== readKinds.join()) throw new Error('The reader of claims has learned other kinds');
  const part = (name: string, type: Header['parts'][string]['type']) => {
    const found = parts[name];
    if (found?.type !== type) throw new Error(`The reader of claims has no ${name}`);
    const size = found.length * (type === 'int8' ? 1 : 4);
    // A copy: numbers of four bytes want to begin at a multiple of four.
    return Uint8Array.from(bytes.subarray(start + found.from, start + found.from + size)).buffer;
  };
  const floats = (name: string) => new Float32Array(part(name, 'float32'));
  return {
    layers,
    weights: {
      floats,
      linear(names) {
        const name = names.join('+');
        return {
          columns: new Int8Array(part(name, 'int8')),
          scales: floats(`${name}.scales`),
          bias: floats(`${name}.bias`),
        };
      },
    },
    head: softmaxHead(floats('head.weight'), floats('head.bias')),
  };
}

function softmaxHead(rows: Float32Array, bias: Float32Array): ClaimHead {
  return {
    likelihoods(mean) {
      const values = Array.from(bias, (value, kind) => {
        let sum = value;
        for (let index = 0; index < mean.length; index += 1)
          sum += mean[index]! * rows[kind * mean.length + index]!;
        return sum;
      });
      const largest = Math.max(...values);
      const powers = values.map((value) => Math.exp(value - largest));
      const sum = powers.reduce((all, one) => all + one, 0);
      const likely = powers.map((power) => power / sum);
      return Object.fromEntries(readKinds.map((kind, place) => [kind, likely[place]])) as ReadClaim;
    },
  };
}
