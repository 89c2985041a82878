import { passageTexts, RulebookIndex, unpackVectors, packVectors } from '@fireside/engine/library';
import { listBookFiles } from '../../packages/server/dist/library/books/book-files.js';
import { contentHash } from '../../packages/server/dist/library/books/load-rulebooks.js';
import { readBookFile } from '../../packages/server/dist/library/books/read-book-file.js';
import { shippedVectors } from '../../packages/server/dist/library/books/shipped-vectors.js';
import { shippedBooks } from '../../packages/server/dist/library/create-library.js';

/** The books of the folders as the service searches them; vectors that are not shipped are computed, which takes a while. */
export async function openIndex(embedder, folders = [shippedBooks]) {
  const known = await shippedVectors(folders);
  const passages = [];
  for (const { file } of await listBookFiles(folders)) passages.push(...(await readBookFile(file)));
  const missing = passages.filter((passage) => !known.has(contentHash(passage)));
  if (missing.length > 0) console.error(`embedding ${missing.length} passages that have no shipped vectors`);
  for (const passage of missing) {
    const vectors = await embedder.embed(passageTexts(passage), { priority: 'background' });
    known.set(contentHash(passage), packVectors(vectors));
  }
  const indexed = passages.map((passage) => ({
    passage,
    vectors: unpackVectors(known.get(contentHash(passage))),
  }));
  return { index: new RulebookIndex(indexed), passages, indexed };
}
