import { modelAnswers, testPassword, uniqueName } from '@fireside/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './support/house.ts';
import { pdfOf } from './support/pdf.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

test('an adventure is pasted, or read from Markdown and PDF files; what cannot be read says why', async () => {
  house.model.answerWith(() => modelAnswers.text('Tell me more.'));
  const { page, problems, foreignRequests } = await house.guest();
  await page.goto('/new');
  const adventure = page.getByRole('textbox', { name: /Adventure/ });
  const file = page.locator('input[type=file][accept*=pdf]');

  await adventure.fill('Five words of an adventure');
  await page.getByText('5 words').waitFor();
  await page.getByText('Players will not see this.').waitFor();

  await file.setInputFiles({
    name: 'bell.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from('# The Bell\n\nIt rings.'),
  });
  await expect.poll(() => adventure.inputValue()).toBe('# The Bell\n\nIt rings.');

  await file.setInputFiles({
    name: 'bell.pdf',
    mimeType: 'application/pdf',
    buffer: pdfOf(['The ferry is empty.', 'The bell rings.']),
  });
  await expect.poll(() => adventure.inputValue()).toBe('The ferry is empty.\n\nThe bell rings.');

  await file.setInputFiles({
    name: 'broken.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 not really'),
  });
  await page.getByText('This PDF cannot be read').waitFor();
  await file.setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from([0x89, 0x50, 0, 0, 1]),
  });
  await page.getByText('“photo.png” is not a text file.').waitFor();
  await file.setInputFiles({
    name: 'long.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('long '.repeat(90_000)),
  });
  await page.getByText('an adventure may have 400,000').waitFor();
  await page.getByLabel('Name').fill('Too long');
  expect(await page.getByRole('button', { name: 'Create the game' }).isDisabled()).toBe(true);
  expect(problems).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('a game can be made without a word to the DM, even when the DM cannot answer', async () => {
  house.model.answerWith(() => modelAnswers.status(400));
  const { page } = await house.guest();
  await page.goto('/new');
  await page.getByRole('alert').getByText('The game master could not answer').waitFor();
  house.model.answerWith(() => modelAnswers.text('Well then.'));
  await page.getByLabel('Name').fill('Without a word');
  await page.getByRole('button', { name: 'Create the game' }).click();
  await page.locator('li[data-message]').getByText('Well then.').waitFor();
});

test('[4.5] a code is typed as people type; a wrong one is refused in the words of the service', async () => {
  const [host, visitor] = await Promise.all([house.guest(), house.guest()]);
  const game = await host.createGame({ name: uniqueName('Closed Door') });
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('link', { name: game.name }).click();
  await page.getByLabel('Code').fill('0000 0000');
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('alert').getByText('Invalid participation code').waitFor();
  const code = (game.participation_code ?? '').toLowerCase();
  await page.getByLabel('Code').fill(` ${code.slice(0, 4)}-${code.slice(4)} `);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('region', { name: 'Story' }).waitFor();
});

test('[4.client] a character is built, edited and deleted; the lists follow', async () => {
  const { page } = await house.guest();
  await page.goto('/characters/new');
  await page.getByText('Build one').click();
  await page.getByLabel('Name').fill('Edda Stone');
  await page.getByLabel('Ancestry').selectOption('Dwarf');
  await page.getByLabel('Class').selectOption('Barbarian');
  await page.getByLabel('Level').selectOption('2');
  await page.getByText('Point buy').click();
  await page.getByText('0 of 27 points left').waitFor();
  await page.getByRole('button', { name: 'Create the character' }).click();
  await page.getByRole('heading', { name: 'Edda Stone' }).waitFor();
  await page.getByText('Level 2 dwarf barbarian').waitFor();

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Inventory').fill('Greataxe\nTorch × 3');
  await page.getByLabel('Hit points').fill('5');
  await page.getByRole('button', { name: 'Save the sheet' }).click();
  await page.getByText('× 3', { exact: true }).waitFor();

  await page.getByRole('link', { name: 'All characters' }).click();
  await page.getByRole('button', { name: 'Delete Edda Stone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the character' }).click();
  await page.getByText('Nobody here yet.').waitFor();
});

