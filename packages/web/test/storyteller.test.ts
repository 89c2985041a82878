import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './support/house.ts';
import { bramFields } from './support/scene.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse({ FIRESIDE_MODEL: 'storyteller' });
});

afterAll(() => house.close());

test('without a model the storyteller plays: setup, greeting, answers, and a quiet line for the host', async () => {
  const guest = await house.guest();
  const { page } = guest;
  const bram = await guest.createCharacter(bramFields);
  await page.goto('/');
  await page.getByText('Built-in storyteller: no language model configured').waitFor();
  await page.getByRole('link', { name: 'How to connect a model' }).click();
  await page.getByRole('heading', { name: 'Connecting a model' }).waitFor();
  await page.getByText('The built-in storyteller', { exact: true }).waitFor();

  await page.goto('/new?adventure=sample');
  await page.getByRole('heading', { name: 'DM' }).first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Propose a game from it' }).click();
  await page.getByText('The DM is writing').waitFor({ state: 'detached' });
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.getByRole('button', { name: 'Create the game' }).click();

  const narration = page
    .locator('li[data-message]')
    .filter({ has: page.getByRole('heading', { name: 'DM' }) });
  await narration.first().waitFor();
  const gameId = page.url().split('/').at(-1) ?? '';
  await guest.join(await guest.call('readGame', { params: { game_id: gameId } }), bram);

  for (const [spoken, words] of ['I look around.', 'I attack!'].entries()) {
    await page.getByRole('textbox', { name: 'What do you do?' }).fill(words);
    await page.keyboard.press('Enter');
    await expect.poll(() => narration.count()).toBe(spoken + 2);
  }
  expect(house.model.received).toBe(0);
});
