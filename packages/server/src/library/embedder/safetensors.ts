import { readAt } from './weights.ts';

interface TensorEntry {
  dtype: string;
  shape: number[];
  data_offsets: [number, number];
}

/** The half-precision numbers of a safetensors file, read when they are asked for. */
export class Safetensors {
  readonly #header: Record<string, TensorEntry>;
  readonly #file: number;
  readonly #start: number;
  readonly #row = Buffer.alloc(4_096);

  /** The file stays open. */
  constructor(file: number) {
    const headerLength = Number(readAt(file, 0, Buffer.alloc(8)).readBigUInt64LE(0));
    this.#header = JSON.parse(readAt(file, 8, Buffer.alloc(headerLength)).toString('utf8'));
    this.#file = file;
    this.#start = 8 + headerLength;
  }

  floats(name: string): Float32Array {
    const [from, to] = this.#offsets(name);
    const halves = readAt(this.#file, this.#start + from, Buffer.allocUnsafeSlow(to - from));
    const numbers = new Float32Array(halves.length / 2);
    for (let index = 0; index < numbers.length; index += 1) numbers[index] = floatAt(halves, index);
    return numbers;
  }

  /** Adds one row of a table to numbers that are there. */
  addRow(name: string, row: number, numbers: Float32Array): void {
    const [from] = this.#offsets(name);
    const halves = this.#row.subarray(0, numbers.length * 2);
    readAt(this.#file, this.#start + from + row * halves.length, halves);
    for (let index = 0; index < numbers.length; index += 1) numbers[index]! += floatAt(halves, index);
  }

  #offsets(name: string): [number, number] {
    const entry = this.#header[name];
    if (entry?.dtype !== 'F16') throw new Error(`The weights have no half-precision tensor ${name}`);
    return entry.data_offsets;
  }
}

function floatAt(halves: Buffer, index: number): number {
  return FLOATS[halves[index * 2]! + halves[index * 2 + 1]! * 256]!;
}

/** Every half-precision number, by its bits: a table is ten times as fast as the arithmetic. */
const FLOATS = Float32Array.from({ length: 65_536 }, (_, bits) => halfToFloat(bits));

function halfToFloat(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
