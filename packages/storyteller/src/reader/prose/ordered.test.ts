import { describe, expect, it } from 'vitest';
import { aTelling } from '../../../test/a-telling.ts';
import { readCompactly } from '../../../test/read-compactly.ts';
import { quill } from '../../../test/sheets.ts';

describe('an order to somebody else', () => {
  it.each([
    'Confess!',
    'Show your face.',
    'Leave him alone!',
    'Stop!',
    'Stop that at once.',
    'Lower your spear.',
    'Let her go!',
  ])('is said to whoever is here: %s', async (message) => {
    const { turn } = await aTelling({ message });
    expect(await readCompactly(message, turn)).toBe(`speech ${message}`);
  });

  it.each([
    ['open the strongbox', /^open: /],
    ['wait', /^wait: /],
    ['search the well', /^search: /],
  ])('is none where a player can do it: %s', async (message, deed) => {
    const { turn } = await aTelling({ message });
    expect(await readCompactly(message, turn)).toMatch(deed);
  });
});

describe('somebody called for help', () => {
  it.each(['Odra, help me! Then I search the strongbox.', 'Odra, quick. And now I search the strongbox.'])(
    'is not told what the speaker does next: %s',
    async (message) => {
      const read = await readCompactly(message, (await aTelling({ message, sheet: quill })).turn);
      expect(read).toMatch(/search/);
      expect(read).not.toMatch(/says=.*search/);
    },
  );
});
