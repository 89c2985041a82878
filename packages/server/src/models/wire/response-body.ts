import type { IncomingMessage } from 'node:http';
import { connectionError } from './connection-error.ts';
import { cutEvents } from './event-cutter.ts';
import { shortcutOf } from './past-adapter.ts';

/** With so much unread, the other side has to wait. */
const mostUnreadBytes = 64 * 1024;

function isEventStream({ statusCode = 0, headers }: IncomingMessage): boolean {
  return statusCode < 300 && /^text\/event-stream *(;|$)/i.test(headers['content-type'] ?? '');
}

/**
 * The body of an answer, without the text that takes the shortcut; all that is there goes to a reader in one piece.
 * A body that is cut is read up to the cut before it fails; one that is aborted fails at once.
 */
export function responseBody(response: IncomingMessage, signal?: AbortSignal | null) {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  let unread: Buffer[] = [];
  let unreadBytes = 0;
  let awaited = false;
  let over = false;
  let failure: Error | undefined;

  const shortcut = isEventStream(response) ? shortcutOf(signal) : undefined;
  const cutter =
    shortcut &&
    cutEvents((bytes, isPiece) => {
      if (!shortcut.take(bytes, isPiece)) pass(Buffer.from(bytes, 'latin1'));
    });

  function pass(bytes: Buffer) {
    unread.push(bytes);
    unreadBytes += bytes.length;
    handOver();
    if (unreadBytes >= mostUnreadBytes) response.pause();
  }

  function handOver() {
    if (!awaited) return;
    if (unread.length > 0) {
      awaited = false;
      const bytes = unread.length === 1 ? unread[0]! : Buffer.concat(unread);
      unread = [];
      unreadBytes = 0;
      controller.enqueue(bytes);
    } else if (failure) {
      controller.error(failure);
    } else if (over) {
      controller.close();
    }
  }

  function finish(error?: Error) {
    if (over) return;
    over = true;
    failure = error;
    signal?.removeEventListener('abort', abort);
    cutter?.end();
    handOver();
  }

  function breakOff() {
    if (!over) response.destroy();
    over = true;
    signal?.removeEventListener('abort', abort);
    unread = [];
  }

  function abort() {
    breakOff();
    controller.error(signal?.reason);
  }

  return new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given;
        signal?.addEventListener('abort', abort, { once: true });
        response.on('data', (bytes: Buffer) => {
          if (over) return;
          if (cutter) cutter.take(bytes);
          else pass(bytes);
        });
        response.on('end', () => finish());
        response.on('error', (cause) => finish(connectionError('terminated', cause)));
        response.on('close', () => {
          if (!over) finish(connectionError('terminated', new Error('closed')));
        });
      },
      pull() {
        awaited = true;
        handOver();
        if (response.isPaused()) response.resume();
      },
      cancel: breakOff,
    },
    // Nothing is fetched ahead of the reader: only so can what came before a cut still be read.
    { highWaterMark: 0 },
  );
}
