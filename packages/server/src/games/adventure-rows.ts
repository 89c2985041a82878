import { textBytes } from '../accounts/storage-queries.ts';
import { insertInSteps } from '../store/insert-in-steps.ts';
import { change, type Database } from '../store/query.ts';
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

/** What the passages take of what their game's creator may store. */
export function chunkBytes(chunks: readonly StoredChunk[]): number {
  return chunks.reduce(
    (sum, { heading, content, vector }) =>
      sum + textBytes(heading, content) + (vector === null ? 0 : Buffer.byteLength(vector, 'base64')),
    0,
  );
}
