import type { Passage } from '@fireside/engine/library';
import type { Store } from '../../store/store.ts';
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

/** All at once they would take 30 MB on their way into the database. */
const rowsPerStep = 100;

/** Makes the table hold exactly these passages; what a crash leaves undone the next start does. */
export async function storePassages(store: Store, passages: StoredPassage[]): Promise<void> {
  const rows = numberWithinBooks(passages);
  const before = await store.call(libraryQueries.passageKeys, null);
  const key = (row: { book: string; position: number; content_hash: string }) =>
    `${row.book}\n${row.position}\n${row.content_hash}`;
  const wanted = new Set(rows.map(key));
  const known = new Set(before.map(key));
  const stale = before.filter((row) => !wanted.has(key(row)));
  for (const some of steps(stale)) {
    await store.call(libraryQueries.dropPassages, { hashes: some.map((row) => row.content_hash) });
  }
  for (const some of steps(rows.filter((row) => !known.has(key(row))))) {
    await store.call(
      libraryQueries.addPassages,
      some.map((row) => ({ ...row, vector: packBytes(row.vector) })),
    );
  }
}

function* steps<Row>(rows: readonly Row[]): Iterable<Row[]> {
  for (let start = 0; start < rows.length; start += rowsPerStep) yield rows.slice(start, start + rowsPerStep);
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
