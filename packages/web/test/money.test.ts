import {
  modelAnswers,
  type ModelStandIn,
  startModelStandIn,
  testPassword,
  uniqueName,
} from '@fireside/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './support/house.ts';
import { setupLink } from './support/setup-link.ts';
import { violationsInBothThemes } from './support/violations.ts';

const key = 'correct-horse-battery-staple-4711';
const used = (inputTokens: number, outputTokens: number) => ({ usage: { inputTokens, outputTokens } });

let house: House;
let provider: ModelStandIn;

beforeAll(async () => {
  house = await openHouse({ FIRESIDE_PRICES: 'compatible:scripted=2,10' });
  provider = await startModelStandIn({ protocol: 'openai', key, models: ['hearth-1', 'hearth-2'] });
});

afterAll(async () => {
  await house.close();
  await provider.close();
});

async function openCost(page: Page) {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: 'Model and cost' }).click();
  return page.getByRole('dialog', { name: 'Model and cost' });
}

test('[E12.14] at the table: who leads, what it cost, a budget that warns everybody and stops the DM until it is raised', async () => {
  const ada = await house.guest();
  const mira = await house.guest({ width: 390, height: 844, touch: true });
  const game = await ada.createGame({ name: uniqueName('Thrift') });
  await mira.call('joinGame', {
    params: { game_id: game.id },
    body: { participation_code: game.participation_code ?? '' },
  });
  house.model.script(modelAnswers.text('The inn is warm.', used(1_000, 100)));
  await ada.page.goto(`/games/${game.id}`);
  await ada.page.locator('li[data-message]').getByText('The inn is warm.').waitFor();
  await mira.page.goto(`/games/${game.id}`);
  await mira.page.locator('li[data-message]').getByText('The inn is warm.').waitFor();

  const dialog = await openCost(ada.page);
  await dialog.getByText('compatible:scripted leads.').waitFor();
  // 1,000 at 2 and 100 at 10 for a million.
  expect(await dialog.getByText('Tokens: 1,000 in, 100 out. Cost: $0.0030.').count()).toBe(2);
  await dialog.getByText('In tokens').click();
  await dialog.getByLabel('Tokens, for the whole game').fill('5000');
  await dialog.getByRole('button', { name: 'Save the budget' }).click();
  await dialog.getByText('1,100 of 5,000 tokens are spent.').waitFor();
  expect(await violationsInBothThemes(ada.page)).toEqual([]);
  await ada.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  const say = async (words: string) => {
    await ada.page.getByRole('textbox', { name: 'What do you do?' }).fill(words);
    await ada.page.keyboard.press('Enter');
  };
  house.model.script(modelAnswers.text('A bard sings.', used(3_200, 100)));
  await say('I listen');
  for (const { page } of [ada, mira])
    await page.locator('li').getByText('More than four fifths of the game’s budget are spent.').waitFor();
  house.model.script(modelAnswers.text('The song ends.', used(3_000, 0)));
  await say('I listen on');
  await mira.page.locator('li[data-message]').getByText('The song ends.').waitFor();
  await mira.page.locator('li').getByText('The budget of this game is spent. Table talk goes on').waitFor();
  await say('I ask for another');
  await ada.page.getByText('Not sent.').filter({ hasText: 'The budget of this game is spent.' }).waitFor();

  const theirs = await openCost(mira.page);
  await theirs.getByText('The budget is spent.').waitFor();
  expect(await theirs.getByRole('button', { name: 'Save the budget' }).count()).toBe(0);
  expect(await mira.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violationsInBothThemes(mira.page)).toEqual([]);

  const again = await openCost(ada.page);
  await again.getByText('In dollars').click();
  await again.getByLabel('US dollars, for the whole game').fill('3.5');
  await again.getByRole('button', { name: 'Save the budget' }).click();
  await again.getByText(/of \$3\.50 are spent/).waitFor();
  await mira.page.locator('li').getByText('The game has budget again.').waitFor();
  expect([...ada.problems, ...mira.problems].filter((problem) => !problem.includes('409'))).toEqual([]);
});

test('[E12.15] in the administration: a connection is tried, chosen and given up again, and the key is never seen', async () => {
  const keeper = await house.guest({ name: null });
  const { page } = keeper;
  const seen: string[] = [];
  page.on('response', async (response) => {
    seen.push(await response.text().catch(() => ''));
  });
  await page.goto(await setupLink(house.fireside));
  await page.getByLabel('Name').fill('Odile');
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('button', { name: 'Become the administrator' }).click();
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Models' })
    .click();
  await page.getByText('compatible:scripted leads, as the environment of this service says.').waitFor();

  await page.getByLabel('Provider').selectOption('compatible');
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('alert').getByText('This is no address that can be asked.').waitFor();
  await page.getByLabel('Base address').fill(provider.url);
  await page.getByLabel('Key').fill('a-wrong-key');
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByText('The key was refused.').waitFor();
  await page.getByLabel('Key').fill(key);
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByText('There are 2 models there:').waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'hearth-1' }).click();
  provider.script(modelAnswers.text('I would rather talk.'));
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByText('It answers, but calls no tools').waitFor();
  provider.script(modelAnswers.toolCall('roll_dice', { notation: '1d20' }));
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByText('It answers and calls tools. It can lead.').waitFor();

  await page.getByRole('button', { name: 'Use this model' }).click();
  await page.getByText('compatible:hearth-1 leads, as was chosen here.').waitFor();
  await page.getByText('A key is set; it ends in 4711.').waitFor();
  expect(await page.getByLabel('Key').inputValue()).toBe('');
  provider.script(modelAnswers.text('A new voice.'));
  const game = await keeper.createGame({ name: uniqueName('Voice') });
  await page.goto(`/games/${game.id}`);
  await page.locator('li[data-message]').getByText('A new voice.').waitFor();

  await page.goto('/admin/models');
  await page.getByText('compatible:hearth-1 leads, as was chosen here.').waitFor();
  expect(await page.content()).not.toContain(key);
  await page.getByRole('button', { name: 'As the environment says: compatible:scripted' }).click();
  await page.getByText('compatible:scripted leads, as the environment of this service says.').waitFor();
  await page.getByRole('button', { name: 'Use the storyteller' }).click();
  await page.getByText('The built-in storyteller leads, as was chosen here.').waitFor();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(seen.join('\n')).toContain('hearth-1');
  expect(seen.join('\n')).not.toContain(key);
  expect(keeper.problems.filter((problem) => !problem.includes('422'))).toEqual([]);
});
