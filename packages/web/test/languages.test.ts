import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './support/house.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

test('[E13.72] the page speaks the language of the browser, or the one that was chosen', async () => {
  const { page } = await house.guest({ name: null, locale: 'de-AT' });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Eine Spielleitung für eine Runde unter Freunden.' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');

  await page.getByLabel('Sprache').selectOption('Français');
  await page.getByRole('heading', { name: 'Un maître du jeu pour une table d’amis.' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Un maître du jeu pour une table d’amis.' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
});

test('[E13.72] settings choose a language and give it back to the browser', async () => {
  const { page } = await house.guest({ locale: 'es-MX' });
  await page.goto('/settings');
  await page.getByRole('heading', { name: 'Ajustes' }).waitFor();
  await page.getByText('Deutsch', { exact: true }).click();
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  expect(await page.getByRole('radio', { name: 'Deutsch' }).isChecked()).toBe(true);
  await page.getByText('System', { exact: true }).first().click();
  await page.getByRole('heading', { name: 'Ajustes' }).waitFor();
});

test('[E13.72] nothing is shown in another language first', async () => {
  const { page } = await house.guest({ name: null, locale: 'de-DE' });
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    new MutationObserver(() => {
      const text = document.body?.innerText ?? '';
      if (text) shown.push(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Gleich spielen' }).waitFor();
  const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((text) => /\b(Opening|Sign in|Play now)\b/.test(text))).toEqual([]);
});

test('[E13.73] what is refused is said in the reader’s language, with its numbers', async () => {
  const { page } = await house.guest({ name: null, locale: 'de-DE' });
  await page.goto('/');
  await page.getByLabel('Name', { exact: true }).fill('Niemand Hier');
  await page.getByLabel('Passwort', { exact: true }).fill('not-my-password');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.getByRole('alert').getByText('Der Name oder das Passwort stimmt nicht.').waitFor();
  await page.getByRole('button', { name: 'Ein Konto anlegen' }).click();
  await page.getByText('Mindestens 8 Zeichen').waitFor();
  await page.getByLabel('Passwort', { exact: true }).fill('password1');
  await page.getByRole('button', { name: 'Registrieren' }).click();
  await page.getByText('Das Passwort ist zu leicht zu erraten, wähl ein anderes.').waitFor();
});

test('[E13.72] seats are counted as the language counts', async () => {
  const host = await house.guest();
  const { participation_code: code } = await host.createGame({ name: 'The Long Stair' });
  const { page } = await house.guest({ name: null, locale: 'de-DE' });
  await page.route('**/api/invitations/*', async (route) => {
    const invitation = await (await route.fetch()).json();
    await route.fulfill({ json: { ...invitation, seats_left: 1 } });
  });
  await page.goto(`/j/${code}`);
  await page.getByText('Ein Platz ist frei.').waitFor();
  await page.unrouteAll();
  await page.reload();
  await page.getByText(/^\d+ Plätze sind frei\.$/).waitFor();
});
