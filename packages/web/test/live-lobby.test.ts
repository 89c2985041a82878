import {
  createClient,
  joinTable,
  latch,
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
import type { Guest, GuestOptions } from './support/guest.ts';
import { type House, openHouse } from './support/house.ts';
import { bramFields } from './support/scene.ts';
import { seenWithin, withStillClock } from './support/still-clock.ts';
import { violationsInBothThemes } from './support/violations.ts';

// Somebody in the lobby, while others play.

let house: House;
let host: Player;

beforeAll(async () => {
  house = await openHouse({ FIRESIDE_TURN_RETRIES: '0' });
  host = await registerPlayer(createClient(house.fireside.url), uniqueName('Berta'));
});

afterAll(() => house.close());

const phone = { width: 390, height: 844, touch: true };
const section = (page: Page, name: string) => page.getByRole('region', { name });
const cardOf = (page: Page, game: GameRead) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: game.name, exact: true }) });
const linkOf = (page: Page, game: GameRead) => page.getByRole('link', { name: game.name, exact: true });
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** A window on the lobby that has heard from the service, and never loads again unless it says so. */
async function openLobby(options: GuestOptions = {}): Promise<Guest & { frames: string[] }> {
  const guest = await house.guest({ reducedMotion: true, ...options });
  const frames: string[] = [];
  const live = guest.page.waitForEvent('websocket', (socket) => socket.url().includes('/api/live'));
  guest.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  const reread = guest.page.waitForResponse((response) => response.url().includes('/api/games?'));
  await guest.page.goto('/');
  await Promise.all([live, reread]);
  await guest.page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
  await guest.page.evaluate(() => Object.assign(window, { neverReloaded: true }));
  return { ...guest, frames };
}

const neverReloaded = (page: Page) => page.evaluate(() => 'neverReloaded' in window);

function hostGame(name = 'Low Ferry'): Promise<GameRead> {
  return host.client.must('createGame', {
    body: { name: uniqueName(name), description: 'A bell, and reeds.' },
  });
}

/** The host's seat at a table where the DM has greeted them. */
async function hostTable(game: GameRead): Promise<TableBot> {
  house.model.script(modelAnswers.text('The *fire* is lit.'));
  const bot = await joinTable({ client: host.client, gameId: game.id });
  await bot.waitForReply();
  return bot;
}

/** The same person, in another window that has no page. */
async function elsewhere({ user }: Guest, game: GameRead): Promise<TableBot> {
  const client = createClient(house.fireside.url);
  const { token } = await client.must('login', { body: { name: user!.name, password: testPassword } });
  return joinTable({ client: client.as(token), gameId: game.id });
}

/** The DM asks this person for a roll of their own. */
async function askForRoll(guest: Guest, game: GameRead): Promise<TableBot> {
  await guest.call('setSelfRolls', { params: { game_id: game.id }, body: { self_rolls: true } });
  house.model.script(
    modelAnswers.toolCall('roll_dice', { notation: '1d20+5', reason: 'Stealth' }),
    modelAnswers.text('Roll **1d20+5** for Stealth.'),
  );
  const bot = await elsewhere(guest, game);
  await bot.say('I hide.');
  await bot.waitForReply();
  return bot;
}

test('[E13.1] [E13.2] somebody makes, plays, ends and deletes a game: a card in the lobby follows, and the focus with it', async () => {
  const ada = await openLobby();
  const { page } = ada;
  const other = await ada.createGame({ name: uniqueName('Mine') });
  await cardOf(page, other).waitFor();

  const game = await hostGame();
  await section(page, 'Other games here').getByText(game.name).waitFor();
  await ada.join(game);
  await section(page, 'At your table').getByText(game.name).waitFor();
  expect(await cardOf(page, game).count()).toBe(1);

  const bot = await hostTable(game);
  await cardOf(page, game).getByText('DM: The fire is lit.', { exact: true }).waitFor();
  house.model.script(
    modelAnswers.toolCall('end_game', { outcome: 'victory', summary: 'The bell is silent.' }),
    modelAnswers.text('Nobody rings it again.'),
  );
  await linkOf(page, game).focus();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  // A second after the service has told it, at most.
  const end = () => ada.frames.some((frame) => frame.includes(game.id) && frame.includes('"status":"ended"'));
  const isEnded = cardOf(page, game).getByText('Ended', { exact: true });
  await withStillClock(
    [page],
    async () => {
      await bot.say('I cut its rope.');
      await expect.poll(end).toBe(true);
      await seenWithin(1_000, isEnded);
    },
    1_000,
  );
  await section(page, 'Ended games').getByText(game.name).waitFor();
  // It was told, not asked for.
  expect(requests).toEqual([]);
  expect(await section(page, 'At your table').getByText(game.name).count()).toBe(0);
  expect(await focusedName(page)).toBe(game.name);

  await host.client.must('deleteGame', { params: { game_id: game.id } });
  await expect.poll(() => cardOf(page, game).count()).toBe(0);
  await expect.poll(() => focusedName(page)).toBe(other.name);
  expect(await neverReloaded(page)).toBe(true);
  expect(ada.problems).toEqual([]);
  await bot.close();
});

