import { expect, test } from 'vitest';
import { whisperWords } from './whisper-words.ts';

const called = new Map([
  ['me', 'Bram'],
  ['other', 'Mira'],
]);

test.each([
  [{ sender_type: 'player', user_id: 'me', to: 'other' }, 'you whispered to Mira', 'only you and Mira'],
  [{ sender_type: 'player', user_id: 'me', to: 'dm' }, 'you whispered to the DM', 'only you and the DM'],
  [{ sender_type: 'player', user_id: 'other', to: 'me' }, 'whisper to you', 'only you and Mira'],
  [{ sender_type: 'dm', user_id: null, to: 'me' }, 'The DM whispers to you', 'only you and the DM'],
  [
    { sender_type: 'player', user_id: 'me', to: 'gone' },
    'you whispered to somebody who has left',
    'only you and somebody who has left',
  ],
] as const)('[E8.108] %j', (whisper, title, only) => {
  expect(whisperWords(whisper, 'me', called)).toEqual({ title, only });
});
