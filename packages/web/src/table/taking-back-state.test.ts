import type { MessageRead, ServerEvent } from '@fireside/contract';
import { type Effect, invertEffect, toHitPoints } from '@fireside/contract/effects';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bram, messageWith, quietTable } from '../../test/support/table-example.ts';
import { speechOf } from './speech.ts';
import { awaitedRoll, openTable, shownTable, type TableState, tableReducer } from './table-state.ts';

function after(events: ServerEvent[], start = openTable('me', quietTable)): TableState {
  return events.reduce((state, event) => tableReducer(state, { type: 'server', event }), start);
}

const typing: ServerEvent = { type: 'typing' };
const paused: ServerEvent = { type: 'paused' };
const resumed: ServerEvent = { type: 'resumed' };
const rewound = (message_id: number): ServerEvent => ({ type: 'rewound', message_id });
const said = (message: MessageRead): ServerEvent => ({ type: 'message', message });
const mine = (id: number, fields: Partial<MessageRead> = {}) =>
  said(messageWith(id, { user_id: 'me', ...fields }));
const narrated = (id: number, effects: Effect[] = []) =>
  said(messageWith(id, { sender_type: 'dm', user_id: null, kind: 'narration', effects }));
const hurt = toHitPoints(bram, 15)!;
const ids = ({ messages }: TableState) => messages.map(({ id }) => id);
const hitPoints = (state: TableState) => shownTable(state).party[0]!.character!.current_hp;
const stealth = { notation: '1d20+3', reason: 'Stealth' };
const asking = {
  ...quietTable,
  party: quietTable.party.map((seat) => (seat.user_id === 'me' ? { ...seat, pending_roll: stealth } : seat)),
};

test('[E8.119] what was taken back is gone from the story, and its effects go as they are told', () => {
  const state = after([narrated(1), mine(2), narrated(3, [hurt]), rewound(2)]);
  expect(ids(state)).toEqual([1]);
  expect(hitPoints(state)).toBe(15);
  expect(hitPoints(after([{ type: 'effect', effect: invertEffect(hurt) }], state))).toBe(22);
});

test('[E8.119] a turn that ran is dropped with it, and so is the failure of one', () => {
  const running = after([mine(2), typing, { type: 'effect', effect: hurt }, rewound(2)]);
  expect(running.turn).toBeNull();
  expect(hitPoints(running)).toBe(22);
  const failed: ServerEvent = { type: 'error', scope: 'turn', detail: 'The model is away' };
  expect(after([mine(2), typing, failed, rewound(2)]).turnError).toBeNull();
  expect(
    after([mine(2), typing, failed, said(messageWith(3, { kind: 'table' })), rewound(3)]).turnError,
  ).toBe('The model is away');
});

test('[E8.119] neither a page that was read before nor a late message brings it back; what follows does come', () => {
  const state = after([said(messageWith(7)), said(messageWith(8)), rewound(3)]);
  const pages = tableReducer(state, {
    type: 'older',
    messages: [messageWith(2), messageWith(3), messageWith(4)],
    more: false,
  });
  expect(ids(pages)).toEqual([2]);
  expect(ids(after([said(messageWith(8)), said(messageWith(9))], pages))).toEqual([2, 9]);
});

test('[E8.119] whoever was away is told first, and then what came since', () => {
  const known = after([mine(1), narrated(2), mine(3), narrated(4)]);
  const back = tableReducer(known, { type: 'connected' });
  expect(ids(after([rewound(3), rewound(4), mine(5), narrated(6)], back))).toEqual([1, 2, 5, 6]);
});

test('[E8.120] what I asked last is given back to the composer, as what it was', () => {
  const whisper = mine(4, { kind: 'whisper', to: 'dm', content: 'I lied' });
  const state = after([mine(2), narrated(3), whisper, mine(5, { kind: 'table' }), rewound(2)]);
  expect(state.returned).toMatchObject({ id: 4, kind: 'whisper', to: 'dm', content: 'I lied' });
  expect(tableReducer(state, { type: 'returned' }).returned).toBeNull();
  expect(after([said(messageWith(2)), narrated(3), rewound(2)]).returned).toBeNull();
  expect(after([mine(2, { removed: true }), rewound(2)]).returned).toBeNull();
});

test('[E8.120] a roll that I had answered is awaited again when the answer was taken back', () => {
  const start = openTable('me', asking);
  const sent = tableReducer(start, { type: 'send', clientId: 'a', speech: speechOf('17') });
  const stored = after(
    [{ type: 'message', message: messageWith(2, { user_id: 'me' }), client_id: 'a' }],
    sent,
  );
  expect(awaitedRoll(stored)).toBeNull();
  expect(awaitedRoll(after([rewound(2)], stored))).toEqual(stealth);
});

test('[E8.117] an answer that was retold keeps its place and its effects', () => {
  const message = messageWith(3, { sender_type: 'dm', user_id: null, content: 'In other words', takes: 2 });
  const state = after([mine(2), narrated(3, [hurt]), said(messageWith(4, { kind: 'table' })), typing]);
  const retold = after([{ type: 'retold', message }], state);
  expect(ids(retold)).toEqual([2, 3, 4]);
  expect(retold.messages[1]).toMatchObject({ content: 'In other words', takes: 2 });
  expect(hitPoints(retold)).toBe(15);
  expect(retold.turn).toBeNull();
});

