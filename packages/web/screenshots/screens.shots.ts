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
const sizes = [
  { size: 'desktop', width: 1280, height: 800 },
  { size: 'mobile', width: 390, height: 844 },
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

for (const theme of ['dark', 'light'] as const) {
  for (const { size, width, height } of sizes) {
    for (const screen of size === 'mobile' ? [...screens, ...narrowScreens] : screens) {
      test(`${screen.name}, ${size}, ${theme}`, async () => {
        const page = await openScreen(house, furnished, screen, { width, height, theme });
        await page.screenshot({ path: `${folder}${screen.name}-${size}-${theme}.png` });
        await page.context().close();
      });
    }
  }
}