test('[E5.83] a sheet from elsewhere is read, corrected and only then stored', async () => {
  const { page } = await house.guest();
  await page.goto('/characters/new');
  await page.getByText('Import', { exact: true }).click();
  await page.getByLabel('Character sheet').fill('{"name": "Edda"');
  await page.getByRole('button', { name: 'Read the sheet' }).click();
  await page.getByRole('alert').getByText('no whole JSON').waitFor();

  const sheet = {
    build: {
      name: 'Edda Stone',
      class: 'Monk',
      level: 3,
      ancestry: 'Dwarf',
      abilities: { str: 14, dex: 45, con: 12, int: 8, wis: 16, cha: 10 },
      attributes: { ancestryhp: 10, classhp: 8, speed: 20 },
      acTotal: { acTotal: 17 },
      equipment: [['Staff', 1]],
      pets: [{ name: 'Pebble' }],
    },
  };
  await page.getByLabel('Character file').setInputFiles({
    name: 'edda.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(sheet)),
  });
  await page.getByRole('region', { name: 'Not understood' }).getByText('companion: Pebble').waitFor();
  await page
    .getByRole('region', { name: 'Cut to fit the sheet' })
    .getByText('Dexterity: 45 became 30')
    .waitFor();
  for (const [label, value] of [
    ['Strength', '14'],
    ['Wisdom', '16'],
    ['Armour class', '17'],
    ['Maximum', '37'],
  ] as const)
    expect(await page.getByLabel(label).inputValue(), label).toBe(value);
  await page.getByLabel('Dexterity').fill('15');
  await page.getByLabel('Inventory').fill('Staff\nTorch × 3');
  await page.getByRole('button', { name: 'Create the character' }).click();
  await page.getByRole('heading', { name: 'Edda Stone' }).waitFor();
  await page.getByText('Level 3 dwarf monk').waitFor();
  await page.getByText('× 3', { exact: true }).waitFor();
  await page.getByText('37 / 37').waitFor();
});

test('theme, size and motion are chosen, hold before the first paint of the next visit, and survive a reload', async () => {
  const { page } = await house.guest({ theme: 'dark' });
  await page.goto('/settings');
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  // Until something is chosen, it is as the system has it.
  await page.getByRole('radio', { name: 'Light' }).waitFor({ state: 'attached' });
  expect(await background()).toBe('rgb(20, 22, 27)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(background).toBe('rgb(250, 248, 243)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('radio', { name: 'Light' }).check({ force: true });
  await page.getByRole('radio', { name: 'Larger' }).check({ force: true });
  await page.getByRole('radio', { name: 'None' }).check({ force: true });
  expect(await background()).toBe('rgb(250, 248, 243)');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  expect(await background()).toBe('rgb(250, 248, 243)');
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toEqual({
    theme: 'light',
    textSize: 'larger',
    motion: 'none',
  });
});

test('a changed password opens the door next time, and signing out closes it', async () => {
  const { page, user } = await house.guest();
  const changed = 'another-lantern-owl';
  await page.goto('/settings');
  await page.getByLabel('Present password').fill('wrong-password');
  await page.getByLabel('New password').fill(changed);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.getByLabel('Present password').fill(testPassword);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await page.getByText('The password is changed.').first().waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out here' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.getByLabel('Name').fill(user?.name ?? '');
  await page.getByLabel('Password', { exact: true }).fill(changed);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'token',
  );
});

test('a session that ends elsewhere leads to the landing page, and back to the same place', async () => {
  const { page, context, user } = await house.guest();
  // What the page asks for by itself is answered before the session ends: the next request is the visitor's.
  const asked = ['active', 'ended'].map((status) =>
    page.waitForResponse((response) => response.url().includes(`mine=true&status=${status}`)),
  );
  await page.goto('/characters');
  await page.getByRole('heading', { name: 'Characters' }).waitFor();
  await Promise.all(asked);
  await context.clearCookies();
  await page.getByRole('link', { name: 'Games', exact: true }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.getByLabel('Name').fill(user?.name ?? '');
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
});

test('unknown addresses and games say so', async () => {
  const { page } = await house.guest();
  await page.goto('/no/such/place');
  await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
  await page.goto('/games/00000000-0000-4000-8000-000000000000');
  await page.getByRole('heading', { name: 'There is no game here' }).waitFor();
});

test('nothing jumps while the landing page, the lobby and the table open', async () => {
  house.model.answerWith(() => modelAnswers.text('A quiet start.'));
  const guest = await house.guest();
  const game = await guest.createGame({ name: 'Steady' });
  await guest.page.goto(`/games/${game.id}`);
  await guest.page.locator('li[data-message]').first().waitFor();
  const stranger = await house.guest({ name: null });
  const visits = [
    { page: stranger.page, path: '/', ready: stranger.page.getByRole('heading', { name: 'Sign in' }) },
    { page: guest.page, path: '/', ready: guest.page.getByRole('link', { name: 'Steady' }) },
    { page: guest.page, path: `/games/${game.id}`, ready: guest.page.locator('li[data-message]').first() },
  ];
  for (const { page, path, ready } of visits) {
    await page.goto(path);
    await ready.waitFor();
    const shift = await page.evaluate(async () => {
      await document.fonts.ready;
      let sum = 0;
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return sum;
    });
    expect(shift, path).toBeLessThan(0.05);
  }
});
