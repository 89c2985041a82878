import { modelAnswers, uniqueName } from '@fireside/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Guest } from './support/guest.ts';
import { type House, openHouse } from './support/house.ts';
import { bramFields, say } from './support/scene.ts';
import { violationsInBothThemes } from './support/violations.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

const phone = { width: 390, height: 844, touch: true };

/** One plays it to its end, the other is away meanwhile. */
async function endedGame() {
  const [host, away] = await Promise.all([house.guest(), house.guest(phone)]);
  const game = await host.createGame({ name: uniqueName('The Orchard') });
  await host.join(game, await host.createCharacter(bramFields));
  await away.join(game);
  house.model.script(modelAnswers.text('Snow lies on the orchard.'));
  await host.page.goto(`/games/${game.id}`);
  await host.page.locator('li[data-message]').getByText('Snow lies on the orchard.').waitFor();
  house.model.script(
    modelAnswers.toolCall('roll_dice', { notation: '1d20+5', reason: 'Perception', roller: 'dm' }),
    modelAnswers.toolCall('end_game', { outcome: 'victory', summary: 'The three own it together.' }),
    modelAnswers.text('You cut the apple in three. The tree lets go of its snow.'),
  );
  await say(host, 'We share it.', 'lets go of its snow');
  await host.page.getByText('The story ends in victory').waitFor();
  return { game, host, away };
}

const titlePage = ({ page }: Guest) => page.getByRole('region', { name: 'Title page' });
const noSidewaysScroll = ({ page }: Guest) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('[E11.20] whoever was away finds the title page; whoever was there reads the last words first', async () => {
  const { game, host, away } = await endedGame();
  // Nothing is laid over words that have just been told.
  expect(await titlePage(host).count()).toBe(0);
  await away.page.goto(`/games/${game.id}`);
  const page = titlePage(away);
  await page.getByText('The story ends in victory').waitFor();
  for (const text of ['The three own it together.', 'The tree lets go of its snow.', 'Bram'])
    await page.getByText(text, { exact: false }).first().waitFor();
  await page.getByText('The roll that decided it', { exact: true }).waitFor();
  await page.getByText('Perception').waitFor();
  expect(await page.getByRole('button', { name: 'Start a sequel' }).count()).toBe(0);
  expect(await violationsInBothThemes(away.page)).toEqual([]);
  await away.page.setViewportSize({ width: 320, height: 640 });
  expect(await noSidewaysScroll(away)).toBe(true);

  const [download] = await Promise.all([
    away.page.waitForEvent('download'),
    (async () => {
      await page.getByRole('button', { name: 'Download the story' }).click();
      await away.page.getByRole('menuitem', { name: 'As a page (HTML)' }).click();
    })(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.html$/);

  await page.getByRole('button', { name: 'Read from the beginning' }).click();
  await page.waitFor({ state: 'detached' });
  const first = away.page.locator('li[data-message]').first();
  await expect.poll(() => first.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(away.problems).toEqual([]);
});

test('[E11.21] the title page can be turned and turned back, by keyboard too', async () => {
  const { host } = await endedGame();
  await host.page.getByRole('button', { name: 'Title page' }).press('Enter');
  const page = titlePage(host);
  await expect.poll(() => page.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByText('In figures').waitFor();
  expect(await violationsInBothThemes(host.page)).toEqual([]);
  await page.getByRole('button', { name: 'Read it there' }).first().press('Enter');
  await page.waitFor({ state: 'detached' });
  await expect
    .poll(() => host.page.evaluate(() => document.activeElement?.textContent ?? ''))
    .toContain('lets go of its snow');
  await host.page.getByRole('button', { name: 'Title page' }).click();
  await page.getByRole('button', { name: 'Read how it ended' }).click();
  await host.page.getByText('The story ends in victory').waitFor();
  await host.page.getByRole('button', { name: 'Title page' }).click();
  await page.getByRole('button', { name: 'Start a sequel' }).click();
  await host.page.getByRole('alertdialog').getByRole('button', { name: 'Start a sequel' }).click();
  await host.page.getByRole('textbox', { name: 'What do you do?' }).waitFor();
});

test('[E11.22] of a game that goes on the menu tells the evening so far', async () => {
  const host = await house.guest();
  const game = await host.createGame({ name: uniqueName('Low Ferry') });
  house.model.script(modelAnswers.text('The ferry waits.'));
  await host.page.goto(`/games/${game.id}`);
  await host.page.locator('li[data-message]').getByText('The ferry waits.').waitFor();
  await host.page.getByRole('button', { name: 'Table menu' }).click();
  await host.page.getByRole('menuitem', { name: 'The evening so far' }).click();
  const dialog = host.page.getByRole('dialog', { name: 'The evening so far' });
  await dialog.getByText('The story goes on').waitFor();
  await dialog.getByText('The ferry waits.').waitFor();
  expect(await violationsInBothThemes(host.page)).toEqual([]);
});

test('[E11.23] in German, on a narrow phone, nothing is cut off', async () => {
  const { game, away } = await endedGame();
  await away.page.addInitScript(() => localStorage.setItem('fireside.language', 'de'));
  await away.page.setViewportSize({ width: 320, height: 640 });
  await away.page.goto(`/games/${game.id}`);
  const page = away.page.getByRole('region', { name: 'Titelseite' });
  await page.getByText('Die Geschichte endet mit einem Sieg').waitFor();
  await page.getByText('Der Wurf, der es entschied', { exact: true }).waitFor();
  expect(await noSidewaysScroll(away)).toBe(true);
});
