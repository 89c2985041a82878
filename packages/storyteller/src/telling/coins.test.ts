import type { Character } from '@fireside/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coinsShown, sumShown, tender, worthOf } from './coins.ts';

const purse = (inventory: Record<string, number>) =>
  ({
    inventory: Object.entries(inventory).map(([name, quantity]) => ({ name, quantity, note: '' })),
  }) as unknown as Character;

describe('a purse', () => {
  it('is worth what all its coins are worth, by whatever names they go', () => {
    const sheet = purse({ GP: 3, 'Silver pieces': 12, cp: 5, 'Platinum coins': 1, 'Silver ring': 1 });
    expect(worthOf(sheet)).toBe(1_425);
    expect(coinsShown(sheet)).toBe('1 platinum, 3 gold, 12 silver and 5 copper');
  });

  it('pays with the dearest coins first, and gets change', () => {
    expect(tender(purse({ 'Gold pieces': 5 }), 300)).toEqual({
      taken: [{ name: 'Gold pieces', quantity: 3 }],
      change: [],
    });
    expect(tender(purse({ 'Silver pieces': 20 }), 4)).toEqual({
      taken: [{ name: 'Silver pieces', quantity: 1 }],
      change: [{ name: 'Copper pieces', quantity: 6 }],
    });
    expect(tender(purse({ GP: 1, SP: 5 }), 200)).toBeNull();
  });

  it('never pays too little, nor gives change that it has not broken a coin for', () => {
    const coins = fc.record({
      'Platinum pieces': fc.nat(3),
      'Gold pieces': fc.nat(20),
      'Electrum pieces': fc.nat(5),
      'Silver pieces': fc.nat(50),
      'Copper pieces': fc.nat(200),
    });
    fc.assert(
      fc.property(coins, fc.integer({ min: 1, max: 8_000 }), (held, sum) => {
        const sheet = purse(held);
        const paid = tender(sheet, sum);
        expect(paid === null).toBe(worthOf(sheet) < sum);
        if (!paid) return;
        const worth = (list: readonly { name: string; quantity: number }[]) =>
          worthOf(purse(Object.fromEntries(list.map(({ name, quantity }) => [name, quantity]))));
        expect(worth(paid.taken) - worth(paid.change)).toBe(sum);
        for (const { name, quantity } of paid.taken)
          expect(held[name as keyof typeof held]).toBeGreaterThanOrEqual(quantity);
      }),
    );
  });

  it('is told in the coins that people count in', () => {
    expect([sumShown(250), sumShown(7), sumShown(100)]).toEqual([
      '2 gold and 5 silver',
      '7 copper',
      '1 gold',
    ]);
  });
});