test('[E8.117] a page that was read before a retelling does not bring the former words back', () => {
  const message = messageWith(3, { sender_type: 'dm', content: 'In other words', takes: 2 });
  const state = after([said(messageWith(7)), { type: 'retold', message }]);
  expect(ids(state)).toEqual([7]);
  const read = tableReducer(state, { type: 'older', messages: [messageWith(3)], more: false });
  expect(read.messages[0]?.content).toBe('In other words');
});

test('[E8.122] a pause drops the running turn without a word of error, and it can be run again afterwards', () => {
  const state = after([
    mine(2),
    typing,
    { type: 'effect', effect: hurt },
    { type: 'delta', text: 'The' },
    paused,
  ]);
  expect(state).toMatchObject({ turn: null, turnError: null, paused: true, dropped: true });
  expect(hitPoints(state)).toBe(22);
  const on = after([resumed], state);
  expect(on).toMatchObject({ paused: false, dropped: true });
  expect(tableReducer(on, { type: 'retry' }).dropped).toBe(false);
  expect(after([typing], on).dropped).toBe(false);
  expect(after([rewound(2)], on).dropped).toBe(false);
  expect(after([mine(2), narrated(3), paused, resumed]).dropped).toBe(false);
});

test('[E8.122] whoever comes after the pause hears no error either, and can have it run again', () => {
  const dropped: ServerEvent = {
    type: 'error',
    scope: 'turn',
    code: 'game_paused',
    detail: 'The game was paused',
  };
  const state = after([mine(2), paused, dropped]);
  expect(state).toMatchObject({ turnError: null, paused: true, dropped: true });
  expect(after([mine(2), dropped])).toMatchObject({ turnError: null, dropped: true });
  expect(after([resumed, typing], state)).toMatchObject({ turnError: null, dropped: false });
});

test('[E8.122] a pause that dropped a turn brings its roll back', () => {
  const takenUp: Effect = {
    kind: 'roll_asked',
    user_id: 'me',
    notation: null,
    reason: null,
    before: stealth,
  };
  const sent = tableReducer(openTable('me', asking), {
    type: 'send',
    clientId: 'a',
    speech: { type: 'roll_pending' },
  });
  expect(awaitedRoll(sent)).toBeNull();
  const state = after([mine(2), typing, { type: 'effect', effect: takenUp }, paused], sent);
  expect(awaitedRoll(state)).toEqual(stealth);
});

test('[E8.106] a roll that was asked in a whisper and answered aloud is awaited no longer, though no message tells of it', () => {
  const takenUp: Effect = {
    kind: 'roll_asked',
    user_id: 'me',
    notation: null,
    reason: null,
    before: stealth,
  };
  const sent = tableReducer(openTable('me', asking), { type: 'send', clientId: 'a', speech: speechOf('17') });
  const state = after([mine(2), typing, { type: 'effect', effect: takenUp }, narrated(3)], sent);
  expect(awaitedRoll(state)).toBeNull();
});

test('[E8.121] whether it is paused is known on arrival and after an absence, unless something newer was told', () => {
  const start = openTable('me', quietTable, [messageWith(1)], true);
  expect(start).toMatchObject({ paused: true, dropped: true });
  const read = { type: 'read pause', paused: false, pauses: 0 } as const;
  expect(tableReducer(start, read).paused).toBe(false);
  expect(tableReducer(after([resumed, paused], start), read).paused).toBe(true);
});

test('[E8.106] what waits is sent again as what it was', () => {
  const speech = speechOf('I lied', { kind: 'whisper', to: 'dm' });
  const sent = tableReducer(openTable('me', quietTable), { type: 'send', clientId: 'a', speech });
  const refused = after([{ type: 'error', scope: 'request', detail: 'Too fast', client_id: 'a' }], sent);
  expect(tableReducer(refused, { type: 'resend', clientId: 'a' }).outgoing).toMatchObject([
    { speech, status: 'sending' },
  ]);
});

test('[E8.106] table talk answers no roll, and leaves the failure of a turn alone', () => {
  const failed: ServerEvent = { type: 'error', scope: 'turn', detail: 'The model is away' };
  const start = after([failed], openTable('me', asking));
  for (const speech of [
    speechOf('Pizza?', { kind: 'table' }),
    speechOf('psst', { kind: 'whisper', to: 'other' }),
    { type: 'roll', notation: '1d20' } as const,
  ]) {
    const sent = tableReducer(start, { type: 'send', clientId: 'a', speech });
    expect(awaitedRoll(sent)).toEqual(stealth);
    expect(sent.turnError).toBe('The model is away');
  }
  expect(awaitedRoll(after([mine(3, { kind: 'table' })], start))).toEqual(stealth);
});

test('[E8.119] whatever is taken back in whichever order, nothing of it is left and the rest stands', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), fc.nat(20)), { maxLength: 40 }), (steps) => {
      let newest = 0;
      let state = openTable('me', quietTable);
      let expected: number[] = [];
      for (const [isRewind, at] of steps) {
        if (isRewind) {
          state = after([rewound(at + 1)], state);
          expected = expected.filter((id) => id <= at);
        } else {
          newest += 1;
          state = after([said(messageWith(newest))], state);
          expected.push(newest);
        }
        newest = Math.max(newest, isRewind ? at + 1 : 0);
      }
      expect(ids(state)).toEqual(expected);
    }),
  );
});
