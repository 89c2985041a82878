#!/usr/bin/env node
/**
 * Computes the vectors that ship beside the three books (rulebooks/vectors.bin). Vectors of passages that have not changed are
 * kept. Needs `npm run build:server` first; run it after every change of the books, the chunker or the embedder.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packVectors, passageTexts, VECTOR_BYTES } from '@fireside/engine/library';
import { listBookFiles } from '../packages/server/dist/library/books/book-files.js';
import { contentHash } from '../packages/server/dist/library/books/load-rulebooks.js';
import { readBookFile } from '../packages/server/dist/library/books/read-book-file.js';
import {
  readVectorFile,
  SHIPPED_VECTORS,
  shippedVectors,
  writeVectorFile,
} from '../packages/server/dist/library/books/shipped-vectors.js';
import { createEmbedder } from '../packages/server/dist/library/embedder/embedder.js';

const folder = new URL('../rulebooks', import.meta.url).pathname;
const known = await shippedVectors([folder]);
const embedder = createEmbedder();
const vectors = new Map();
let computed = 0;
for (const { file } of await listBookFiles([folder])) {
  for (const passage of await readBookFile(file)) {
    const texts = passageTexts(passage);
    const hash = contentHash(passage);
    if (known.get(hash)?.byteLength === texts.length * VECTOR_BYTES) {
      vectors.set(hash, known.get(hash));
      continue;
    }
    vectors.set(hash, packVectors(await embedder.embed(texts, { priority: 'background' })));
    computed += 1;
  }
}
await embedder.close();
const output = path.join(folder, SHIPPED_VECTORS);
writeFileSync(output, writeVectorFile(vectors));
const { size } = readVectorFile(readFileSync(output));
console.log(`${size} passages, ${computed} of them computed anew`);
