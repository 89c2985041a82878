import { describe, expect, it } from 'vitest';
import { playScript } from '../../../test/play-script.ts';

const cellar = (lock: string) => `# The Cold Cellar

## 1. The Kitchen
> Copper pans hang over a cold stove. A tall dresser takes up one wall, and a ham swings from a hook.

In the top drawer of the dresser is a bundle of string. The small brass key hangs behind the ham.

Stairs lead down to the cellar (area 2).

## 2. The Cellar
> An earth floor. An iron-bound coffer stands beside a heap of turnips.

The coffer is locked; ${lock} Inside the coffer are 35 gp, and a pouch that holds a ruby worth 50 gp.

## Ending
The house is warm again.
`;

const play = async (lock: string, ...messages: string[]) =>
  (await playScript(cellar(lock), messages)).turns.slice(1);

const byKey = 'it opens with the small brass key.';

describe('what is shut up in something', () => {
  it('is neither seen nor had before it is open, and the key that is carried opens it', async () => {
    const turns = await play(
      byKey,
      'down to the cellar',
      'I take the ruby.',
      "what's in the coffer?",
      'unlock it with the brass key',
      'up to the kitchen',
      'look behind the ham',
      'down to the cellar again',
      'I unlock the coffer with the small brass key',
      'I open the pouch',
      'take the ruby',
      'take the gold',
      'take the gold again',
    );
    expect(turns.slice(0, 7).some(({ text }) => /pouch|35/.test(text))).toBe(false);
    expect(turns[1]!.carried.Ruby).toBeUndefined();
    expect(turns[2]!.text).toContain('locked');
    expect(turns[7]!.text).toMatch(/35 gold pieces,? and a pouch/);
    expect(turns[7]!.text).not.toContain('ruby');
    expect(turns[8]!.text).toContain('a ruby');
    expect(turns[9]!.carried.Ruby).toBe(1);
    expect(turns[10]!.carried['Gold pieces']).toBe(50);
    expect(turns[11]!.carried['Gold pieces']).toBe(50);
  });

  it('gives way to the check that is written for it, and to no other', async () => {
    const turns = await play(
      'it can be forced with a DC 1 Strength check.',
      'down to the cellar',
      'pick the lock of the coffer',
      'I break the coffer open',
      'I take everything',
    );
    expect(turns[1]!.rolls).toEqual([]);
    expect(turns[2]!.rolls).toEqual(['Strength check, DC 1: success']);
    expect(turns[2]!.text).toContain('35 gold pieces');
    expect(turns[3]!.carried).toMatchObject({ 'Gold pieces': 50, Pouch: 1 });
  });

  it('stays shut where the check fails', async () => {
    const turns = await play(
      'it can be forced with a DC 30 Strength (Athletics) check.',
      'down to the cellar',
      'I break the coffer open',
      'I take the gold out of the coffer',
    );
    expect(turns[1]!.rolls).toEqual(['Athletics check, DC 30: failure']);
    expect(turns[2]!.text).not.toContain('35');
    expect(turns[2]!.carried['Gold pieces']).toBe(15);
  });

  it('is in a drawer of what stands there, and is taken once', async () => {
    const turns = await play(
      byKey,
      'I go through the drawers of the dresser',
      'take the string',
      'take the string',
    );
    expect(turns[0]!.text).toContain('a bundle of string');
    expect(turns[2]!.carried['Bundle of string']).toBe(1);
  });
});
