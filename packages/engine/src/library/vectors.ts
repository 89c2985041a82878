/** Vectors, stored in bytes and compared by their direction. */
export const VECTOR_BYTES = 384;

/** Many vectors in one array, each of length 1, so that a product is the cosine. */
export class VectorTable {
  readonly #values: Float32Array;
  readonly size: number;

  constructor(vectors: Int8Array[]) {
    this.size = vectors.length;
    this.#values = new Float32Array(vectors.length * VECTOR_BYTES);
    for (const [index, vector] of vectors.entries()) {
      // A passage without a vector is like nothing.
      if (vector.length === VECTOR_BYTES) this.#values.set(unitVector(vector), index * VECTOR_BYTES);
    }
  }

  /** The cosines of the vectors from `first` up to `end`, written into `into` at the same places. */
  cosines(query: Float32Array, into: Float32Array, first = 0, end = this.size): void {
    const values = this.#values;
    // Four sums side by side, and a query in double precision, make this loop twice as fast.
    const wide = Float64Array.from(query);
    for (let index = first; index < end; index += 1) {
      const start = index * VECTOR_BYTES;
      let one = 0;
      let two = 0;
      let three = 0;
      let four = 0;
      for (let place = 0; place < VECTOR_BYTES; place += 4) {
        one += values[start + place]! * wide[place]!;
        two += values[start + place + 1]! * wide[place + 1]!;
        three += values[start + place + 2]! * wide[place + 2]!;
        four += values[start + place + 3]! * wide[place + 3]!;
      }
      into[index] = one + two + three + four;
    }
  }
}

export function unitVector(bytes: Int8Array): Float32Array {
  let squares = 0;
  for (const value of bytes) squares += value * value;
  const length = Math.sqrt(squares) || 1;
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

export function unpackVectors(packed: Uint8Array): Int8Array[] {
  const vectors: Int8Array[] = [];
  for (let start = 0; start + VECTOR_BYTES <= packed.byteLength; start += VECTOR_BYTES) {
    vectors.push(Int8Array.from(packed.subarray(start, start + VECTOR_BYTES), (byte) => (byte << 24) >> 24));
  }
  return vectors;
}
