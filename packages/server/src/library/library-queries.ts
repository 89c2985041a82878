import { readingOnce, room, writing } from '../store/procedure.ts';
import { change, type Database, query } from '../store/query.ts';
import type { AdventureChunkRow, RulebookChunkRow } from '../store/schema.ts';

/** What procedures are given and give is JSON: vectors travel in base 64. */
type Travelling<Row extends { vector: Uint8Array | null }> = Omit<Row, 'vector'> & { vector: string | null };

function packed<Row extends { vector: Uint8Array | null }>({ vector, ...row }: Row): Travelling<Row> {
  return { ...row, vector: vector && Buffer.from(vector).toString('base64') };
}

export function unpacked(vector: string): Uint8Array {
  return new Uint8Array(Buffer.from(vector, 'base64'));
}

const selectAdventure = query<{ gameId: string }, Omit<AdventureChunkRow, 'game_id'>>(
  `select position, heading, content, vector from adventure_chunks where game_id = :gameId order by position`,
);

const selectVectors = query<object, Pick<RulebookChunkRow, 'content_hash' | 'vector'>>(
  'select content_hash, vector from rulebook_chunks',
);

type PassageKey = Pick<RulebookChunkRow, 'book' | 'position' | 'content_hash'>;

const selectKeys = query<object, PassageKey>('select book, position, content_hash from rulebook_chunks');

const deletePassages = change<object>('delete from rulebook_chunks');

type PassageValues = [
  hash: string,
  book: string,
  position: number,
  heading: string,
  content: string,
  vector: Uint8Array | null,
];

/** Another node may be storing the same books. */
const insertPassages = change<{ passages: PassageValues[] }>(
  `insert into rulebook_chunks (content_hash, book, position, heading, content, vector) values :passages...
   on conflict do nothing`,
);

/** How many rows one insert carries: bounded by the number of parameters a statement may have. */
const rowsPerInsert = 100;

async function replacePassages(db: Database, passages: Travelling<RulebookChunkRow>[]): Promise<void> {
  await deletePassages(db, {});
  for (let start = 0; start < passages.length; start += rowsPerInsert) {
    const some = passages.slice(start, start + rowsPerInsert);
    await insertPassages(db, {
      passages: some.map((row) => [
        row.content_hash,
        row.book,
        row.position,
        row.heading,
        row.content,
        row.vector === null ? null : unpacked(row.vector),
      ]),
    });
  }
}

export const libraryQueries = room('library', {
  adventure: readingOnce(async (db, given: { gameId: string }) =>
    (await selectAdventure(db, given)).map(packed),
  ),
  vectors: readingOnce(async (db, _: null) => (await selectVectors(db, {})).map(packed)),
  passageKeys: readingOnce(async (db, _: null) => selectKeys(db, {})),
  /** Makes the table hold exactly these passages. */
  replacePassages: writing(replacePassages),
});
