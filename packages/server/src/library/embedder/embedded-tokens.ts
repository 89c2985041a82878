import { DIMENSIONS } from './minilm-graph.ts';
import type { Safetensors } from './safetensors.ts';

/**
 * What the first layer of the model takes: of each token its word and its position. The table of words is two thirds of the model
 * and a text needs a few rows of it, so it stays in its file.
 */
export class EmbeddedTokens {
  readonly #weights: Safetensors;
  readonly #positions: Float32Array;
  readonly #embedded: Float32Array;

  constructor(weights: Safetensors) {
    this.#weights = weights;
    const types = weights.floats('embeddings.token_type_embeddings.weight');
    // Every text is of type 0, so that row is part of each position.
    this.#positions = weights
      .floats('embeddings.position_embeddings.weight')
      .map((value, index) => value + types[index % DIMENSIONS]!);
    this.#embedded = new Float32Array(this.#positions.length);
  }

  /** Of at most as many tokens as there are positions; good until the next text. */
  embed(tokens: number[]): Float32Array {
    const embedded = this.#embedded.subarray(0, tokens.length * DIMENSIONS);
    embedded.set(this.#positions.subarray(0, embedded.length));
    tokens.forEach((token, position) => {
      const place = embedded.subarray(position * DIMENSIONS, (position + 1) * DIMENSIONS);
      this.#weights.addRow('embeddings.word_embeddings.weight', token, place);
    });
    return embedded;
  }
}
