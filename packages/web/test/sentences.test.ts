import { testPassword, uniqueName } from '@fireside/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './support/house.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

/** What a field says of itself, and that it has the focus. */
async function saidAt(page: Page, label: string): Promise<string> {
  const field = page.getByLabel(label, { exact: true });
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  return field.evaluate(
    (one) =>
      (one.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id))
        .find((note) => note?.role === 'alert')?.textContent ?? '',
  );
}

test('[D2.11] a visit without a session leaves no error behind', async () => {
  const { page } = await house.guest({ name: null });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const refused: string[] = [];
  page.on('response', (response) => response.status() >= 400 && refused.push(response.url()));
  await page.goto('/');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect(errors).toEqual([]);
  expect(refused).toEqual([]);
});

test('signing in and registering say what is wrong, at the field that is', async () => {
  const taken = await house.guest();
  const { page } = await house.guest({ name: null });
  await page.goto('/');
  await page.getByLabel('Name').pressSequentially('Nobody Here');
  await page.getByLabel('Password', { exact: true }).pressSequentially('not-my-password');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('The name or the password is not right.').waitFor();

  await page.getByRole('button', { name: 'Create an account' }).click();
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.getByLabel('Name').fill(taken.user?.name ?? '');
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.keyboard.press('Enter');
  expect(await saidAt(page, 'Name')).toBe('That name is already taken.');

  await page.getByLabel('Name').fill('<Bram>');
  await page.keyboard.press('Enter');
  expect(await saidAt(page, 'Name')).toBe("The name may contain letters, digits, spaces and _ - . ' only.");

  await page.getByLabel('Name').fill(uniqueName('Wren'));
  await page.getByLabel('Password', { exact: true }).fill('password1');
  await page.keyboard.press('Enter');
  expect(await saidAt(page, 'Password')).toBe('The password is too easy to guess, choose another one.');
});

test('a wrong present password is said at its field, and a weak new one at the other', async () => {
  const { page } = await house.guest();
  await page.goto('/settings');
  await page.getByLabel('Present password', { exact: true }).pressSequentially('not-my-password');
  await page.getByLabel('New password', { exact: true }).pressSequentially('another-lantern-owl');
  await page.keyboard.press('Enter');
  expect(await saidAt(page, 'Present password')).toBe('The present password is not right.');
  await page.getByLabel('Present password', { exact: true }).fill(testPassword);
  await page.getByLabel('New password', { exact: true }).fill('password1');
  await page.keyboard.press('Enter');
  expect(await saidAt(page, 'New password')).toBe(
    'The new password is too easy to guess, choose another one.',
  );
});

test('an invitation that leads nowhere says so, and where to go instead', async () => {
  const { page } = await house.guest();
  for (const address of ['/join/nope', '/join/00000000-0000-4000-8000-000000000000#ABCD1234']) {
    await page.goto(address);
    await page.getByRole('heading', { name: 'This invitation does not lead to a game' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  }
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
});

test('an address without a game, a character or a screen says so', async () => {
  const { page } = await house.guest();
  for (const address of ['/games/nope', '/games/00000000-0000-4000-8000-000000000000']) {
    await page.goto(address);
    await page.getByRole('heading', { name: 'There is no game here' }).waitFor();
    await page.getByRole('link', { name: 'Back to the games' }).waitFor();
  }
  await page.goto('/characters/nope');
  await page.getByText('The character is not known here.').waitFor();
  await page.goto('/characters/00000000-0000-4000-8000-000000000000');
  await page.getByText('This character does not exist.').waitFor();
});

test('a sheet and a game say at the field what they cannot hold', async () => {
  const guest = await house.guest();
  const { page } = guest;
  const bram = await guest.createCharacter({ name: 'Bram' });
  await page.goto(`/characters/${bram.id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Inventory').fill(`Rope\n${'long '.repeat(40)}`);
  await page.getByRole('button', { name: 'Save the sheet' }).click();
  expect(await saidAt(page, 'Inventory')).toBe(
    'Line 2 of the inventory must be between 1 and 120 characters.',
  );
  await page.getByLabel('Inventory').fill('Rope × 12');
  await page.getByRole('button', { name: 'Save the sheet' }).click();
  await page.getByText('× 12').waitFor();

  await page.goto('/new');
  await page.getByLabel('Name', { exact: true }).evaluate((field) => field.removeAttribute('maxlength'));
  await page.getByLabel('Name', { exact: true }).fill('x'.repeat(121));
  await page.getByRole('button', { name: 'Create the game' }).click();
  expect(await saidAt(page, 'Name')).toBe('The name must be between 1 and 120 characters.');
});
