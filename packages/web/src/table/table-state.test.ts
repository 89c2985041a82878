import type { MessageRead, ServerEvent } from '@fireside/contract';
import { changeItem, type Effect, type RollAsked, rollsOf, toHitPoints } from '@fireside/contract/effects';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bram, messageWith, quietTable } from '../../test/support/table-example.ts';
import type { OpenTable } from './open-table.ts';
import { speechOf } from './speech.ts';
import { awaitedRoll, openTable, shownTable, type TableState, tableReducer } from './table-state.ts';

const stealth = { notation: '1d20+3', reason: 'Stealth' };
const asking: OpenTable = {
  ...quietTable,
  party: quietTable.party.map((seat) => (seat.user_id === 'me' ? { ...seat, pending_roll: stealth } : seat)),
};
const takenUp: RollAsked = {
  kind: 'roll_asked',
  user_id: 'me',
  notation: null,
  reason: null,
  before: stealth,
};

function opened(table: OpenTable = quietTable): TableState {
  return openTable('me', table);
}

function after(events: ServerEvent[], start = opened()): TableState {
  return events.reduce((state, event) => tableReducer(state, { type: 'server', event }), start);
}

const typing: ServerEvent = { type: 'typing' };
const failed: ServerEvent = { type: 'error', scope: 'turn', detail: 'The model is away' };
const told = (effect: Effect): ServerEvent => ({ type: 'effect', effect });
const said = (message: MessageRead): ServerEvent => ({ type: 'message', message });
const narrated = (id: number, effects: Effect[] = []): ServerEvent =>
  said(messageWith(id, { sender_type: 'dm', user_id: null, effects }));
const hurt = toHitPoints(bram, 15)!;
const found = changeItem(bram, { item: 'Silver key', quantity: 1 })!;

function bramIn(state: TableState) {
  return shownTable(state).party[0]!.character!;
}

test('[6.typing] the DM is writing from typing until the message, or until the turn fails', () => {
  expect(after([typing]).turn).not.toBeNull();
  expect(after([typing, narrated(1)]).turn).toBeNull();
  expect(after([typing, failed])).toMatchObject({ turn: null, turnError: 'The model is away' });
});

test("a player's message does not end the DM's turn", () => {
  expect(after([typing, said(messageWith(1))]).turn).not.toBeNull();
});

test('[6.rolling] dice roll until their result', () => {
  const rolling = after([typing, { type: 'rolling', notation: '1d20', reason: 'Perception' }]);
  expect(rolling.turn?.rolling).toEqual({ notation: '1d20', reason: 'Perception' });
  const roll = { notation: '1d20', reason: 'Perception', total: 14, breakdown: '[14]' };
  const { turn } = after([told({ kind: 'rolled', roll, by: 'dm' })], rolling);
  expect(turn?.rolling).toBeNull();
  expect(rollsOf(turn?.effects ?? [])).toEqual([roll]);
});

test('[E1.11] an effect shows as it happens', () => {
  const running = after([typing, told(hurt), told(found)]);
  expect(bramIn(running).current_hp).toBe(15);
  expect(bramIn(running).inventory.map(({ name }) => name)).toEqual(['Rope', 'Torch', 'Silver key']);
});

test('[E1.8] what a failed turn announced has not happened', () => {
  const quest = { name: 'Find Odo', status: 'open', note: '' };
  const state = after([
    typing,
    told(hurt),
    told(found),
    told({
      kind: 'condition',
      character_id: 'bram',
      name: 'Bram',
      condition: 'blinded',
      on: true,
      position: 1,
    }),
    told({ kind: 'world', field: 'quests', before: [], after: [quest] }),
    told({ kind: 'roll_asked', user_id: 'other', ...stealth, before: null }),
    told({ kind: 'game_ended', reason: 'defeat: all is lost', before: null }),
    failed,
  ]);
  expect(shownTable(state)).toEqual(quietTable);
});

test('[E1.8] a roll that was taken up before I sat down is awaited again when its turn fails', () => {
  const newcomer = after([typing, told(takenUp)]);
  expect(awaitedRoll(newcomer)).toBeNull();
  expect(awaitedRoll(after([failed], newcomer))).toEqual(stealth);
});

test('a message that is told again ends what its turn showed too late', () => {
  const late = after([narrated(5, [hurt]), typing, told(found), narrated(5, [hurt])]);
  expect(late.turn).toBeNull();
  expect(bramIn(late).inventory.map(({ name }) => name)).toEqual(['Rope', 'Torch']);
});

