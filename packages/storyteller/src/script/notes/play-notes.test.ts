import { describe, expect, it } from 'vitest';
import { playScript } from '../../../test/play-script.ts';

const chapel = `# The Salt Mill

## 1. The Quay
> An old woman mends a net beside a barrel. A path climbs to a mill.

The old woman is **Greta Holm**. Her son Pelle has been lost at sea for two days. She lends her lantern to whoever asks politely.

DM only: under the barrel lies a crowbar.

## 2. The Mill
> A round room of stone. On a table stand three bowls, and the door in the far wall has no handle.

### The three bowls

The bowls are marked with a wave, a feather and a skull. On the table is carved: "Water, then air."

DM only. Solution: touch the wave, then the feather. The door then slides aside. A wrong order makes steam shoot from the bowls: DC 30 Dexterity saving throw, 1 fire damage.

## 3. The Loft
> A loft under the roof. A bell hangs from a beam.

Nobody is here.

## Endings

**The bell is rung:** the sea grows calm.

**The bell is sold:** the storm stays.
`;

const told = async (...messages: string[]) =>
  (await playScript(chapel, messages)).turns.slice(1).map(({ text }) => text);

describe('the notes of a marked adventure', () => {
  it('are what people say, lend and sit beside', async () => {
    const texts = await told(
      'What are you doing here, and do you have a son?',
      'May I borrow your lantern, please?',
      'I look under the barrel.',
    );
    expect(texts[0]).toContain('My son Pelle has been lost at sea');
    expect(texts[1]).toContain('lantern');
    expect(texts[2]).toContain('Under the barrel lies a crowbar');
  });

  it('keep a way shut until its puzzle is solved, step by step, and a mistake has its consequence', async () => {
    const texts = await told(
      'We go to the mill.',
      'We go on to the loft.',
      'What is carved on the table?',
      'I touch the skull.',
      'I touch the wave.',
      'Then I touch the feather.',
      'We go on to the loft.',
    );
    expect(texts[1]).not.toContain('under the roof');
    expect(texts[2]).toContain('Water, then air.');
    expect(texts[3]).toContain('team shoots from the bowls');
    expect(texts[5]).toContain('slides aside');
    expect(texts[6]).toContain('A loft under the roof');
  });
});

const tomb = `# The Tomb of the Tide Reckoner

## 1. The Round Door
> A round door of bronze stands in the hill, with the numbers of a clock around its rim and one loose pointer. A girl with inky fingers bites her nails.

The girl is **Lisbet Crane**. She knows that her grandfather had his supper at seven o'clock.

**The puzzle.** On the rim is carved: "Come when I sup." Turning the pointer to **seven** opens the door. Any other hour releases a puff of steam: DC 30 Dexterity saving throw, 1 fire damage.

## 2. The Chamber
> Under a painted dome stands a coffin, and something inside it ticks.

Nobody is here.

## Endings

**The coffin is opened:** the ticking stops.
`;

describe('one thing that has to be put to one value', () => {
  const tried = async (...messages: string[]) =>
    (await playScript(tomb, messages)).turns.slice(1).map(({ text }) => text);

  it.each([
    'I turn the pointer to seven.',
    'We set the door’s pointer to 7 and push.',
    "I move the pointer to seven o'clock",
  ])('opens what the text says: %s', async (message) => {
    const texts = await tried(message, 'We go on to the chamber.');
    expect(texts[0]).toMatch(/opens the door/);
    expect(texts[1]).toContain('painted dome');
  });

  it('does what the text says of any other, and tells nothing of the right one', async () => {
    const texts = await tried('I turn the pointer to twelve.', 'We go on to the chamber.');
    expect(texts[0]).toMatch(/puff of steam/);
    expect(texts[0]).not.toMatch(/opens the door|seven|Any other/);
    expect(texts[1]).not.toContain('painted dome');
  });
});
