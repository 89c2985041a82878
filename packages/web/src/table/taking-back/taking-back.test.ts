import { expect, test } from 'vitest';
import { messageWith, quietTable } from '../../../test/support/table-example.ts';
import { openTable, type TableState } from '../table-state.ts';
import { mayTakeBack, retellableOf, whatGoes } from './taking-back.ts';

const narration = (id: number) => messageWith(id, { sender_type: 'dm', user_id: null, kind: 'narration' });
const messages = [
  messageWith(1, { user_id: 'me' }),
  narration(2),
  messageWith(3, { user_id: 'other' }),
  messageWith(4, { user_id: 'other', kind: 'table' }),
  narration(5),
];
const at = (change: Partial<TableState> = {}): TableState => ({
  ...openTable('me', quietTable, messages),
  ...change,
});

test('[E8.118] the creator takes back what was asked of the DM, others their own while it is the newest', () => {
  const creator = { creator_id: 'me' };
  const player = { creator_id: 'other' };
  expect(messages.filter((one) => mayTakeBack(one, 3, 'me', creator)).map(({ id }) => id)).toEqual([1, 3]);
  expect(messages.filter((one) => mayTakeBack(one, 3, 'me', player))).toEqual([]);
  expect(mayTakeBack(messages[0]!, 1, 'me', player)).toBe(true);
  expect(mayTakeBack(messages[3]!, 3, 'other', player)).toBe(false);
});

test('[E8.117] the newest answer is told again for the creator and for whom it was, while nothing runs', () => {
  expect(retellableOf(at(), { creator_id: 'me' })).toBe(5);
  expect(retellableOf(at(), { creator_id: 'third' })).toBeUndefined();
  expect(retellableOf(at({ me: 'other' }), { creator_id: 'third' })).toBe(5);
  const turn = { text: '', effects: [], rolling: null };
  expect(retellableOf(at({ turn }), { creator_id: 'me' })).toBeUndefined();
  expect(retellableOf(at({ paused: true }), { creator_id: 'me' })).toBeUndefined();
  expect(retellableOf(at({ messages: [] }), { creator_id: 'me' })).toBeUndefined();
});

test('[E8.118] before anybody confirms it, it is said what goes', () => {
  expect(whatGoes(messages[0]!, at())).toBe(
    'It goes for everybody, and with it 2 answers of the DM and 2 messages of players. Whatever these turns changed is undone.',
  );
  const turn = { text: 'The', effects: [], rolling: null };
  expect(whatGoes(messages[4]!, at({ turn }))).toBe(
    'It goes for everybody, and with it what the DM is writing. Whatever these turns changed is undone.',
  );
  expect(whatGoes(messages[4]!, at())).toBe('It goes for everybody. Whatever these turns changed is undone.');
});
