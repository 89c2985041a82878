import type { Passage } from '@fireside/engine/library';
import type { Store } from '../../store/store.ts';
import { insertInSteps } from '../../store/insert-in-steps.ts';
import { packBytes, unpackBytes } from '../../store/travelling-bytes.ts';
import { libraryQueries } from '../library-queries.ts';

/** A passage with its packed vectors, as it is stored. */
export interface StoredPassage {
  hash: string;
  passage: Passage;
  vectors: Uint8Array;
}

/** Every stored vector by the hash of its passage. */
export async function storedVectors(store: Store): Promise<Map<string, Uint8Array>> {
  const rows = await store.call(libraryQueries.vectors, null);
  return new Map(
    rows.flatMap(({ content_hash: hash, vector }) => (vector ? [[hash, unpackBytes(vector)] as const] : [])),
  );
}

/**
 * Makes the table hold exactly these passages, a hundred at a time: all at once they would take 30 MB on their way into the
 * database. What a crash leaves undone the next start does.
 */
export async function storePassages(store: Store, passages: StoredPassage[]): Promise<void> {
  const rows = numberWithinBooks(passages);
  const before = await store.call(libraryQueries.passageKeys, null);
  const key = (row: { book: string; position: number; content_hash: string }) =>
    `${row.book}\n${row.position}\n${row.content_hash}`;
  const known = new Set(before.map(key));
  await insertInSteps(
    rows.filter((row) => !known.has(key(row))),
    (some) =>
      store.call(
        libraryQueries.putPassages,
        some.map((row) => ({ ...row, vector: packBytes(row.vector) })),
      ),
  );
  for (const book of new Set(before.map((row) => row.book))) {
    const from = rows.filter((row) => row.book === book).length;
    if (before.some((row) => row.book === book && row.position >= from))
      await store.call(libraryQueries.dropPassages, { book, from });
  }
}

function numberWithinBooks(passages: StoredPassage[]) {
  const positions = new Map<string, number>();
  return passages.map(({ hash, passage, vectors }) => {
    const position = positions.get(passage.book) ?? 0;
    positions.set(passage.book, position + 1);
    return {
      content_hash: hash,
      book: passage.book,
      position,
      heading: passage.heading,
      content: passage.text,
      vector: vectors,
    };
  });
}
