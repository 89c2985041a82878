import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeCodes, limits, Refusal } from '@fireside/contract';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Sessions } from '../accounts/sessions.ts';
import { messageQueries } from '../games/message-queries.ts';
import { seatQueries } from '../games/seat-queries.ts';
import { bareAnswer } from '../http/bare-answer.ts';
import { networkOf } from '../http/network-of.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import { isForeign, type OriginCheck } from '../http/origin.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import { createCatchUp } from './catch-up.ts';
import { closeWithin, Connection } from './connection.ts';
import { readFrames } from './frame-reader.ts';
import type { FrameHandler } from './player-frames.ts';
import type { Removals } from './removals.ts';
import type { Rooms } from './rooms.ts';
import { readSocketQuery, SocketClosing, toSocketClosing } from './socket-closing.ts';
import { createSocketCount } from './socket-count.ts';
import type { Tickets } from './tickets.ts';
import type { TurnQueue } from './turn-queue.ts';
import type { Turns } from './turns.ts';

interface Parts {
  server: Server;
  store: Store;
  tickets: Tickets;
  sessions: Sessions;
  rooms: Rooms;
  removals: Removals;
  queue: TurnQueue;
  turns: Turns;
  handleFrame: FrameHandler;
  originCheck: OriginCheck;
  /** Where an upgrade comes from. */
  addressOf(request: IncomingMessage): string;
  badTickets: RateLimiter;
  log: Log;
}

const socketPath = /^\/api\/games\/([0-9a-f-]{36})\/ws$/i;

/** Opens the sockets of the play tables. */
export function serveSockets(parts: Parts) {
  const { server, store, tickets, sessions, rooms, queue, handleFrame, log } = parts;
  const { originCheck, addressOf, badTickets } = parts;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.frameBytes,
    perMessageDeflate: false,
    clientTracking: false,
  });

  const catchUp = createCatchUp(parts);
  const openSockets = createSocketCount(limits.socketsPerUser);

  async function admit(gameId: string, ticket: string) {
    const holder = await tickets.redeem(gameId, ticket);
    if (!holder) throw new Refusal('not_authenticated');
    const newestId = await store.call(messageQueries.newest, { gameId });
    // Last: between this answer and the room nothing is awaited, so no end of a session is missed.
    const caller = await sessions.findByHash(holder.sessionHash);
    if (!caller) throw new Refusal('not_authenticated');
    return { caller, newestId };
  }

  function accept(socket: WebSocket, gameId: string, search: URLSearchParams, admitted: () => void) {
    let connection: Connection | null = null;
    let forget = () => {};
    // A peer that was told to go may still be talking.
    const frames = readFrames(socket, async (frame) =>
      connection?.isOpen ? handleFrame(connection, frame) : 0,
    );

    // ws closes the connection by itself (1009 for a frame that is too large) and `close` follows.
    socket.on('error', () => {});
    for (const sign of ['pong', 'message'] as const) {
      socket.on(sign, () => connection?.heard());
    }
    socket.on('close', () => {
      forget();
      if (connection) rooms.leave(connection);
    });

    async function open() {
      const { ticket, after_id: afterId } = readSocketQuery(search);
      const { caller, newestId } = await admit(gameId, ticket);
      admitted();
      if (socket.readyState !== socket.OPEN) return;
      const { userId, name, sessionHash } = caller;
      const counted = openSockets.add(userId);
      if (!counted) throw new SocketClosing(closeCodes.tooManySockets, 'too many connections');
      forget = counted;
      connection = new Connection(socket, { gameId, userId, userName: name, sessionHash });
      rooms.enter(connection, newestId);
      // From here on the end of the session is heard; it may have come just before.
      if (!(await sessions.findByHash(sessionHash))) throw new Refusal('not_authenticated');
      // And so is whoever leaves the table.
      const [seated] = await store.call(seatQueries.standing, { seats: [[gameId, userId]] });
      if (!seated) throw new SocketClosing(closeCodes.forbidden, 'no longer at this table');
      await catchUp(connection, { afterId, newestId });
      // The opening greeting comes before anything that this connection says is read.
      await queue.greet(gameId);
      await frames.start();
    }

    open().catch((error) => {
      const { code, message } = toSocketClosing(error);
      if (code === closeCodes.fault) log.error({ err: error, game: gameId }, 'a socket could not be opened');
      if (connection) connection.close(code, message);
      else closeWithin(socket, code, message);
    });
  }

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const address = URL.parse(request.url ?? '', 'http://localhost');
    const gameId = address && socketPath.exec(address.pathname)?.[1]?.toLowerCase();
    if (!gameId) return refuseUpgrade(stream, new Refusal('not_found'));
    if (isForeign(request.headers, request.headers.host, originCheck)) {
      return refuseUpgrade(stream, new Refusal('cross_site'));
    }
    // Before the database is asked for anything: a ticket that is none costs it a write.
    let admitted: () => void;
    try {
      admitted = badTickets.take(networkOf(addressOf(request)));
    } catch (error) {
      return refuseUpgrade(stream, error as Refusal);
    }
    sockets.handleUpgrade(request, stream, head, (socket) =>
      accept(socket, gameId, address.searchParams, admitted),
    );
  });
}

function refuseUpgrade(stream: Duplex, refusal: Refusal) {
  // Nobody else listens any more: a reset would end the process, and a peer that stays would keep its socket.
  stream.on('error', () => stream.destroy());
  stream.once('finish', () => stream.destroy());
  stream.end(bareAnswer(refusal));
}
