import type { MessageRead } from '@fireside/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Told } from '../games/message-queries.ts';
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

const told = (id: number, sender?: 'dm'): Told => ({ place: id, event: messageEvent(id, sender) });

function openRoom(lastId: number) {
  const shown: RoomMessage[] = [];
  let isTurnShown = false;
  const room = new Room({
    gameId,
    lastId,
    read: async (_, after, through) =>
      stored.filter((id) => id > after && id <= through).map((id) => told(id)),
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

  describe('when something is taken back', () => {
    /** Messages 9 and 12 are taken back; the rewind has the place 13, and 15 is said after it. */
    const rewound: RoomMessage = {
      kind: 'room',
      gameId,
      event: { type: 'rewound', message_id: 9 },
      after: 12,
      behind: [{ event: { type: 'resumed' } }],
    };
    const later: RoomMessage = { ...announcement(15), after: 13 };
    const kept: Told[] = [
      ...[3, 6].map((id) => told(id)),
      { place: 13, event: { type: 'rewound', message_id: 9 } },
      told(15),
    ];

    function openRewound(lastId: number) {
      const shown: (number | string)[] = [];
      const room = new Room({
        gameId,
        lastId,
        read: async (_, after, through) =>
          kept.filter(
            ({ place, event }) =>
              place > after && place <= through && !(event.type === 'rewound' && event.message_id > after),
          ),
        show: ({ event }) => shown.push(event.type === 'message' ? event.message.id : event.type),
        isTurnShown: () => true,
      });
      room.connections.add({ ready: async () => {} } as Connection);
      return { room, shown };
    }

    it('[E8.36] shows none of the withdrawn messages behind it, however late they are announced', async () => {
      const { room, shown } = openRewound(9);
      room.hear(rewound);
      await settled();
      room.hear({ ...announcement(12), event: messageEvent(12, 'dm'), epoch: 7 });
      room.hear(later);
      await settled();
      expect(shown).toEqual(['rewound', 'resumed', 15]);
    });

    it('[E8.36] shows it before what was said after it, also when that is heard first', async () => {
      const { room, shown } = openRewound(12);
      room.hear(later);
      await settled();
      expect(shown).toEqual(['rewound', 15]);
      // Of what changed back only the announcement knows.
      room.hear(rewound);
      await settled();
      expect(shown).toEqual(['rewound', 15, 'resumed']);
    });

    it('[E8.36] shows it before a turn that began after it', async () => {
      const { room, shown } = openRewound(12);
      room.hear({ kind: 'room', gameId, event: { type: 'typing' }, turn: 4, epoch: 2, after: 13 });
      await settled();
      expect(shown).toEqual(['rewound', 'typing']);
    });

    it('[E8.36] says nothing of it where none of the messages was known', async () => {
      const { room, shown } = openRewound(6);
      room.hear(later);
      await settled();
      expect(shown).toEqual([15]);
    });
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
    await room.makeUp([told(3, 'dm')]);
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
        return [told(3)];
      },
      show: ({ event }) => event.type === 'message' && shown.push(event.message.id),
      isTurnShown: () => false,
    });
    room.connections.add({ ready: async () => {} } as Connection);
    room.hear(announcement(6));
    await expect.poll(() => shown).toEqual([3, 6]);
  });
});
