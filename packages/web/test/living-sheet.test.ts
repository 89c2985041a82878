import type { CharacterPatch } from '@fireside/contract';
import { modelAnswers } from '@fireside/testing';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFight } from './support/fight-scene.ts';
import { type House, openHouse } from './support/house.ts';
import { bramFields } from './support/scene.ts';
import { violationsInBothThemes } from './support/violations.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

const clericFields = {
  ...bramFields,
  name: 'Sister Maren',
  class_name: 'Cleric',
  level: 3,
  experience: 2_650,
};
const resources = (page: Page) => page.getByRole('list', { name: 'Resources' });

/** The bodies of the changes that the page asks for; `answer` decides what becomes of them. */
async function changesOf(page: Page, answer: (route: Route) => Promise<void> = (route) => route.continue()) {
  const bodies: CharacterPatch[] = [];
  await page.route('**/api/characters/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    bodies.push(route.request().postDataJSON());
    await answer(route);
  });
  return bodies;
}

test('[E5.132] [E5.139] numbers show on demand how they come about', async () => {
  const guest = await house.guest();
  const { page } = guest;
  const { id } = await guest.createCharacter(clericFields);
  await page.goto(`/characters/${id}`);
  const numbers = page.getByRole('region', { name: 'Numbers' });
  await numbers.getByText('Spell save DC').waitFor();
  expect(await numbers.getByText('base +8').count()).toBe(0);
  const working = numbers.getByRole('button', { name: 'Working' });
  await working.focus();
  await page.keyboard.press('Enter');
  await numbers.getByText('base +8, Wisdom +1, proficiency +2').waitFor();
  expect(await numbers.getByRole('button').getAttribute('aria-expanded')).toBe('true');
  await page.getByRole('region', { name: 'Skills' }).getByRole('button', { name: 'Working' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Athletics' })
    .getByText('Strength +2, proficiency +2')
    .waitFor();
  await page.getByRole('region', { name: 'Attacks' }).getByRole('button', { name: 'Working' }).click();
  expect(await page.getByRole('list', { name: 'Attacks' }).innerText()).toContain('Longsword');
  expect(await violationsInBothThemes(page)).toEqual([]);
});

test('[E5.133] the owner ticks off what is spent; what is refused is as it was', async () => {
  const guest = await house.guest();
  const { page } = guest;
  const { id } = await guest.createCharacter({ ...clericFields, current_hp: 1 });
  await page.goto(`/characters/${id}`);
  let refuse = false;
  const bodies = await changesOf(page, (route) =>
    refuse ? route.fulfill({ status: 500, json: { detail: 'Internal error' } }) : route.continue(),
  );
  const slots = resources(page).getByRole('listitem').filter({ hasText: 'Level 1 slots' });
  await slots.getByText('4 of 4').waitFor();
  await slots.getByRole('button', { name: 'Spend a slot of level 1' }).click();
  await slots.getByRole('button', { name: 'Spend a slot of level 1' }).click();
  await slots.getByText('2 of 4').waitFor();
  await resources(page).getByRole('button', { name: 'Spend a hit die' }).click();
  await resources(page).getByRole('button', { name: 'One temporary hit point more' }).click();
  await page.getByRole('spinbutton', { name: 'Experience gained' }).fill('50');
  await page.keyboard.press('Enter');
  await page.getByText('2,700 of 2,700 for level 4').waitFor();
  await expect
    .poll(async () => {
      const { slots_spent, hit_dice_spent, temporary_hp, experience } = await guest.call('readCharacter', {
        params: { character_id: id },
      });
      return { slots_spent, hit_dice_spent, temporary_hp, experience };
    })
    .toEqual({ slots_spent: [2], hit_dice_spent: 1, temporary_hp: 1, experience: 2_700 });
  expect(bodies).toHaveLength(5);

  refuse = true;
  await slots.getByRole('button', { name: 'Spend a slot of level 1' }).click();
  await page.getByRole('alertdialog').or(page.locator('[data-type=error]')).first().waitFor();
  await slots.getByText('2 of 4').waitFor();
});

test('[E5.133] others read it', async () => {
  const { guest, other, friend } = await openFight(house);
  await guest.page.goto(`/characters/${friend.id}`);
  await guest.page.getByText(`played by ${other.user!.name}`).waitFor();
  await resources(guest.page).getByText('2 of 2').waitFor();
  expect(await resources(guest.page).getByRole('button').count()).toBe(0);
  expect(await guest.page.getByRole('button', { name: 'Level up' }).count()).toBe(0);
});

test('[E5.134] at the table the change is there at once, in the fight too', async () => {
  const { guest, fight, show, character } = await openFight(house, {
    fields: { ...bramFields, current_hp: 1 },
  });
  const { page } = guest;
  show(fight);
  const sheet = page.getByRole('tabpanel', { name: 'Sheet' });
  await page.getByText('It is your turn').first().waitFor();
  await sheet.getByRole('button', { name: 'Level up' }).click();
  const dialog = page.getByRole('dialog', { name: `${character.name} rises` });
  await dialog.getByRole('button', { name: 'Take level 3' }).click();
  await dialog.waitFor({ state: 'detached' });
  const card = page.getByRole('region', { name: 'Fight' }).getByRole('listitem').filter({ hasText: 'you' });
  await card.first().getByText('10 / 31').waitFor();
  await sheet.getByRole('button', { name: 'Undo' }).click();
  await card.first().getByText('1 / 22').waitFor();
});

test('[E5.135] [E5.139] a level is seen before it is taken, is one change, and can be taken back', async () => {
  const guest = await house.guest({ width: 390, height: 844, touch: true });
  const { page } = guest;
  const { id } = await guest.createCharacter({ ...clericFields, max_hp: 24 });
  await page.goto(`/characters/${id}`);
  const bodies = await changesOf(page);
  await page.getByRole('button', { name: 'Level up' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Sister Maren rises' });
  await dialog.getByText('50 experience points are still missing for level 4.').waitFor();
  const preview = dialog.getByLabel('What changes');
  const shown = async () => (await preview.innerText()).replace(/\s+/g, ' ');
  expect(await shown()).toContain('Hit points 24 → to 32');
  expect(await shown()).toContain('Spell slots 4 · 2 → to 4 · 3');
  await dialog.getByText('I roll my d8').tap();
  const take = dialog.getByRole('button', { name: 'Take level 4' });
  expect(await take.isDisabled()).toBe(true);
  const field = dialog.getByLabel('What your d8 shows');
  await field.fill('9');
  await dialog.getByText('A d8 shows 1 to 8.').waitFor();
  expect(await take.isDisabled()).toBe(true);
  await field.fill('8');
  await dialog.getByLabel('First point').selectOption('wisdom');
  await dialog.getByLabel('Second point').selectOption('wisdom');
  expect(await shown()).toContain('Wisdom 13 → to 15');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await take.tap();
  await page.getByText('Sister Maren is level 4 now.').waitFor();
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toMatchObject({ level: 4, max_hp: 35, current_hp: 35, abilities: { wisdom: 15 } });
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.getByText('Sister Maren is level 4 now.').waitFor({ state: 'detached' });
  // The note goes at once; the sheet follows when the service has answered.
  await expect
    .poll(() => guest.call('readCharacter', { params: { character_id: id } }), { timeout: 60_000 })
    .toMatchObject({ level: 3, max_hp: 24, abilities: { wisdom: 13 } });
});

test('[E5.138] what happens at 0 hit points is chosen with the game and in its settings', async () => {
  const guest = await house.guest();
  const { page } = guest;
  // The talk about the game to be is answered too.
  house.model.answerWith(() => modelAnswers.text('The fire is lit.'));
  await page.goto('/new');
  await page.getByLabel('Name').fill('Fallen');
  await page.getByText('How it is played').click();
  await page.getByText('Characters fall and fight for their lives').click();
  await page.getByText('makes death saves').waitFor();
  await page.getByRole('button', { name: 'Create the game' }).click();
  await page.locator('li[data-message]').getByText('The fire is lit.').waitFor();
  const params = { game_id: new URL(page.url()).pathname.split('/').at(-1) ?? '' };
  expect((await guest.call('readGame', { params })).zero_hp).toBe('fall');

  await page.getByRole('tab', { name: 'Table', exact: true }).click();
  await page.getByText('Characters fall and fight for their lives.').waitFor();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings of the game' });
  await dialog.getByText('The game ends when a character falls').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The game ends when a character falls.').waitFor();
  expect((await guest.call('readGame', { params })).zero_hp).toBe('end');
});
