import { hash } from 'node:crypto';

/** Vectors by their texts, as many as are allowed: beyond that goes what nobody asked for the longest. Of the texts only a hash is kept. */
export class KeptVectors {
  /** In the order of use, the latest last. */
  readonly #kept = new Map<string, Int8Array>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  of(text: string): Int8Array | null {
    const key = keyOf(text);
    const vector = this.#kept.get(key);
    if (vector) this.#keep(key, vector);
    return vector ?? null;
  }

  keep(text: string, vector: Int8Array): void {
    this.#keep(keyOf(text), vector);
  }

  #keep(key: string, vector: Int8Array): void {
    this.#kept.delete(key);
    this.#kept.set(key, vector);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most) this.#kept.delete(oldest!);
  }
}

function keyOf(text: string): string {
  return hash('sha256', text, 'base64');
}
