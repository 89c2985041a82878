import { packVectors } from '@fireside/engine/library';
import { passageText, type Script } from '@fireside/engine/script';
import type { StoredAdventure } from '../../games/adventure-rows.ts';
import { packBytes } from '../../store/travelling-bytes.ts';
import type { Embedder } from '../embedder/embedder.ts';

/** An adventure ready to be stored: its scenes, and their passages with their vectors. */
export async function readAdventure(
  embedder: Embedder,
  text: string,
  signal?: AbortSignal,
): Promise<StoredAdventure> {
  const { scenes, first }: Script = await embedder.readScript(text, signal);
  const passages = scenes.flatMap((scene) => scene.passages.map((passage) => ({ scene, passage })));
  const texts = passages.map(({ scene, passage }) => passageText(scene, passage));
  const vectors = await embedder.embed(texts, { priority: 'adventure', signal });
  return {
    scenes: scenes.map(({ number, title, depth, kind }) => ({
      number,
      title,
      depth,
      kind,
      is_first: Number(number === first),
    })),
    chunks: passages.map(({ scene, passage: { label, text: content } }, position) => ({
      position,
      heading: scene.title,
      content,
      vector: packBytes(packVectors([vectors[position]!])),
      scene: scene.number,
      label,
    })),
  };
}
