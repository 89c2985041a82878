import type { ClientFrame, ServerEvent } from '@fireside/contract';
import { socketPath } from '@fireside/contract/endpoints';
import { closeCodes } from '@fireside/contract/protocol';
import { type ApiError, call, isNoGame } from '../api/call.ts';
import { sayError } from '../api/say-error.ts';
import { openLine } from '../live/open-line.ts';
import { words } from '../words/words.ts';
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

interface Refusal {
  reason: RefusalReason;
  detail: string;
}

const closings: Partial<Record<number, 'deleted' | 'forbidden' | 'crowded'>> = {
  [closeCodes.gameDeleted]: 'deleted',
  [closeCodes.forbidden]: 'forbidden',
  [closeCodes.tooManySockets]: 'crowded',
};

function closingOf(code: number): Refusal | null {
  const reason = closings[code];
  return reason ? { reason, detail: words.table.closings[reason] } : null;
}

function refusalOf(error: ApiError): Refusal {
  const code = isNoGame(error)
    ? closeCodes.gameDeleted
    : error.code === 'not_participant'
      ? closeCodes.forbidden
      : 0;
  return closingOf(code) ?? { reason: 'other', detail: sayError(error) };
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

/** The socket of one table, resumed after the last message. */
export function openSocket({ gameId, lastMessageId, onEvent, onStatus }: SocketOptions): TableSocket {
  const line = openLine({
    async address() {
      const { ticket } = await call('issueTicket', { params: { game_id: gameId } });
      const url = new URL(socketPath(gameId), location.href);
      url.searchParams.set('ticket', ticket);
      url.searchParams.set('after_id', String(lastMessageId()));
      return url;
    },
    isRefusal: (code) => closings[code] !== undefined,
    onOpen: () => onStatus({ name: 'open' }),
    onData(data) {
      const event = readEvent(data);
      if (event) onEvent(event);
    },
    onLost: () => onStatus({ name: 'lost' }),
    onRefused(why) {
      const told = typeof why === 'number' ? closingOf(why) : refusalOf(why);
      if (told) onStatus({ name: 'refused', ...told });
    },
  });
  return {
    send: line.send,
    reconnect() {
      onStatus({ name: 'connecting' });
      line.reconnect();
    },
    close: line.close,
  };
}
