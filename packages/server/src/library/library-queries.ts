import { insertInSteps } from '../store/insert-in-steps.ts';
import { readingOnce, room, writing } from '../store/procedure.ts';
import { change, type Database, query } from '../store/query.ts';
import type { AdventureChunkRow, RulebookChunkRow } from '../store/schema.ts';
import { packBytes, unpackBytes } from '../store/travelling-bytes.ts';

type Travelling<Row extends { vector: Uint8Array | null }> = Omit<Row, 'vector'> & { vector: string | null };

function packed<Row extends { vector: Uint8Array | null }>({ vector, ...row }: Row): Travelling<Row> {
  return { ...row, vector: packBytes(vector) };
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

async function replacePassages(db: Database, passages: Travelling<RulebookChunkRow>[]): Promise<void> {
  await deletePassages(db, {});
  await insertInSteps(passages, (some) =>
    insertPassages(db, {
      passages: some.map((row) => [
        row.content_hash,
        row.book,
        row.position,
        row.heading,
        row.content,
        unpackBytes(row.vector),
      ]),
    }),
  );
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
