import { expect, it } from 'vitest';
import { placeName } from './titles.ts';

it.each([
  ['The Locked Study', 'the Locked Study'],
  ['Ringing the Bell', 'Ringing the Bell'],
  ['Then they come to the bridge', 'the bridge'],
  ['After this comes the tower on the crooked hill', 'the tower on the crooked hill'],
  ['The witch has AC 13 and 27 hit points', 'another part of the tale'],
  ['Now the DM should know what is behind it', 'another part of the tale'],
])('a scene called "%s" is named %s', (title, name) => {
  expect(placeName(title)).toBe(name);
});
