import type { Passage } from '@fireside/engine/library';
import type { Store } from '../../store/store.ts';

/** A passage with its packed vectors, as it is stored. */
export interface StoredPassage {
  hash: string;
  passage: Passage;
  vectors: Uint8Array;
}

/** How many rows one insert carries: bounded by the number of parameters a statement may have. */
const ROWS_PER_INSERT = 100;

/** Every stored vector by the hash of its passage. */
export async function storedVectors(store: Store): Promise<Map<string, Uint8Array>> {
  const rows = await store.db.selectFrom('rulebook_chunks').select(['content_hash', 'vector']).execute();
  return new Map(rows.flatMap(({ content_hash: hash, vector }) => (vector ? [[hash, vector] as const] : [])));
}

/** Makes the table hold exactly these passages; does nothing when it already does. */
export async function storePassages(store: Store, passages: StoredPassage[]): Promise<void> {
  const rows = numberWithinBooks(passages);
  const before = await store.db
    .selectFrom('rulebook_chunks')
    .select(['book', 'position', 'content_hash'])
    .execute();
  const key = (row: { book: string; position: number; content_hash: string }) =>
    `${row.book}\n${row.position}\n${row.content_hash}`;
  const known = new Set(before.map(key));
  if (known.size === rows.length && rows.every((row) => known.has(key(row)))) return;
  await store.write(async (transaction) => {
    await transaction.deleteFrom('rulebook_chunks').execute();
    for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
      await transaction
        .insertInto('rulebook_chunks')
        .values(rows.slice(start, start + ROWS_PER_INSERT))
        // Another node may be storing the same books.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
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
