import { describe, expect, it } from 'vitest';
import { playedTable } from './played-table.ts';
import { brannoch, ilsabet } from './sheets.ts';

const wish = {
  name: 'The Inn at Ansley',
  description:
    'The village of Ansley lies by a river. Odo Brandt keeps the inn and asks for help: somebody has poisoned the well.',
};

const holder = {
  ...brannoch,
  inventory: [
    { name: 'silver piece', quantity: 12, note: '' },
    { name: 'copper piece', quantity: 20, note: '' },
    { name: 'Slate', quantity: 1, note: '' },
  ],
};

/** What came off and onto the sheets. */
async function moved(line: string, party = [holder]) {
  const table = await playedTable({ party, ...wish });
  const { effects, honesty } = await table.say(0, line);
  expect(honesty.withheld).toBe(0);
  return effects.flatMap((effect) =>
    effect.kind === 'item' ? [[effect.name, effect.item, effect.quantity]] : [],
  );
}

describe('coins of all kinds', () => {
  it.each([
    ['I pay Odo 4 copper', [['copper piece', -4]]],
    ['I give Odo 10 silver', [['silver piece', -10]]],
    ['I hand Odo three silver pieces', [['silver piece', -3]]],
    ['I give Odo the slate and a piece of bread', [['Slate', -1]]],
    ['I give Odo a piece of chalk', []],
    ['I pay Odo 2 gold', []],
  ])('change hands as they are said: %s', async (line, expected) => {
    expect((await moved(line)).map(([, ...rest]) => rest)).toEqual(expected);
  });

  it('go from one player to another as what they are', async () => {
    expect(await moved('I give Ilsabet 5 silver', [holder, ilsabet])).toEqual([
      ['Brannoch', 'silver piece', -5],
      ['Ilsabet', 'Silver pieces', 5],
    ]);
  });
});
