import type { ServerResponse } from 'node:http';
import { createWaitingLines } from '../waiting-lines.ts';

const places = 6;
/** How long a client may take over a page. */
const pageMilliseconds = 10_000;
/** While others wait for a place, whoever has not gone on for longer than this is cut off. */
const crowdedMilliseconds = 1_000;

interface Written {
  timer: NodeJS.Timeout;
  /** When it last went on. */
  tick: number;
}

/** The places of the lists that are being written: what they hold in memory is bounded, however slowly clients read. */
export function createListPlaces() {
  const enter = createWaitingLines({ atOnce: places, waiting: Number.POSITIVE_INFINITY });
  /** By their last progress, the latest last. */
  const written = new Map<ServerResponse, Written>();
  let crowd = 0;
  let tick = 0;
  let clock: NodeJS.Timeout | undefined;

  function cutOffSlow() {
    tick += 1;
    for (const [response, { tick: last }] of written) {
      if (last <= tick - 2 && waitsForClient(response)) response.destroy();
    }
  }

  async function crowded<T>(waiting: Promise<T>): Promise<T> {
    crowd += 1;
    if (crowd === 1) clock = setInterval(cutOffSlow, crowdedMilliseconds);
    try {
      return await waiting;
    } finally {
      crowd -= 1;
      if (crowd === 0) clearInterval(clock);
    }
  }

  return {
    /** Holds a place until the response is written or its client has gone. */
    async take(response: ServerResponse, whoever: { readonly signal: AbortSignal }): Promise<void> {
      const leave = await crowded(enter('', whoever));
      const timer = setInterval(() => {
        if (waitsForClient(response)) response.destroy();
      }, pageMilliseconds);
      written.set(response, { timer, tick });
      response.once('close', () => {
        clearInterval(timer);
        written.delete(response);
        leave();
      });
      if (response.closed) response.emit('close');
    },
    progressed(response: ServerResponse) {
      const entry = written.get(response);
      if (!entry) return;
      written.delete(response);
      written.set(response, { timer: entry.timer.refresh(), tick });
    },
  };
}

/** Rather than for us. */
function waitsForClient(response: ServerResponse): boolean {
  return response.writableLength > 0;
}
