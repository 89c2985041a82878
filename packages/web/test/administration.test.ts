import { modelAnswers, testPassword, uniqueName } from '@fireside/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Guest } from './support/guest.ts';
import { type House, openHouse } from './support/house.ts';
import { setupLink } from './support/setup-link.ts';
import { violationsInBothThemes } from './support/violations.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse({
    FIRESIDE_REGISTRATION: 'closed',
    FIRESIDE_PRICES: 'compatible:scripted=2,10',
  });
});

afterAll(() => house.close());

/** Opens one of the parts by its link. */
async function openPart(page: Page, part: string) {
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: part }).click();
}

function line(page: Page, table: string, name: string) {
  return page
    .getByRole('table', { name: table, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });
}

/** Somebody who has played a little, with a name that the operator gave them. */
async function player(name: string, keeper: Guest): Promise<Guest> {
  const guest = await house.guest({ name: null });
  const game = await keeper.createGame({ name: uniqueName('Door') });
  await guest.call('enterAsGuest', {
    body: { name, participation_code: game.participation_code ?? '' },
  });
  return guest;
}

test('[E8.186][E8.187] from the printed link to the page, where nobody else may register: users, games, models, cost, and a deletion', async () => {
  const keeper = await house.guest({ name: null });
  const { page } = keeper;
  const link = await setupLink(house.fireside);
  await page.goto(link);
  await page.getByText('Nobody administers this Fireside yet.').waitFor();
  await page.getByLabel('Name').fill('Odile');
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText('You are signed in as Odile.').waitFor();
  expect(await page.getByRole('link', { name: 'Administration' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Become the administrator' }).click();
  await page.getByRole('heading', { name: 'Administration', exact: true }).waitFor();
  expect(page.url()).toBe(`${house.fireside.url}/admin`);
  await page.getByText('Nobody: you add accounts on the command line').waitFor();

  const leaver = await player('Bram the Brief', keeper);
  await leaver.createCharacter({ name: 'Sable' });
  const game = await leaver.createGame({ name: 'The Short Stair' });
  house.model.script(
    modelAnswers.text('A secret stair.', { usage: { inputTokens: 1_500, outputTokens: 200 } }),
  );
  await leaver.page.goto(`/games/${game.id}`);
  await leaver.page.locator('li[data-message]').getByText('A secret stair.').waitFor();

  await openPart(page, 'Games');
  const stair = line(page, 'Games', 'The Short Stair');
  await stair.getByText('Bram the Brief').waitFor();
  await stair.getByText('1,500 in, 200 out').waitFor();
  expect(await page.getByText('A secret stair.').count()).toBe(0);

  await openPart(page, 'Models');
  await line(page, 'Models', 'compatible:scripted').getByText('can be reached').waitFor();

  await openPart(page, 'Cost');
  // 1,500 at 2 and 200 at 10 for a million.
  await line(page, 'Cost by game', 'The Short Stair').getByText('0.0050').first().waitFor();
  await line(page, 'Cost by model', 'compatible:scripted').getByText('2 in, 10 out').waitFor();

  await openPart(page, 'Users');
  await line(page, 'Users', 'Bram the Brief').getByText('guest').waitFor();
  await page.getByRole('button', { name: 'Delete Bram the Brief' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Bram the Brief?' });
  await dialog.getByText('one character').waitFor();
  await dialog.getByText('one game that Bram the Brief created').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await line(page, 'Users', 'Bram the Brief').waitFor();
  await page.getByRole('button', { name: 'Delete Bram the Brief' }).click();
  await dialog.getByRole('button', { name: 'Delete the account' }).click();
  await line(page, 'Users', 'Bram the Brief').waitFor({ state: 'detached' });
  // Their table went first, or their session: either way nobody is signed in there any more.
  await leaver.page.goto('/');
  await leaver.page.getByRole('heading', { name: 'Sign in' }).waitFor();

  await openPart(page, 'Cost');
  await page.getByText('games that were deleted: 1,500 in, 200 out; cost 0.0050').waitFor();

  // The link is void: whoever finds it is told so.
  const late = await player(uniqueName('Late'), keeper);
  await late.call('changePassword', { body: { new_password: testPassword } });
  await late.page.goto(link);
  await late.page.getByRole('button', { name: 'Become the administrator' }).click();
  await late.page.getByRole('alert').getByText('This link no longer holds').waitFor();
  expect([...keeper.problems, ...late.problems]).toEqual([]);
  expect(keeper.foreignRequests).toEqual([]);
});

test('[E8.188] nobody else finds the page, and whoever types its address is told how to come to it', async () => {
  const keeper = await house.guest({ name: null });
  await keeper.page.goto('/');
  await keeper.page.getByLabel('Name').fill('Odile');
  await keeper.page.getByLabel('Password', { exact: true }).fill(testPassword);
  await keeper.page.getByRole('button', { name: 'Sign in' }).click();
  await keeper.page.getByRole('link', { name: 'Administration' }).waitFor();

  const { page } = await player('Nosy', keeper);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Administration' }).count()).toBe(0);
  for (const path of ['/admin', '/admin/users']) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'Only an administrator can see this' }).waitFor();
    await page.getByText('fireside users promote Nosy').waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
  }
});

test('[E8.187] the last administrator is told why the account stays; what cannot be read can be asked again', async () => {
  const { page } = await house.guest({ name: null });
  await page.goto('/admin/users');
  await page.getByLabel('Name').fill('Odile');
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Delete Odile' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your own account?' });
  await dialog.getByRole('button', { name: 'Delete the account' }).click();
  await dialog.getByRole('alert').getByText('You are the last administrator.').waitFor();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await page.route('**/api/admin/games**', (route) => route.fulfill({ status: 400, json: {} }));
  await openPart(page, 'Games');
  await page.getByRole('alert').getByText('The server did not understand this.').waitFor();
  await page.unroute('**/api/admin/games**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('table', { name: 'Games', exact: true }).waitFor();
});

test('[E8.189] with many accounts the list goes on page by page, by keyboard too, and on a phone it is cards', async () => {
  const { page } = await house.guest({ name: null, width: 390, height: 844, touch: true });
  await page.goto('/admin/users');
  await page.getByLabel('Name').fill('Odile');
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('table', { name: 'Users' }).waitFor();
  const [first] = (await (await page.request.get('/api/admin/users')).json()) as { id: string }[];
  const crowd = Array.from({ length: 60 }, (_, each) => ({
    ...first,
    id: `00000000-0000-4000-8000-${String(each).padStart(12, '0')}`,
    name: `Guest ${each}`,
  }));
  await page.route('**/api/admin/users?**', (route) => {
    const before = new URL(route.request().url()).searchParams.get('before');
    const start = before === null ? 0 : crowd.findIndex(({ id }) => id === before) + 1;
    return route.fulfill({ json: crowd.slice(start, start + 50) });
  });
  await page.reload();
  const rows = page.getByRole('table', { name: 'Users' }).locator('tbody tr');
  await page.getByText('Guest 49', { exact: true }).waitFor();
  expect(await rows.count()).toBe(50);
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await page.getByText('Guest 59', { exact: true }).waitFor();
  expect(await rows.count()).toBe(60);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.querySelector('th')?.textContent))
    .toContain('Guest 50');
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  const small = await page
    .getByRole('button', { name: /^Delete/ })
    .evaluateAll((buttons) => buttons.filter((button) => button.getBoundingClientRect().height < 44).length);
  expect(small).toBe(0);
  expect(await violationsInBothThemes(page)).toEqual([]);
});
