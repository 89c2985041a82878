import { modelAnswers } from '@fireside/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './support/house.ts';
import { bellGame, bramFields, greeting, sableFields, say } from './support/scene.ts';
import { violationsInBothThemes } from './support/violations.ts';

// A fight as the service keeps it, seen from two windows: the model is scripted, the dice are the service's.

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

const strip = (page: Page) => page.getByRole('region', { name: 'Fight' });

test('[E5.120] [E5.122] [E5.126] [E5.137] [E5.146] a fight from its first round to its end, at a desktop and on a phone', async () => {
  const mira = await house.guest();
  const jonas = await house.guest({ width: 390, height: 844, touch: true });
  const game = await mira.createGame(bellGame);
  await mira.join(game, await mira.createCharacter(bramFields));
  await jonas.join(game, await jonas.createCharacter(sableFields));
  house.model.script(modelAnswers.text(greeting));
  for (const { page } of [mira, jonas]) {
    await page.goto(`/games/${game.id}`);
    await page.getByText('still warm.').first().waitFor();
  }

  house.model.script(
    modelAnswers.toolCall('start_encounter', {
      // So many hit points that no blow ends the fight before the DM does.
      combatants: [{ creature: 'goblin', zone: 'The reeds', hp: 90 }],
      zones: ['The landing', 'The reeds'],
    }),
    modelAnswers.text('The reeds part.'),
  );
  await say(mira, 'I call into the reeds.', 'The reeds part.');
  const order = strip(mira.page).getByRole('list', { name: 'Order of turns' });
  await order.waitFor();
  const names = (await order.getByRole('listitem').allInnerTexts()).join(' | ');
  for (const name of ['Bram Oakhollow', 'Sable Quickwater', 'Goblin']) expect(names).toContain(name);
  await strip(jonas.page)
    .getByRole('button', { name: /^Round 1 · / })
    .waitFor();
  await mira.page.getByText('A fight begins').first().waitFor();

  // Whoever the dice put first: turns pass until it is Mira's.
  const mine = strip(mira.page).getByText('Your turn');
  for (let turns = 1; turns <= 3 && (await mine.count()) === 0; turns += 1) {
    const words = `A breath passes, the ${turns}.`;
    house.model.script(modelAnswers.toolCall('next_turn', {}), modelAnswers.text(words));
    await say(mira, 'I wait.', words);
  }
  await mine.waitFor();

  // Read anew, it stands as it stood.
  await mira.page.reload();
  await mine.waitFor();
  await strip(mira.page).getByRole('button', { name: 'Map' }).click();
  const map = (page: Page) => strip(page).getByRole('list', { name: 'Map' });
  await map(mira.page).getByText('The reeds').waitFor();

  // She goes there herself: the focus goes along, and both see it.
  await mira.page.getByRole('toolbar').getByRole('button', { name: 'Move: The landing' }).waitFor();
  expect(await violationsInBothThemes(mira.page)).toEqual([]);
  await map(mira.page).getByRole('button', { name: 'The landing' }).press('Enter');
  const own = map(mira.page).getByRole('listitem').filter({ hasText: 'The landing · you' });
  await own.waitFor();
  await expect
    .poll(() =>
      own
        .locator('div')
        .first()
        .evaluate((box) => box === document.activeElement),
    )
    .toBe(true);
  for (const { page } of [mira, jonas]) {
    await page.locator('li[data-message]').getByText('moves to The landing').waitFor();
  }
  expect(await mira.page.getByRole('button', { name: /^Move: / }).count()).toBe(0);
  await strip(jonas.page).getByRole('button', { name: 'Map' }).click();
  await map(jonas.page)
    .getByRole('listitem')
    .filter({ hasText: /The landing.*Bram Oakhollow/ })
    .waitFor();
  await strip(jonas.page).getByRole('button', { name: 'Map' }).click();

  await mira.page.getByRole('toolbar').getByRole('button', { name: 'Longsword' }).click();
  const field = mira.page.getByRole('textbox', { name: 'What do you do?' });
  await expect.poll(() => field.inputValue()).toMatch(/^I attack Goblin.* with my longsword$/);
  house.model.script(
    modelAnswers.toolCall('attack', { attacker: 'Bram Oakhollow', target: 'Goblin', attack: 'Longsword' }),
    modelAnswers.text('Steel in the dusk.'),
  );
  await field.press('Enter');
  for (const { page } of [mira, jonas]) {
    const told = page.locator('li[data-message]').filter({ hasText: 'Steel in the dusk.' });
    await told
      .getByText(/^(critical hit|hit|miss)$/)
      .first()
      .waitFor();
    await told
      .getByText(/^Longsword attack on Goblin/)
      .first()
      .waitFor();
  }
  await strip(jonas.page)
    .getByRole('button', { name: /^Round/ })
    .tap();
  expect(await violationsInBothThemes(mira.page)).toEqual([]);
  expect(await violationsInBothThemes(jonas.page)).toEqual([]);

  house.model.script(modelAnswers.toolCall('end_encounter', {}), modelAnswers.text('The reeds are still.'));
  await say(mira, 'I lower my blade.', 'The reeds are still.');
  for (const { page } of [mira, jonas]) {
    await strip(page).waitFor({ state: 'detached' });
    await page.getByText('The fight is over').first().waitFor();
  }
});
