import { describe, expect, it } from 'vitest';
import { bestiary } from '../../test/fight-game.ts';
import { playScript } from '../../test/play-script.ts';

const inn = `# The Soup

## 1. The Inn

A smoky inn with long tables stands by the road, and a pot of soup hangs over the fire. Anyone who eats a bowl of soup makes a con save DC 30 or falls asleep until dawn.

## 2. The Passage

A narrow passage leads down here. Halfway down is the tile with the blue crab on it, perception 29 to notice that it is loose. Whoever steps on it gets hot steam from the wall, dex save 30 or 1d4 damage.

## 3. The Cellar

Shelves with humming jars stand along every wall. A giant wolf spider crawls before them, AC 11, 30 hp, bite +3. It cannot stand noise, so if someone beats a pot at it then it flees into a crack and stays there. If a jar is smashed, everyone takes 1d4 thunder damage (con save 30 for half).
`;

describe('a danger that a host writes down', () => {
  it('befalls whoever does what it waits for, with its own save', async () => {
    const { turns } = await playScript(inn, ['I eat a bowl of soup']);
    expect(turns[1]!.rolls).toEqual(['Constitution save, DC 30: failure']);
    expect(turns[1]!.text).toContain('You fall asleep until dawn.');
  });

  it('befalls nobody who keeps clear of it', async () => {
    const { turns } = await playScript(inn, [
      'We go to the passage',
      'I step over the tile with the blue crab',
      'I step on the tile with the blue crab',
    ]);
    expect(turns[2]!.rolls).toEqual([]);
    expect(turns[3]!.rolls.join()).toContain('Dexterity save, DC 30: failure');
    expect(turns[3]!.text).toContain('You get hot steam from the wall.');
    expect(turns[3]!.text).toMatch(/hit points/);
  });

  it('may be somebody with a line of numbers, who is fought by them, and driven off as the text says', async () => {
    const { turns } = await playScript(
      inn,
      ['We go to the passage', 'We go to the cellar', 'I attack the spider', 'I beat the pot at the spider'],
      { bestiary },
    );
    expect(turns[3]!.rolls.join()).toMatch(/attack on spider/i);
    expect(turns[4]!.text).toContain('flees into a crack and stays there.');
  });
});
