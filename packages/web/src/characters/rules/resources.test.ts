import { expect, it } from 'vitest';
import { bram } from '../../../test/support/table-example.ts';
import { resourcesOf } from './resources.ts';

const named = (sheet: typeof bram, key: string) => resourcesOf(sheet).find((one) => one.key === key);

it('[E5.133] what a sheet can spend is counted, within what it has', () => {
  const cleric = { ...bram, class_name: 'Cleric', level: 3, slots_spent: [4], hit_dice_spent: 1 };
  expect(resourcesOf(cleric).map(({ label, words }) => [label, words])).toEqual([
    ['Temporary hit points', '0'],
    ['Hit dice (d8)', '2 of 3'],
    ['Level 1 slots', '0 of 4'],
    ['Level 2 slots', '2 of 2'],
  ]);
  expect(named(cleric, 'slot of level 1')).toMatchObject({
    fewer: { patch: null },
    more: { patch: { slots_spent: [3] } },
  });
  expect(named(cleric, 'slot of level 2')).toMatchObject({
    pips: { left: 2, of: 2 },
    fewer: { label: 'Spend a slot of level 2', patch: { slots_spent: [4, 1] } },
    more: { patch: null },
  });
  expect(named(cleric, 'hit dice')).toMatchObject({
    fewer: { patch: { hit_dice_spent: 2 } },
    more: { patch: { hit_dice_spent: 0 } },
  });
  expect(named(bram, 'temporary')).toMatchObject({
    fewer: { patch: null },
    more: { patch: { temporary_hp: 1 } },
  });
});

it('[E5.133] death saves stand there only between life and death', () => {
  expect(named(bram, 'failures')).toBeUndefined();
  const fallen = { ...bram, current_hp: 0, death_saves: { successes: 3, failures: 0 } };
  expect(named(fallen, 'successes')).toMatchObject({
    words: '3 of 3',
    fewer: { patch: { death_saves: { successes: 2, failures: 0 } } },
    more: { patch: null },
  });
  expect(named(fallen, 'failures')).toMatchObject({
    fewer: { patch: null },
    more: { patch: { death_saves: { successes: 3, failures: 1 } } },
  });
});
