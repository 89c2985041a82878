import { expect, it } from 'vitest';
import { playScript } from '../../../test/play-script.ts';

const inn = (lock: string) => `# The Cold Inn

## 1. The Common Room
> The fire is out. A round woman wipes a mug.

The kitchen lies behind the bar (area 2). The cellar door is beside the hearth (area 3).

## 2. The Kitchen
> A ham swings from a hook.

The cellar key hangs behind the ham. Back to the common room (area 1).

## 3. The Cellar
The cellar door is locked. ${lock}

> Steps go down to an earth floor.

Nobody is here. The steps lead up to the common room (area 1).

## Ending
It is warm again.
`;

const play = async (lock: string, ...messages: string[]) =>
  (await playScript(inn(lock), messages)).turns.slice(1);

it('a door that its room tells of is shut until its key is brought', async () => {
  const turns = await play(
    'It opens with the cellar key.',
    'I try the cellar door',
    'we go down to the cellar',
    'to the kitchen',
    'I look behind the ham',
    'back to the common room',
    'I unlock the cellar door with the cellar key and go down',
  );
  expect(turns[0]!.text).toContain('locked');
  expect(turns[1]!.text).toContain('locked');
  expect(turns.slice(0, 5).some(({ text }) => text.includes('earth floor'))).toBe(false);
  expect(turns[3]!.carried['Cellar key']).toBe(1);
  expect(turns[5]!.text).toContain('earth floor');
});

it('a door gives way to its written check alone', async () => {
  const turns = await play(
    'It can be broken down with a DC 1 Strength (Athletics) check.',
    'I pick the lock of the cellar door',
    'I put my shoulder to it',
    'down to the cellar',
  );
  expect(turns[0]!.rolls).toEqual([]);
  expect(turns[1]!.rolls).toEqual(['Athletics check, DC 1: success']);
  expect(turns[2]!.text).toContain('earth floor');
});
