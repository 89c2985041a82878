import { createHash } from 'node:crypto';
import type { Passage } from '@fireside/engine/library';
import { EMBEDDER_VERSION } from '../reader/reader.ts';

/** The same for a passage as long as nothing changes that its vectors depend on. */
export function contentHash({ book, heading, text, phrases }: Passage): string {
  const parts = JSON.stringify([EMBEDDER_VERSION, book, heading, text, phrases]);
  return createHash('sha256').update(parts).digest('hex').slice(0, 32);
}
