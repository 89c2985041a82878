import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './support/house.ts';
import {
  answerSetupChats,
  type Furnished,
  furnish,
  narrowScreens,
  openScreen,
  screens,
} from './support/screens.ts';
import { sidewaysScroll, tooSmall } from './support/targets.ts';

let house: House;
let furnished: Furnished;

beforeAll(async () => {
  house = await openHouse();
  furnished = await furnish(house);
  answerSetupChats(house);
});

afterAll(() => house.close());

describe('[E8.154] on a phone, on every screen, what is pressed is at least 44 px high and wide, and nothing scrolls sideways at 320 px', () => {
  test.each([...screens, ...narrowScreens].map((screen) => [screen.name, screen] as const))(
    '%s',
    async (_, screen) => {
      const page = await openScreen(house, furnished, screen, { width: 390, height: 844, theme: 'dark' });
      expect(await tooSmall(page, 44)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 844 });
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      expect(await tooSmall(page, 44), 'at 320 px').toEqual([]);
      await page.context().close();
    },
  );
});
