import { Minilm } from './embedder/minilm.ts';
import type { EmbeddingAnswer, EmbeddingRequest } from './embedder/messages.ts';

/** The child process that holds the embedding model. It lives as long as its channel to the parent. */

process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole process group; when this process ends is the parent's decision.
process.on('SIGINT', () => {});

const model = Minilm.load().then((loaded) => {
  // Building the model leaves 100 MB of garbage behind that nothing else would soon collect.
  globalThis.gc?.();
  return loaded;
});

process.on('message', (request: EmbeddingRequest) => {
  answer(request).then((message) => process.send?.(message));
});

async function answer({ id, texts }: EmbeddingRequest): Promise<EmbeddingAnswer> {
  try {
    const loaded = await model;
    const vectors: Int8Array[] = [];
    for (const text of texts) vectors.push(await loaded.embed(text));
    return { id, vectors };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
