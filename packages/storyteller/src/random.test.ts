import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

describe('the seeded source', () => {
  it('repeats itself for the same seed and differs for another', () => {
    const draw = (seed: number) => Array.from({ length: 5 }, createRandom(seed).next);
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('shuffles without losing anything', () => {
    expect(createRandom(3).shuffled([1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5]);
  });
});
