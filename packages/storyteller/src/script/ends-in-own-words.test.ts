import { describe, expect, it } from 'vitest';
import { playScript } from '../../test/play-script.ts';

const lamb = `# The Lost Lamb

## 1. The Farm

A muddy farmyard with a well stands here. Bertram Ode, an old farmer, leans on the fence. His granddaughter Minna has gone up the hill and has not come back.

So the end is when Minna is back at the farm. Bertram lifts her up and cannot say a word. If she is left on the hill, nobody is thanked.

## 2. The Hill

A bare hill with one thorn tree stands over the valley. Survival 12 to see small footprints, they lead to the hut.

## 3. The Hut

A stone hut without a roof stands here, and Minna sits in a corner with a lamb in her arms.
`;

const bell = `# The Bell Under Ice

## 1. The Shore

A frozen lake lies before you, and a rope leads out over the ice. Medicine 12 to see how cold it is.

## 2. The Hole

A round hole in the ice is here, with a bronze bell hanging just below the water. When the bell is rung the adventure is over, the ice sings and breaks.
`;

describe('an end that a host writes in words of their own', () => {
  it('comes when somebody is brought back, in whatever words', async () => {
    const { turns, endedAfter } = await playScript(lamb, [
      'We go up to the hill',
      'We go to the hut',
      'Minna, come with us!',
      'We take her back home to the farm',
    ]);
    expect(endedAfter).toBe(4);
    expect(turns[4]!.text).toContain('Bertram lifts her up and cannot say a word.');
    expect(turns[4]!.text).not.toContain('nobody is thanked');
  });

  it('does not come before they were met', async () => {
    const { endedAfter } = await playScript(lamb, [
      'We go up to the hill',
      'We go back to the farm and tell Bertram that Minna is back at the farm',
    ]);
    expect(endedAfter).toBeNull();
  });

  it('does not come when those are spoken of with whom it comes', async () => {
    const shed = `# The Shed

## 1. The Mill

A mill stands by a stream, and Sister Berta sweeps its floor. Perception 12 to see the rats.

## 2. The Shed

A shed stands here, with Hedwig Rusk behind its boards.

## Ending

- letter shown to Sister Berta: she knows the hand, and he loses the mill
- Hedwig back at the mill: the whole village dances
`;
    const asked = 'I whisper: "Hedwig? Sister Berta sends us. Are you hurt?"';
    expect((await playScript(shed, ['We go to the shed', asked])).endedAfter).toBeNull();
  });

  it('comes of no look and no question', async () => {
    const steps = ['We follow the rope to the hole', 'I listen to the bell', 'What does the bell look like?'];
    expect((await playScript(bell, steps)).endedAfter).toBeNull();
    const { turns, endedAfter } = await playScript(bell, [...steps, 'I ring the bronze bell']);
    expect(endedAfter).toBe(4);
    expect(turns[4]!.text).toContain('The ice sings and breaks.');
  });
});
