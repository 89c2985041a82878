/** What procedures are given and give is JSON: bytes travel in base 64. */
export function packBytes<Bytes extends Uint8Array | null>(
  bytes: Bytes,
): string | (null extends Bytes ? null : never);
export function packBytes(bytes: Uint8Array | null): string | null {
  return bytes && Buffer.from(bytes).toString('base64');
}

export function unpackBytes<Text extends string | null>(
  text: Text,
): Uint8Array | (null extends Text ? null : never);
export function unpackBytes(text: string | null): Uint8Array | null {
  return text === null ? null : new Uint8Array(Buffer.from(text, 'base64'));
}
