/** An event that does not come to its end is held back no further than this. */
const mostHeld = 64 * 1024;

/** Ends an event. Where a single carriage return ends it behind another line end, two events are taken for one. */
const blankLine = /\n\n|\r\r|\n\r\n/g;

export interface EventCutter {
  take(bytes: Buffer): void;
  /** Hands on what is still held back. */
  end(): void;
}

/**
 * Cuts a stream into its events, however it arrives. Bytes are handled as characters of Latin-1, which keeps them all,
 * wherever UTF-8 is cut. An event that is too long comes in pieces, each marked as such.
 */
export function cutEvents(hand: (bytes: string, isPiece: boolean) => void): EventCutter {
  let unfinished = '';
  let torn = false;

  function piece() {
    if (unfinished !== '') hand(unfinished, true);
    unfinished = '';
    torn = true;
  }

  return {
    take(chunk) {
      const bytes = unfinished + chunk.toString('latin1');
      let start = 0;
      blankLine.lastIndex = Math.max(0, unfinished.length - 2);
      while (blankLine.test(bytes)) {
        hand(bytes.slice(start, blankLine.lastIndex), torn);
        torn = false;
        start = blankLine.lastIndex;
      }
      unfinished = bytes.slice(start);
      if (unfinished.length > mostHeld) piece();
    },
    end: piece,
  };
}
