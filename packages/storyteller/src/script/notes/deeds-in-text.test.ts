import { describe, expect, it } from 'vitest';
import { playScript } from '../../../test/play-script.ts';

const chapel = ({ climb = 1, cross = 30 } = {}) => `# Seven Candles

## The Porch
> **Read this:** Rain drives across the moor. A plank crosses a ditch, and behind it a chapel door stands ajar.

Crossing the plank takes a DC ${cross} Dexterity (Acrobatics) check; on a failure the character slips and takes 1d4 cold damage.

The door leads into the Nave.

## The Nave
> Seven candles burn on a stand. A bell rope hangs by the wall, and pews have been pushed into a heap. An altar stone lies crooked. Stairs twist up to a gallery.

- If the characters ring the bell, the ghoul stirs under the floor.
- When the last candle goes out, the doors slam and the dark begins to whisper.
- Climbing the heap of pews requires a DC ${climb} Strength (Athletics) check. On a success the character sees a painted abbot high on the wall.

DM only: if anybody sings here, a hidden panel opens and shows a shelf with a potion of healing; otherwise the panel stays shut.

The stairs lead to the Gallery.

## The Gallery
> Dust lies thick on a row of choir stalls.

Nobody is here.

## Dawn
The adventure ends when the altar stone is turned back and the bell has been rung.
`;

const play = async (given: Parameters<typeof chapel>[0], ...messages: string[]) => {
  const played = await playScript(chapel(given), messages);
  return { ...played, turns: played.turns.slice(1), greeting: played.turns[0]!.text };
};

describe('what the text lets come of a deed', () => {
  it('comes of it in other words, once, and of nothing less', async () => {
    const { turns, greeting } = await play(
      {},
      'into the nave',
      'I blow out one candle',
      'we snuff out all of the candles',
      'I give the bell rope a tug',
      'I sing a hymn',
      'I take the potion',
      'I sing once more',
    );
    expect(greeting).not.toContain('Read this');
    expect(turns.slice(0, 2).some(({ text }) => /slam|whisper|panel|potion|ghoul/.test(text))).toBe(false);
    expect(turns[2]!.text).toContain('The doors slam and the dark begins to whisper.');
    expect(turns[3]!.text).toContain('The ghoul stirs under the floor.');
    expect(turns[4]!.text).toContain('A hidden panel opens');
    expect(turns[4]!.text).not.toMatch(/otherwise|stays shut/);
    expect(turns[5]!.carried['Potion of healing']).toBe(1);
    expect(turns[6]!.text).not.toContain('A hidden panel opens');
  });

  it('hangs on the check that is written for it, and either half is told', async () => {
    const { turns } = await play(
      {},
      'I edge across the plank',
      'into the nave',
      'I clamber up onto the pews',
    );
    expect(turns[0]!.rolls[0]).toBe('Acrobatics check, DC 30: failure');
    expect(turns[0]!.rolls).toContain('Damage');
    expect(turns[2]!.rolls).toEqual(['Athletics check, DC 1: success']);
    expect(turns[2]!.text).toContain('a painted abbot high on the wall');
    const failed = await play({ climb: 30 }, 'into the nave', 'I climb the heap of pews');
    expect(failed.turns[1]!.text).not.toContain('abbot');
  });

  it('ends it where all has been done that its text asks for, and not before', async () => {
    const before = await play(
      {},
      'I turn the altar stone back',
      'into the nave',
      'I look at the altar stone',
    );
    expect(before.endedAfter).toBeNull();
    const { endedAfter } = await play(
      {},
      'into the nave',
      'we twist the altar stone back as it was',
      'I look around',
      'I toll the bell',
    );
    expect(endedAfter).toBe(4);
  });
});
