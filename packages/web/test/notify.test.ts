import {
  createClient,
  joinTable,
  modelAnswers,
  type Player,
  registerPlayer,
  type TableBot,
  testPassword,
  uniqueName,
} from '@fireside/testing';
import type { GameRead } from '@fireside/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { standInCallers } from './support/callers.ts';
import type { Guest, GuestOptions } from './support/guest.ts';
import { type House, openHouse } from './support/house.ts';
import { bramFields, say } from './support/scene.ts';
import { violationsInBothThemes } from './support/violations.ts';

// Somebody who is not at the table is called to it, if they have asked for that.

let house: House;
let host: Player;

beforeAll(async () => {
  house = await openHouse({ FIRESIDE_TURN_RETRIES: '0' });
  host = await registerPlayer(createClient(house.fireside.url), uniqueName('Berta'));
});

afterAll(() => house.close());

interface Evening {
  ada: Guest;
  game: GameRead;
  /** The host's seat. */
  bot: TableBot;
}

/** Ada and the host at a table; Ada rolls her own dice. */
async function evening(options: GuestOptions = {}): Promise<Evening> {
  const ada = await house.guest({ reducedMotion: true, ...options });
  const body = { name: uniqueName('Low Ferry'), description: '' };
  const game = await host.client.must('createGame', { body });
  await ada.join(game, await ada.createCharacter(bramFields));
  await ada.call('setSelfRolls', { params: { game_id: game.id }, body: { self_rolls: true } });
  house.model.script(modelAnswers.text('The fire is lit.'));
  const bot = await joinTable({ client: host.client, gameId: game.id });
  await bot.waitForReply();
  return { ada, game, bot };
}

/** Ada asks something in a window without a page, and the DM asks her for a roll. */
async function askForRoll({ ada, game, bot }: Evening, notation: string) {
  const client = createClient(house.fireside.url);
  const { token } = await client.must('login', { body: { name: ada.user!.name, password: testPassword } });
  const mine = await joinTable({ client: client.as(token), gameId: game.id });
  house.model.script(
    modelAnswers.toolCall('roll_dice', { notation, reason: 'Stealth' }),
    modelAnswers.text(`Roll **${notation}** for Stealth.`),
  );
  await mine.say('I hide.');
  await bot.waitForReply();
  await mine.close();
}

async function openTable({ page }: Guest, game: GameRead) {
  await page.goto(`/games/${game.id}`);
  await page.locator('li[data-message]').getByText('The fire is lit.').waitFor();
}

async function toLobby(page: Page, game: GameRead) {
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await page.getByRole('article').filter({ hasText: game.name }).waitFor();
}

const card = (page: Page, game: GameRead) => page.getByRole('article').filter({ hasText: game.name });
const question = (page: Page) => page.getByText('Shall I call you when it is your turn?');
const said = (page: Page, words: string) => page.locator('li[data-message]').getByText(words);

async function wholeTurn(guest: Guest, answer: string) {
  house.model.script(modelAnswers.text(answer));
  await say(guest, 'I listen.', answer);
}

