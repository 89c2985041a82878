import { latch, modelAnswers, uniqueName } from '@fireside/testing';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Guest } from './support/guest.ts';
import { type House, openHouse } from './support/house.ts';
import { bramFields, sableFields, say } from './support/scene.ts';
import { violationsInBothThemes } from './support/violations.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

const phone = { width: 390, height: 844, touch: true };
const hasFocus = (element: Locator) => element.evaluate((one) => one === document.activeElement);

async function sit({ page }: Guest, gameId: string) {
  await page.goto(`/games/${gameId}`);
  await page.locator('li[data-message]').getByText('The fire is lit.').waitFor();
}

/** A table of two: who made the game and plays Bram, and a player at a phone. */
async function tableOfTwo() {
  const [host, player] = await Promise.all([house.guest(), house.guest(phone)]);
  const [bram, sable] = await Promise.all([
    host.createCharacter(bramFields),
    player.createCharacter(sableFields),
  ]);
  const game = await host.createGame({ name: uniqueName('Low Ferry') });
  await host.join(game, bram);
  await player.join(game, sable);
  house.model.script(modelAnswers.text('The fire is lit.'));
  await sit(host, game.id);
  await sit(player, game.id);
  return { game, host, player, params: { game_id: game.id } };
}

async function openTab(page: Page, name: string): Promise<Locator> {
  await page.getByRole('tab', { name, exact: true }).click();
  return page.getByRole('tabpanel', { name, exact: true });
}

const chipsOf = (message: Locator) =>
  message.getByRole('list', { name: 'Changes' }).locator('[aria-hidden=true]').allInnerTexts();

const bite = [
  modelAnswers.toolCall('roll_dice', { notation: '2d4', reason: 'Bite', roller: 'dm' }),
  modelAnswers.toolCall('update_character', {
    character: 'Bram Oakhollow',
    hp_change: -7,
    add_items: [{ name: 'silver key', note: 'cold' }],
    conditions: ['prone'],
  }),
];

test('[E7.60] [E7.61] what a turn changed stands under it, while it runs and after, and opens by keyboard', async () => {
  const { host, player, params } = await tableOfTwo();
  const { page } = player;
  const told = latch();
  house.model.script(...bite, modelAnswers.text('Wet teeth, and a collar.', { until: told.until }));
  await host.page.getByRole('textbox', { name: 'What do you do?' }).fill('I reach for it.');
  await host.page.keyboard.press('Enter');
  // Nothing is told yet, and everything has happened.
  const changed = ['Bram Oakhollow 22 → 15 HP', '+ silver key', 'prone'];
  await expect.poll(() => chipsOf(page.getByTestId('live-turn'))).toEqual(changed);
  told.goOn();
  const message = page.locator('li[data-message]').filter({ hasText: 'a collar.' });
  await expect.poll(() => chipsOf(message)).toEqual(changed);

  const items = Array.from({ length: 12 }, (_, index) => ({ name: `Ledger page ${index}` }));
  house.model.script(
    modelAnswers.toolCall('update_character', { character: 'Bram Oakhollow', current_hp: 12 }),
    modelAnswers.toolCall('update_character', {
      character: 'Bram Oakhollow',
      hp_change: 3,
      add_items: items,
    }),
    modelAnswers.text('Paper everywhere.'),
  );
  await say(host, 'I open the chest.', 'Paper everywhere.');
  const second = host.page.locator('li[data-message]').filter({ hasText: 'Paper everywhere.' });
  expect((await chipsOf(second)).slice(0, 2)).toEqual(['Bram Oakhollow 15 → 12 → 15 HP', '+ Ledger page 0']);
  const more = second.getByRole('button', { name: 'and 6 more' });
  expect(await chipsOf(second)).toHaveLength(7);

  await more.click();
  const last = second.getByRole('list', { name: 'Details' }).getByRole('listitem').last();
  const seen = () =>
    last.evaluate(
      (line) =>
        line.getBoundingClientRect().bottom <=
        document.activeElement!.closest('section')!.getBoundingClientRect().bottom,
    );
  await expect.poll(seen).toBe(true);

  // One stop of the Tab key for all of them; the arrows lead on.
  await more.focus();
  await host.page.keyboard.press('ArrowUp');
  const first = host.page.locator('li[data-message]').filter({ hasText: 'a collar.' });
  const details = first.getByRole('button', { name: 'Details' });
  expect(await hasFocus(details)).toBe(true);
  await host.page.keyboard.press('Enter');
  expect(await details.getAttribute('aria-expanded')).toBe('true');
  const lines = await first.getByRole('list', { name: 'Details' }).getByRole('listitem').allInnerTexts();
  expect(lines).toEqual([
    expect.stringMatching(/^Bite: 2d4, \[\d, \d\] = \d$/),
    'Bram Oakhollow: 22 → 15 of 22 hit points',
    'Silver key: 0 → 1 (cold)',
    'Prone',
  ]);
  await host.page.keyboard.press('Enter');
  await first.getByRole('list', { name: 'Details' }).waitFor({ state: 'detached' });

  // The text goes, what happened stays.
  const id = (await first.getAttribute('data-message')) ?? '';
  await host.call('removeMessage', { params: { ...params, message_id: id } });
  const gone = page.locator(`li[data-message="${id}"]`);
  await gone.getByText('This message was removed').waitFor();
  expect(await chipsOf(gone)).toEqual(changed);
  expect([...host.problems, ...player.problems]).toEqual([]);
});

const lie = 'You roll a 17 and take 9 damage.';

