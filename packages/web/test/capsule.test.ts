import { readFile } from 'node:fs/promises';
import { modelAnswers, uniqueName } from '@fireside/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './support/house.ts';
import { bramFields, say } from './support/scene.ts';
import { violationsInBothThemes } from './support/violations.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

test('[E11.37] a campaign leaves by the menu, comes in by New game, and a friend plays their character on', async () => {
  const [host, friend] = await Promise.all([house.guest(), house.guest()]);
  const game = await host.createGame({ name: uniqueName('Low Ferry') });
  await host.join(game, await host.createCharacter(bramFields));
  await friend.join(game, await friend.createCharacter({ name: 'Mira', class_name: 'Rogue', level: 3 }));
  house.model.script(modelAnswers.text('The ferry waits.'));
  await host.page.goto(`/games/${game.id}`);
  await host.page.locator('li[data-message]').getByText('The ferry waits.').waitFor();
  house.model.script(modelAnswers.text('The bell answers you.'));
  await say(host, 'I call across the water.', 'The bell answers you.');
  const menu = host.page.getByRole('button', { name: 'Table menu' });
  await menu.click();
  const [download] = await Promise.all([
    host.page.waitForEvent('download'),
    host.page.getByRole('menuitem', { name: 'Campaign capsule' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.fireside\.json$/);
  const capsule = await readFile(await download.path());

  await friend.page.goto(`/games/${game.id}`);
  await friend.page.getByRole('button', { name: 'Table menu' }).click();
  await friend.page.getByRole('menuitem', { name: 'As data (JSON)' }).waitFor();
  expect(await friend.page.getByRole('menuitem', { name: 'Campaign capsule' }).count()).toBe(0);

  const importer = await house.guest();
  const { page } = importer;
  await page.goto('/new');
  const file = page.getByLabel('Capsule file');
  const choose = (name: string, buffer: Buffer) =>
    file.setInputFiles({ name, mimeType: 'application/json', buffer });
  await choose('sheet.json', Buffer.from('{"name":"Bram"}'));
  await page.getByRole('alert').getByText('This file is no campaign capsule.').waitFor();
  await choose('newer.json', Buffer.from(capsule.toString().replace('"version":1', '"version":2')));
  await page.getByRole('alert').getByText('another version of Fireside').waitFor();
  await choose('broken.json', Buffer.from(capsule.toString().replace('"status":"active"', '"status":"x"')));
  await page.getByRole('alert').getByText('Nothing was imported.').waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await choose('good.fireside.json', capsule);
  await page.waitForURL(/\/games\/[0-9a-f-]{36}$/);
  await page.locator('li[data-message]').getByText('The bell answers you.').waitFor();
  await page.getByRole('complementary', { name: 'Party' }).getByText('Bram').first().waitFor();

  const gameId = new URL(page.url()).pathname.split('/').at(-1)!;
  const { participation_code } = await importer.call('readGame', { params: { game_id: gameId } });
  const guest = await house.guest({ name: null, width: 390, height: 844, touch: true });
  await guest.page.goto(`/j/${participation_code}`);
  await guest.page.getByText('Characters of this story').waitFor();
  await guest.page.getByLabel('Your name').fill(uniqueName('Wren'));
  await guest.page.getByRole('radio', { name: /Mira/ }).check();
  expect(await violationsInBothThemes(guest.page)).toEqual([]);
  await guest.page.getByRole('button', { name: 'Join', exact: true }).click();
  await guest.page.locator('li[data-message]').getByText('The bell answers you.').waitFor();
  await expect
    .poll(async () =>
      (await importer.call('readParty', { params: { game_id: gameId } })).map(
        ({ character }) => character?.name,
      ),
    )
    .toEqual(['Bram Oakhollow', 'Mira']);
  expect([...importer.problems, ...guest.problems]).toEqual([]);
});
