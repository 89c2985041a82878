import { modelAnswers, uniqueName } from '@fireside/testing';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Guest } from './support/guest.ts';
import { type House, openHouse } from './support/house.ts';
import { say } from './support/scene.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

const secret = 'My real name is Ottoline.';
const removed = 'This message was removed';

async function sit(guest: Guest, gameId: string) {
  await guest.page.goto(`/games/${gameId}`);
  await guest.page.locator('li[data-message]').getByText('The fire is lit.').waitFor();
}

/** A table of two: who made the game, and a player who has said something. */
async function tableOfTwo({ touch = false } = {}) {
  const window = touch ? { width: 390, height: 844, touch } : {};
  const [host, player] = await Promise.all([house.guest(), house.guest(window)]);
  const game = await host.createGame({ name: uniqueName('Low Ferry') });
  await player.join(game);
  house.model.script(modelAnswers.text('The fire is lit.'));
  await sit(host, game.id);
  await sit(player, game.id);
  house.model.script(modelAnswers.text('Noted.'));
  await say(player, secret, 'Noted.');
  await host.page.locator('li[data-message]').getByText('Noted.').waitFor();
  return { game, host, player };
}

const hasFocus = (control: Locator) => control.evaluate((one) => one === document.activeElement);

/** Shift+Tab until a control has the focus: what else the table offers may lie on the way. */
async function goBackTo(page: Page, control: Locator) {
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    if (await hasFocus(control)) return;
  }
  throw new Error('Shift+Tab never reached it');
}

const menus = (page: Page) => page.getByRole('button', { name: 'What to do with this message' });
const removal = (page: Page) => page.getByRole('menuitem', { name: 'Remove message' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Remove this message?' });

test('[D5.9] by keyboard alone a player removes what they said, and everybody sees that it is gone', async () => {
  const { game, host, player } = await tableOfTwo();
  const { page } = player;
  // Their own message, and the answer to it, which they can have told again.
  expect(await menus(page).count()).toBe(2);
  const menu = menus(page).first();
  // Whoever is away meanwhile learns of it on coming back.
  await host.context.setOffline(true);
  await host.page.getByText('The connection is lost.').waitFor();

  await page.getByRole('textbox', { name: 'What do you do?' }).focus();
  await goBackTo(page, menus(page).last());
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => hasFocus(menu)).toBe(true);
  const byKeyboard = async () => {
    await page.keyboard.press('Enter');
    const inMenu = () => page.evaluate(() => document.activeElement?.getAttribute('role') === 'menuitem');
    await expect.poll(inMenu).toBe(true);
    await page.keyboard.press('End');
    // The key moves the focus in its own time.
    await expect.poll(() => hasFocus(removal(page))).toBe(true);
    await page.keyboard.press('Enter');
    const keep = question(page).getByRole('button', { name: 'Keep it' });
    await expect.poll(() => hasFocus(keep)).toBe(true);
  };
  await byKeyboard();
  await question(page).getByText('Its text is erased for everybody.').waitFor();
  await page.keyboard.press('Escape');
  await question(page).waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(menu)).toBe(true);
  await byKeyboard();
  await page.keyboard.press('Tab');
  await expect
    .poll(() => hasFocus(question(page).getByRole('button', { name: 'Remove message' })))
    .toBe(true);
  await page.keyboard.press('Enter');

  const message = page.locator('li[data-message]').filter({ hasText: removed });
  await message.getByText(player.user?.name ?? '').waitFor();
  await question(page).waitFor({ state: 'detached' });
  // The focus stays at the message, whatever else can be done with it.
  await expect.poll(() => message.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await host.context.setOffline(false);
  await host.page.locator('li[data-message]').getByText(removed).waitFor();
  for (const window of [page, host.page]) {
    expect(await window.getByText(secret).count()).toBe(0);
    expect(await window.locator('li[data-message]').count()).toBe(3);
  }
  await page.reload();
  await page.locator('li[data-message]').getByText(removed).waitFor();
  await menu.click();
  await expect.poll(() => page.getByRole('menuitem').allInnerTexts()).toEqual(['Take back']);
  const told = await player.call('latestMessages', { params: { game_id: game.id }, query: { limit: 10 } });
  expect(JSON.stringify(told)).not.toContain('Ottoline');
});

test('[D5.9] a menu that takes its time to go takes the focus from no question, and the way out leads back', async () => {
  const { player } = await tableOfTwo();
  const { page } = player;
  const menu = menus(page).first();
  await page.evaluate(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync(
      '@keyframes going { to { opacity: 0 } } [role=menu][data-ending-style] { animation: going 3s }',
    );
    document.adoptedStyleSheets.push(slow);
  });
  await menu.focus();
  await page.keyboard.press('Enter');
  await removal(page).press('Enter');
  const keep = question(page).getByRole('button', { name: 'Keep it' });
  await expect.poll(() => hasFocus(keep)).toBe(true);
  await page.locator('[role=menu]').waitFor({ state: 'detached' });
  // What goes gives the focus back right after it has gone.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await hasFocus(keep)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => hasFocus(menu)).toBe(true);
});

