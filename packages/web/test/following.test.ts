import { latch, modelAnswers, uniqueName } from '@fireside/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { bridgeFight } from './support/fight-example.ts';
import { type Guest, type GuestOptions, welcome } from './support/guest.ts';
import { type House, openHouse } from './support/house.ts';
import { type TableTap, tapTable } from './support/table-tap.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844, touch: true };
const paragraph = 'The rain has not stopped for three days, and the road below the inn is a river by now. ';
const opening = `${Array.from({ length: 14 }, (_, index) => `Page ${index}. ${paragraph.repeat(3)}`).join('\n\n')}\n\nIt begins.`;

/** Somebody before a story that is longer than their window, and at its end. */
async function reader(
  options: GuestOptions,
  {
    browser = house.browser,
    before,
  }: { browser?: Browser; before?: (page: Page, gameId: string) => unknown } = {},
): Promise<{ guest: Guest; page: Page; gameId: string }> {
  const guest = await welcome(browser, house.fireside.url, options);
  const game = await guest.createGame({ name: uniqueName('Long Story') });
  house.model.answerWith(() => modelAnswers.text([opening]));
  await before?.(guest.page, game.id);
  await guest.page.goto(`/games/${game.id}`);
  await guest.page.locator('li[data-message]').getByText('It begins.').waitFor();
  await expect.poll(() => distance(guest.page)).toBeLessThan(2);
  return { guest, page: guest.page, gameId: game.id };
}

const story = (page: Page) => page.getByRole('region', { name: 'Story' });

const distance = (page: Page) =>
  story(page).evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight);

/** How much of the last element with these words lies above, and how much below the visible part of the story. */
async function hidden(page: Page, words: string): Promise<{ above: number; below: number }> {
  return story(page).evaluate((element, text) => {
    const frame = element.getBoundingClientRect();
    const said = [...element.querySelectorAll('.prose')].filter((one) => one.textContent?.includes(text));
    const box = said.at(-1)?.getBoundingClientRect();
    if (!box) return { above: Number.NaN, below: Number.NaN };
    return { above: Math.max(0, frame.top - box.top - 1), below: Math.max(0, box.bottom - frame.bottom - 1) };
  }, words);
}

async function type(page: Page, lines: string[]) {
  await page.getByRole('textbox', { name: 'What do you do?' }).focus();
  for (const [index, line] of lines.entries()) {
    if (index > 0) await page.keyboard.press('Shift+Enter');
    await page.keyboard.type(line);
  }
}

function answerOf(number: number): string[] {
  const told = Array.from({ length: 4 }, (_, index) => `(${number}.${index}) ${paragraph}\n\n`);
  return [...told, `The answer to ${number}.`];
}

const windows = [1, 1.25, 1.5, 2].flatMap((scale) => [
  { name: `a desktop at ${scale}`, options: { ...desktop, scale } },
  { name: `a phone at ${scale}`, options: { ...phone, scale } },
]);

test.for(windows)(
  '[D5.8] ten typed messages in a row, and their answers, stay in view: $name',
  async ({ options }) => {
    const { page } = await reader(options);
    for (let number = 1; number <= 10; number += 1) {
      const { until, goOn } = latch();
      house.model.script(modelAnswers.text(answerOf(number), { until, interval: 8 }));
      const words = `I try door ${number}.`;
      await type(page, number % 3 === 0 ? ['First I wait,', 'then I listen,', words] : [words]);
      await page.keyboard.press('Enter');
      await expect.poll(() => hidden(page, words)).toEqual({ above: 0, below: 0 });
      await page.getByText('The DM is writing').waitFor();
      await expect.poll(() => distance(page)).toBeLessThan(2);
      goOn();
      await page.locator('li[data-message]').getByText(`The answer to ${number}.`).waitFor();
      await expect.poll(() => hidden(page, `The answer to ${number}.`)).toMatchObject({ below: 0 });
      expect(await page.getByRole('button', { name: /new message/ }).count()).toBe(0);
    }
  },
);

