import { testPassword, uniqueName } from '@fireside/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Guest } from './support/guest.ts';
import { type House, openHouse } from './support/house.ts';

async function fillIn({ page }: Guest, name: string) {
  await page.getByLabel('Name').pressSequentially(name);
  await page.getByLabel('Password', { exact: true }).pressSequentially(testPassword);
  await page.keyboard.press('Enter');
}

describe('own sessions', () => {
  let house: House;

  beforeAll(async () => {
    house = await openHouse();
  });

  afterAll(() => house.close());

  test('[D2.9] [D2.10] every device is listed; another is signed out at once, this one after a question', async () => {
    const laptop = await house.guest();
    const phone = await house.guest({ name: null, width: 390, height: 844, touch: true });
    await phone.page.goto('/');
    await fillIn(phone, laptop.user?.name ?? '');
    await phone.page.getByRole('heading', { name: 'Games', exact: true }).waitFor();

    const { page } = laptop;
    await page.goto('/settings');
    const devices = page.getByRole('list', { name: 'Signed in on' });
    await expect.poll(() => devices.getByRole('listitem').count()).toBe(2);
    await devices.getByText('Chrome on Linux').first().waitFor();
    expect(await devices.getByText('This device').count()).toBe(1);
    const there = devices.getByRole('listitem').filter({ hasNotText: 'This device' });
    await there.getByRole('button', { name: 'Sign out' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => devices.getByRole('listitem').count()).toBe(1);
    await page.getByText('You are signed in nowhere else.').waitFor();
    await expect.poll(() => devices.evaluate((list) => list === document.activeElement)).toBe(true);
    // Nothing is touched there: that window hears of it.
    await phone.page.getByRole('heading', { name: 'Sign in' }).waitFor();

    await devices.getByRole('button', { name: 'Sign out' }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign out on this device?' });
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await question.waitFor({ state: 'detached' });
    await devices.getByRole('button', { name: 'Sign out' }).click();
    await question.getByRole('button', { name: 'Sign out here' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });

  test('a list that cannot be read says so, and signing out still works', async () => {
    const { page } = await house.guest();
    await page.route('**/api/auth/sessions', (route) => route.abort());
    await page.goto('/settings');
    await page.getByRole('alert').getByText('The server cannot be reached.').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out here' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });
});

describe('who may register', () => {
  let house: House;
  let link: string;
  let code: string;

  beforeAll(async () => {
    house = await openHouse();
    const host = await house.guest();
    const game = await host.createGame({ name: 'The Long Stair' });
    code = game.participation_code ?? '';
    link = `/join/${game.id}#${code}`;
  });

  afterAll(() => house.close());

  test('[D2.12] by invitation: its link is enough, and its code where there is no link', async () => {
    await house.fireside.restart({ FIRESIDE_REGISTRATION: 'invited' });
    const guest = await house.guest({ name: null });
    await guest.page.goto(link);
    await guest.page.getByRole('button', { name: 'Sign in instead' }).click();
    await guest.page.getByRole('button', { name: 'Create an account' }).click();
    expect(await guest.page.getByLabel('Invitation code').inputValue()).toBe(
      `${code.slice(0, 4)} ${code.slice(4)}`,
    );
    await fillIn(guest, uniqueName('Wren'));
    await guest.page.getByRole('heading', { name: 'The Long Stair' }).waitFor();

    const { page } = await house.guest({ name: null });
    await page.goto('/');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByText('Accounts here are for invited guests.').waitFor();
    await page.getByLabel('Invitation code').pressSequentially('zzzz zzzz');
    await page.getByLabel('Name').pressSequentially(uniqueName('Odo'));
    await page.getByLabel('Password', { exact: true }).pressSequentially(testPassword);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('No game has this code.').waitFor();
    expect(
      await page.getByLabel('Invitation code').evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await page.getByLabel('Invitation code').fill('');
    await page.getByLabel('Invitation code').pressSequentially(code.toLowerCase());
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
  });

  test('[D2.12] closed: nothing to fill in, and who makes accounts', async () => {
    await house.fireside.restart({ FIRESIDE_REGISTRATION: 'closed' });
    const { page } = await house.guest({ name: null });
    for (const address of ['/', link]) {
      await page.goto(address);
      if (address === link) await page.getByRole('button', { name: 'Sign in instead' }).click();
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      await page.getByText('Accounts are made by the host of this house.').waitFor();
      expect(await page.getByRole('button', { name: 'Create an account' }).count()).toBe(0);
      expect(await page.getByLabel('Invitation code').count()).toBe(0);
    }
    await page.getByText('Sign in, and you will be right back at this invitation.').waitFor();
  });
});
