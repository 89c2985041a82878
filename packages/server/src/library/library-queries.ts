import { recount } from '../accounts/storage-queries.ts';
import { chunkBytes, insertAdventure, type StoredAdventure } from '../games/adventure-rows.ts';
import { lockGame } from '../store/locks.ts';
import { reading, readingOnce, room, writing } from '../store/procedure.ts';
import { change, type Database, query } from '../store/query.ts';
import type { AdventureChunkRow, AdventureSceneRow, GameRow, RulebookChunkRow } from '../store/schema.ts';
import { packBytes, unpackBytes } from '../store/travelling-bytes.ts';

type Travelling<Row extends { vector: Uint8Array | null }> = Omit<Row, 'vector'> & { vector: string | null };

function packed<Row extends { vector: Uint8Array | null }>({ vector, ...row }: Row): Travelling<Row> {
  return { ...row, vector: packBytes(vector) };
}

type Chunk = Omit<AdventureChunkRow, 'game_id'>;

const selectChunks = query<{ gameId: string }, Chunk>(
  `select position, heading, content, vector, scene, label from adventure_chunks
   where game_id = :gameId order by position`,
);

const selectScenes = query<{ gameId: string }, Omit<AdventureSceneRow, 'game_id'>>(
  'select number, title, depth, kind, is_first from adventure_scenes where game_id = :gameId order by number',
);

/** With how often the adventure was exchanged: another one may have scenes of the same names. */
const selectOutline = query<{ gameId: string }, Omit<AdventureSceneRow, 'game_id'> & { version: number }>(
  `select number, title, depth, kind, is_first, coalesce(adventure_version, 0) as version
   from adventure_scenes left join game_settings on game_settings.game_id = adventure_scenes.game_id
   where adventure_scenes.game_id = :gameId order by number`,
);

const selectText = query<{ gameId: string }, Pick<GameRow, 'adventure_text'>>(
  'select adventure_text from games where id = :gameId',
);

const selectCreator = query<{ gameId: string }, Pick<GameRow, 'creator_id' | 'has_adventure'>>(
  'select creator_id, has_adventure from games where id = :gameId',
);

const deleteChunks = change<{ gameId: string }>('delete from adventure_chunks where game_id = :gameId');

/** Of an adventure that was read before there were scenes; once, whoever else may have read it meanwhile. */
async function replaceAdventure(
  db: Database,
  given: { gameId: string; adventure: StoredAdventure },
): Promise<boolean> {
  const { gameId, adventure } = given;
  await lockGame(db, gameId);
  const game = await selectCreator.first(db, { gameId });
  if (!game || game.has_adventure === 0 || (await selectScenes(db, { gameId })).length > 0) return false;
  const before = chunkBytes((await selectChunks(db, { gameId })).map(packed));
  await deleteChunks(db, { gameId });
  await insertAdventure(db, gameId, adventure);
  await recount(db, game.creator_id, chunkBytes(adventure.chunks) - before);
  return true;
}

const selectVectors = query<object, Pick<RulebookChunkRow, 'content_hash' | 'vector'>>(
  'select content_hash, vector from rulebook_chunks',
);

type PassageKey = Pick<RulebookChunkRow, 'book' | 'position' | 'content_hash'>;

const selectKeys = query<object, PassageKey>('select book, position, content_hash from rulebook_chunks');

const deletePassages = change<{ book: string; from: number }>(
  'delete from rulebook_chunks where book = :book and position >= :from',
);

type PassageValues = [
  hash: string,
  book: string,
  position: number,
  heading: string,
  content: string,
  vector: Uint8Array | null,
];

const insertPassages = change<{ passages: PassageValues[] }>(
  `insert into rulebook_chunks (content_hash, book, position, heading, content, vector) values :passages...
   on conflict (book, position) do update set
     content_hash = excluded.content_hash, heading = excluded.heading, content = excluded.content, vector = excluded.vector`,
);

async function putPassages(db: Database, rows: Travelling<RulebookChunkRow>[]): Promise<void> {
  await insertPassages(db, {
    passages: rows.map((row) => [
      row.content_hash,
      row.book,
      row.position,
      row.heading,
      row.content,
      unpackBytes(row.vector),
    ]),
  });
}

export const libraryQueries = room('library', {
  adventure: reading(
    async (db, given: { gameId: string }): Promise<StoredAdventure> => ({
      scenes: await selectScenes(db, given),
      chunks: (await selectChunks(db, given)).map(packed),
    }),
  ),
  outline: readingOnce(selectOutline),
  adventureText: readingOnce(
    async (db, given: { gameId: string }) => (await selectText.first(db, given))?.adventure_text ?? '',
  ),
  /** Whether it was replaced. */
  replaceAdventure: writing(replaceAdventure),
  vectors: readingOnce(async (db, _: null) => (await selectVectors(db, {})).map(packed)),
  passageKeys: readingOnce(async (db, _: null) => selectKeys(db, {})),
  /** In the place of what stood there. */
  putPassages: writing(putPassages),
  /** Those of a book that is shorter now, or gone. */
  dropPassages: writing(deletePassages),
});
