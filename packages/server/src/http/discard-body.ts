import type { IncomingMessage } from 'node:http';

/** A body whose length was announced has been paid for by it. */
const atMost = 16 * 1024 * 1024;
const atMostUnpaid = 64 * 1024;

/**
 * Reads what is left of a refused body and throws it away. A connection that is closed on bytes nobody has read is reset,
 * and a client that is still sending would lose the answer. Beyond a bound it is closed all the same.
 */
export function discardBody(raw: IncomingMessage, isPaid: boolean) {
  if (raw.complete || raw.destroyed) return;
  const most = isPaid && raw.headers['content-length'] !== undefined ? atMost : atMostUnpaid;
  let discarded = 0;
  raw.on('error', () => {});
  raw.on('data', (part: Buffer) => {
    discarded += part.length;
    if (discarded > most) raw.destroy();
  });
}
