import { uniqueName } from '@fireside/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringNothing } from './support/bare-page.ts';
import type { Guest } from './support/guest.ts';
import { type House, openHouse } from './support/house.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
  await makeGames(await house.guest(), 1_000, uniqueName('Hall'));
});

afterAll(() => house.close());

/** Makes games, a few at a time; their names carry the number in which they were made. */
async function makeGames(host: Guest, count: number, name: string) {
  for (let made = 0; made < count; made += 20) {
    const some = Array.from({ length: Math.min(20, count - made) }, (_, index) => made + index + 1);
    await Promise.all(some.map((number) => host.createGame({ name: `${name} ${number}` })));
  }
}

/** Somebody whom nobody tells what happens: what the lobby asks for, it asks for by itself. */
async function newVisitor(): Promise<Guest> {
  const guest = await house.guest();
  await bringNothing(guest.page);
  await guest.page.route('**/api/live/ticket', (route) => route.abort());
  return guest;
}

function listRequests(page: Page) {
  const asked: { url: URL; bytes: Promise<number> }[] = [];
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (url.pathname === '/api/games' && response.request().method() === 'GET')
      asked.push({ url, bytes: response.body().then(({ length }) => length) });
  });
  return asked;
}

const section = (page: Page, name: string) => page.getByRole('region', { name });
const cards = (page: Page, name: string) => section(page, name).getByRole('article');

test('of a thousand games the lobby asks for a page, and for the next one when somebody wants more', async () => {
  const visitor = await newVisitor();
  const { page } = visitor;
  const asked = listRequests(page);
  await page.goto('/');
  await expect.poll(() => cards(page, 'Other games here').count()).toBe(12);
  await page.getByRole('heading', { name: 'No table is laid for you yet' }).waitFor();
  expect(asked).toHaveLength(3);
  expect(asked.map(({ url }) => Number(url.searchParams.get('limit'))).sort()).toEqual([12, 12, 24]);
  const bytes = (await Promise.all(asked.map((one) => one.bytes))).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(12_000);

  const more = page.getByRole('button', { name: 'Show more of “Other games here”' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => cards(page, 'Other games here').count()).toBe(24);
  expect(asked).toHaveLength(4);
  await page.getByText('24 games are shown.').waitFor({ state: 'attached' });
  // The focus goes on with the list: Tab leads from the first new card to the next.
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect
    .poll(() => focused())
    .toBe(await cards(page, 'Other games here').nth(12).getByRole('link').innerText());
  await page.keyboard.press('Tab');
  await expect
    .poll(() => focused())
    .toBe(await cards(page, 'Other games here').nth(13).getByRole('link').innerText());

  // The next visit begins at the beginning.
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.getByRole('link', { name: 'Games', exact: true }).click();
  await expect.poll(() => asked.length).toBe(7);
  expect(await cards(page, 'Other games here').count()).toBe(12);
  expect(visitor.problems).toEqual([]);
});

test('[4.client] my games come before those of others, page by page; a deleted one leaves, and the list goes on', async () => {
  const guest = await newVisitor();
  const { page } = guest;
  const name = uniqueName('Mine');
  await makeGames(guest, 26, name);
  const asked = listRequests(page);
  await page.goto('/');
  await expect.poll(() => cards(page, 'At your table').count()).toBe(24);
  expect(await section(page, 'Ended games').count()).toBe(0);
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(titles.slice(0, 2)).toEqual(['At your table', 'Other games here']);

  // The last one shown is where the next page begins: without it, the list is read anew.
  const before = asked.length;
  const last = cards(page, 'At your table').nth(23);
  await last.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the game' }).click();
  await expect.poll(() => cards(page, 'At your table').count()).toBe(23);
  expect(asked).toHaveLength(before);
  await page.getByRole('button', { name: 'Show more of “At your table”' }).click();
  await expect.poll(() => cards(page, 'At your table').count()).toBe(24);
  await page.getByRole('button', { name: 'Show more of “At your table”' }).click();
  await expect.poll(() => cards(page, 'At your table').count()).toBe(25);
  expect(await page.getByRole('button', { name: 'Show more of “At your table”' }).count()).toBe(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('article') !== null))
    .toBe(true);
});

test('a page that does not come is said, what is there stays, and asking again brings it', async () => {
  const { page } = await newVisitor();
  await page.goto('/');
  await expect.poll(() => cards(page, 'Other games here').count()).toBe(12);
  await page.route('**/api/games?*before=*', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  const more = page.getByRole('button', { name: 'Show more of “Other games here”' });
  await more.click();
  await page.getByRole('alert').getByText('The server cannot answer at the moment.').waitFor();
  expect(await cards(page, 'Other games here').count()).toBe(12);
  await page.unroute('**/api/games?*before=*');
  await more.click();
  await expect.poll(() => cards(page, 'Other games here').count()).toBe(24);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('a lobby that cannot be read says so, and is read when somebody tries again', async () => {
  const { page } = await newVisitor();
  await page.route('**/api/games?*', (route) =>
    route.fulfill({
      status: 429,
      json: { code: 'too_many', detail: 'Too many requests, try again in 7 seconds' },
    }),
  );
  await page.goto('/');
  await page.getByText('Too many attempts. Try again in 7 seconds.').first().waitFor();
  await page.unroute('**/api/games?*');
  await section(page, 'Other games here').getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => cards(page, 'Other games here').count()).toBe(12);
});
