import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { createWaitingLines } from '../waiting-lines.ts';
import { createListPlaces } from './list-places.ts';
import type { StreamedList } from './streamed-list.ts';

interface Sending {
  /** Whose list it is. */
  key: string;
  reply: FastifyReply;
  /** Aborted when the client has gone. */
  readonly signal: AbortSignal;
  /** A page in JSON. */
  write(page: readonly unknown[]): string;
}

type Pages = AsyncIterator<readonly unknown[]>;

/** So many lists of one user may wait for the one that is being written. */
const ownWaiting = 16;

/** Writes lists: those of one user one after the other, and the long ones of all users as many at once as there are places. */
export function createListSender() {
  const enterOwn = createWaitingLines({ atOnce: 1, waiting: ownWaiting });
  const places = createListPlaces();

  async function* inJson(pages: AsyncIterable<readonly unknown[]>, { reply, write }: Sending) {
    let opening = '[';
    for await (const page of pages) {
      places.progressed(reply.raw);
      if (page.length === 0) continue;
      yield `${opening}${write(page).slice(1, -1)}`;
      opening = ',';
    }
    yield opening === '[' ? '[]' : ']';
  }

  return async (list: StreamedList<unknown>, sending: Sending): Promise<FastifyReply> => {
    const { key, reply, write } = sending;
    const leaveOwn = await enterOwn(key, sending);
    reply.raw.once('close', leaveOwn);
    // Gone while it waited: `close` does not come again.
    if (reply.raw.closed) leaveOwn();
    if (!list.isShort) await places.take(reply.raw, sending);
    const pages = list.pages[Symbol.asyncIterator]();
    const first = await pages.next();
    const second = first.done ? first : await pages.next();
    places.progressed(reply.raw);
    if (second.done) return reply.send(write(first.done ? [] : first.value));
    const whole = inJson(together([first.value, second.value], pages), sending);
    // Unless told it would read sixteen pages ahead.
    return reply.send(Readable.from(whole, { highWaterMark: 1 }));
  };
}

export type ListSender = ReturnType<typeof createListSender>;

async function* together(known: (readonly unknown[])[], more: Pages) {
  yield* known;
  yield* { [Symbol.asyncIterator]: () => more };
}