test('[E1.8] a turn that begins anew forgets what its first attempt announced', () => {
  expect(bramIn(after([typing, told(hurt), typing])).current_hp).toBe(22);
});

test('[E1.9] the message says how it was committed, and that stands', () => {
  const committed: Effect = { ...hurt, before: 30, after: 23 };
  const state = after([typing, told(hurt), narrated(1, [committed])]);
  expect(bramIn(state).current_hp).toBe(23);
  expect(bramIn(after([typing, failed], state)).current_hp).toBe(23);
});

test('a message that is known already changes nothing a second time', () => {
  const state = after([narrated(1, [hurt]), narrated(2, [toHitPoints({ ...bram, current_hp: 15 }, 4)!])]);
  expect(bramIn(after([narrated(1, [hurt])], state)).current_hp).toBe(4);
});

test('an effect outside of a turn stands', () => {
  expect(bramIn(after([told(hurt), typing, failed])).current_hp).toBe(15);
});

test('[3.banner] the banner is seeded on load and stays when the DM speaks', () => {
  const seeded = opened(asking);
  expect(awaitedRoll(seeded)).toEqual(stealth);
  expect(awaitedRoll(after([typing, narrated(1)], seeded))).toEqual(stealth);
});

test('[3.banner] the banner appears with the question and stays when it is committed', () => {
  const question: RollAsked = { kind: 'roll_asked', user_id: 'me', ...stealth, before: null };
  const asked = after([typing, told(question)]);
  expect(awaitedRoll(asked)).toEqual(stealth);
  expect(awaitedRoll(after([narrated(1, [question])], asked))).toEqual(stealth);
});

test('[3.banner] my next message takes the banner away; a refused one brings it back', () => {
  const sent = tableReducer(opened(asking), { type: 'send', clientId: 'a', speech: speechOf('I rolled 17') });
  expect(awaitedRoll(sent)).toBeNull();
  const refused = after([{ type: 'error', scope: 'request', detail: 'Too fast', client_id: 'a' }], sent);
  expect(awaitedRoll(refused)).toEqual(stealth);
  expect(refused.outgoing).toMatchObject([{ status: 'failed', detail: 'Too fast' }]);
  expect(awaitedRoll(tableReducer(refused, { type: 'resend', clientId: 'a' }))).toBeNull();
});

test('[3.banner] an answered banner stays away while other turns come first, and returns if its own turn fails', () => {
  const mine = messageWith(1, { user_id: 'me' });
  const sent = tableReducer(opened(asking), { type: 'send', clientId: 'a', speech: speechOf('I rolled 17') });
  const waiting = after(
    [{ type: 'message', message: mine, client_id: 'a' }, typing, narrated(2), typing, failed],
    sent,
  );
  expect(awaitedRoll(waiting)).toBeNull();
  const running = after([typing, told(takenUp)], waiting);
  expect(awaitedRoll(running)).toBeNull();
  expect(awaitedRoll(after([failed], running))).toEqual(stealth);
  const done = after([narrated(3, [takenUp])], running);
  expect(awaitedRoll(done)).toBeNull();
  const again = told({ kind: 'roll_asked', user_id: 'me', ...stealth, before: null });
  expect(awaitedRoll(after([typing, again], done))).toEqual(stealth);
});

test('[3.banner] the banner is back with the connection when the turn of its answer failed meanwhile', () => {
  const sent = tableReducer(opened(asking), { type: 'send', clientId: 'a', speech: speechOf('I rolled 17') });
  expect(awaitedRoll(tableReducer(sent, { type: 'connected' }))).toBeNull();
  const mine = messageWith(1, { user_id: 'me' });
  const stored = after([{ type: 'message', message: mine, client_id: 'a' }], sent);
  expect(awaitedRoll(after([failed], tableReducer(stored, { type: 'connected' })))).toEqual(stealth);
});

test('an answer from another window of mine takes the banner away too', () => {
  expect(awaitedRoll(after([said(messageWith(1, { user_id: 'me' }))], opened(asking)))).toBeNull();
});

test('a message that was sent twice appears once', () => {
  const sent = tableReducer(opened(), { type: 'send', clientId: 'a', speech: speechOf('hello') });
  const mine = messageWith(1, { user_id: 'me' });
  const acknowledged = after([said(mine), { type: 'message', message: mine, client_id: 'a' }], sent);
  expect(acknowledged.messages).toHaveLength(1);
  expect(acknowledged.outgoing).toEqual([]);
});

