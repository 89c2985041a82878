import { LearnedWeights } from './learned-weights.ts';
import type { GraphWeights } from './minilm-graph.ts';

const readKinds = ['none', 'die', 'damage', 'death', 'item', 'level', 'condition', 'slot', 'end'] as const;

/** How likely a sentence makes no claim, and one of each kind. */
export type ReadClaim = Record<(typeof readKinds)[number], number>;

export interface ClaimReader {
  /** A quick look at runs of three words, for what clearly claims nothing. */
  glance: { likelihoods(tokens: readonly number[]): ReadClaim };
  /** The last layer of the reader: of the mean of its tokens. */
  head: { likelihoods(mean: Float32Array): ReadClaim };
}

/** What the reader of claims has learned. */
export function readClaimWeights(): { layers: number; weights: GraphWeights } & ClaimReader {
  const learned = new LearnedWeights<{ layers: number; kinds: string[] }>('claims.weights');
  const { layers, kinds } = learned.about;
  if (kinds.join() !== readKinds.join()) throw new Error('The reader of claims has learned other kinds');
  const floats = (name: string) => learned.floats(name);
  const linear = (name: string) => ({
    columns: learned.bytes(name),
    scales: floats(`${name}.scales`),
    bias: floats(`${name}.bias`),
  });
  const last = softmax(floats('glance.head.weight'), floats('glance.head.bias'));
  const table = learned.bytes('glance.table');
  const shapes = { kernel: floats('glance.kernel'), bias: floats('glance.bias') };
  return {
    layers,
    weights: { floats, linear: (names) => linear(names.join('+')) },
    glance: { likelihoods: (tokens) => last(strongest(tokens, table, shapes)) },
    head: { likelihoods: softmax(floats('head.weight'), floats('head.bias')) },
  };
}

/** What of one token after the other is looked at together. */
const RUN = 3;

/** How strongly each shape of a few words stands somewhere in a sentence. */
function strongest(
  tokens: readonly number[],
  table: Int8Array,
  { kernel, bias }: { kernel: Float32Array; bias: Float32Array },
): Float32Array {
  const width = kernel.length / bias.length / RUN;
  // A sentence begins and ends with nothing.
  const words = new Float32Array((tokens.length + 2) * width);
  tokens.forEach((token, place) => {
    words.set(table.subarray(token * width, (token + 1) * width), (place + 1) * width);
  });
  const size = RUN * width;
  const found = new Float32Array(bias.length);
  for (let shape = 0; shape < found.length; shape += 1) {
    const from = shape * size;
    for (let place = 0; place < tokens.length; place += 1) {
      const begin = place * width;
      // Four sums side by side do not wait for each other: a quarter of the time.
      let [one, two, three, four] = [bias[shape]!, 0, 0, 0];
      for (let index = 0; index < size; index += 4) {
        one += kernel[from + index]! * words[begin + index]!;
        two += kernel[from + index + 1]! * words[begin + index + 1]!;
        three += kernel[from + index + 2]! * words[begin + index + 2]!;
        four += kernel[from + index + 3]! * words[begin + index + 3]!;
      }
      found[shape] = Math.max(found[shape]!, one + two + three + four);
    }
  }
  return found;
}

function softmax(rows: Float32Array, bias: Float32Array) {
  return (given: Float32Array): ReadClaim => {
    const values = Array.from(bias, (value, kind) => {
      let sum = value;
      for (let index = 0; index < given.length; index += 1)
        sum += given[index]! * rows[kind * given.length + index]!;
      return sum;
    });
    const largest = Math.max(...values);
    const powers = values.map((value) => Math.exp(value - largest));
    const all = powers.reduce((sum, one) => sum + one, 0);
    return Object.fromEntries(readKinds.map((kind, place) => [kind, powers[place]! / all])) as ReadClaim;
  };
}
