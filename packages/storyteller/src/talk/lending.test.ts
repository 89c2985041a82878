import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { ilsabet } from '../../test/sheets.ts';
import { lends } from './lending.ts';

async function asked(message: string, at = 0) {
  const told = await aTelling({ message, sheet: ilsabet });
  const person = told.turn.place.people[at]!;
  return { ...told, person, isAsked: await lends(told.turn, person, message) };
}

const names = ({ sheet }: { sheet: { inventory: { name: string }[] } | null }) =>
  sheet!.inventory.map(({ name }) => name);

describe('somebody who is asked for something small', () => {
  it.each([
    'Do you have a match or a candle I could borrow?',
    'Could you lend me a match, please?',
    'can I borrow some matches',
  ])('gives it, and it stands on the sheet: %s', async (message) => {
    const { turn, text, isAsked } = await asked(message);
    expect(isAsked).toBe(true);
    expect(names(turn)).toContain('Match');
    expect(text()).toMatch(/a match/);
  });

  it('gives once', async () => {
    const { turn, person } = await asked('Could you lend me a match?');
    await lends(turn, person, 'Could you lend me a needle?');
    expect(names(turn)).not.toContain('Needle');
  });

  it.each(['Could you give me your sword?', 'Do you have a cannon to spare?'])(
    '%s is refused',
    async (message) => {
      const { turn, isAsked } = await asked(message);
      expect(isAsked).toBe(true);
      expect(names(turn)).toEqual(ilsabet.inventory.map(({ name }) => name));
    },
  );

  it.each(['Do you have children?', 'Have you got a moment?', 'Can I have a look?'])(
    '%s is no such thing',
    async (message) => {
      expect((await asked(message)).isAsked).toBe(false);
    },
  );
});