test('[6.game_ended] the end is kept with its reason, and nothing is awaited any more', () => {
  const ended = after([{ type: 'game_ended', reason: 'victory: the bell is silent' }], opened(asking));
  expect(shownTable(ended).ended_reason).toBe('victory: the bell is silent');
  expect(awaitedRoll(ended)).toBeNull();
});

test('whatever is repeated or late, messages stand once and in order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 30 })), (ids) => {
      const { messages } = after(ids.map((id) => said(messageWith(id))));
      expect(messages.map(({ id }) => id)).toEqual([...new Set(ids)].sort((a, b) => a - b));
    }),
  );
});

test('[E1.7] a reconnect forgets the half-told turn: the service tells it again', () => {
  const cut = after([typing, told(hurt), { type: 'delta', text: 'The door ' }]);
  const resumed = tableReducer(cut, { type: 'connected' });
  expect(bramIn(resumed).current_hp).toBe(22);
  const again = after([typing, told(hurt), { type: 'delta', text: 'The door opens' }], resumed);
  expect(again.turn).toEqual({ text: 'The door opens', effects: [hurt], rolling: null });
  expect(bramIn(again).current_hp).toBe(15);
});

test('[D6.removed] a removed message loses its text in its place, and what happened stays', () => {
  const state = after([said(messageWith(1)), narrated(2, [hurt]), said(messageWith(3))]);
  const message = messageWith(2, { sender_type: 'dm', effects: [hurt], removed: true, content: 'removed' });
  const left = after([{ type: 'removed', message }], state);
  expect(left.messages.map(({ id, content }) => [id, content])).toEqual([
    [1, 'message 1'],
    [2, 'removed'],
    [3, 'message 3'],
  ]);
  expect(bramIn(left).current_hp).toBe(15);
  expect(after([{ type: 'removed', message }], left).messages).toEqual(left.messages);
});

test('[D6.removed] a page that was read before a removal does not bring the text back, nor does a late message', () => {
  const gone = [2, 8].map((id) => messageWith(id, { removed: true, content: 'removed' }));
  const state = after(
    gone.map((message) => ({ type: 'removed', message })),
    after([said(messageWith(7))]),
  );
  const read = tableReducer(state, {
    type: 'older',
    messages: [messageWith(1), messageWith(2)],
    more: false,
  });
  expect(after([said(messageWith(8))], read).messages.map(({ content }) => content)).toEqual([
    'message 1',
    'removed',
    'message 7',
    'removed',
  ]);
});

test('[D6.removed] the failure of a turn goes with the message that it was for, and with no other', () => {
  const state = after([said(messageWith(1)), narrated(2), said(messageWith(3)), typing, failed]);
  const without = (id: number) =>
    after([{ type: 'removed', message: messageWith(id, { removed: true }) }], state);
  expect(without(1).turnError).toBe('The model is away');
  expect(without(2).turnError).toBe('The model is away');
  expect(without(3).turnError).toBeNull();
});

test('[D6.13] what was removed before the oldest message here is nobody new', () => {
  const state = after([said(messageWith(7))]);
  const left = after([{ type: 'removed', message: messageWith(2, { removed: true }) }], state);
  expect(left.messages.map(({ id }) => id)).toEqual([7]);
});

test('what waited to be sent to a table that is gone was not sent', () => {
  const sent = tableReducer(opened(asking), { type: 'send', clientId: 'a', speech: speechOf('I rolled 17') });
  const out = tableReducer(sent, { type: 'shut out', detail: 'This game was deleted.' });
  expect(out.outgoing).toMatchObject([{ status: 'failed', detail: 'This game was deleted.' }]);
  expect(awaitedRoll(out)).toEqual(stealth);
});

test('who came in while the party was read keeps what happened meanwhile', () => {
  const newcomer = { ...quietTable.party[1]!, user_id: 'third', name: 'Jonas', character: null };
  const state = after([narrated(1, [hurt])]);
  const party = [...quietTable.party, newcomer];
  const read = tableReducer(state, { type: 'read', table: { party }, since: 0 });
  expect(shownTable(read).party).toHaveLength(3);
  expect(bramIn(read).current_hp).toBe(15);
});
