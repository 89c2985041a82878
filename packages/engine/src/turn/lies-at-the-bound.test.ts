import { describe, expect, it } from 'vitest';
import { saying, toldTurn } from '../../test/told-turn.ts';

const limits = { narrationCharacters: 400 };
const road = (times: number) => 'The road goes on. '.repeat(times);

describe.each([1, 7, 1_000])('a lie in more than a message holds, in pieces of %i', (size) => {
  it.each([
    ['before', `You take 9 damage. ${road(30)}`],
    ['in the middle of', `${road(15)}You take 9 damage. ${road(30)}`],
  ])('[E7.12] %s it is left out, and what is shown is what is stored', async (_, text) => {
    const again = saying(text.slice(text.indexOf('You')), size);
    const { narration } = await toldTurn([saying(text, size), again, again], { limits });
    expect(narration).not.toContain('damage');
    expect(narration).toContain('The road goes on.');
    expect(narration.length).toBeLessThanOrEqual(limits.narrationCharacters);
  });

  it('[E7.12] told by a model that begins anew each time is no reason to fail', async () => {
    const anew = saying(`${road(10)}You take 9 damage. A crow calls.`, size);
    const { narration } = await toldTurn([anew, anew, anew], { limits });
    expect(narration).not.toContain('damage');
    expect(narration.length).toBeLessThanOrEqual(limits.narrationCharacters);
  });
});