test('[D5.8] a draft of eight lines, a keyboard that opens and a turned phone leave the end in view', async () => {
  const { page } = await reader(phone);
  await type(
    page,
    Array.from({ length: 8 }, (_, index) => `Line ${index} of what I plan.`),
  );
  await expect.poll(() => distance(page)).toBeLessThan(2);
  const draft = page.getByRole('textbox', { name: 'What do you do?' });
  const height = (await draft.boundingBox())?.height ?? 0;
  expect(height).toBeGreaterThan(180);
  for (const size of [
    { width: 390, height: 440 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(() => hidden(page, 'It begins.')).toMatchObject({ below: 0 });
    await expect.poll(() => distance(page)).toBeLessThan(2);
  }
});

const waysUp = {
  wheel: async (page: Page) => {
    await story(page).hover();
    await page.mouse.wheel(0, -600);
  },
  'a little of the wheel': async (page: Page) => {
    await story(page).hover();
    await page.mouse.wheel(0, -40);
  },
  'a finger': async (page: Page) => {
    const devtools = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x: 195, y: 200 });
    for (let y = 220; y <= 500; y += 40) await touch('touchMove', { x: 195, y });
    await touch('touchEnd');
  },
  PageUp: async (page: Page) => {
    await story(page).focus();
    await page.keyboard.press('PageUp');
  },
};

test.for(Object.entries(waysUp))(
  '[D5.8] whoever scrolled up by %s is left alone until they go to the end',
  async ([way, goUp]) => {
    const { guest, page, gameId } = await reader(way === 'a finger' ? phone : desktop);
    const companion = await house.guest();
    await companion.join(await guest.call('readGame', { params: { game_id: gameId } }));
    await companion.page.goto(`/games/${gameId}`);
    await companion.page.locator('li[data-message]').first().waitFor();

    await goUp(page);
    await expect.poll(() => distance(page)).toBeGreaterThan(20);
    // Smooth scrolling is over when two frames in a row stand at the same place.
    const place = await settled(page);
    house.model.script(modelAnswers.text(answerOf(1), { interval: 8 }));
    await type(companion.page, ['I go ahead.']);
    await companion.page.keyboard.press('Enter');
    const control = page.getByRole('button', { name: '2 new messages' });
    await control.waitFor();
    expect(await story(page).evaluate((element) => element.scrollTop)).toBe(place);

    // Typing is no reason to lose one's place either.
    await type(page, ['Wait', 'for', 'me']);
    expect(await story(page).evaluate((element) => element.scrollTop)).toBe(place);

    await control.click();
    await expect.poll(() => distance(page)).toBeLessThan(2);
    await control.waitFor({ state: 'detached' });
    house.model.script(modelAnswers.text(answerOf(2), { interval: 8 }));
    await type(companion.page, ['Hurry.']);
    await companion.page.keyboard.press('Enter');
    await page.locator('li[data-message]').getByText('The answer to 2.').waitFor();
    await expect.poll(() => hidden(page, 'The answer to 2.')).toMatchObject({ below: 0 });
  },
);

async function settled(page: Page): Promise<number> {
  return story(page).evaluate(async (element) => {
    for (let before = Number.NaN, same = 0; same < 10; before = element.scrollTop) {
      await new Promise(requestAnimationFrame);
      same = element.scrollTop === before ? same + 1 : 0;
    }
    return element.scrollTop;
  });
}

