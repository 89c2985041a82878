import { latch, modelAnswers, testPassword, uniqueName } from '@fireside/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './support/house.ts';
import { say } from './support/scene.ts';
import {
  answerSetupChats,
  type Furnished,
  furnish,
  narrowScreens,
  openScreen,
  screens,
} from './support/screens.ts';
import { sidewaysScroll, tooSmall } from './support/targets.ts';
import { violationsInBothThemes } from './support/violations.ts';

let house: House;
let furnished: Furnished;

beforeAll(async () => {
  house = await openHouse();
  furnished = await furnish(house);
  answerSetupChats(house);
});

afterAll(() => house.close());

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** Screens about something that was refused: the browser writes the answer's status down by itself. */
const refusals = new Set([
  'join-unknown',
  'password-refused',
  'invitation-nowhere',
  'administration-claim',
  'administration-not-for-you',
]);

/** What a page leaves in the console, from its first moment on. */
function errorsOf(page: Page, name: string): string[] {
  const errors: string[] = [];
  const isOwnRefusal = (error: string) => refusals.has(name) && /^Failed to load resource/.test(error);
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOwnRefusal(message.text())) errors.push(message.text());
  });
  return errors;
}

/** From now on the window is that of a phone, and pressed with a finger. */
async function becomePhone(page: Page) {
  await page.setViewportSize(phone);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.waitForFunction(() => matchMedia('(pointer: coarse)').matches);
}

