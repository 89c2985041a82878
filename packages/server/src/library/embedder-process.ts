import { visible } from '@fireside/contract/visible';
import { readScript } from '@fireside/engine/script';
import { readBookFile } from './books/read-book-file.ts';
import type { EmbedderAnswer, EmbedderRequest } from './embedder/messages.ts';
import type { Minilm } from './embedder/minilm.ts';

/**
 * The child process that does the slow work of the library: embedding, splitting, reading PDF files. It lives as long as
 * its channel to the parent.
 */

process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole process group; when this process ends is the parent's decision.
process.on('SIGINT', () => {});

let model: Promise<Minilm> | undefined;

async function loadModel(): Promise<Minilm> {
  // Whoever only reads a book is spared the runtime of the model.
  const { Minilm } = await import('./embedder/minilm.ts');
  const loaded = await Minilm.load();
  // Building the model leaves garbage behind that nothing else would soon collect.
  globalThis.gc?.();
  return loaded;
}

function loadedModel(): Promise<Minilm> {
  model ??= loadModel();
  return model;
}

async function vectorsOf(texts: string[], how: 'embed' | 'seek'): Promise<Int8Array[]> {
  const loaded = await loadedModel();
  const vectors: Int8Array[] = [];
  for (const text of texts) vectors.push(await loaded[how](text));
  return vectors;
}

async function work(request: EmbedderRequest) {
  if (request.kind === 'embed' || request.kind === 'seek') return vectorsOf(request.texts, request.kind);
  if (request.kind === 'sense') return (await loadedModel()).sense(request);
  // Here and not with the request: a long text of what cannot be seen takes longer than an event loop should stand still.
  if (request.kind === 'split') return readScript(visible(request.text));
  return readBookFile(request.file);
}

async function answer(request: EmbedderRequest): Promise<EmbedderAnswer> {
  try {
    return { result: await work(request) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (request: EmbedderRequest) => {
  answer(request).then((message) => process.send?.(message));
});
