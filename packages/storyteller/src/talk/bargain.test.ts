import { expect, it } from 'vitest';
import { offerIn } from './bargain.ts';

it.each([
  ['We play dice: if I win I get the wheel, if I lose I pay you three gold.', 'wager'],
  ['Name your price for the wheel, please.', 'price'],
  ['I give you ten gold if you get me the key.', 'coins'],
  ["Let me cross and I'll tell nobody you were scared.", 'exchange'],
  ["If you lead me there, I'll bring you a bottle.", 'exchange'],
  ['Sister, you look tired. Would you walk the causeway if I came along?', 'exchange'],
  ['Tell me where he went, or else I will cut you down.', null],
  ['What do you know about the gold?', null],
  ['I promise to find him.', null],
] as const)('what is offered for what: %s', (words, offer) => {
  expect(offerIn(words)).toBe(offer);
});
