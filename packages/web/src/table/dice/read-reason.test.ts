import { expect, it } from 'vitest';
import { readReason } from './read-reason.ts';

it.each([
  ['Scimitar attack on Bram: critical hit', 24, ['Scimitar attack on Bram', null, 'critical hit']],
  ['Bite attack on Sable: miss', 9, ['Bite attack on Sable', null, 'miss']],
  [
    'Dexterity save against Fire Breath, DC 15: failure',
    11,
    ['Dexterity save against Fire Breath', 15, 'failure'],
  ],
  ['Stealth check, DC 15', 15, ['Stealth check', 15, 'success']],
  ['Stealth check (DC 15)', 14, ['Stealth check', 15, 'failure']],
  ['Stealth check', 14, ['Stealth check', null, null]],
  ['To see whether they hit', 3, ['To see whether they hit', null, null]],
  ['', 3, ['', null, null]],
])('[E5.137] “%s” with %i', (reason, total, [purpose, difficulty, verdict]) => {
  expect(readReason({ reason, total })).toEqual({ purpose, difficulty, verdict });
});
