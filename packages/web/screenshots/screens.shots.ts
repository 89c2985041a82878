import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, test } from 'vitest';
import { type House, openHouse } from '../test/support/house.ts';
import {
  answerSetupChats,
  type Furnished,
  furnish,
  narrowScreens,
  openScreen,
  screens,
} from '../test/support/screens.ts';

const folder = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const sizes = { desktop: { width: 1280, height: 800 }, mobile: { width: 390, height: 844 } };

/** Each main screen once, and the table on a phone too: the pictures are part of every clone. */
const shots = [
  ['landing', 'desktop', 'light'],
  ['lobby', 'desktop', 'light'],
  ['new-game', 'desktop', 'dark'],
  ['join', 'desktop', 'light'],
  ['characters', 'desktop', 'dark'],
  ['builder', 'desktop', 'light'],
  ['sheet', 'desktop', 'dark'],
  ['table', 'desktop', 'dark'],
  ['table', 'mobile', 'light'],
  ['table-party', 'mobile', 'dark'],
  ['table-writing', 'desktop', 'light'],
  ['table-ended', 'desktop', 'dark'],
  ['settings', 'desktop', 'dark'],
  ['about', 'desktop', 'light'],
] as const;

let house: House;
let furnished: Furnished;

beforeAll(async () => {
  await mkdir(folder, { recursive: true });
  house = await openHouse();
  furnished = await furnish(house);
  answerSetupChats(house);
});

afterAll(() => house.close());

test.each(shots)('%s, %s, %s', async (name, size, theme) => {
  const screen = [...screens, ...narrowScreens].find((candidate) => candidate.name === name)!;
  const page = await openScreen(house, furnished, screen, { ...sizes[size], theme });
  await page.screenshot({ path: `${folder}${name}-${size}-${theme}.png` });
  await page.context().close();
});
