import { joinTable, modelAnswers, createClient, registerPlayer, uniqueName } from '@fireside/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './support/house.ts';
import { bellGame, greeting } from './support/scene.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

/** Nothing is answered but the page and its files, until they are let through. */
async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/**', (route) => route.abort());
  return () => page.unroute('**/api/**');
}

test('[E13.80] [E13.81] the lobby is drawn from what came with the page, and follows once it is heard', async () => {
  const mira = await house.guest();
  const game = await mira.createGame({ ...bellGame, name: uniqueName('Low Ferry') });
  const { page } = mira;
  const letThrough = await holdAnswers(page);
  await page.goto('/');
  await page.getByRole('link', { name: game.name, exact: true }).waitFor();
  const later = await mira.createGame({ name: uniqueName('Later') });
  await letThrough();
  await page.getByRole('link', { name: later.name, exact: true }).waitFor();
});

test('[E13.80] [E13.81] a table is drawn from what came with the page, and what happened since is shown', async () => {
  const mira = await house.guest({ width: 390, height: 844, touch: true });
  const game = await mira.createGame(bellGame);
  house.model.script(modelAnswers.text(greeting));
  const { page } = mira;
  await page.goto(`/games/${game.id}`);
  await page.getByText('still warm.').first().waitFor();
  const letThrough = await holdAnswers(page);
  await page.reload();
  await page.getByText('still warm.').first().waitFor();
  // Somebody comes and speaks, and the game has another name, before this window can hear anything.
  const host = mira.call;
  const jonas = await registerPlayer(createClient(house.fireside.url), uniqueName('Jonas'));
  await jonas.client.must('joinGame', {
    params: { game_id: game.id },
    body: { participation_code: game.participation_code! },
  });
  const bot = await joinTable({ client: jonas.client, gameId: game.id });
  await bot.say('I am here too', { kind: 'table' });
  await host('changeGame', { params: { game_id: game.id }, body: { name: 'The Silent Bell' } });
  await letThrough();
  await page.getByText('I am here too').first().waitFor();
  await page.getByText('The Silent Bell').first().waitFor();
  expect(mira.problems).toEqual([]);
});

test('[E13.83] a phone shows the end of the story before any other file, until the table has drawn it', async () => {
  const mira = await house.guest({ width: 390, height: 844, touch: true });
  const game = await mira.createGame(bellGame);
  house.model.script(modelAnswers.text(greeting));
  const { page } = mira;
  await page.goto(`/games/${game.id}`);
  await page.getByText('still warm.').first().waitFor();
  const early = page.locator('#told-last');
  expect(await early.count()).toBe(0);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/games/${game.id}`, { waitUntil: 'commit' });
  await early.waitFor();
  // Nobody who looks for the words finds them twice.
  expect(await page.getByText('still warm.').count()).toBe(0);
  const box = (await early.boundingBox())!;
  expect([box.x, box.width]).toEqual([0, 390]);
  letThrough();
  await page.getByText('still warm.').first().waitFor();
  expect(await early.count()).toBe(0);
  // Nor is it left on any other screen.
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await early.waitFor({ state: 'hidden' });
  expect(mira.problems).toEqual([]);
});

test('[E13.82] the mark is there before any other file, in the chosen colours', async () => {
  const { page } = await house.guest({ name: null, theme: 'light' });
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('fireside.appearance', '{"theme":"dark"}'));
  await page.route('**/assets/**', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('.opening-mark').waitFor();
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(background).toBe('rgb(20, 22, 27)');
});