// Each screen is opened once, for all that is looked at in it.
describe.each(screens)('$name', (screen) => {
  let page: Page;
  let errors: string[] = [];

  beforeAll(async () => {
    page = await openScreen(house, furnished, screen, {
      ...desktop,
      theme: 'dark',
      before: (page) => {
        errors = errorsOf(page, screen.name);
      },
    });
  });

  afterAll(() => page.context().close());

  test('[E8.154] [E13.75] no violation in either theme, on a desktop and on a phone, nothing to press below 24 px, no sideways scroll, no error in the console', async () => {
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await tooSmall(page, 24)).toEqual([]);
    await page.setViewportSize(phone);
    // Two frames: the layout of the table is another on a phone.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await violationsInBothThemes(page)).toEqual([]);
    for (const width of [768, 390, 320]) {
      await page.setViewportSize({ width, height: phone.height });
      expect(await sidewaysScroll(page), `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
    }
    expect(errors).toEqual([]);
  });

  test('[E8.154] on a phone, on every screen, what is pressed is at least 44 px high and wide, and nothing scrolls sideways at 320 px', async () => {
    await becomePhone(page);
    await expectRoomForThumbs(page);
  });
});

async function expectRoomForThumbs(page: Page) {
  expect(await tooSmall(page, 44)).toEqual([]);
  await page.setViewportSize({ width: 320, height: phone.height });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await tooSmall(page, 44), 'at 320 px').toEqual([]);
}

test.each(narrowScreens.map((screen) => [screen.name, screen] as const))(
  '[E8.154] [E13.75] %s on a phone: no violation in either theme, and room for thumbs',
  async (_, screen) => {
    const page = await openScreen(house, furnished, screen, { ...phone, theme: 'dark' });
    expect(await violationsInBothThemes(page)).toEqual([]);
    await expectRoomForThumbs(page);
    await page.context().close();
  },
);

/** Presses Tab until the wanted element has the focus. */
async function tabTo(
  page: Page,
  role: 'button' | 'link' | 'textbox' | 'switch' | 'radio',
  name: string | RegExp,
) {
  const wanted = page.getByRole(role, { name }).first();
  await wanted.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return wanted;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached the ${role} ${name}`);
}

test('an evening by keyboard alone: register, take a character, make a game, speak, roll, leave, delete it, join another', async () => {
  const { page } = await house.guest({ name: null, reducedMotion: true });
  await page.goto('/');
  await tabTo(page, 'button', 'Create an account');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, 'textbox', 'Name');
  await page.keyboard.type(uniqueName('Keys'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(testPassword);
  await page.keyboard.press('Enter');

  await tabTo(page, 'link', 'New character');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Play Corvin Reed');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Corvin Reed' }).waitFor();

  await page.goto('/new');
  await tabTo(page, 'textbox', 'Name');
  await page.keyboard.type('By Hand');
  house.model.script(modelAnswers.text('A table, and a lamp.'));
  await page.keyboard.press('Enter');
  await page.locator('li[data-message]').getByText('A table, and a lamp.').waitFor();

  await tabTo(page, 'textbox', 'What do you do?');
  await page.keyboard.type('First line');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('second line');
  house.model.script(modelAnswers.text('Heard.'));
  await page.keyboard.press('Enter');
  await page.locator('li[data-message]').getByText('Heard.').waitFor();
  expect(await page.getByText('First line').innerText()).toContain('second line');

  await page.keyboard.type('/roll 1d20+2 Stealth');
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Dice' }).getByText('Stealth').waitFor();

  await tabTo(page, 'switch', 'I roll my own dice');
  await page.keyboard.press('Space');
  await expect.poll(() => page.getByRole('switch').getAttribute('aria-checked')).toBe('true');
  await tabTo(page, 'link', 'Back to the games');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Games', exact: true }).waitFor();

  await tabTo(page, 'button', 'Delete By Hand');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(
    await page
      .getByRole('button', { name: 'Delete By Hand' })
      .evaluate((one) => one === document.activeElement),
  ).toBe(true);
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Delete the game');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'By Hand' }).waitFor({ state: 'detached' });

  await tabTo(page, 'textbox', 'Invited? Type the code');
  await page.keyboard.type(furnished.code);
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Join');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/games\//);
  await page.getByRole('textbox', { name: 'What do you do?' }).waitFor();
});

test('without motion nothing moves, and dice show their result at once', async () => {
  const guest = await house.guest({ reducedMotion: true });
  const game = await guest.createGame({ name: uniqueName('Still') });
  house.model.script(modelAnswers.text('Still waters.'));
  await guest.page.goto(`/games/${game.id}`);
  await guest.page.locator('li[data-message]').first().waitFor();
  const { until, goOn } = latch();
  house.model.script(
    modelAnswers.toolCall('roll_dice', { notation: '4d6', reason: 'Rain', roller: 'dm' }),
    modelAnswers.text(['It ', 'rains.'], { until }),
  );
  await guest.page.getByRole('textbox', { name: 'What do you do?' }).fill('I look up.');
  await guest.page.keyboard.press('Enter');
  const live = guest.page.getByTestId('live-turn');
  await live.getByText('Rain', { exact: true }).waitFor();
  const shown = await live.innerText();
  expect(shown).toMatch(/\[\d, \d, \d, \d\]/);
  expect(await guest.page.evaluate(() => document.getAnimations().length)).toBe(0);
  goOn();
  await guest.page.locator('li[data-message]').getByText('It rains.').waitFor();
});

test('listeners hear whole messages, once, and never the stream', async () => {
  const guest = await house.guest();
  const game = await guest.createGame({ name: uniqueName('Aloud') });
  house.model.script(modelAnswers.text('Once.'));
  await guest.page.goto(`/games/${game.id}`);
  await guest.page.locator('li[data-message]').first().waitFor();
  await guest.page.evaluate(() => {
    const heard: string[] = [];
    const live = '[aria-live], [role=status], [role=alert], [role=log]';
    const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const region = elementOf(target)?.closest(live);
        const fresh = [...addedNodes].flatMap((node) =>
          node instanceof Element
            ? [node, ...node.querySelectorAll('*')].filter((one) => one.matches(live))
            : [],
        );
        for (const one of region ? [region] : fresh) heard.push(one.textContent ?? '');
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { heard });
  });
  house.model.script(modelAnswers.text('Word after word after word.', { interval: 60 }));
  await say(guest, 'Tell me.', 'Word after word after word.');
  await expect
    .poll(() => guest.page.evaluate(() => (window as unknown as { heard: string[] }).heard))
    .toEqual(['The DM is writing', 'DM: Word after word after word.']);
  expect(await guest.page.locator('[aria-live] [data-testid=live-turn]').count()).toBe(0);
});
