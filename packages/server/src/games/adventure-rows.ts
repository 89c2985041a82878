import { textBytes } from '../accounts/storage-queries.ts';
import { insertInSteps } from '../store/insert-in-steps.ts';
import { change, type Database, query } from '../store/query.ts';
import type { AdventureChunkRow, AdventureSceneRow } from '../store/schema.ts';
import { unpackBytes } from '../store/travelling-bytes.ts';

/** A passage of an adventure on its way to the database. */
export type StoredChunk = Omit<AdventureChunkRow, 'game_id' | 'vector'> & { vector: string | null };
export type StoredScene = Omit<AdventureSceneRow, 'game_id'>;

/** An adventure as it is stored beside its text. */
export interface StoredAdventure {
  scenes: StoredScene[];
  chunks: StoredChunk[];
}

type ChunkValues = [string, number, string, string, Uint8Array | null, number, string];
type SceneValues = [string, number, string, number, string, number];

const insertChunks = change<{ chunks: ChunkValues[] }>(
  `insert into adventure_chunks (game_id, position, heading, content, vector, scene, label) values :chunks...`,
);

const insertScenes = change<{ scenes: SceneValues[] }>(
  'insert into adventure_scenes (game_id, number, title, depth, kind, is_first) values :scenes...',
);

export async function insertAdventure(
  db: Database,
  gameId: string,
  { scenes, chunks }: StoredAdventure,
): Promise<void> {
  await insertInSteps(scenes, (some) =>
    insertScenes(db, {
      scenes: some.map((row) => [gameId, row.number, row.title, row.depth, row.kind, row.is_first]),
    }),
  );
  await insertInSteps(chunks, (some) =>
    insertChunks(db, {
      chunks: some.map((row) => [
        gameId,
        row.position,
        row.heading,
        row.content,
        unpackBytes(row.vector),
        row.scene,
        row.label,
      ]),
    }),
  );
}

const deleteChunks = change<{ gameId: string }>('delete from adventure_chunks where game_id = :gameId');
const deleteScenes = change<{ gameId: string }>('delete from adventure_scenes where game_id = :gameId');

const setText = change<{ gameId: string; text: string; has: number }>(
  'update games set adventure_text = :text, has_adventure = :has where id = :gameId',
);

/** Whoever keeps the one before in memory sees that it is another; the turn that runs is the last to play it. */
const countExchange = change<{ gameId: string }>(
  `insert into game_settings (game_id, adventure_version, adventure_turn)
   values (:gameId, 1, (select min(id) from turns where status = 'running' and game_id = :gameId))
   on conflict (game_id) do update set adventure_version = game_settings.adventure_version + 1,
     adventure_turn = excluded.adventure_turn`,
);

/** Another adventure takes the place of the one that a game had, or none does. */
export async function exchangeAdventure(
  db: Database,
  gameId: string,
  { text, adventure }: { text: string; adventure: StoredAdventure },
): Promise<void> {
  await deleteChunks(db, { gameId });
  await deleteScenes(db, { gameId });
  await setText(db, { gameId, text, has: text === '' ? 0 : 1 });
  await insertAdventure(db, gameId, adventure);
  await countExchange(db, { gameId });
}

const selectLastOfOld = query<{ gameId: string; turnId: number }, { game_id: string }>(
  'select game_id from game_settings where game_id = :gameId and adventure_turn = :turnId',
);

/** Whether the adventure was exchanged while this turn ran. */
export async function playedOldAdventure(db: Database, gameId: string, turnId: number): Promise<boolean> {
  return (await selectLastOfOld.first(db, { gameId, turnId })) !== undefined;
}

/** What the passages take of what their game's creator may store. */
export function chunkBytes(chunks: readonly StoredChunk[]): number {
  return chunks.reduce(
    (sum, { heading, content, vector }) =>
      sum + textBytes(heading, content) + (vector === null ? 0 : Buffer.byteLength(vector, 'base64')),
    0,
  );
}
