import { dotProducts, LARGEST_SLICE, PLACES } from './dot-products.ts';

/** Vectors, stored in bytes and compared by their direction. */
export const VECTOR_BYTES = PLACES;

/** The largest place of a query as it is compared: sums of its products stay within 32 bits. */
const SCALE = 8_191;

/** Many vectors in one run of bytes, compared by their direction. */
export class VectorTable {
  readonly #bytes: Int8Array;
  /** One divided by each vector's length. */
  readonly #shrink: Float32Array;
  readonly size: number;

  constructor(vectors: Int8Array[]) {
    this.size = vectors.length;
    this.#bytes = new Int8Array(vectors.length * VECTOR_BYTES);
    this.#shrink = new Float32Array(vectors.length);
    for (const [index, vector] of vectors.entries()) {
      // A passage without a vector is like nothing.
      if (vector.length !== VECTOR_BYTES) continue;
      this.#bytes.set(vector, index * VECTOR_BYTES);
      this.#shrink[index] = 1 / lengthOf(vector);
    }
  }

  /** The cosines of the vectors from `first` up to `end` with a query of length 1, written into `into` at the same places. */
  cosines(query: Float32Array, into: Float32Array, first = 0, end = this.size): void {
    let largest = 0;
    for (const value of query) largest = Math.max(largest, Math.abs(value));
    if (largest === 0) return;
    const scaled = Int16Array.from(query, (value) => Math.round((value / largest) * SCALE));
    const unit = largest / SCALE;
    for (let start = first; start < end; start += LARGEST_SLICE) {
      const stop = Math.min(end, start + LARGEST_SLICE);
      const products = dotProducts(scaled, this.#bytes.subarray(start * PLACES, stop * PLACES));
      for (let place = 0; place < products.length; place += 1) {
        into[start + place] = products[place]! * this.#shrink[start + place]! * unit;
      }
    }
  }
}

function lengthOf(vector: Int8Array | Float32Array): number {
  let squares = 0;
  for (const value of vector) squares += value * value;
  return Math.sqrt(squares) || 1;
}

export function unitVector(bytes: Int8Array | Float32Array): Float32Array {
  const length = lengthOf(bytes);
  return Float32Array.from(bytes, (value) => value / length);
}

/** Several vectors as one run of bytes, as they are stored. */
export function packVectors(vectors: Int8Array[]): Uint8Array {
  const packed = new Uint8Array(vectors.length * VECTOR_BYTES);
  for (const [index, vector] of vectors.entries()) {
    packed.set(new Uint8Array(vector.buffer, vector.byteOffset, VECTOR_BYTES), index * VECTOR_BYTES);
  }
  return packed;
}

/** The vectors in such a run; they are part of it. */
export function unpackVectors(packed: Uint8Array): Int8Array[] {
  const vectors: Int8Array[] = [];
  for (let start = 0; start + VECTOR_BYTES <= packed.byteLength; start += VECTOR_BYTES) {
    vectors.push(new Int8Array(packed.buffer, packed.byteOffset + start, VECTOR_BYTES));
  }
  return vectors;
}
