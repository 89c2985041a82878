import { createHash } from 'node:crypto';
import { type Passage, packVectors, passageTexts, VECTOR_BYTES } from '@fireside/engine/library';
import type { Log } from '../../log.ts';
import type { Store } from '../../store/store.ts';
import { EMBEDDER_VERSION, type Embedder } from '../embedder/embedder.ts';
import { listBookFiles } from './book-files.ts';
import { type StoredPassage, storedVectors, storePassages } from './rulebook-store.ts';
import { shippedVectors } from './shipped-vectors.ts';

/** The same for a passage as long as nothing changes that its vectors depend on. */
export function contentHash({ book, heading, text, phrases }: Passage): string {
  const parts = JSON.stringify([EMBEDDER_VERSION, book, heading, text, phrases]);
  return createHash('sha256').update(parts).digest('hex').slice(0, 32);
}

export interface LoadingParts {
  store: Store;
  embedder: Embedder;
  folders: string[];
  log: Log;
  /** Told of passages as they become known, with or without vectors, and of every passage that is then read. */
  onProgress(progress: { done: number; total: number }): void;
  signal: AbortSignal;
}

/** So much is embedded and stored at a time: a restart in the middle goes on from there. */
const PASSAGES_PER_STEP = 200;

/**
 * Reads the books: passages whose vectors are stored or shipped are taken as they are, the rest is embedded. Calls `use`
 * with what there is at the beginning (words already find it) and again when all is read.
 */
export async function loadRulebooks(
  { store, embedder, folders, log, onProgress, signal }: LoadingParts,
  use: (passages: StoredPassage[]) => void,
): Promise<void> {
  const passages = await readAll(folders, embedder, log, signal);
  const shipped = await shippedVectors(folders);
  const hashes = passages.map(contentHash);
  // Those that are stored take as much memory again, and the books that ship need none of them.
  const own = hashes.every((hash) => shipped.has(hash))
    ? new Map<string, Uint8Array>()
    : await storedVectors(store);
  const stored = passages.map((passage, place): StoredPassage => {
    const hash = hashes[place]!;
    return { hash, passage, vectors: fitting(own.get(hash) ?? shipped.get(hash), passage) };
  });
  use(stored);
  const missing = stored.filter(({ vectors }) => vectors.byteLength === 0);
  if (missing.length > 0) log.info({ passages: missing.length }, 'reading the rulebooks');
  for (let start = 0; start < missing.length; start += PASSAGES_PER_STEP) {
    const step = missing.slice(start, start + PASSAGES_PER_STEP);
    onProgress({ done: stored.length - missing.length + start, total: stored.length });
    await embedPassages(embedder, step, signal);
    await storePassages(
      store,
      stored.filter(({ vectors }) => vectors.byteLength > 0),
    );
    log.info({ done: start + step.length, of: missing.length }, 'rulebook passages read');
  }
  if (missing.length === 0) await storePassages(store, stored);
  else use(stored);
}

async function readAll(
  folders: string[],
  embedder: Embedder,
  log: Log,
  signal: AbortSignal,
): Promise<Passage[]> {
  const passages = new Map<string, Passage>();
  for (const { name, file } of await listBookFiles(folders)) {
    try {
      for (const passage of await embedder.readBook(file)) passages.set(contentHash(passage), passage);
    } catch (error) {
      // Not the book is at fault, but the end of the service.
      signal.throwIfAborted();
      log.warn({ book: name, reason: (error as Error).message }, 'a rulebook cannot be read and is left out');
    }
  }
  return [...passages.values()];
}

/** Stored vectors, if there are as many as the passage has texts. */
function fitting(vectors: Uint8Array | undefined, passage: Passage): Uint8Array {
  const wanted = passageTexts(passage).length * VECTOR_BYTES;
  return vectors?.byteLength === wanted ? vectors : new Uint8Array();
}

async function embedPassages(
  embedder: Embedder,
  passages: StoredPassage[],
  signal: AbortSignal,
): Promise<void> {
  const texts = passages.map(({ passage }) => passageTexts(passage));
  const vectors = await embedder.embed(texts.flat(), { priority: 'background', signal });
  let first = 0;
  for (const [index, entry] of passages.entries()) {
    const count = texts[index]!.length;
    entry.vectors = packVectors(vectors.slice(first, first + count));
    first += count;
  }
}
