import { limits } from '@fireside/contract/protocol';
import { modelAnswers, testPassword, uniqueName } from '@fireside/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Guest } from './support/guest.ts';
import { type House, openHouse } from './support/house.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
  house.model.answerWith(() => modelAnswers.text('The fire is lit.'));
});

afterAll(() => house.close());

const phone = { width: 390, height: 844, touch: true };

/** A game with its host at the table. */
async function hosted(host?: Guest) {
  const guest = host ?? (await house.guest());
  const game = await guest.createGame({ name: uniqueName('Low Ferry'), description: 'A bell, and reeds.' });
  return { host: guest, game, code: game.participation_code ?? '', link: `/j/${game.participation_code}` };
}

const atTheTable = (page: Page) => page.locator('li[data-message]').getByText('The fire is lit.').waitFor();

/** Everything that is put into a page, in order. */
async function countInputs(page: Page): Promise<string[]> {
  const inputs: string[] = [];
  await page.exposeFunction('countInput', (what: string) => inputs.push(what));
  await page.addInitScript(() => {
    const count = (window as unknown as { countInput: (what: string) => void }).countInput;
    addEventListener('change', ({ target }) => count((target as HTMLInputElement).type), true);
    addEventListener('submit', () => count('submit'), true);
  });
  return inputs;
}

test('[E8.130] [E8.131] a guest on a phone follows a link, gives a name, taps a character and Join, and sits at the table', async () => {
  const { host, game, link } = await hosted();
  await host.page.goto(`/games/${game.id}`);
  await atTheTable(host.page);
  const guest = await house.guest({ name: null, ...phone });
  const { page } = guest;
  const inputs = await countInputs(page);
  await page.goto(link);
  await page.getByRole('heading', { name: game.name }).waitFor();
  await page.getByText(`${host.user?.name} invites you to`).waitFor();
  await page.getByText('A bell, and reeds.').waitFor();
  await page.getByText(`${limits.participants - 1} seats are left.`).waitFor();
  expect(await page.locator('input[type=password]').count()).toBe(0);

  const name = uniqueName('Wren');
  await page.getByLabel('Your name').fill(name);
  await page.getByText('Sable Quickwater').tap();
  await page.getByRole('button', { name: 'Join' }).tap();
  await atTheTable(page);
  expect(inputs).toEqual(['text', 'radio', 'submit']);

  await page.getByRole('tab', { name: 'Sheet' }).tap();
  await page.getByRole('heading', { name: 'Sable Quickwater' }).waitFor();
  const party = host.page.getByRole('complementary', { name: 'Party' });
  await party.getByText('Sable Quickwater', { exact: true }).waitFor();
  await party.getByText(name).waitFor();
  expect(guest.problems).toEqual([]);
  expect(guest.foreignRequests).toEqual([]);
});

