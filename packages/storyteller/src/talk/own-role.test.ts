import { expect, it } from 'vitest';
import { ownRole } from './own-role.ts';

it.each([
  ['proud nobleman with a limp', 'nobleman'],
  ['smiling man with cold hands', ''],
  ['tired healer', 'healer'],
  ['lighthouse keeper', 'lighthouse keeper'],
  ['', ''],
])('nobody gives themselves a mood for a trade: %s', (role, said) => {
  expect(ownRole(role)).toBe(said);
});