test('[D5.8] whoever scrolled up and speaks sees their own message, and the answer', async () => {
  const { page } = await reader(desktop);
  await waysUp.wheel(page);
  await expect.poll(() => distance(page)).toBeGreaterThan(20);
  const { until, goOn } = latch();
  house.model.script(modelAnswers.text(answerOf(1), { until, interval: 8 }));
  await type(page, ['I am here.']);
  await page.keyboard.press('Enter');
  await expect.poll(() => hidden(page, 'I am here.')).toEqual({ above: 0, below: 0 });
  goOn();
  await page.locator('li[data-message]').getByText('The answer to 1.').waitFor();
  await expect.poll(() => hidden(page, 'The answer to 1.')).toMatchObject({ below: 0 });
});

test('[D5.8] whoever drags the scrollbar up is left alone', async () => {
  const browser = await launchBrowser({ scrollbars: true });
  const { page } = await reader(desktop, { browser });
  const box = await story(page).boundingBox();
  if (!box) throw new Error('There is no story');
  const x = box.x + box.width - 5;
  const { until, goOn } = latch();
  house.model.script(modelAnswers.text(answerOf(1), { until, interval: 8 }));
  await type(page, ['I wait.']);
  await page.keyboard.press('Enter');
  await page.getByText('The DM is writing').waitFor();
  await page.mouse.move(x, box.y + box.height - 40);
  await page.mouse.down();
  await page.mouse.move(x, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => distance(page)).toBeGreaterThan(20);
  const place = await settled(page);
  goOn();
  await page.getByRole('button', { name: '1 new message' }).waitFor();
  expect(await story(page).evaluate((element) => element.scrollTop)).toBe(place);
  await browser.close();
});

/** A reader at the end of a long story, whom a test tells what happens. */
async function told(options: GuestOptions) {
  let tap!: TableTap;
  const { page } = await reader(options, {
    before: async (page, gameId) => {
      tap = await tapTable(page, gameId, { keeps: true });
    },
  });
  await tap.listening;
  await expect.poll(() => distance(page)).toBeLessThan(2);
  const told = (content: string, fields = {}) => ({
    type: 'message' as const,
    message: tap.message({ content, ...fields }),
  });
  const show = (encounter: typeof bridgeFight | null) =>
    tap.tell({ type: 'effect', effect: { kind: 'encounter', encounter, before: null } });
  return { page, tap, told, show };
}

const chips = [
  { kind: 'hit_points', character_id: 'c', name: 'Bram', before: 22, after: 15, max: 22 },
  {
    kind: 'item',
    character_id: 'c',
    name: 'Bram',
    item: 'Silver key',
    quantity: 1,
    before: null,
    after: 1,
    note: '',
    position: 0,
  },
];

/** What may happen around somebody who reads, each on its own. */
const disturbances: Record<string, (scene: Awaited<ReturnType<typeof told>>) => Promise<unknown>> = {
  'chips of what changed': async ({ page, tap, told }) => {
    tap.tell(told('It bites.', { effects: chips }));
    await story(page).getByText('Silver key').first().waitFor();
  },
  'a whisper of the DM': async ({ page, tap, told }) => {
    tap.tell(told(`Only you see it. ${paragraph.repeat(3)}`, { kind: 'whisper', to: 'me' }));
    await page.getByText('Only you see it.').last().waitFor();
  },
  'another day': async ({ page, tap, told }) => {
    tap.tell(told('A new morning.', { created_at: '2040-03-05T12:00:00.000Z' }));
    await page.getByTestId('day').waitFor();
  },
  'somebody who writes': async ({ page, tap }) => {
    tap.tell({ type: 'composing', user_id: 'other', name: 'Jonas' });
    await page.getByText('Jonas is writing…').waitFor();
  },
  'a fight that begins, and its map': async ({ page, show }) => {
    show(bridgeFight);
    await page.getByRole('region', { name: 'Fight' }).waitFor();
    await expect.poll(() => distance(page)).toBeLessThan(2);
    await page.getByRole('button', { name: 'Map' }).click();
    await page.getByRole('button', { name: 'Map', expanded: true }).waitFor();
  },
  'a draft that grows': ({ page }) => type(page, ['I wait,', 'and wait,', 'and then I go.']),
  'a pause': async ({ page, tap }) => {
    tap.tell({ type: 'paused' });
    await page.getByRole('region', { name: 'Paused' }).waitFor();
  },
};

