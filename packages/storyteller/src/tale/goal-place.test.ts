import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openTales } from './tales.ts';

const tales = openTales([fileURLToPath(new URL('../../tales', import.meta.url))]);
const opened = (description: string, name = 'A Game') =>
  tales.open(tales.compose({ name, description, lines: [] }, 5, new Set()));

const mill =
  'The mill at Harrowby has stopped turning. Old Tamsin Reed, the miller, begs the party to find her grandson Joss, who went up to the mill loft two nights ago and has not come down. The steward, Aldous Finch, says nobody may enter the mill and carries the only key. A brown hen follows Tamsin everywhere.';

describe('the place that a description is about', () => {
  it('is where the tale leads, through what it lies in, and no stock place is between', () => {
    expect(opened(mill).places.map(({ name }) => name)).toEqual(['Harrowby', 'the mill', 'the mill loft']);
  });

  it('is barred as the text says, and opens with the key that somebody has', () => {
    const [{ exits, things, people }] = opened(mill).places as [ReturnType<typeof opened>['places'][number]];
    expect(exits[0]!.obstacle).toMatchObject({ name: 'the locked door', key: 'key' });
    expect(exits[0]!.obstacle!.block).toContain('Aldous Finch');
    const finch = people.find(({ name }) => name === 'Aldous Finch')!;
    expect(things.find(({ name }) => name === 'the key')!.holder).toBe(finch.id);
  });

  it('is found by its stairs once one is inside, and nobody of a stock tale waits there', () => {
    const [, second] = opened(mill).places;
    expect(second!.exits[0]).toMatchObject({ name: 'the mill loft', obstacle: null });
    expect(second!.people).toEqual([]);
  });

  it.each([
    [
      'Perdition Creek, 1878. Sheriff Dora Beckett needs deputies. The gold is said to be in the old Lucky Strike mine, but the owner Cyrus Vail has boarded up the entrance of the mine.',
      'the old Lucky Strike mine',
      'the boarded entrance',
    ],
    [
      'You live in a house by the sea with your aunt. Mrs Ilie tells you never to open the cellar door. At night somebody sings in the cellar.',
      'the cellar',
      'the forbidden door',
    ],
  ])('%s', (description, name, bar) => {
    const { places } = opened(description);
    expect(places.at(-1)!.name).toBe(name);
    expect(places[0]!.exits[0]!.obstacle!.name).toBe(bar);
  });

  it('is left to the tale where the text speaks of none', () => {
    const { places } = opened('Every bell in the city of Orrin has gone silent in a single night.');
    expect(places.length).toBeGreaterThan(3);
  });
});
