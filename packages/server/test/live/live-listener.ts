import { type GameRead, type LiveEvent, liveSocketPath } from '@fireside/contract';
import type { Client } from '@fireside/testing';
import { expect } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';

/** Somebody who listens to what happens in all games. */
export interface LiveListener {
  readonly events: readonly LiveEvent[];
  readonly closed: Promise<number>;
  /** How a game stood each time that something was heard of it since a mark. */
  heardOf(gameId: string, mark?: number): GameRead[];
  /** The first news of a game since a mark that meet a condition. */
  waitFor(gameId: string, is?: (game: GameRead) => boolean, mark?: number): Promise<GameRead>;
  /** Whatever was sent before has arrived when this resolves. */
  settle(): Promise<void>;
  send(frame: string): void;
}

export function liveSocket(url: string, ticket: string, options: ClientOptions = {}) {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}${liveSocketPath}?ticket=${ticket}`, options);
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('error', () => {});
  return { socket, closed };
}

export async function listen(client: Client): Promise<LiveListener> {
  const { ticket } = await client.must('issueLiveTicket');
  const { socket, closed } = liveSocket(client.url, ticket);
  const events: LiveEvent[] = [];
  socket.on('message', (data) => events.push(JSON.parse(data.toString()) as LiveEvent));
  await new Promise((resolve) => socket.once('open', resolve));
  const heardOf = (gameId: string, mark = 0) =>
    events
      .slice(mark)
      .flatMap((event) => (event.type === 'game' && event.game.id === gameId ? [event.game] : []));
  const pongs = () => events.filter(({ type }) => type === 'pong').length;
  const listener: LiveListener = {
    events,
    closed,
    heardOf,
    async waitFor(gameId, is = () => true, mark = 0) {
      await expect.poll(() => heardOf(gameId, mark).some(is)).toBe(true);
      return heardOf(gameId, mark).find(is)!;
    },
    async settle() {
      const before = pongs();
      socket.send('{"type":"ping"}');
      await expect.poll(pongs).toBe(before + 1);
    },
    send: (frame) => socket.send(frame),
  };
  // An answer means that it is known what they want to hear of.
  await listener.settle();
  return listener;
}