test.for(
  Object.entries(disturbances).flatMap(([what, happens]) => [
    { what, happens, where: 'desktop', options: { ...desktop, scale: 1.25 } },
    { what, happens, where: 'phone', options: { ...phone, scale: 1.5 } },
  ]),
)(
  '[E13.24] $what on a $where: the end stays in view, and what follows comes into it',
  async ({ happens, options }) => {
    const scene = await told(options);
    const { page, tap, told: message } = scene;
    await happens(scene);
    await expect.poll(() => distance(page)).toBeLessThan(2);
    tap.tell(message(`${paragraph.repeat(2)}\n\nAnd on it goes.`));
    await expect.poll(() => hidden(page, 'And on it goes.')).toMatchObject({ below: 0 });
    await expect.poll(() => distance(page)).toBeLessThan(2);
    expect(await page.getByRole('button', { name: /new message/ }).count()).toBe(0);
  },
);

test('[E13.24] after all of it somebody who sends sees their message and the answer, the journal open beside it', async () => {
  const { page } = await reader(desktop);
  await page.getByRole('tab', { name: 'Journal' }).click();
  await page.setViewportSize({ width: 1100, height: 560 });
  await expect.poll(() => distance(page)).toBeLessThan(2);
  for (let number = 1; number <= 3; number += 1) {
    const { until, goOn } = latch();
    house.model.script(modelAnswers.text(answerOf(number), { until, interval: 8 }));
    await type(page, ['I wait,', 'and then', `I try door ${number}.`]);
    await page.keyboard.press('Enter');
    await expect.poll(() => hidden(page, `I try door ${number}.`)).toEqual({ above: 0, below: 0 });
    goOn();
    await page.locator('li[data-message]').getByText(`The answer to ${number}.`).waitFor();
    await expect.poll(() => hidden(page, `The answer to ${number}.`)).toMatchObject({ below: 0 });
  }
});

test('[E13.24] a keyboard that covers the window, as the browser tells it, leaves the end and the composer in view', async () => {
  const { page } = await reader(phone);
  await page.evaluate(() => {
    // The window keeps its size; only what is seen of it shrinks.
    Object.defineProperty(visualViewport, 'height', { configurable: true, value: 420 });
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expect
    .poll(async () => {
      const box = await page.getByRole('textbox', { name: 'What do you do?' }).boundingBox();
      return (box?.y ?? 999) + (box?.height ?? 0);
    })
    .toBeLessThan(420);
  await expect.poll(() => distance(page)).toBeLessThan(2);
  house.model.script(modelAnswers.text(answerOf(1), { interval: 8 }));
  await type(page, ['I listen.']);
  await page.keyboard.press('Enter');
  await page.locator('li[data-message]').getByText('The answer to 1.').waitFor();
  await expect.poll(() => hidden(page, 'The answer to 1.')).toMatchObject({ below: 0 });
});

test('[E13.24] whoever has gone up is moved by none of it, and sees how much is new', async () => {
  const { page, tap, told: message, show } = await told(desktop);
  await waysUp.wheel(page);
  await expect.poll(() => distance(page)).toBeGreaterThan(20);
  const place = await settled(page);
  tap.tell({ type: 'composing', user_id: 'other', name: 'Jonas' });
  tap.tell(message('One.', { effects: chips }));
  tap.tell(message('Two.', { kind: 'whisper', to: 'me' }));
  tap.tell(message('Three.', { created_at: '2040-03-05T12:00:00.000Z' }));
  show(bridgeFight);
  await page.getByRole('region', { name: 'Fight' }).waitFor();
  await page.getByRole('button', { name: '3 new messages' }).waitFor();
  expect(await settled(page)).toBe(place);
});