test('[E13.3] [E13.6] what is new is counted where I am not, on every screen, and is read once I have seen it', async () => {
  const ada = await openLobby(phone);
  const { page } = ada;
  const game = await hostGame();
  await ada.join(game);
  const bot = await hostTable(game);
  await cardOf(page, game).getByText('1 new message', { exact: true }).waitFor();
  await expect.poll(() => page.title()).toBe('(1) Games · Fireside');

  await bot.say('Is anybody there?', { kind: 'table' });
  await cardOf(page, game).getByText('2 new messages', { exact: true }).waitFor();
  await cardOf(page, game).getByText(`${host.user.name}: Is anybody there?`).waitFor();
  await linkOf(page, game).focus();
  expect(await violationsInBothThemes(page)).toEqual([]);

  await page.getByRole('link', { name: 'Settings' }).click();
  await expect.poll(() => page.title()).toBe('(1) Settings · Fireside');
  await page.getByRole('link', { name: 'Games', exact: true }).click();
  await linkOf(page, game).click();
  await page.getByText('Is anybody there?').waitFor();
  await expect.poll(() => page.title()).toBe(`${game.name} · Fireside`);
  // On a phone another panel can stand in front of the story: what comes meanwhile is not read.
  await page.getByRole('tab', { name: 'Party' }).click();
  await bot.say('Hello?', { kind: 'table' });
  await expect.poll(() => page.title()).toBe(`(1) ${game.name} · Fireside`);
  await page.getByRole('tab', { name: 'Story' }).click();
  await expect.poll(() => page.title()).toBe(`${game.name} · Fireside`);

  await page.getByRole('link', { name: 'Back to the games' }).click();
  await cardOf(page, game).getByText(`${host.user.name}: Hello?`).waitFor();
  expect(
    await cardOf(page, game)
      .getByText(/new message/)
      .count(),
  ).toBe(0);
  expect(await neverReloaded(page)).toBe(true);
  await bot.close();
});

test('[E13.6] whoever has scrolled up, or looks at another window, has not read what comes', async () => {
  const ada = await openLobby({ width: 1280, height: 420 });
  const { page } = ada;
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => 'covered' in window });
  });
  const game = await hostGame();
  await ada.join(game);
  const bot = await hostTable(game);
  for (let line = 0; line < 12; line += 1)
    await bot.say(`Line ${line}. ${'Reeds. '.repeat(40)}`, { kind: 'table' });
  await page.goto(`/games/${game.id}`);
  await page.getByText('Line 11.').waitFor();
  const unread = async () => (await ada.call('readGame', { params: { game_id: game.id } })).unread;
  await expect.poll(unread).toBe(0);

  const story = page.getByRole('region', { name: 'Story' });
  await story.hover();
  await page.mouse.wheel(0, -600);
  const distance = () => story.evaluate((one) => one.scrollHeight - one.scrollTop - one.clientHeight);
  await expect.poll(distance).toBeGreaterThan(100);
  await bot.say('Below.', { kind: 'table' });
  await page.getByRole('button', { name: '1 new message' }).waitFor();
  await expect.poll(() => page.title()).toBe(`(1) ${game.name} · Fireside`);
  await page.getByRole('button', { name: '1 new message' }).click();
  await expect.poll(unread).toBe(0);

  const cover = (covered: boolean) =>
    page.evaluate((covered) => {
      if (covered) Object.assign(window, { covered });
      else delete (window as { covered?: boolean }).covered;
      document.dispatchEvent(new Event('visibilitychange'));
    }, covered);
  await cover(true);
  await bot.say('Unseen.', { kind: 'table' });
  await expect.poll(() => page.title()).toBe(`(1) ${game.name} · Fireside`);
  await cover(false);
  await expect.poll(() => page.title()).toBe(`${game.name} · Fireside`);
  await bot.close();
});

