import { expect, test } from 'vitest';
import { messageWith, quietTable } from '../../../test/support/table-example.ts';
import { roundOf, waitingWords } from './round.ts';

const narration = messageWith(1, { sender_type: 'dm', user_id: null, kind: 'narration' });
const both = ['Ada', 'Mira'];

test('[E8.124] the round waits for those who are here and have not acted since the DM spoke', () => {
  const before = messageWith(0, { user_id: 'other' });
  const talk = messageWith(2, { user_id: 'other', kind: 'table' });
  const secret = messageWith(3, { user_id: 'other', kind: 'whisper', to: 'dm' });
  const messages = [before, narration, talk, secret, messageWith(4, { user_id: 'me' })];
  expect(roundOf(messages, quietTable.party, both)).toEqual({
    acted: 1,
    of: 2,
    begun: true,
    toRoll: [],
    waitsFor: ['other'],
  });
  expect(roundOf(messages, quietTable.party, ['Ada'])).toMatchObject({ acted: 1, of: 1, waitsFor: [] });
  expect(roundOf([narration], quietTable.party, both)).toMatchObject({ acted: 0, begun: false });
});

test('[E8.124] a whisper of the DM ends no round', () => {
  const whisper = messageWith(5, { sender_type: 'dm', user_id: null, kind: 'whisper', to: 'me' });
  const messages = [narration, messageWith(4, { user_id: 'me' }), whisper];
  expect(roundOf(messages, quietTable.party, both)).toMatchObject({ acted: 1, waitsFor: ['other'] });
});

test('[E8.208] who was asked to roll is named first, then who else may act', () => {
  const [ada, mira] = quietTable.party;
  const kim = { ...mira!, user_id: 'third', name: 'Kim' };
  const asked = { ...mira!, pending_roll: { notation: '1d20', reason: 'Stealth' } };
  const online = ['Ada', 'Mira', 'Kim'];
  const nameOf = (id: string) => ({ me: 'you', other: 'Mira', third: 'Kim' })[id] ?? '?';
  const words = (...members: (typeof kim)[]) => waitingWords(roundOf([narration], members, online), nameOf);
  expect(words(ada!, asked, kim)).toBe('Waiting for Mira to roll; you and Kim may act too');
  expect(words(ada!, mira!, kim)).toBe('Waiting for you, Mira and Kim');
  const acted = [narration, messageWith(4, { user_id: 'me' })];
  expect(waitingWords(roundOf(acted, [ada!, asked], online), nameOf)).toBe('Waiting for Mira to roll');
  expect(waitingWords(roundOf(acted, [ada!], online), nameOf)).toBe('');
});
