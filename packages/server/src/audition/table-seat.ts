import { type ServerEvent, socketPath } from '@fireside/contract';
import { WebSocket } from 'ws';
import type { AuditionClient } from './audition-client.ts';
import type { Reply } from './scene.ts';

interface SeatOptions {
  client: AuditionClient;
  gameId: string;
  /** Milliseconds that never go back. */
  elapsed(): number;
  /** Aborted when the scene has had its time. */
  signal: AbortSignal;
}

/** A player's socket: says something and hears what the DM makes of it. */
export interface TableSeat {
  /** The opening of a game that nobody has opened yet. */
  opening: Promise<Reply>;
  say(words: string): Promise<Reply>;
  close(): void;
}

type Hear = (event: ServerEvent) => void;

/** Waits for the end of one turn. */
function hearTurn({ elapsed, signal }: SeatOptions, listen: (hear: Hear | null) => void): Promise<Reply> {
  const startedAt = elapsed();
  let secondsToFirstWord: number | null = null;
  return new Promise((resolve) => {
    const finish = (reply: Pick<Reply, 'message' | 'failure'>) => {
      listen(null);
      signal.removeEventListener('abort', stop);
      resolve({ ...reply, secondsToFirstWord });
    };
    const stop = () => finish({ message: null, failure: String(signal.reason) });
    signal.addEventListener('abort', stop, { once: true });
    listen((event) => {
      const isWord =
        event.type === 'delta' || (event.type === 'message' && event.message.sender_type === 'dm');
      if (isWord) secondsToFirstWord ??= (elapsed() - startedAt) / 1000;
      if (event.type === 'message' && event.message.sender_type === 'dm')
        finish({ message: event.message, failure: null });
      else if (event.type === 'error') finish({ message: null, failure: event.detail });
    });
    if (signal.aborted) stop();
  });
}

/** Takes a ticket and a seat; the first to sit down hears the opening. */
export async function takeSeat(options: SeatOptions): Promise<TableSeat> {
  const { client, gameId } = options;
  const { ticket } = await client.must('issueTicket', { params: { game_id: gameId } });
  const address = new URL(`${client.url}${socketPath(gameId)}`.replace(/^http/, 'ws'));
  address.searchParams.set('ticket', ticket);
  const socket = new WebSocket(address, { perMessageDeflate: false });
  let hear: Hear | null = null;
  const listen = (given: Hear | null) => {
    hear = given;
  };
  socket.on('message', (data) => hear?.(JSON.parse(data.toString()) as ServerEvent));
  const opening = hearTurn(options, listen);
  socket.once('close', () => hear?.({ type: 'error', scope: 'turn', detail: 'the socket was closed' }));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  socket.on('error', () => {});
  return {
    opening,
    say(words) {
      const reply = hearTurn(options, listen);
      socket.send(JSON.stringify({ type: 'message', content: words }));
      return reply;
    },
    close: () => socket.terminate(),
  };
}
