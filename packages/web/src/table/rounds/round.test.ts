import { expect, test } from 'vitest';
import { messageWith, quietTable } from '../../../test/support/table-example.ts';
import { roundOf } from './round.ts';

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
