import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { licences } from '../src/account/licences.ts';
import { type House, openHouse } from '../test/support/house.ts';
import { listenForData, speakPseudo, untranslated } from '../test/support/pseudo-words.ts';
import { answerSetupChats, type Furnished, furnish, openScreen, screens } from '../test/support/screens.ts';

let house: House;
let furnished: Furnished;

beforeAll(async () => {
  house = await openHouse();
  furnished = await furnish(house);
  answerSetupChats(house);
});

afterAll(() => house.close());

/** What people typed into these screens, and what is named alike everywhere. */
const known = [
  'Bram Oakhollow',
  'Sable Quickwater',
  'Ilvane Thorn',
  'Sister Maren',
  'Tansy Ashdown',
  'Corvin Reed',
  'NONE 2345',
  ...licences.flatMap(({ name, licence }) => [name, licence]),
  'Mira',
  'OpenAI',
  'Anthropic',
  'Edda Stone',
];

describe('every text of a screen is in the catalogue', () => {
  test.each(screens.map((screen) => [screen.name, screen] as const))('%s', async (_, screen) => {
    let data = new Set<string>();
    const page = await openScreen(house, furnished, screen, {
      width: 1280,
      height: 800,
      theme: 'dark',
      before: async (page) => {
        data = listenForData(page);
        await speakPseudo(page);
      },
    });
    await expect.poll(() => untranslated(page, data, known), { timeout: 20_000 }).toEqual([]);
    await page.context().close();
  });
});
