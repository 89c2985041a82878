import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type PartType = 'int8' | 'float32';

interface Header {
  /** Where each part begins, and how many numbers it has. */
  parts: Record<string, { type: PartType; from: number; length: number }>;
}

/** What has been learned beside the embedding model: a line of JSON that says what follows, then the numbers, little-endian. See the README beside the files. */
export class LearnedWeights<About extends object> {
  readonly about: About;
  readonly #parts: Header['parts'];
  readonly #name: string;
  readonly #numbers: Buffer;

  constructor(name: string) {
    const bytes = readFileSync(fileURLToPath(new URL(`../../../reader/${name}`, import.meta.url)));
    const start = bytes.indexOf(10) + 1;
    const { parts, ...about } = JSON.parse(bytes.toString('utf8', 0, start)) as Header & About;
    this.about = about as unknown as About;
    this.#parts = parts;
    this.#name = name;
    this.#numbers = bytes.subarray(start);
  }

  floats(part: string): Float32Array {
    return new Float32Array(this.#part(part, 'float32'));
  }

  bytes(part: string): Int8Array {
    return new Int8Array(this.#part(part, 'int8'));
  }

  has(part: string): boolean {
    return part in this.#parts;
  }

  #part(part: string, type: PartType): ArrayBuffer {
    const found = this.#parts[part];
    if (found?.type !== type) throw new Error(`${this.#name} has no ${part}`);
    const size = found.length * (type === 'int8' ? 1 : 4);
    // A copy: numbers of four bytes want to begin at a multiple of four.
    return Uint8Array.from(this.#numbers.subarray(found.from, found.from + size)).buffer;
  }
}
