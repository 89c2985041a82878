import { expect, it } from 'vitest';
import { withoutLeadIns } from './lead-ins.ts';

it.each([
  ['screw it, bonk the guard', 'bonk the guard'],
  ['Wait, no. I open the door.', 'I open the door.'],
  ['sorry, my dog ate it. I open the door.', 'I open the door.'],
  ['hold on wait', 'hold on wait'],
  ['wait hold up who vanished', 'who vanished'],
  ['"Wait. Hold on." I open the door.', '"Wait. Hold on." I open the door.'],
])('%s', (typed, deed) => {
  expect(withoutLeadIns(typed)).toBe(deed);
});

it('reads a thousand of them as fast as one', () => {
  expect(withoutLeadIns(`${'wait '.repeat(790)}bonk`)).toContain('bonk');
});