test('[D5.9] the creator may remove any message, found with the arrow keys; a refusal is said', async () => {
  const { host, player } = await tableOfTwo();
  const { page } = host;
  expect(await menus(page).count()).toBe(3);
  await page.getByRole('textbox', { name: 'What do you do?' }).focus();
  await goBackTo(page, menus(page).last());
  for (const [key, at] of [
    ['ArrowUp', 1],
    ['ArrowUp', 0],
    ['ArrowUp', 0],
    ['ArrowDown', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => hasFocus(menus(page).nth(at))).toBe(true);
  }
  await page.keyboard.press('Enter');
  await removal(page).click();
  await page.route('**/messages/*', (route) =>
    route.fulfill({ status: 503, json: { code: 'busy', detail: 'The service is busy, try again shortly' } }),
  );
  await question(page).getByRole('button', { name: 'Remove message' }).click();
  await question(page).getByRole('alert').getByText('The service is busy, try again shortly.').waitFor();
  await page.unroute('**/messages/*');
  await question(page).getByRole('button', { name: 'Remove message' }).click();
  for (const window of [page, player.page]) {
    await window.locator('li[data-message]').getByText(removed).waitFor();
    expect(await window.getByText(secret).count()).toBe(0);
  }
});

test('[D5.9] [E8.204] on a phone the way to remove a message is seen, large enough for a thumb, and covers no words', async () => {
  const { host, player } = await tableOfTwo({ touch: true });
  const { page } = player;
  const message = page.locator('li[data-message]').filter({ hasText: secret });
  const control = message.getByRole('button', { name: 'What to do with this message' });
  const box = await control.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  // Whatever is read of this message and of the next one is above or below it.
  for (const words of await page.locator('li[data-message] .prose').all()) {
    const { y = 0, height = 0 } = (await words.boundingBox()) ?? {};
    expect(y + height <= (box?.y ?? 0) || y >= (box?.y ?? 0) + (box?.height ?? 0)).toBe(true);
  }
  expect(await message.getByText(secret).count()).toBe(1);
  await control.tap();
  await removal(page).tap();
  await question(page).getByRole('button', { name: 'Remove message' }).tap();
  await host.page.locator('li[data-message]').getByText(removed).waitFor();
});

test('[D6.4404] a game that is deleted says so at the table: no composer, a way back, and nothing more is asked', async () => {
  const { game, host, player } = await tableOfTwo();
  const otherTab = await host.context.newPage();
  await otherTab.goto('/');
  const requests: string[] = [];
  for (const { page } of [host, player]) page.on('request', (request) => requests.push(request.url()));
  await otherTab.getByRole('button', { name: `Delete ${game.name}` }).click();
  await otherTab.getByRole('alertdialog').getByRole('button', { name: 'Delete the game' }).click();
  for (const { page } of [host, player]) {
    await page.getByRole('alert').getByText('This game was deleted').waitFor();
    expect(await page.getByRole('textbox', { name: 'What do you do?' }).count()).toBe(0);
    expect(await menus(page).count()).toBe(0);
    expect(await page.getByText('Game not found').count()).toBe(0);
  }
  expect(await host.page.getByRole('button', { name: 'Invite' }).count()).toBe(0);
  await player.page.getByRole('link', { name: 'Back to the games' }).last().click();
  await player.page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
  expect(await player.page.getByRole('link', { name: game.name }).count()).toBe(0);
  expect(requests.filter((url) => url.includes('ws-ticket'))).toEqual([]);
});

test('[E8.151] a game that was deleted while the window was away says the same', async () => {
  const { game, host, player } = await tableOfTwo();
  const { page } = player;
  await player.context.setOffline(true);
  await page.getByText('The connection is lost.').waitFor();
  await page.getByRole('textbox', { name: 'What do you do?' }).pressSequentially('Are you there?');
  await page.keyboard.press('Enter');
  await page.getByText('waiting for the connection').waitFor();
  await host.call('deleteGame', { params: { game_id: game.id } });
  await player.context.setOffline(false);
  await page.getByRole('alert').getByText('This game was deleted', { exact: true }).waitFor();
  await page.getByText('Not sent:').waitFor();
  await page.getByText('Are you there?').waitFor();
  expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
  expect(await page.getByRole('textbox', { name: 'What do you do?' }).count()).toBe(0);
});

test('[D6.4403] [E8.151] whoever has lost their seat is told, and has no composer', async () => {
  const { game, player } = await tableOfTwo();
  const { page } = player;
  await page.routeWebSocket(/\/ws\?/, (socket) => void socket.close({ code: 4403 }));
  await page.goto(`/games/${game.id}`);
  await page.getByRole('alert').getByText('You are no longer at this table').waitFor();
  expect(await page.getByRole('textbox', { name: 'What do you do?' }).count()).toBe(0);
});

test('[D6.4429] one window too many says so, and connects when another was closed', async () => {
  const { game, player } = await tableOfTwo();
  const { page, context } = player;
  const crowd = await context.newPage();
  await crowd.goto('/about');
  await page.goto('about:blank');
  await crowd.evaluate(async (gameId) => {
    const open = async (): Promise<WebSocket> => {
      const answer = await fetch(`/api/games/${gameId}/ws-ticket`, { method: 'POST' });
      const { ticket } = await answer.json();
      const socket = new WebSocket(
        `${location.origin.replace('http', 'ws')}/api/games/${gameId}/ws?ticket=${ticket}`,
      );
      const isIn = await new Promise((done) => {
        socket.addEventListener('message', () => done(true), { once: true });
        socket.addEventListener('close', () => done(false), { once: true });
      });
      // A window that has just been left may still be counted.
      return isIn ? socket : open();
    };
    // One more is this window's own, for news of all games.
    const sockets = await Promise.all(Array.from({ length: 23 }, open));
    Object.assign(window, { sockets });
  }, game.id);
  await page.goto(`/games/${game.id}`);
  await page.getByText('You have too many tables open at once.').waitFor();
  await page.getByRole('textbox', { name: 'What do you do?' }).pressSequentially('Still here');
  expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
  await crowd.close();
  await page.getByRole('button', { name: 'Connect again' }).click();
  await page.getByText('You have too many tables open at once.').waitFor({ state: 'detached' });
  house.model.script(modelAnswers.text('And heard.'));
  await page.getByRole('textbox', { name: 'What do you do?' }).press('Enter');
  await page.locator('li[data-message]').getByText('And heard.').waitFor();
});
