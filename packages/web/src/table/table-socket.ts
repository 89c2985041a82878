import type { ClientFrame, ServerEvent } from '@fireside/contract';
import { socketPath } from '@fireside/contract/endpoints';
import { closeCodes } from '@fireside/contract/protocol';
import { WebSocket as ReconnectingSocket } from 'partysocket';
import { ApiError, call, isNoGame } from '../api/call.ts';
import { sayError } from '../api/say-error.ts';
import { readEvent } from './read-event.ts';

/** Why this window is not let back in: the table is gone, its seat is, or something may still change. */
export type RefusalReason = 'deleted' | 'forbidden' | 'crowded' | 'other';

/** `refused`: the service will not let this window back in, and says why. */
export type ConnectionStatus =
  | { name: 'connecting' }
  | { name: 'open' }
  | { name: 'lost' }
  | { name: 'refused'; reason: RefusalReason; detail: string };

/** Why nobody here can speak at this table any more; null while that may change. */
export function goneReason(status: ConnectionStatus): 'deleted' | 'forbidden' | null {
  if (status.name !== 'refused') return null;
  return status.reason === 'deleted' || status.reason === 'forbidden' ? status.reason : null;
}

const closings: Partial<Record<number, { reason: RefusalReason; detail: string }>> = {
  [closeCodes.gameDeleted]: { reason: 'deleted', detail: 'This game was deleted.' },
  [closeCodes.forbidden]: { reason: 'forbidden', detail: 'You no longer have a seat at this table.' },
  [closeCodes.tooManySockets]: {
    reason: 'crowded',
    detail: 'You have too many tables open at once. Close one in another window, then connect this one.',
  },
};

function refusalOf(error: ApiError): { reason: RefusalReason; detail: string } {
  const code = isNoGame(error)
    ? closeCodes.gameDeleted
    : error.code === 'not_participant'
      ? closeCodes.forbidden
      : 0;
  return closings[code] ?? { reason: 'other', detail: sayError(error) };
}

interface SocketOptions {
  gameId: string;
  /** The newest message that this window has: the service sends what came after it. */
  lastMessageId: () => number;
  onEvent: (event: ServerEvent) => void;
  onStatus: (status: ConnectionStatus) => void;
}

export interface TableSocket {
  /** False when the frame could not leave: nothing is kept for later. */
  send: (frame: ClientFrame) => boolean;
  /** Tries anew after a refusal that may have passed. */
  reconnect: () => void;
  close: () => void;
}

const pingEvery = 20_000;
const pongWithin = 8_000;

/** The socket of one table: a fresh ticket for each attempt, back-off with jitter, resumed after the last message. */
export function openSocket({ gameId, lastMessageId, onEvent, onStatus }: SocketOptions): TableSocket {
  let silence: ReturnType<typeof setTimeout> | undefined;

  const socket = new ReconnectingSocket(address, null, {
    minReconnectionDelay: 400 + Math.random() * 800,
    maxReconnectionDelay: 4_000 + Math.random() * 3_000,
    reconnectionDelayGrowFactor: 1.5,
    connectionTimeout: 10_000,
    maxEnqueuedMessages: 0,
    // Where the service has said no, not even a ticket is asked for again.
    shouldReconnectOnClose: ({ code }) => !closings[code],
  });

  function refuse(why: { reason: RefusalReason; detail: string }) {
    socket.close();
    onStatus({ name: 'refused', ...why });
  }

  async function address(): Promise<string> {
    try {
      const { ticket } = await call('issueTicket', { params: { game_id: gameId } });
      const url = new URL(socketPath(gameId), location.href);
      url.protocol = url.protocol.replace('http', 'ws');
      url.searchParams.set('ticket', ticket);
      url.searchParams.set('after_id', String(lastMessageId()));
      return url.href;
    } catch (error) {
      if (error instanceof ApiError && !error.mayPass && error.status !== 429) refuse(refusalOf(error));
      throw error;
    }
  }

  function listen() {
    clearTimeout(silence);
    silence = setTimeout(() => {
      socket.send(JSON.stringify({ type: 'ping' }));
      // A dead line can look open for minutes: whoever does not answer is gone.
      silence = setTimeout(() => socket.reconnect(), pongWithin);
    }, pingEvery);
  }

  socket.addEventListener('open', () => {
    onStatus({ name: 'open' });
    listen();
  });
  socket.addEventListener('message', ({ data }) => {
    listen();
    const event = readEvent(data);
    if (event) onEvent(event);
  });
  socket.addEventListener('close', ({ code }) => {
    clearTimeout(silence);
    const why = closings[code];
    if (why) refuse(why);
    else if (socket.shouldReconnect) onStatus({ name: 'lost' });
  });

  function goneOffline() {
    onStatus({ name: 'lost' });
  }
  function backOnline() {
    if (socket.shouldReconnect) socket.reconnect();
  }
  addEventListener('offline', goneOffline);
  addEventListener('online', backOnline);

  return {
    send: (frame) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(frame)),
    reconnect: () => {
      onStatus({ name: 'connecting' });
      socket.reconnect();
    },
    close: () => {
      clearTimeout(silence);
      removeEventListener('offline', goneOffline);
      removeEventListener('online', backOnline);
      socket.close();
    },
  };
}