test('[E8.131] [E8.211] a character can wait, also for longer than the code holds, and a name that is taken is said at its field', async () => {
  const { host, game, link } = await hosted();
  const { page } = await house.guest({ name: null });
  await page.goto(link);
  await page.getByLabel('Your name').fill(host.user?.name ?? '');
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('alert').getByText('That name is already taken.').waitFor();
  await expect
    .poll(() => page.getByLabel('Your name').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await page.getByLabel('Your name').fill(uniqueName('Odo'));
  await page.keyboard.press('Enter');
  await atTheTable(page);
  await page.getByRole('heading', { name: 'No character yet' }).waitFor();
  await host.call('renewCode', { params: { game_id: game.id } });
  await page.getByRole('link', { name: 'Choose a character' }).click();
  await page.getByRole('radio', { name: /Corvin Reed/ }).check();
  expect(await page.getByLabel('Code').count()).toBe(0);
  await page.getByRole('button', { name: 'Play with this character' }).click();
  await page.getByRole('heading', { name: 'Corvin Reed' }).waitFor();
});

test('[E8.130] the old address leads to the same invitation, signed in or not', async () => {
  const { game, code, link } = await hosted();
  for (const options of [{}, { name: null }]) {
    const { page } = await house.guest(options);
    await page.goto(`/join/${game.id}#${code}`);
    await page.getByRole('button', { name: 'Join' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(link);
  }
});

test('[E8.132] a player with an account chooses a character and joins; whoever sits there goes straight to the table', async () => {
  const { host, game, link } = await hosted();
  const player = await house.guest();
  const { page } = player;
  const name = uniqueName('Ilse');
  await player.createCharacter({ name });
  await page.goto(link);
  await page.getByRole('radio', { name: new RegExp(name) }).check();
  await page.getByRole('button', { name: 'Join' }).click();
  await atTheTable(page);
  await page.getByRole('heading', { name }).waitFor();
  for (const guest of [player, host]) {
    await guest.page.goto(link);
    await atTheTable(guest.page);
    expect(new URL(guest.page.url()).pathname).toBe(`/games/${game.id}`);
  }
});

test('[E8.132] a character that is built on the way comes along', async () => {
  const { link } = await hosted();
  const { page } = await house.guest();
  await page.goto(link);
  await page.getByRole('link', { name: 'Build one of your own' }).click();
  await page.getByText('Build one', { exact: true }).click();
  await page.getByLabel('Name').fill('Edda Stone');
  await page.getByRole('button', { name: 'Create the character' }).click();
  await expect.poll(() => page.getByRole('radio', { name: /Edda Stone/ }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Join' }).click();
  await atTheTable(page);
  await page.getByRole('heading', { name: 'Edda Stone' }).waitFor();
});

test('[E8.133] [E8.134] a code that opens nothing says so, and another one is typed as people type', async () => {
  const { game, code } = await hosted();
  for (const options of [{}, { name: null }]) {
    const { page } = await house.guest(options);
    for (const address of ['/j/ZZZZ2222', '/j/nope']) {
      await page.goto(address);
      await page.getByRole('heading', { name: 'No game has this code' }).waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    }
    // What was typed stays to be corrected.
    expect(await page.getByLabel('Another code').inputValue()).toBe('NOPE');
    await page.getByLabel('Another code').fill(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `);
    await page.getByRole('button', { name: 'Find it' }).click();
    await page.getByRole('heading', { name: game.name }).waitFor();
  }
});

test('[E8.134] the landing page and the lobby take a code, in any spelling and with its link around it', async () => {
  const { game, code } = await hosted();
  const visitor = await house.guest({ name: null });
  await visitor.page.goto('/');
  await visitor.page.getByLabel('Invited? Type the code').pressSequentially(code.toLowerCase());
  await visitor.page.keyboard.press('Enter');
  await visitor.page.getByRole('heading', { name: game.name }).waitFor();

  const { page } = await house.guest();
  await page.goto('/');
  await page.getByLabel('Invited? Type the code').fill(`${house.fireside.url}/j/${code}`);
  await page.getByRole('button', { name: 'Find it' }).click();
  await page.getByRole('heading', { name: game.name }).waitFor();
  await page.getByRole('button', { name: 'Join' }).waitFor();
});

test('[E8.133] a full table offers no seat, and one that was taken meanwhile is said', async () => {
  const { game, code, link } = await hosted();
  const early = await house.guest({ name: null });
  await early.page.goto(link);
  await early.page.getByLabel('Your name').fill(uniqueName('Late'));
  const visitor = await house.guest({ name: null });
  for (let seat = 1; seat < limits.participants; seat += 1) {
    await visitor.call('enterAsGuest', { body: { name: uniqueName('Seat'), participation_code: code } });
  }
  await early.page.getByRole('button', { name: 'Join' }).click();
  await early.page.getByRole('alert').getByText('This game is full.').waitFor();

  const player = await house.guest();
  for (const { page } of [await house.guest({ name: null }), player]) {
    await page.goto(link);
    await page.getByRole('heading', { name: game.name }).waitFor();
    await page.getByRole('heading', { name: 'This table is full' }).waitFor();
    await page.getByText('Every seat is taken.').waitFor();
    expect(await page.getByRole('button', { name: 'Join' }).count()).toBe(0);
  }
});

test('[E8.133] a game that has ended says so, and can be joined to read it', async () => {
  const { host, game, link } = await hosted();
  await host.page.goto(`/games/${game.id}`);
  await atTheTable(host.page);
  house.model.script(
    modelAnswers.toolCall('end_game', { outcome: 'victory', summary: 'The bell is silent.' }),
    modelAnswers.text('And that was that.'),
  );
  await host.page.getByRole('textbox', { name: 'What do you do?' }).fill('We go home.');
  await host.page.keyboard.press('Enter');
  await host.page.getByText('The story ends in victory').waitFor();
  const { page } = await house.guest({ name: null });
  await page.goto(link);
  await page.getByText('This game has ended. You can still take a seat and read the story.').waitFor();
  await page.getByLabel('Your name').fill(uniqueName('Reader'));
  await page.getByRole('button', { name: 'Join' }).click();
  await page.locator('li[data-message]').getByText('And that was that.').waitFor();
});

test('[E8.133] an invitation that cannot be read says why, and is read when somebody tries again', async () => {
  const { game, link } = await hosted();
  const { page } = await house.guest({ name: null });
  await page.route('**/api/invitations/*', (route) =>
    route.fulfill({
      status: 429,
      json: { code: 'too_many', detail: 'Too many requests, try again in 7 seconds' },
    }),
  );
  await page.goto(link);
  await page.getByRole('alert').getByText('Too many attempts. Try again in 7 seconds.').waitFor();
  await page.unroute('**/api/invitations/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: game.name }).waitFor();
});

test('[E8.135] where guests are not welcome, somebody registers or signs in, and is back at the invitation', async () => {
  const { game, link } = await hosted();
  const known = await house.guest();
  await house.fireside.restart({ FIRESIDE_GUESTS: 'off' });
  try {
    const { page } = await house.guest({ name: null });
    await page.goto(link);
    await page.getByRole('heading', { name: game.name }).waitFor();
    expect(await page.getByLabel('Your name').count()).toBe(0);
    await page.getByText('Sign in or register, and you will be right back at this invitation.').waitFor();
    await page.getByLabel('Name').fill(uniqueName('Tilda'));
    await page.getByLabel('Password', { exact: true }).fill(testPassword);
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByRole('button', { name: 'Join' }).click();
    await atTheTable(page);

    const other = await house.guest({ name: null });
    await other.page.goto(link);
    await other.page.getByRole('button', { name: 'Sign in instead' }).click();
    await other.page.getByLabel('Name').fill(known.user?.name ?? '');
    await other.page.getByLabel('Password', { exact: true }).fill(testPassword);
    await other.page.getByRole('button', { name: 'Sign in' }).click();
    await other.page.getByRole('button', { name: 'Join' }).waitFor();
  } finally {
    await house.fireside.restart({ FIRESIDE_GUESTS: 'on' });
  }
});
