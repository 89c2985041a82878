import { OnnxGraph } from './onnx-graph.ts';
import type { Safetensors } from './safetensors.ts';

export const DIMENSIONS = 384;
const LAYERS = 6;
const HEADS = 12;
const INTERMEDIATE = 1_536;
const EPSILON = { float: 1e-12 };

/**
 * Weights are kept within 7 bits: on processors without 8-bit dot products two products are added in 16 bits, which
 * 8-bit weights overflow. The vectors are then the same on every processor.
 */
const LARGEST_WEIGHT = 63;

/**
 * all-MiniLM-L6-v2 as an ONNX model that takes the embedded tokens of one text at a time: without padding there is no mask, and
 * the mean over the tokens is the plain mean. The linear layers are 8-bit, everything else is single precision.
 */
export function buildMinilmGraph(weights: Safetensors): Buffer {
  const graph = new OnnxGraph();
  let hidden = graph.node(
    'LayerNormalization',
    ['embedded', ...normWeights(graph, weights, 'embeddings.LayerNorm')],
    { epsilon: EPSILON },
  );
  for (let layer = 0; layer < LAYERS; layer += 1) {
    hidden = encoderLayer(graph, weights, `encoder.layer.${layer}`, hidden);
  }
  const mean = graph.node('ReduceMean', [hidden], { axes: { integers: [1] }, keepdims: { integer: 0 } });
  graph.rename(mean, 'vector');
  return graph.serialize(
    { name: 'embedded', dimensions: [1, 'length', DIMENSIONS] },
    { name: 'vector', dimensions: [1, DIMENSIONS] },
  );
}

function encoderLayer(graph: OnnxGraph, weights: Safetensors, layer: string, input: string): string {
  const attention = ['query', 'key', 'value'].map((part) => `${layer}.attention.self.${part}`);
  const [query, key, value] = graph.split(linear(graph, weights, attention, DIMENSIONS, input), 3, 2);
  const context = graph.fusedNode('MultiHeadAttention', [query!, key!, value!], {
    num_heads: { integer: HEADS },
  });
  const attended = linear(graph, weights, [`${layer}.attention.output.dense`], DIMENSIONS, context);
  const middle = graph.fusedNode(
    'SkipLayerNormalization',
    [attended, input, ...normWeights(graph, weights, `${layer}.attention.output.LayerNorm`)],
    { epsilon: EPSILON },
  );
  const expanded = linear(graph, weights, [`${layer}.intermediate.dense`], DIMENSIONS, middle);
  const activated = graph.fusedNode('Gelu', [expanded]);
  const contracted = linear(graph, weights, [`${layer}.output.dense`], INTERMEDIATE, activated);
  return graph.fusedNode(
    'SkipLayerNormalization',
    [contracted, middle, ...normWeights(graph, weights, `${layer}.output.LayerNorm`)],
    { epsilon: EPSILON },
  );
}

function normWeights(graph: OnnxGraph, weights: Safetensors, name: string): [string, string] {
  return [
    graph.floats([DIMENSIONS], weights.floats(`${name}.weight`)),
    graph.floats([DIMENSIONS], weights.floats(`${name}.bias`)),
  ];
}

/** Linear layers that share an input, side by side as one: input x weights + bias. */
function linear(
  graph: OnnxGraph,
  weights: Safetensors,
  names: string[],
  inputs: number,
  input: string,
): string {
  const rows = concatenate(names.map((name) => weights.floats(`${name}.weight`)));
  const bias = concatenate(names.map((name) => weights.floats(`${name}.bias`)));
  const outputs = bias.length;
  const { columns, scales } = quantizeTransposed(rows, inputs, outputs);
  return graph.fusedNode('DynamicQuantizeMatMul', [
    input,
    graph.weight('int8', [inputs, outputs], new Uint8Array(columns.buffer)),
    graph.floats([outputs], scales),
    '',
    graph.floats([outputs], bias),
  ]);
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
