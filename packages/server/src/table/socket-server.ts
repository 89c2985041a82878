import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeCodes, limits, Refusal } from '@fireside/contract';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Caller, Sessions } from '../accounts/sessions.ts';
import { bareAnswer } from '../http/bare-answer.ts';
import { networkOf } from '../http/network-of.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import { isForeign, type OriginCheck } from '../http/origin.ts';
import type { Log } from '../log.ts';
import { readFrames } from './frame-reader.ts';
import { closeWithin, type Peer, type PeerIdentity } from './peer.ts';
import { readSocketQuery, SocketClosing, toSocketClosing } from './socket-closing.ts';
import { createSocketCount } from './socket-count.ts';
import type { Tickets } from './tickets.ts';

/** Where sockets of one kind open, and what they open to. */
export interface Door<Someone extends Peer = Peer, Found = unknown> {
  /** What a ticket must be for at this address; null where it is another door's. */
  placeAt(path: string): string | null;
  /** What has to be known before somebody enters. */
  look(place: string): Promise<Found>;
  /** From here on they are told everything. */
  enter(socket: WebSocket, place: string, identity: PeerIdentity, found: Found): Someone;
  /** What they are told first, before anything that they send is read. */
  welcome(someone: Someone, found: Found, afterId: number | undefined): Promise<void>;
  /** What comes before anything that they say; they may stop it. */
  open?(someone: Someone): Promise<void>;
  /** Resolves with the seconds for which nothing more of them should be read. */
  hear(someone: Someone, frame: Buffer): Promise<number>;
  leave(someone: Someone): void;
}

interface Parts {
  server: Server;
  doors: readonly Door[];
  tickets: Tickets;
  sessions: Sessions;
  originCheck: OriginCheck;
  /** Where an upgrade comes from. */
  addressOf(request: IncomingMessage): string;
  badTickets: RateLimiter;
  log: Log;
}

/** Opens the sockets: whoever comes with a ticket enters by the door that it is for. */
export function serveSockets(parts: Parts) {
  const { server, doors, tickets, sessions, originCheck, addressOf, badTickets, log } = parts;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.frameBytes,
    perMessageDeflate: false,
    clientTracking: false,
  });

  const openSockets = createSocketCount(limits.socketsPerUser);

  async function admit(
    door: Door,
    place: string,
    ticket: string,
  ): Promise<{ caller: Caller; found: unknown }> {
    const holder = await tickets.redeem(place, ticket);
    if (!holder) throw new Refusal('not_authenticated');
    const found = await door.look(place);
    // Last: between this answer and the entering nothing is awaited, so no end of a session is missed.
    const caller = await sessions.findByHash(holder.sessionHash);
    if (!caller) throw new Refusal('not_authenticated');
    return { caller, found };
  }

  interface Visit {
    door: Door;
    place: string;
    search: URLSearchParams;
    admitted(): void;
  }

  function accept(socket: WebSocket, { door, place, search, admitted }: Visit) {
    let peer: Peer | null = null;
    let forget = () => {};
    // A peer that was told to go may still be talking.
    const frames = readFrames(socket, async (frame) => (peer?.isOpen ? door.hear(peer, frame) : 0));

    // ws closes the connection by itself (1009 for a frame that is too large) and `close` follows.
    socket.on('error', () => {});
    for (const sign of ['pong', 'message'] as const) {
      socket.on(sign, () => peer?.heard());
    }
    socket.on('close', () => {
      forget();
      if (peer) door.leave(peer);
    });

    async function open() {
      const { ticket, after_id: afterId } = readSocketQuery(search);
      const { caller, found } = await admit(door, place, ticket);
      admitted();
      if (socket.readyState !== socket.OPEN) return;
      const { userId, name: userName, sessionHash } = caller;
      const counted = openSockets.add(userId);
      if (!counted) throw new SocketClosing(closeCodes.tooManySockets, 'too many connections');
      forget = counted;
      peer = door.enter(socket, place, { userId, userName, sessionHash }, found);
      // From here on the end of the session is heard; it may have come just before.
      if (!(await sessions.findByHash(sessionHash))) throw new Refusal('not_authenticated');
      await door.welcome(peer, found, afterId);
      frames.startUrgent();
      await door.open?.(peer);
      await frames.start();
    }

    open().catch((error) => {
      const { code, message } = toSocketClosing(error);
      if (code === closeCodes.fault) log.error({ err: error, game: place }, 'a socket could not be opened');
      if (peer) peer.close(code, message);
      else closeWithin(socket, code, message);
    });
  }

  function doorAt(path: string): Pick<Visit, 'door' | 'place'> | null {
    for (const door of doors) {
      const place = door.placeAt(path);
      if (place !== null) return { door, place };
    }
    return null;
  }

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const address = URL.parse(request.url ?? '', 'http://localhost');
    const found = address && doorAt(address.pathname);
    if (!found) return refuseUpgrade(stream, new Refusal('not_found'));
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
      accept(socket, { ...found, search: address.searchParams, admitted }),
    );
  });
}

function refuseUpgrade(stream: Duplex, refusal: Refusal) {
  // Nobody else listens any more: a reset would end the process, and a peer that stays would keep its socket.
  stream.on('error', () => stream.destroy());
  stream.once('finish', () => stream.destroy());
  stream.end(bareAnswer(refusal));
}
