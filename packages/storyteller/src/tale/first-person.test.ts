import { describe, expect, it } from 'vitest';
import { factsFor } from './first-person.ts';

const of = (name: string, role: string, ...facts: string[]) => factsFor({ name, role }, facts);

describe('what somebody knows is told', () => {
  it.each([
    ['the reeve, Tobin Marsh, offers silver.', 'I offer silver.'],
    ['Tobin Marsh has a map of the marsh.', 'I have a map of the marsh.'],
    ['Tobin Marsh says it was the drowned knight.', 'it was the drowned knight.'],
    ['Tobin Marsh swears he saw lights beneath the water.', 'I saw lights beneath the water.'],
    ['Tobin Marsh, who is old, will pay.', 'I will pay.'],
  ])('of themselves as their own: %s', (fact, own) => {
    expect(of('Tobin Marsh', 'reeve', fact)).toEqual([own]);
  });

  it('as it is, where it is about others; first of all what they know best', () => {
    expect(of('Greta', '', 'the mill is empty.', 'Greta says it was the knight.')).toEqual([
      'it was the knight.',
      'the mill is empty.',
    ]);
  });

  it('by others, where it cannot be turned', () => {
    expect(of('Greta', '', 'everybody fears Greta.', 'Greta has lost her cat.')).toEqual([]);
  });
});
