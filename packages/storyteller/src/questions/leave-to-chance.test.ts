import { expect, it } from 'vitest';
import { aTelling, type TellingOptions } from '../../test/a-telling.ts';
import { quill } from '../../test/sheets.ts';
import { answer } from '../answer.ts';
import { createUnderstanding } from '../reader/understand.ts';

const understand = createUnderstanding(undefined);

async function answered(message: string, options: TellingOptions = {}) {
  const table = await aTelling({ sheet: quill, message, ...options });
  await answer(table.turn, understand, undefined);
  return table;
}

it('[E9.6] what is kept ready is told as kept ready, and not done', async () => {
  const { turn, text, rolls } = await answered('when the watchman turns his back I kick him');
  expect(text()).toContain('kick him');
  expect(text()).toContain('when the watchman turns his back');
  expect(turn.table.encounter).toBeNull();
  expect(rolls()).toEqual([]);
  expect(Object.values(turn.state.next)).toEqual(['kick him']);
});

it('[E9.6] what it waits for and is so already is not waited for', async () => {
  const { turn } = await answered('as soon as the gate opens I go through the gate', {
    state: { open: ['salt-stair'] },
  });
  expect(turn.state.at).toBe('salt-stair');
});

it('a coin decides without a skill, names what was said for its side, and stays where it was', async () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { turn, text, rolls } = await answered('I throw a coin: heads I climb the well, tails I wait', {
      seed,
    });
    expect(text()).toMatch(/heads.*climb the well|tails.*wait/);
    expect(rolls()).toEqual([]);
    expect(turn.effects).toEqual([]);
  }
});
