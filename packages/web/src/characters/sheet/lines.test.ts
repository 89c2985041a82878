import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inventoryFromLines, inventoryToLines } from './lines.ts';

test('quantities and notes are read, with either multiplication sign', () => {
  expect(inventoryFromLines('Torch x 3\n\n Rope × 2 · hempen · frayed \nBox')).toEqual([
    { name: 'Torch', quantity: 3, note: '' },
    { name: 'Rope', quantity: 2, note: 'hempen · frayed' },
    { name: 'Box', quantity: 1, note: '' },
  ]);
});

test('what is written is read back the same', () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{0,10}( [a-z]{1,8})?$/).filter((name) => !/x\s*\d*$/.test(name));
  const item = fc.record({ name: word, quantity: fc.nat(99_999), note: fc.oneof(fc.constant(''), word) });
  fc.assert(
    fc.property(fc.array(item), (items) => {
      expect(inventoryFromLines(inventoryToLines(items))).toEqual(items);
    }),
  );
});
