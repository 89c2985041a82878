import { expect, it } from 'vitest';
import { featureIn } from './class-features.ts';

it.each([
  ['I use second wind', 'Second Wind', ''],
  ['can I use second wind? how many hp do I have', 'Second Wind', 'how many hp do I have'],
  ['second wind! and then hit the silent one', 'Second Wind', 'hit the silent one'],
  ['I rest a bit, an hour. can i use second wind?', 'Second Wind', 'I rest a bit, an hour'],
  ['lay on hands', 'Lay on Hands', ''],
])('%s', (message, feature, rest) => {
  expect(featureIn(message)).toEqual({ feature, rest });
});

it.each(['how does second wind work', 'I take my second drink'])('is not used in: %s', (message) => {
  expect(featureIn(message)).toBeNull();
});
