import type { GameRead, MessageRead, ServerEvent } from '@fireside/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTable, type TableState, tableReducer } from './table-state.ts';

const game = { my_pending_roll: null, status: 'active', ended_reason: null } as GameRead;
const asked = { notation: '1d20+3', reason: 'Stealth' };

function message(id: number, fields: Partial<MessageRead> = {}): MessageRead {
  return {
    id,
    sender_type: 'player',
    user_id: 'other',
    player_name: 'Mira',
    character_id: null,
    character_name: null,
    content: `message ${id}`,
    created_at: '2026-01-01T00:00:00.000Z',
    rolls: [],
    ...fields,
  };
}

function after(events: ServerEvent[], start: TableState = openTable(game, [], 50)): TableState {
  return events.reduce((state, event) => tableReducer(state, { type: 'server', event, me: 'me' }), start);
}

const dm = (id: number): ServerEvent => ({
  type: 'message',
  message: message(id, { sender_type: 'dm', user_id: null }),
});

test('[6.typing] the DM is writing from typing until the message, or until the turn fails', () => {
  expect(after([{ type: 'typing' }]).turn).not.toBeNull();
  expect(after([{ type: 'typing' }, dm(1)]).turn).toBeNull();
  const failed = after([{ type: 'typing' }, { type: 'error', scope: 'turn', detail: 'The model is away' }]);
  expect(failed).toMatchObject({ turn: null, turnError: 'The model is away' });
});

test("a player's message does not end the DM's turn", () => {
  expect(after([{ type: 'typing' }, { type: 'message', message: message(1) }]).turn).not.toBeNull();
});

test('[6.rolling] dice roll until their result', () => {
  const rolling = after([{ type: 'typing' }, { type: 'rolling', notation: '1d20', reason: 'Perception' }]);
  expect(rolling.turn?.rolling).toEqual({ notation: '1d20', reason: 'Perception' });
  const roll = { notation: '1d20', reason: 'Perception', total: 14, breakdown: '[14]' };
  const rolled = after([{ type: 'rolled', roll }], rolling);
  expect(rolled.turn).toMatchObject({ rolling: null, rolls: [roll] });
});

test('[3.banner] the banner is seeded on load and stays when the DM speaks', () => {
  const seeded = openTable({ ...game, my_pending_roll: asked }, [], 50);
  expect(seeded.pendingRoll).toEqual(asked);
  expect(after([{ type: 'typing' }, dm(1)], seeded).pendingRoll).toEqual(asked);
  expect(tableReducer(seeded, { type: 'game', game }).pendingRoll).toEqual(asked);
});

test('[3.banner] my next message takes the banner away; a refused one brings it back', () => {
  const seeded = openTable({ ...game, my_pending_roll: asked }, [], 50);
  const sent = tableReducer(seeded, { type: 'send', clientId: 'a', content: 'I rolled 17' });
  expect(sent.pendingRoll).toBeNull();
  const refused = after([{ type: 'error', scope: 'request', detail: 'Too fast', client_id: 'a' }], sent);
  expect(refused.pendingRoll).toEqual(asked);
  expect(refused.outgoing).toMatchObject([{ status: 'failed', detail: 'Too fast' }]);
});

test('an answer from another window of mine takes the banner away too', () => {
  const seeded = openTable({ ...game, my_pending_roll: asked }, [], 50);
  expect(after([{ type: 'message', message: message(1, { user_id: 'me' }) }], seeded).pendingRoll).toBeNull();
});

test('a message that was sent twice appears once', () => {
  const sent = tableReducer(openTable(game, [], 50), { type: 'send', clientId: 'a', content: 'hello' });
  const mine = message(1, { user_id: 'me' });
  const replayed = after([{ type: 'message', message: mine }], sent);
  const acknowledged = after([{ type: 'message', message: mine, client_id: 'a' }], replayed);
  expect(acknowledged.messages).toHaveLength(1);
  expect(acknowledged.outgoing).toEqual([]);
});

test('[6.game_ended] the end is kept with its reason', () => {
  const ended = after([{ type: 'game_ended', reason: 'victory: the bell is silent' }]);
  expect(ended.ended).toEqual({ reason: 'victory: the bell is silent' });
});

test('whatever is repeated or late, messages stand once and in order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 30 })), (ids) => {
      const { messages } = after(ids.map((id) => ({ type: 'message', message: message(id) })));
      expect(messages.map(({ id }) => id)).toEqual([...new Set(ids)].sort((a, b) => a - b));
    }),
  );
});

test('a reconnect forgets the half-told turn: the service tells it again', () => {
  const cut = after([{ type: 'typing' }, { type: 'delta', text: 'The door ' }]);
  const resumed = tableReducer(cut, { type: 'connected' });
  expect(after([{ type: 'typing' }, { type: 'delta', text: 'The door opens' }], resumed).turn?.text).toBe(
    'The door opens',
  );
});
