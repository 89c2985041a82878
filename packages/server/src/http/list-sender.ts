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

/** A list while it is made. It is over when its reader has gone and no page of it is being made for nobody. */
class Making {
  readonly #over: (milliseconds: number) => void;
  #milliseconds = 0;
  /** Since when a page is being made. */
  #from: number | null = null;
  #isLeft = false;

  constructor(over: (milliseconds: number) => void) {
    this.#over = over;
  }

  get isLeft(): boolean {
    return this.#isLeft;
  }

  begin(): void {
    this.#from = performance.now();
  }

  end(): void {
    if (this.#from !== null) this.#milliseconds += performance.now() - this.#from;
    this.#from = null;
    this.#look();
  }

  leave(): void {
    this.#isLeft = true;
    this.#look();
  }

  #look(): void {
    if (this.#isLeft && this.#from === null) this.#over(this.#milliseconds);
  }
}

/** So many lists of one user may wait for the one that is being written. */
const ownWaiting = 16;
/** A long list that took us more milliseconds than this holds up its reader's next one for twice as long: whoever asks for long lists without end leaves time for others. */
const quick = 5;
const longestRest = 1_000;

function restAfter(milliseconds: number): number {
  return Math.min(longestRest, 2 * Math.max(0, milliseconds - quick));
}

/** Writes lists: those of one user one after the other, and the long ones of all users as many at once as there are places. */
export function createListSender() {
  const enterOwn = createWaitingLines({ atOnce: 1, waiting: ownWaiting });
  const places = createListPlaces();

  async function* together(pages: AsyncIterable<string>, { reply }: Sending) {
    let opening = '[';
    for await (const page of pages) {
      places.progressed(reply.raw);
      if (page === '[]') continue;
      yield `${opening}${page.slice(1, -1)}`;
      opening = ',';
    }
    yield opening === '[' ? '[]' : ']';
  }

  return async (list: StreamedList<unknown>, sending: Sending): Promise<FastifyReply> => {
    const { key, reply } = sending;
    const leaveOwn = await enterOwn(key, sending);
    const making = new Making((milliseconds) => {
      if (list.isShort) leaveOwn();
      else setTimeout(leaveOwn, restAfter(milliseconds)).unref();
    });
    reply.raw.once('close', () => making.leave());
    // Gone while it waited: `close` does not come again.
    if (reply.raw.closed) making.leave();
    if (!list.isShort) await places.take(reply.raw, sending);
    const pages = inJson(list, sending, making);
    const first = await pages.next();
    if (first.done || making.isLeft) return reply.send('[]');
    const second = await pages.next();
    places.progressed(reply.raw);
    if (second.done) return reply.send(first.value);
    const whole = together(joined([first.value, second.value], pages), sending);
    // Unless told it would read sixteen pages ahead.
    return reply.send(Readable.from(whole, { highWaterMark: 1 }));
  };
}

export type ListSender = ReturnType<typeof createListSender>;

/** Its pages, each in JSON; counts how long it took to make them, not how long their reader took. */
async function* inJson({ pages }: StreamedList<unknown>, { write }: Sending, making: Making) {
  making.begin();
  try {
    for await (const page of pages) {
      const json = write(page);
      making.end();
      yield json;
      making.begin();
    }
  } finally {
    making.end();
  }
}

async function* joined(known: string[], more: AsyncIterable<string>) {
  yield* known;
  yield* more;
}
