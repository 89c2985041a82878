import { modelAnswers, uniqueName } from '@fireside/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './support/house.ts';
import { violationsInBothThemes } from './support/violations.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse({ FIRESIDE_MODELS: 'small-one, large one' });
  house.model.answerWith(() => modelAnswers.text('The fire is lit.'));
});

afterAll(() => house.close());

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function menu(page: Page, item: string) {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('[E13.53] a name is enough; how it is played is folded, and can all be said at once', async () => {
  const host = await house.guest();
  const { page } = host;
  await page.goto('/new');
  await page.getByLabel('Name', { exact: true }).fill(uniqueName('Low Ferry'));
  expect(await page.getByLabel('Tone', { exact: true }).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Create the game' }).click();
  await page.getByRole('region', { name: 'Story' }).waitFor();
  const usual = { tone: null, language: null, pace: 'each', model: null, zero_hp: 'end', lines: [] };
  expect((await host.call('listGames', { query: { mine: true } }))[0]).toMatchObject(usual);

  await page.goto('/new');
  const name = uniqueName('High Ferry');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByText('How it is played').focus();
  await page.keyboard.press('Enter');
  const eerie = page.getByRole('button', { name: 'eerie' });
  await eerie.click();
  expect(await page.getByLabel('Tone', { exact: true }).inputValue()).toBe('eerie');
  expect(await eerie.getAttribute('aria-pressed')).toBe('true');
  await page.getByLabel('Tone', { exact: true }).fill('eerie, but kind');
  expect(await eerie.getAttribute('aria-pressed')).toBe('false');
  await page.getByLabel('Language of the story').selectOption('de');
  await page.getByText('In rounds').click();
  await page.getByText('The DM waits until everyone who is here has acted').waitFor();
  await page.getByText('Characters fall and fight for their lives').click();
  await page.getByLabel('Game master').selectOption('large one');
  await page.getByLabel('Lines', { exact: true }).fill('Spiders');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create the game' }).click();
  await page.getByRole('region', { name: 'Story' }).waitFor();
  const games = await host.call('listGames', { query: { mine: true } });
  expect(games.find((game) => game.name === name)).toMatchObject({
    tone: 'eerie, but kind',
    language: 'de',
    pace: 'round',
    model: 'large one',
    zero_hp: 'fall',
    lines: ['Spiders'],
  });
  expect(host.problems).toEqual([]);
});

test('[E13.54] the host changes the tone at the table, and everybody there is told and can look it up', async () => {
  const [host, player] = await Promise.all([house.guest(), house.guest()]);
  const game = await host.createGame({ name: uniqueName('Low Ferry'), tone: 'grim' });
  await player.join(game);
  for (const { page } of [host, player]) {
    await page.goto(`/games/${game.id}`);
    await page.locator('li[data-message]').getByText('The fire is lit.').first().waitFor();
  }
  await menu(host.page, 'Settings');
  expect(await host.page.getByLabel('Tone', { exact: true }).inputValue()).toBe('grim');
  await host.page.getByRole('button', { name: 'light-hearted' }).click();
  expect(await violationsInBothThemes(host.page)).toEqual([]);
  await host.page.getByRole('button', { name: 'Save', exact: true }).click();
  await player.page.getByText('The host chose a tone: light-hearted.').first().waitFor();
  await menu(player.page, 'Lines and veils');
  await player.page.getByText('The tone: light-hearted.').waitFor();
  await menu(host.page, 'Settings');
  expect(await host.page.getByLabel('Tone', { exact: true }).inputValue()).toBe('light-hearted');
  expect([...host.problems, ...player.problems]).toEqual([]);
});

test.each([
  ['de', 320, 'Neues Spiel', 'Wie gespielt wird', 'Ton', 'unheimlich', 'Spiel anlegen'],
  ['fr', 390, 'Nouvelle partie', 'Comment on joue', 'Ton', 'inquiétant', 'Créer la partie'],
  ['es', 1280, 'Nueva partida', 'Cómo se juega', 'Tono', 'inquietante', 'Crear la partida'],
] as const)(
  '[E13.54] the form speaks %s, on %s pixels',
  async (language, width, title, fold, tone, eerie, create) => {
    const host = await house.guest({ width, height: 844, touch: width < 1000 });
    const { page } = host;
    await page.addInitScript((tag) => localStorage.setItem('fireside.language', tag), language);
    await page.goto('/new');
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await page.getByText(fold).click();
    await page.getByRole('button', { name: eerie, exact: true }).click();
    expect(await page.getByLabel(tone, { exact: true }).inputValue()).toBe(eerie);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.locator('input[autocomplete=off]').first().fill(uniqueName('Fähre'));
    await page.getByRole('button', { name: create }).click();
    await page.waitForURL(/\/games\//);
    const games = await host.call('listGames', { query: { mine: true } });
    expect(games[0]).toMatchObject({ tone: eerie });
    expect(host.problems).toEqual([]);
  },
);

test.each([
  ['de', 'Neue Figur', 'Selbst bauen', 'Stärke', 'Bram Eichengrund spielen', 'Heimlichkeit'],
  ['fr', 'Nouveau personnage', 'Créer', 'force', 'Jouer Bram Creuxchêne', 'Discrétion'],
  ['es', 'Nuevo personaje', 'Crear uno', 'fuerza', 'Jugar con Bram Robledo', 'Sigilo'],
] as const)(
  '[E13.50] characters are made and read in %s, and kept as the rules name them',
  async (language, title, build, strength, play, stealth) => {
    const guest = await house.guest({ width: 320, height: 700, touch: true });
    const { page } = guest;
    await page.addInitScript((tag) => localStorage.setItem('fireside.language', tag), language);
    await page.goto('/characters/new');
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await page.getByText(build, { exact: true }).click();
    await page.getByLabel(strength, { exact: true }).waitFor();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.goto('/characters/new');
    await page.getByRole('button', { name: play }).click();
    await page.waitForURL(/\/characters\/[0-9a-f-]{36}$/);
    await page.getByText(stealth, { exact: true }).first().waitFor();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await violationsInBothThemes(page)).toEqual([]);
    const [character] = await guest.call('listCharacters');
    expect(character).toMatchObject({ ancestry: 'Dwarf', class_name: 'Fighter', level: 1 });
    expect(character?.proficiencies).toContain('Strength saves');
    expect(guest.problems).toEqual([]);
  },
);
