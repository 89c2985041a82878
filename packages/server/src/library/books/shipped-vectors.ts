import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { VECTOR_BYTES } from '@fireside/engine/library';

/**
 * Vectors that were computed before and lie beside the books, so that a first start has nothing to read. Each record:
 * the 16 bytes of the passage's hash, which covers text and embedder, the number of vectors, and the vectors.
 */
export const SHIPPED_VECTORS = 'vectors.bin';

const HASH_BYTES = 16;
const HEADER_BYTES = HASH_BYTES + 2;

export function writeVectorFile(vectors: Map<string, Uint8Array>): Buffer {
  const records = [...vectors].map(([hash, packed]) => {
    const header = Buffer.alloc(HEADER_BYTES);
    header.write(hash, 'hex');
    header.writeUInt16LE(packed.byteLength / VECTOR_BYTES, HASH_BYTES);
    return Buffer.concat([header, packed]);
  });
  return Buffer.concat(records);
}

export function readVectorFile(bytes: Buffer): Map<string, Uint8Array> {
  const vectors = new Map<string, Uint8Array>();
  let offset = 0;
  while (offset + HEADER_BYTES <= bytes.byteLength) {
    const hash = bytes.toString('hex', offset, offset + HASH_BYTES);
    const end = offset + HEADER_BYTES + bytes.readUInt16LE(offset + HASH_BYTES) * VECTOR_BYTES;
    if (end > bytes.byteLength) break;
    vectors.set(hash, bytes.subarray(offset + HEADER_BYTES, end));
    offset = end;
  }
  return vectors;
}

/** What lies beside the books of the folders; without such a file nothing, and everything is computed. */
export async function shippedVectors(folders: string[]): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  for (const folder of folders) {
    const bytes = await readFile(path.join(folder, SHIPPED_VECTORS)).catch(() => Buffer.alloc(0));
    for (const [hash, packed] of readVectorFile(bytes)) found.set(hash, packed);
  }
  return found;
}
