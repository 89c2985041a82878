import { readAlike, readTextEvent, type TextEvent } from './text-event.ts';

/** How long text is gathered before it goes on as one event. */
const windowMilliseconds = 40;

/** No more than this is held back, be it text or an event that does not come to its end. */
const mostHeld = 64 * 1024;

/** Ends an event. Where a single carriage return ends it behind another line end, two events are taken for one. */
const blankLine = /\n\n|\r\r|\n\r\n/g;

export interface TextGatherer {
  take(bytes: Buffer): void;
  /** Hands on whatever is still held back. */
  end(): void;
  /** Forgets it. */
  stop(): void;
}

/**
 * Makes few events of an event stream's many: the first piece of text goes on at once, what follows goes on in
 * windows, each as one event. Whoever reads the stream pays for each event, hardly for its length. Everything that is
 * not plainly text goes on as it came, at once and in its order.
 *
 * Bytes are handled as characters of Latin-1, which keeps them all, however UTF-8 is cut.
 */
export function gatherText(pass: (bytes: Buffer) => void): TextGatherer {
  let ready = '';
  let unfinished = '';
  /** The beginning of the unfinished event has gone on already. */
  let torn = false;
  let held: TextEvent | undefined;
  let latest: TextEvent | undefined;
  let window: NodeJS.Timeout | undefined;

  function release() {
    if (held) ready += held.head + held.text + held.tail;
    held = undefined;
  }

  function deliver() {
    if (ready === '') return;
    const bytes = Buffer.from(ready, 'latin1');
    ready = '';
    pass(bytes);
  }

  function openWindow() {
    window = setTimeout(() => {
      window = undefined;
      if (!held) return;
      openWindow();
      release();
      deliver();
    }, windowMilliseconds);
  }

  function hold(event: TextEvent) {
    if (held?.place === event.place) {
      held.text += event.text;
    } else {
      release();
      held = { ...event };
    }
    if (held.text.length > mostHeld) release();
  }

  function takeEvent(bytes: string) {
    const event = torn ? undefined : ((latest && readAlike(bytes, latest)) ?? readTextEvent(bytes));
    torn = false;
    if (event) latest = event;
    if (event && window) return hold(event);
    release();
    ready += bytes;
    // Models like to begin with an empty text.
    if (event && event.text !== '') openWindow();
  }

  function stop() {
    clearTimeout(window);
    window = undefined;
    held = undefined;
    unfinished = '';
  }

  return {
    take(chunk) {
      const bytes = unfinished + chunk.toString('latin1');
      let start = 0;
      blankLine.lastIndex = Math.max(0, unfinished.length - 2);
      while (blankLine.test(bytes)) {
        takeEvent(bytes.slice(start, blankLine.lastIndex));
        start = blankLine.lastIndex;
      }
      unfinished = bytes.slice(start);
      if (unfinished.length > mostHeld) {
        release();
        ready += unfinished;
        unfinished = '';
        torn = true;
      }
      deliver();
    },
    end() {
      release();
      ready += unfinished;
      stop();
      deliver();
    },
    stop,
  };
}
