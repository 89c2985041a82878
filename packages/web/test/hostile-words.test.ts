import type { ServerEvent } from '@fireside/contract';
import { modelAnswers, uniqueName, worstWords } from '@fireside/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringNothing } from './support/bare-page.ts';
import type { Guest } from './support/guest.ts';
import { type House, openHouse } from './support/house.ts';
import { say } from './support/scene.ts';
import { tapTable, type TableTap } from './support/table-tap.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

async function openGame(guest: Guest): Promise<string> {
  const game = await guest.createGame({ name: uniqueName('Hostile') });
  house.model.script(modelAnswers.text('It begins.'));
  await guest.page.goto(`/games/${game.id}`);
  await guest.page.locator('li[data-message]').getByText('It begins.').waitFor();
  return game.id;
}

/** A table at which anything can be said. */
async function tapped(): Promise<{ guest: Guest; page: Page; tap: TableTap }> {
  const guest = await house.guest();
  const gameId = await openGame(guest);
  const tap = await tapTable(guest.page, gameId);
  await guest.page.reload();
  await guest.page.locator('li[data-message]').getByText('It begins.').waitFor();
  await tap.listening;
  return { guest, page: guest.page, tap };
}

test('[D5.6] what once blanked the table is a message like any other, for everybody and on every load', async () => {
  const guest = await house.guest();
  const { page } = guest;
  const gameId = await openGame(guest);
  const messages = page.locator('li[data-message]');
  house.model.answerWith(() => modelAnswers.text([`${'- '.repeat(3_000)}hung`]));
  for (const words of [`${'>'.repeat(3_900)}quoted`, `${'- '.repeat(1_900)}listed`]) {
    const before = await messages.count();
    await say(guest, words, words.slice(-6));
    await expect.poll(() => messages.count()).toBe(before + 2);
  }
  house.model.script(modelAnswers.text('The last word.'));
  await say(guest, 'And on we go.', 'The last word.');
  await page.reload();
  await messages.getByText('The last word.').waitFor();
  expect(await messages.count()).toBe(7);
  // Of what is folded no more is drawn than is seen.
  const folded = page.getByRole('button', { name: 'Show all' });
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().press('Enter');
  for (const words of ['quoted', 'listed', 'hung', 'The last word.']) {
    await messages.getByText(words).first().waitFor({ state: 'attached' });
  }
  await page.getByRole('textbox', { name: 'What do you do?' }).waitFor();
  expect(await guest.call('readGame', { params: { game_id: gameId } })).toMatchObject({ status: 'active' });
  expect(guest.problems).toEqual([]);
});

test('[D5.6] sixty of the worst texts, whole and streamed: each a bounded message, nothing thrown, nothing wider', async () => {
  const { guest, page, tap } = await tapped();
  for (const { text, sender, streamed } of worstWords(60)) {
    const message = tap.message({ sender_type: sender, player_name: 'Mallory', content: text });
    const deltas: ServerEvent[] = [];
    if (streamed) {
      deltas.push({ type: 'typing' });
      for (let at = 0; at < text.length; at += 1_000)
        deltas.push({ type: 'delta', text: text.slice(at, at + 1_000) });
    }
    tap.tell(...deltas, { type: 'message', message });
    await page.locator(`li[data-message="${message.id}"]`).waitFor({ state: 'attached' });
  }
  const shown = await page
    .locator('li[data-message]')
    .evaluateAll((messages) =>
      messages.map((one) => ({ elements: one.querySelectorAll('*').length, height: one.clientHeight })),
    );
  expect(shown).toHaveLength(61);
  for (const { elements, height } of shown) {
    expect(elements).toBeLessThan(2_500);
    expect(height).toBeLessThan(3_200);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await page.locator('li[data-message]').locator('img, script, iframe, style, a').count()).toBe(0);
  expect(guest.problems).toEqual([]);
  house.model.script(modelAnswers.text('Still here.'));
  await say(guest, 'Is anybody there?', 'Still here.');
});

test('[D5.6] a long message is folded until it is opened, and stays where it is read', async () => {
  const { page, tap } = await tapped();
  const message = tap.message({
    content: `First line.\n\n${'Another paragraph. \n\n'.repeat(150)}Last line.`,
  });
  tap.tell({ type: 'message', message });
  const shown = page.locator(`li[data-message="${message.id}"]`);
  const height = () => shown.evaluate((element) => element.clientHeight);
  const open = shown.getByRole('button', { name: 'Show all' });
  await open.waitFor();
  expect(await height()).toBeLessThan(800);
  const top = () => shown.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await open.click();
  await shown.getByRole('button', { name: 'Show less' }).waitFor();
  await expect.poll(height).toBeGreaterThan(2_000);
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
});

test('[D5.7] a message that cannot be shown is its sender and its words, and nothing else suffers', async () => {
  const { guest, page, tap } = await tapped();
  const whole = tap.message({ sender_type: 'player', character_name: 'Bram', content: 'Words *that* stay.' });
  // As no service sends it: the page relies on names that are words.
  const broken = tap.message({
    sender_type: 'player',
    character_name: 'Mira',
    player_name: {} as never,
    content: 'Told *nevertheless*.',
  });
  tap.tell({ type: 'message', message: broken }, { type: 'message', message: whole });
  const shown = page.locator(`li[data-message="${broken.id}"]`);
  await shown.getByText('Told *nevertheless*.').waitFor();
  await shown.getByText('Mira', { exact: true }).waitFor();
  await page.locator(`li[data-message="${whole.id}"]`).getByText('that', { exact: true }).waitFor();
  house.model.script(modelAnswers.text('And on.'));
  await say(guest, 'Still here.', 'And on.');
});

test('[D5.7] a panel that cannot be shown says so, and the others go on', async () => {
  const guest = await house.guest();
  const gameId = await openGame(guest);
  const { page } = guest;
  await bringNothing(page);
  await page.route('**/party', async (route) => {
    const party = await (await route.fetch()).json();
    for (const member of party) member.character = { name: 'Broken', id: 'x' };
    await route.fulfill({ json: party });
  });
  await page.goto(`/games/${gameId}`);
  await page.getByText('The party cannot be shown.').waitFor();
  await page.getByText('The sheet cannot be shown.').waitFor();
  await page.locator('li[data-message]').getByText('It begins.').waitFor();
  house.model.script(modelAnswers.text('The story goes on.'));
  await say(guest, 'Who is here?', 'The story goes on.');
});

test('[D5.7] a screen that cannot be shown leaves the way to the games open', async () => {
  const { page } = await house.guest();
  await page.route('**/api/characters', (route) => route.fulfill({ json: [null] }));
  await page.goto('/characters');
  await page.getByRole('heading', { name: 'This cannot be shown' }).waitFor();
  await page.unroute('**/api/characters');
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
});
