import type { GraphWeights } from './minilm-graph.ts';

/**
 * Weights are kept within 7 bits: on processors without 8-bit dot products two products are added in 16 bits, which
 * 8-bit weights overflow. The vectors are then the same on every processor.
 */
const LARGEST_WEIGHT = 63;

/** What a model has learned, as it was learned. */
export interface Numbers {
  floats(name: string): Float32Array;
}

/** Weights in full precision, made 8-bit where they are multiplied. */
export function quantized(weights: Numbers): GraphWeights {
  return {
    floats: (name) => weights.floats(name),
    linear(names, inputs) {
      const rows = concatenate(names.map((name) => weights.floats(`${name}.weight`)));
      const bias = concatenate(names.map((name) => weights.floats(`${name}.bias`)));
      return { ...quantizeTransposed(rows, inputs, bias.length), bias };
    },
  };
}

function quantizeTransposed(rows: Float32Array, inputs: number, outputs: number) {
  const columns = new Int8Array(rows.length);
  const scales = new Float32Array(outputs);
  for (let output = 0; output < outputs; output += 1) {
    const row = rows.subarray(output * inputs, (output + 1) * inputs);
    let largest = 1e-8;
    for (let index = 0; index < inputs; index += 1) largest = Math.max(largest, Math.abs(row[index]!));
    scales[output] = largest / LARGEST_WEIGHT;
    for (let index = 0; index < inputs; index += 1) {
      columns[index * outputs + output] = Math.round((row[index]! / largest) * LARGEST_WEIGHT);
    }
  }
  return { columns, scales };
}

function concatenate(parts: Float32Array[]): Float32Array {
  const joined = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}
