import type { LiveEvent } from '@fireside/contract';
import { liveSocketPath } from '@fireside/contract/endpoints';
import { closeCodes } from '@fireside/contract/protocol';
import { call } from '../api/call.ts';
import { type Line, openLine } from './open-line.ts';
import { readLiveEvent } from './read-live-event.ts';

interface LiveSocketOptions {
  onOpen: () => void;
  onEvent: (event: LiveEvent) => void;
  /** The service does not let this window back in: the session may have ended. */
  onRefused: () => void;
}

/** The socket over which somebody hears what happens in their games, wherever they are. */
export function openLiveSocket({ onOpen, onEvent, onRefused }: LiveSocketOptions): Line {
  return openLine({
    async address() {
      const { ticket } = await call('issueLiveTicket');
      const url = new URL(liveSocketPath, location.href);
      url.searchParams.set('ticket', ticket);
      return url;
    },
    isRefusal: (code) => code === closeCodes.tooManySockets,
    onOpen,
    onData(data) {
      const event = readLiveEvent(data);
      if (event) onEvent(event);
    },
    // Nothing is said of it: the lists stay as they were last heard of, and are read again.
    onLost: () => undefined,
    onRefused,
  });
}