test('[E7.62] [E7.63] what was kept back is said, and leads to how honest the table is', async () => {
  const { host, player, params } = await tableOfTwo();
  const { page } = player;
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/honesty') && asked.push(request.url()));
  const table = await openTab(page, 'Table');
  await table.getByText('In 1 turn the DM claimed nothing yet').waitFor();
  await openTab(page, 'Story');

  house.model.script(...Array.from({ length: 3 }, () => modelAnswers.text(lie)));
  await say(host, 'I push the door.', '…');
  const note = page
    .locator('li[data-message]')
    .getByText('1 sentence was kept back: nothing at the table bears it out.');
  await note.waitFor();
  expect(await page.locator('li[data-message]').last().locator('.prose').innerText()).toBe('…');
  expect(asked).toHaveLength(1);
  const why = page.getByRole('button', { name: 'Why? The honesty of this table' });
  expect((await why.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  await why.tap();
  await expect
    .poll(() => hasFocus(table.getByRole('heading', { name: 'The honesty of this table' })))
    .toBe(true);
  await table.getByText('In 2 turns the DM made 1 claim: 1 was kept back.').waitFor();
  expect(await table.locator('[data-part]').count()).toBe(1);

  // While it is open it is read again, after each turn.
  const read = asked.length;
  house.model.script(...bite, modelAnswers.text('The hound bites Bram for 7 damage.'));
  await say(host, 'I push again.', '7 damage');
  const honesty = await host.call('readHonesty', { params });
  await table.getByText(`In 3 turns the DM made ${honesty.claims} claims`).waitFor();
  expect(asked).toHaveLength(read + 1);

  await page.route('**/honesty', (route) =>
    route.fulfill({ status: 500, json: { code: 'fault', detail: 'Something went wrong' } }),
  );
  await openTab(page, 'Story');
  await openTab(page, 'Table');
  await table.getByRole('alert').getByText('Something went wrong on the server.').waitFor();
  await page.unroute('**/honesty');
  await table.getByRole('button', { name: 'Try again' }).tap();
  await table.getByRole('alert').waitFor({ state: 'detached' });
  expect(await violationsInBothThemes(page)).toEqual([]);
});

test('[E7.64] [E7.65] the creator keeps the rules of the table; everybody reads them and adds to them unnamed', async () => {
  const { host, player, params } = await tableOfTwo();
  const table = await openTab(host.page, 'Table');
  const kept = (list: Locator) => list.getByRole('listitem').allInnerTexts();
  const lines = table.getByRole('list', { name: 'Lines' });

  const agency = table.getByRole('switch', { name: /^The DM never speaks or decides/ });
  expect(await agency.getAttribute('aria-checked')).toBe('true');
  await agency.press('Space');
  await expect.poll(async () => (await host.call('readGame', { params })).agency).toBe(false);

  await table.getByRole('textbox', { name: 'Add a line' }).fill('spiders');
  await host.page.keyboard.press('Enter');
  await expect.poll(() => kept(lines)).toEqual(['spiders']);
  expect(await table.getByRole('textbox', { name: 'Add a line' }).inputValue()).toBe('');

  // A player at a phone reads them, adds one, and can neither switch nor remove.
  const seen = await openTab(player.page, 'Table');
  await seen.getByText('The DM may speak and decide for your characters.').waitFor();
  expect(await kept(seen.getByRole('list', { name: 'Lines' }))).toEqual(['spiders']);
  expect(await seen.getByRole('switch').count()).toBe(0);
  expect(await seen.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
  await seen.getByRole('textbox', { name: 'Add a line' }).fill('harm to children');
  await seen.getByRole('button', { name: 'Add the line' }).tap();
  await expect
    .poll(() => kept(seen.getByRole('list', { name: 'Lines' })))
    .toEqual(['spiders', 'harm to children']);
  await seen.getByRole('textbox', { name: 'Add a veil' }).fill('surgery');
  await seen.getByRole('button', { name: 'Add the veil' }).tap();
  await expect.poll(() => kept(seen.getByRole('list', { name: 'Veils' }))).toEqual(['surgery']);

  // The host’s list is older than that: what is removed from it takes nothing else along.
  await table.getByRole('button', { name: 'Remove the line: spiders' }).press('Enter');
  await expect.poll(() => kept(lines)).toEqual(['harm to children']);
  const undo = table.getByRole('button', { name: 'Undo' });
  await expect.poll(() => hasFocus(undo)).toBe(true);
  await host.page.keyboard.press('Enter');
  await expect.poll(() => kept(lines)).toEqual(['harm to children', 'spiders']);
  await undo.waitFor({ state: 'detached' });
  expect(await violationsInBothThemes(host.page)).toEqual([]);
  expect(await violationsInBothThemes(player.page)).toEqual([]);

  // Too many, and what it cannot hold: in the words of the service, and nothing typed is lost.
  const full = Array.from({ length: 20 }, (_, index) => `Thing ${index}`);
  await host.call('changeGame', { params, body: { lines: full } });
  const field = seen.getByRole('textbox', { name: 'Add a line' });
  await field.fill('one more');
  await seen.getByRole('button', { name: 'Add the line' }).tap();
  await seen.getByRole('alert').getByText('No more than 20 lines and 20 veils can be kept.').waitFor();
  expect(await field.inputValue()).toBe('one more');
  await field.evaluate((one: HTMLInputElement) => one.removeAttribute('maxlength'));
  await field.fill('x'.repeat(201));
  await seen.getByRole('button', { name: 'Add the line' }).tap();
  await seen.getByRole('alert').getByText('The line must be between 1 and 200 characters.').waitFor();
  expect([...host.problems, ...player.problems]).toEqual([]);
});
