import type { MessageRead } from '@fireside/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoomMessage } from '../cluster/bus.ts';
import type { MessageEvent } from '../games/message-queries.ts';
import type { Connection } from './connection.ts';
import { Room } from './room.ts';

const gameId = 'game';

function messageEvent(id: number, sender_type: 'player' | 'dm' = 'player'): MessageEvent {
  return { type: 'message', message: { id, sender_type } as MessageRead };
}

/** Ids leave holes, as they do in a table that all games share. */
const stored = Array.from({ length: 12 }, (_, index) => 3 * (index + 1));
const announcement = (id: number): RoomMessage => ({
  kind: 'room',
  gameId,
  event: messageEvent(id),
  after: id - 3,
});

function openRoom(lastId: number) {
  const shown: RoomMessage[] = [];
  let isTurnShown = false;
  const room = new Room({
    gameId,
    lastId,
    read: async (_, after, through) =>
      stored.filter((id) => id > after && id <= through).map((id) => messageEvent(id)),
    show(message) {
      shown.push(message);
      if (message.event.type === 'typing') isTurnShown = true;
      if (message.event.type === 'message' && message.event.message.sender_type === 'dm') isTurnShown = false;
    },
    isTurnShown: () => isTurnShown,
  });
  room.connections.add({ ready: async () => {} } as Connection);
  const ids = () => shown.flatMap(({ event }) => (event.type === 'message' ? [event.message.id] : []));
  return { room, shown, ids };
}

const settled = () => new Promise(setImmediate);

describe('a room', () => {
  it('[D5.3] never shows the text of a message whose removal is heard first', async () => {
    const { room, shown } = openRoom(3);
    const removed = { id: 6, sender_type: 'dm', removed: true } as MessageRead;
    room.hear({ kind: 'room', gameId, event: { type: 'removed', message: removed } });
    await settled();
    // From another node, late: there it was stored before it was removed.
    room.hear({ ...announcement(6), event: messageEvent(6, 'dm'), epoch: 2 });
    room.hear({ kind: 'room', gameId, event: { type: 'typing' }, epoch: 1 });
    room.hear({ ...announcement(6), event: messageEvent(6, 'dm'), epoch: 2 });
    await settled();
    const told = shown.flatMap(({ event }) =>
      event.type === 'message' || event.type === 'removed' ? [[event.type, event.message]] : [],
    );
    // What was read from the store, the removal, and what ends the turn that was shown meanwhile.
    expect(told).toEqual([
      ['message', messageEvent(6).message],
      ['removed', removed],
      ['message', removed],
    ]);
  });

  it('shows every message once and in order, whichever announcements are late, doubled or lost', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...stored), fc.boolean()), { maxLength: 40 }),
        fc.constantFrom(0, 6),
        async (arrivals, seed) => {
          const { room, ids } = openRoom(seed);
          for (const [id, pause] of arrivals) {
            room.hear(announcement(id));
            if (pause) await settled();
          }
          await settled();
          const newest = Math.max(seed, ...arrivals.map(([id]) => id));
          expect(ids()).toEqual(stored.filter((id) => id > seed && id <= newest));
        },
      ),
    );
  });

  it('keeps what comes behind a late message behind it', async () => {
    const { room, shown } = openRoom(0);
    room.hear(announcement(6));
    room.hear({ kind: 'room', gameId, event: { type: 'typing' }, epoch: 1 });
    expect(shown).toEqual([]);
    await settled();
    expect(shown.map(({ event }) => (event.type === 'message' ? event.message.id : event.type))).toEqual([
      3,
      6,
      'typing',
    ]);
  });

  it('believes the later of two holders of the game', async () => {
    const { room, shown } = openRoom(0);
    const delta = (text: string, epoch: number): RoomMessage => ({
      kind: 'room',
      gameId,
      event: { type: 'delta', text },
      epoch,
    });
    for (const [text, epoch] of [
      ['old ', 1],
      ['new ', 2],
      ['late ', 1],
      ['words', 2],
    ] as const)
      room.hear(delta(text, epoch));
    expect(shown.map(({ event }) => (event.type === 'delta' ? event.text : ''))).toEqual([
      'old ',
      'new ',
      'words',
    ]);
  });

  it('ends a turn for the clients that was shown after its reply had been read from the store', async () => {
    const { room, shown } = openRoom(0);
    await room.makeUp([messageEvent(3, 'dm')]);
    room.hear({ kind: 'room', gameId, event: { type: 'typing' }, epoch: 1 });
    room.hear({ kind: 'room', gameId, event: messageEvent(3, 'dm'), epoch: 1, after: 0 });
    room.hear({ kind: 'room', gameId, event: messageEvent(3, 'dm'), epoch: 1, after: 0 });
    expect(shown.map(({ event }) => event.type)).toEqual(['message', 'typing', 'message']);
  });

  it('tries again when the store cannot be read', async () => {
    let attempts = 0;
    const shown: number[] = [];
    const room = new Room({
      gameId,
      lastId: 0,
      read: async () => {
        if (++attempts === 1) throw new Error('away');
        return [messageEvent(3)];
      },
      show: ({ event }) => event.type === 'message' && shown.push(event.message.id),
      isTurnShown: () => false,
    });
    room.connections.add({ ready: async () => {} } as Connection);
    room.hear(announcement(6));
    await expect.poll(() => shown).toEqual([3, 6]);
  });
});