test('[E13.10] nobody is called who has not asked for it, and nobody is asked before a whole turn, or twice', async () => {
  const { ada, game, bot } = await evening({ width: 390, height: 844, touch: true });
  const { page } = ada;
  const callers = await standInCallers(page);
  await page.goto('/');
  await askForRoll({ ada, game, bot }, '1d20+5');
  await card(page, game).getByText('Your roll: 1d20+5').waitFor();
  expect([await callers.shown(), await callers.chimes(), await callers.asked()]).toEqual([[], 0, 0]);

  await card(page, game).getByRole('link', { name: game.name }).click();
  await page.locator('li[data-message]').getByText('The fire is lit.').waitFor();
  expect(await question(page).count()).toBe(0);
  await wholeTurn(ada, 'The bell rings.');
  await question(page).waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByText('You can change this in Settings.').waitFor();
  expect(await question(page).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');

  await page.reload();
  await wholeTurn(ada, 'It rings again.');
  expect(await question(page).count()).toBe(0);
  expect([await callers.shown(), await callers.asked()]).toEqual([[], 0]);
  await bot.close();
});

test('[E13.11] [E13.12] [E13.13] whoever wants notifications is called when somebody whispers or a roll is awaited, and a click leads there', async () => {
  const { ada, game, bot } = await evening();
  const { page } = ada;
  const callers = await standInCallers(page);
  await openTable(ada, game);
  await wholeTurn(ada, 'The bell rings.');
  await page.getByRole('button', { name: 'Notification', exact: true }).click();
  await expect.poll(callers.shown).toMatchObject([{ title: 'Fireside', body: 'This is how I call you.' }]);
  expect(await callers.asked()).toBe(1);
  expect(await question(page).count()).toBe(0);

  // At the table nobody is called.
  await bot.say('I have the key.', { kind: 'whisper', to: ada.user!.id });
  await said(page, 'I have the key.').waitFor();
  await expect
    .poll(async () => (await ada.call('readGame', { params: { game_id: game.id } })).unread)
    .toBe(0);
  await toLobby(page, game);
  expect(await callers.shown()).toHaveLength(1);

  await bot.say('And the purse.', { kind: 'whisper', to: ada.user!.id });
  await expect.poll(callers.shown).toHaveLength(2);
  const called = (await callers.shown()).at(-1);
  expect(called).toEqual({ title: game.name, body: `${host.user.name} whispers to you.`, tag: game.id });
  await callers.press();
  await said(page, 'And the purse.').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/games/${game.id}`);

  // The table is open, but something else stands before it.
  await callers.cover(true);
  await askForRoll({ ada, game, bot }, '1d20+7');
  await expect.poll(callers.shown).toHaveLength(3);
  expect((await callers.shown()).at(-1)?.body).toBe('Your roll is awaited: 1d20+7');
  expect(await callers.chimes()).toBe(0);
  await bot.close();
});

test('[E13.14] a table that is in front of somebody in another window calls nobody', async () => {
  const { ada, game, bot } = await evening();
  const { page } = ada;
  const lobby = await ada.context.newPage();
  const callers = await standInCallers(lobby, { given: 'granted' });
  await openTable(ada, game);
  await page.evaluate(() => localStorage.setItem('fireside.notify', '{"notification":true,"answered":true}'));
  await lobby.goto('/');
  await card(lobby, game).waitFor();
  await bot.say('Can you hear me?', { kind: 'whisper', to: ada.user!.id });
  await said(page, 'Can you hear me?').waitFor();
  await card(lobby, game).getByText('whispers: Can you hear me?').waitFor();
  // Read there, then gone from there: the next one calls.
  await expect.poll(() => card(lobby, game).getByText('new message').count()).toBe(0);
  await page.close();
  await bot.say('And now?', { kind: 'whisper', to: ada.user!.id });
  await expect.poll(callers.shown).toHaveLength(1);
  await bot.close();
});

test('[E13.11] a sound is switched on in the settings, is heard there, and rings for a roll', async () => {
  const { ada, game, bot } = await evening();
  const { page } = ada;
  const callers = await standInCallers(page);
  await page.goto('/settings');
  await page.getByRole('switch', { name: 'A soft sound' }).click();
  await expect.poll(callers.chimes).toBe(1);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await askForRoll({ ada, game, bot }, '1d20+5');
  await expect.poll(callers.chimes).toBe(2);
  expect(await callers.shown()).toEqual([]);

  await page.getByRole('switch', { name: 'A soft sound' }).click();
  await page.reload();
  expect(await page.getByRole('switch', { name: 'A soft sound' }).getAttribute('aria-checked')).toBe('false');
  await bot.close();
});

test('[E13.15] a browser that refuses notifications, or has none, is said in a sentence', async () => {
  const refusing = await house.guest();
  const callers = await standInCallers(refusing.page, { answer: 'denied' });
  await refusing.page.goto('/settings');
  const switched = refusing.page.getByRole('switch', { name: 'A notification of the system' });
  await switched.click();
  await refusing.page.getByText('This browser does not allow Fireside to show notifications.').waitFor();
  expect(await switched.getAttribute('aria-checked')).toBe('false');
  expect([await callers.asked(), await callers.shown()]).toEqual([1, []]);
  expect(await violationsInBothThemes(refusing.page)).toEqual([]);

  const without = await house.guest();
  await standInCallers(without.page, { given: null });
  await without.page.goto('/settings');
  await without.page.getByText('This browser cannot show notifications here.').waitFor();
  await without.page.getByRole('switch', { name: 'A soft sound' }).click();
  expect(without.problems).toEqual([]);
});
