import { OnnxGraph } from './onnx-graph.ts';

export const DIMENSIONS = 384;
const HEADS = 12;
const INTERMEDIATE = 1_536;
const EPSILON = { float: 1e-12 };

/** A linear layer in 8 bits: input x columns x scales + bias. */
export interface Linear {
  /** Row by row for each input. */
  columns: Int8Array;
  /** One for each output. */
  scales: Float32Array;
  bias: Float32Array;
}

/** What a model has learned, by the names of its parts. */
export interface GraphWeights {
  floats(name: string): Float32Array;
  /** Linear layers that share an input, side by side as one. */
  linear(names: string[], inputs: number): Linear;
}

/**
 * A model of the shape of all-MiniLM-L6-v2 in ONNX that takes the embedded tokens of one text at a time: without padding there is no
 * mask, and the mean over the tokens is the plain mean. The linear layers are 8-bit, everything else is single precision.
 */
export function buildGraph(weights: GraphWeights, layers: number): Buffer {
  const graph = new OnnxGraph();
  let hidden = graph.node(
    'LayerNormalization',
    ['embedded', ...normWeights(graph, weights, 'embeddings.LayerNorm')],
    { epsilon: EPSILON },
  );
  for (let layer = 0; layer < layers; layer += 1) {
    hidden = encoderLayer(graph, weights, `encoder.layer.${layer}`, hidden);
  }
  const mean = graph.node('ReduceMean', [hidden], { axes: { integers: [1] }, keepdims: { integer: 0 } });
  graph.rename(mean, 'vector');
  return graph.serialize(
    { name: 'embedded', dimensions: [1, 'length', DIMENSIONS] },
    { name: 'vector', dimensions: [1, DIMENSIONS] },
  );
}

function encoderLayer(graph: OnnxGraph, weights: GraphWeights, layer: string, input: string): string {
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

function normWeights(graph: OnnxGraph, weights: GraphWeights, name: string): [string, string] {
  return [
    graph.floats([DIMENSIONS], weights.floats(`${name}.weight`)),
    graph.floats([DIMENSIONS], weights.floats(`${name}.bias`)),
  ];
}

function linear(
  graph: OnnxGraph,
  weights: GraphWeights,
  names: string[],
  inputs: number,
  input: string,
): string {
  const { columns, scales, bias } = weights.linear(names, inputs);
  return graph.fusedNode('DynamicQuantizeMatMul', [
    input,
    graph.weight(
      'int8',
      [inputs, bias.length],
      new Uint8Array(columns.buffer, columns.byteOffset, columns.byteLength),
    ),
    graph.floats([bias.length], scales),
    '',
    graph.floats([bias.length], bias),
  ]);
}
