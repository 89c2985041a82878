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
