import { readFile } from 'node:fs/promises';
import { modelAnswers, testPassword, uniqueName } from '@fireside/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Guest, GuestOptions } from './support/guest.ts';
import { type House, openHouse } from './support/house.ts';
import { say } from './support/scene.ts';
import { violationsInBothThemes } from './support/violations.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
  house.model.answerWith(() => modelAnswers.text('The fire is lit.'));
});

afterAll(() => house.close());

/** Somebody who came by a code, without a password. */
async function visitor(options: GuestOptions = {}): Promise<Guest & { name: string }> {
  const guest = await house.guest({ name: null, ...options });
  const name = uniqueName('Wren');
  await guest.call('enterAsGuest', { body: { name } });
  return { ...guest, name };
}

test('[E8.136] a guest is reminded once, quietly; with a password the account is kept', async () => {
  const guest = await visitor({ width: 390, height: 844, touch: true });
  const { page, name } = guest;
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByText(`You are here as a guest, ${name}`).waitFor();
  expect(await page.getByText(/guest/i).count()).toBe(1);
  await footer.getByRole('link', { name: 'keep this account by setting a password' }).click();
  await page.getByRole('heading', { name: 'Keep this account' }).waitFor();
  expect(await page.getByLabel('Present password').count()).toBe(0);
  expect(await violationsInBothThemes(page)).toEqual([]);

  await page.getByLabel('Password', { exact: true }).fill('password1');
  await page.getByRole('button', { name: 'Set a password' }).click();
  await page.getByRole('alert').getByText('too easy to guess').waitFor();
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Set a password' }).click();
  await page.getByText('The password is set.').first().waitFor();
  await footer.getByText(`Signed in as ${name}`).waitFor();
  await page.getByLabel('Present password').waitFor();

  const laptop = await house.guest({ name: null });
  await laptop.page.goto('/');
  await laptop.page.getByLabel('Name').fill(name);
  await laptop.page.getByLabel('Password', { exact: true }).fill(testPassword);
  await laptop.page.getByRole('button', { name: 'Sign in' }).click();
  await laptop.page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
});

test('[E8.136] at the table a guest finds the way to keep the account in the menu', async () => {
  const host = await house.guest();
  const game = await host.createGame({ name: uniqueName('Low Ferry') });
  const guest = await visitor();
  await guest.join(game);
  await guest.page.goto(`/games/${game.id}`);
  await guest.page.getByRole('button', { name: 'Table menu' }).click();
  await guest.page.getByRole('menuitem', { name: 'Keep this account' }).click();
  await guest.page.getByRole('heading', { name: 'Keep this account' }).waitFor();
});

test('[E8.136] a guest who signs out is warned that nobody can come back', async () => {
  const { page } = await visitor();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out for good?' });
  await question.getByText('nobody can come back to this account, not even you').waitFor();
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await question.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await question.getByRole('button', { name: 'Sign out for good' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});

test('[E8.152] an account is deleted with its password, and what goes is said before', async () => {
  const [leaver, friend] = await Promise.all([house.guest(), house.guest()]);
  const own = await leaver.createGame({ name: uniqueName('Own Table') });
  const others = await friend.createGame({ name: uniqueName('Low Ferry') });
  await leaver.join(others);
  await friend.page.goto(`/games/${others.id}`);
  await friend.page.locator('li[data-message]').getByText('The fire is lit.').waitFor();
  await leaver.page.goto(`/games/${others.id}`);
  house.model.script(modelAnswers.text('Noted.'));
  await say(leaver, 'I was here.', 'Noted.');

  const { page } = leaver;
  // What the page asks for by itself is answered before the account is gone.
  const asked = ['active', 'ended'].map((status) =>
    page.waitForResponse((response) => response.url().includes(`mine=true&status=${status}`)),
  );
  await page.goto('/settings');
  await Promise.all(asked);
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByText('your characters').waitFor();
  await dialog.getByText('the games that you created, for everyone at their tables').waitFor();
  await dialog.getByText('stays there, without your name').waitFor();
  await dialog.getByLabel('Your password').fill('not-my-password');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByRole('alert').getByText('The password is not right.').waitFor();
  const password = dialog.getByLabel('Your password');
  await expect.poll(() => password.evaluate((one) => one === document.activeElement)).toBe(true);
  await password.fill(testPassword);
  const refused: string[] = [];
  page.on('response', (response) => response.status() === 401 && refused.push(response.url()));
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.waitForURL((url) => url.pathname === '/');
  expect(refused).toEqual([]);

  await page.getByLabel('Name').fill(leaver.user?.name ?? '');
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').getByText('The name or the password is not right.').waitFor();
  await friend.page.reload();
  await friend.page.locator('li[data-message]').getByText('I was here.').waitFor();
  expect(
    await friend.page
      .locator('li[data-message]')
      .getByText(leaver.user?.name ?? '')
      .count(),
  ).toBe(0);
  await friend.page.goto(`/games/${own.id}`);
  await friend.page.getByRole('heading', { name: 'There is no game here' }).waitFor();
  expect([...leaver.problems, ...friend.problems]).toEqual([]);
});

test('[E8.152] a guest deletes the account without a password', async () => {
  const { page } = await visitor();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  expect(await page.getByLabel('Your password').count()).toBe(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});

test('[E8.153] everything of one’s own is downloaded as a file', async () => {
  const guest = await house.guest();
  const name = uniqueName('Ilse');
  await guest.createCharacter({ name });
  await guest.page.goto('/settings');
  const [download] = await Promise.all([
    guest.page.waitForEvent('download'),
    guest.page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as unknown;
  expect(JSON.stringify(data)).toContain(name);
  expect(JSON.stringify(data)).toContain(guest.user?.name);
});
