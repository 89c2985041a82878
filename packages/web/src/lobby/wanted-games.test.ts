import type { GameRead } from '@fireside/contract';
import { expect, test } from 'vitest';
import { everything, isEverything, isWanted } from './wanted-games.ts';

const game = (fields: Partial<GameRead>) =>
  ({ name: '', status: 'active', my_turn: false, my_pending_roll: null, ...fields }) as GameRead;

test('a name is found by a part of it, whatever its capitals and accents', () => {
  const bell = game({ name: 'Die Glocke von Brünn' });
  expect(isWanted(bell, { ...everything, name: ' brunn ' })).toBe(true);
  expect(isWanted(bell, { ...everything, name: 'GLOCKE' })).toBe(true);
  expect(isWanted(bell, { ...everything, name: 'Fähre' })).toBe(false);
  expect(isEverything({ ...everything, name: '  ' })).toBe(true);
});

test('what waits for me is a running game that awaits my roll or my turn', () => {
  const waiting = { ...everything, waiting: true };
  expect(isWanted(game({}), waiting)).toBe(false);
  expect(isWanted(game({ my_turn: true }), waiting)).toBe(true);
  expect(isWanted(game({ my_pending_roll: { notation: '1d20', reason: '' } }), waiting)).toBe(true);
  expect(isWanted(game({ my_turn: true, status: 'ended' }), waiting)).toBe(false);
});