test('[E13.5] a whisper counts for whom it is, and nothing of it reaches anybody else', async () => {
  const [ada, cora] = await Promise.all([openLobby(), openLobby()]);
  const game = await hostGame();
  await Promise.all([ada.join(game), cora.join(game)]);
  const bot = await hostTable(game);
  for (const { page } of [ada, cora]) await cardOf(page, game).getByText('1 new message').waitFor();
  await bot.say('I stole the purse.', { kind: 'whisper', to: ada.user!.id });
  await cardOf(ada.page, game).getByText('2 new messages').waitFor();
  await cardOf(ada.page, game).getByText(`${host.user.name} whispers: I stole the purse.`).waitFor();
  // What is said to everybody comes after it: by then Cora would have heard of the whisper.
  await bot.say('Good evening.', { kind: 'table' });
  await cardOf(cora.page, game).getByText(`${host.user.name}: Good evening.`).waitFor();
  expect(await cardOf(cora.page, game).getByText('2 new messages').count()).toBe(1);
  await cardOf(ada.page, game).getByText('3 new messages').waitFor();
  await cora.page.reload();
  await cardOf(cora.page, game).getByText('2 new messages').waitFor();
  expect(await cora.page.content()).not.toContain('purse');
  expect(cora.frames.join('\n')).not.toContain('purse');
  expect(ada.frames.join('\n')).toContain('purse');
  await bot.close();
});

test('[E13.4] what waits for me comes first, then what is new to me; a card that moves keeps the focus', async () => {
  const ada = await openLobby();
  const { page } = ada;
  const games: GameRead[] = [];
  for (const name of ['Oldest', 'Middle', 'Newest']) {
    const game = await hostGame(name);
    await ada.join(game, await ada.createCharacter(bramFields));
    games.push(game);
  }
  const [oldest, middle, newest] = games as [GameRead, GameRead, GameRead];
  const order = () => section(page, 'At your table').getByRole('heading', { level: 3 }).allInnerTexts();
  await expect.poll(order).toEqual([newest.name, middle.name, oldest.name]);

  const bot = await hostTable(middle);
  await expect.poll(order).toEqual([middle.name, newest.name, oldest.name]);
  await linkOf(page, oldest).focus();
  house.model.script(modelAnswers.text('The reeds part.'));
  const mine = await askForRoll(ada, oldest);
  await expect.poll(order).toEqual([oldest.name, middle.name, newest.name]);
  await cardOf(page, oldest).getByText('Your roll: 1d20+5').waitFor();
  expect(await focusedName(page)).toBe(oldest.name);
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe(middle.name);
  expect(await violationsInBothThemes(page)).toEqual([]);

  // Whoever else is awaited is named.
  const cora = await openLobby();
  await cora.join({ ...oldest });
  await cardOf(cora.page, oldest).getByText(`Waiting for ${ada.user!.name}`).waitFor();
  await Promise.all([bot.close(), mine.close()]);
});

test('[E13.2] what happened while the line was lost is read once it is back', async () => {
  const guest = await house.guest({ reducedMotion: true });
  const { page } = guest;
  const lost = latch();
  let cut = () => {};
  const opened = new Promise<void>((resolve) => {
    void page.routeWebSocket(/\/api\/live/, (socket) => {
      socket.connectToServer();
      cut = () => void socket.close({ code: 1012 });
      resolve();
    });
  });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
  await opened;
  await page.route('**/api/live/ticket', async (route) => {
    await lost.until;
    await route.continue();
  });
  cut();
  const game = await hostGame();
  lost.goOn();
  await section(page, 'Other games here').getByText(game.name).waitFor();
});

test('[E13.7] among more than six games the lobby can be narrowed down to what waits, and to a name', async () => {
  const ada = await openLobby({ width: 320, height: 700 });
  const { page } = ada;
  const names = ['Elm', 'Ash', 'Oak', 'Yew', 'Fir', 'Brünn'].map((name) => uniqueName(name));
  for (const name of names) await ada.createGame({ name });
  const game = await hostGame('Alder');
  await ada.join(game, await ada.createCharacter(bramFields));
  house.model.script(modelAnswers.text('The fire is lit.'));
  const bot = await askForRoll(ada, game);
  const filter = page.getByRole('search');
  await filter.getByText('Waiting for me').click();
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  await cardOf(page, game).getByText('Your roll').waitFor();
  await filter.getByLabel('Search by name').fill('oak');
  await page.getByText('No game that waits for you is called that.').waitFor();
  await filter.getByText('All').click();
  await cardOf(page, { ...game, name: names[2]! }).waitFor();
  await filter.getByLabel('Search by name').fill('brunn');
  await cardOf(page, { ...game, name: names[5]! }).waitFor();
  expect(await page.getByRole('article').count()).toBe(1);
  await filter.getByLabel('Search by name').fill('nowhere at all');
  await page.getByText('No game that is shown here is called that.').waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await bot.close();
});
