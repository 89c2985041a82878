import { readFile } from 'node:fs/promises';
import type { GameRead } from '@fireside/contract';
import { modelAnswers, uniqueName } from '@fireside/testing';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Guest } from './support/guest.ts';
import { type House, openHouse } from './support/house.ts';
import { readQr } from './support/read-qr.ts';
import { say } from './support/scene.ts';
import { reachAt } from './support/screens.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
  house.model.answerWith(() => modelAnswers.text('The fire is lit.'));
});

afterAll(() => house.close());

async function sit({ page }: Guest, gameId: string) {
  await page.goto(`/games/${gameId}`);
  await page.locator('li[data-message]').getByText('The fire is lit.').first().waitFor();
}

/** A table with nobody but its creator at it. */
async function tableOfOne() {
  const host = await house.guest();
  const game = await host.createGame({ name: uniqueName('Low Ferry') });
  await sit(host, game.id);
  return { game, host };
}

/** A table of two, both of them at it. */
async function tableOfTwo(fields: Partial<Parameters<Guest['createGame']>[0]> = {}) {
  const [host, player] = await Promise.all([house.guest(), house.guest()]);
  const game = await host.createGame({ name: uniqueName('Low Ferry'), ...fields });
  await player.join(game);
  await sit(host, game.id);
  await sit(player, game.id);
  return { game, host, player };
}

async function menu(page: Page, item: string) {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

async function itemsOf(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem').first().waitFor();
  const items = await page.getByRole('menuitem').allInnerTexts();
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem').first().waitFor({ state: 'detached' });
  return items;
}

const read = (guest: Guest, game: GameRead) => guest.call('readGame', { params: { game_id: game.id } });

async function endIt(guest: Guest) {
  house.model.script(
    modelAnswers.toolCall('end_game', { outcome: 'victory', summary: 'The bell is silent.' }),
    modelAnswers.text('And that was that.'),
  );
  await say(guest, 'We go home.', 'And that was that.');
  await guest.page.getByText('The story ends in victory').waitFor();
}

describe('inviting', () => {
  test('[E8.138] on a machine that nobody else reaches, the invitation says so and how to change it', async () => {
    const { host } = await tableOfOne();
    const { page } = host;
    await page.getByRole('button', { name: 'Invite' }).click();
    const note = page.getByRole('note');
    await note.getByText('Fireside listens on this machine only.').waitFor();
    await note.getByText('npm start -- --share').waitFor();
    await note.getByText('HOST=0.0.0.0').waitFor();
    expect(await page.getByRole('img', { name: /QR/ }).count()).toBe(0);
  });

  test('[E8.137] an address that others reach is handed out as link and QR code; of several one is chosen', async () => {
    const { game, host } = await tableOfOne();
    const { page } = host;
    await reachAt(page, ['http://192.168.1.20:8000', 'http://10.0.0.4:8000']);
    await page.reload();
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByText(`http://192.168.1.20:8000/j/${game.participation_code}`).waitFor();
    const qr = page.getByRole('img', { name: 'The invite link as a QR code' });
    const link = (origin: string) => `${origin}/j/${game.participation_code}`;
    const { text, margin } = await readQr(qr);
    expect(text).toBe(link('http://192.168.1.20:8000'));
    // As much light around it as cameras want.
    expect(margin).toBeGreaterThan(3.5);
    await page.getByLabel('Address that your friends reach').selectOption('http://10.0.0.4:8000');
    await page.getByText(`http://10.0.0.4:8000/j/${game.participation_code}`).waitFor();
    await expect.poll(async () => (await readQr(qr)).text).toBe(link('http://10.0.0.4:8000'));
    expect(await page.getByRole('note').count()).toBe(0);
  });

  test('[E8.139] code and link are copied, or shared where the system can; nothing is said when that is called off', async () => {
    const { game, host } = await tableOfOne();
    const { page, context } = host;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, {
        share: async (what: unknown) => {
          shared.push(what);
          throw new DOMException('called off', 'AbortError');
        },
      });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByRole('button', { name: 'Copy the code' }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toBe(game.participation_code);
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect.poll(copied).toBe(`${house.fireside.url}/j/${game.participation_code}`);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
      .toEqual([{ title: game.name, url: `${house.fireside.url}/j/${game.participation_code}` }]);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(host.problems).toEqual([]);
  });

  test('[E8.139] a new code is drawn after a question, and the old link leads nowhere', async () => {
    const { game, host } = await tableOfOne();
    const { page } = host;
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByRole('button', { name: 'New code' }).click();
    const question = page.getByRole('alertdialog', { name: 'Draw a new code?' });
    await question.getByText('lead nowhere any more').waitFor();
    await question.getByRole('button', { name: 'Keep this one' }).click();
    await question.waitFor({ state: 'detached' });
    expect((await read(host, game)).participation_code).toBe(game.participation_code);
    await page.getByRole('button', { name: 'New code' }).click();
    await question.getByRole('button', { name: 'Draw a new code' }).click();
    await question.waitFor({ state: 'detached' });
    const { participation_code: code } = await read(host, game);
    expect(code).not.toBe(game.participation_code);
    await expect
      .poll(() => page.getByTestId('invite-code').innerText())
      .toBe(`${code?.slice(0, 4)} ${code?.slice(4)}`);
    const visitor = await house.guest({ name: null });
    await visitor.page.goto(`/j/${game.participation_code}`);
    await visitor.page.getByRole('heading', { name: 'No game has this code' }).waitFor();
    await visitor.page.goto(`/j/${code}`);
    await visitor.page.getByRole('heading', { name: game.name }).waitFor();
  });
});

describe('the menu of the table', () => {
  test('[E8.140] the creator has the table in it, everybody else what is theirs', async () => {
    const { host, player } = await tableOfTwo();
    const everybody = [
      'Lines and veils',
      'The evening so far',
      'Model and cost',
      'Keyboard shortcuts',
      'Change your character',
      'As text (Markdown)',
      'As a page (HTML)',
      'As data (JSON)',
    ];
    expect(await itemsOf(player.page)).toEqual([...everybody, 'Leave the game']);
    expect(await itemsOf(host.page)).toEqual([
      'Settings',
      'Adventure',
      'Players',
      ...everybody,
      'Campaign capsule, with the DM’s secrets',
      'Leave the game',
      'Delete the game',
    ]);
  });

  test('[E8.140] [E8.147] by keyboard alone it leads to lines and veils, where anybody adds one unnamed', async () => {
    const { game, host, player } = await tableOfTwo();
    const { page } = player;
    await page.getByRole('button', { name: 'Table menu' }).focus();
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: 'Lines and veils' });
    await expect.poll(() => item.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: 'Rules of this table' });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByRole('textbox', { name: 'Add a line' }).fill('Spiders');
    await page.getByText('Nobody sees who added it.').first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Lines' }).getByText('Spiders').waitFor();
    await menu(host.page, 'Lines and veils');
    await host.page.getByRole('list', { name: 'Lines' }).getByText('Spiders').waitFor();
    expect((await read(host, game)).lines).toEqual(['Spiders']);
  });

  test('[E8.141] name, description, language and pace are changed; only what was changed is sent', async () => {
    const { game, host, player } = await tableOfTwo({ description: 'As it was.' });
    const { page } = host;
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') sent.push(request.postDataJSON());
    });
    const name = uniqueName('High Ferry');
    await menu(page, 'Settings');
    const dialog = page.getByRole('dialog', { name: 'Settings of the game' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Language of the story').selectOption({ label: 'German (Deutsch)' });
    await dialog.getByText('In rounds').click();
    await dialog.getByText('answers them together').waitFor();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    expect(sent).toEqual([{ name, language: 'de', pace: 'round' }]);
    expect(await read(player, game)).toMatchObject({
      name,
      description: 'As it was.',
      language: 'de',
      pace: 'round',
    });

    await menu(page, 'Settings');
    await dialog.getByLabel('Name').evaluate((field) => field.removeAttribute('maxlength'));
    await dialog.getByLabel('Name').fill('x'.repeat(121));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('alert').getByText('The name must be between 1 and 120 characters.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const button = page.getByRole('button', { name: 'Table menu' });
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test('[E8.142] another adventure takes the place of the first, with an outline of what was read', async () => {
    const { game, host } = await tableOfOne();
    const { page } = host;
    expect(game.has_adventure).toBe(false);
    await menu(page, 'Adventure');
    await page
      .getByRole('textbox', { name: /Adventure/ })
      .fill('# The landing\n\nThe ferry lies there.\n\n# The toll house\n\nOdo has barred himself in.');
    const outline = page.getByRole('list', { name: 'How the DM reads it' });
    await outline.getByText('The toll house').waitFor();
    await page.getByRole('button', { name: 'Use this adventure' }).click();
    await page.getByText('The DM has read the adventure.').first().waitFor();
    expect((await read(host, game)).has_adventure).toBe(true);
    await menu(page, 'Adventure');
    await page.getByText('A new one takes its place').waitFor();
    await page.getByRole('button', { name: 'Play without one' }).click();
    await page.getByText('The adventure is taken away.').first().waitFor();
    expect((await read(host, game)).has_adventure).toBe(false);
  });

  test('[E8.143] [E8.150] [E8.151] a player is removed: they are told calmly, the code is a new one, the party knows', async () => {
    const { game, host, player } = await tableOfTwo();
    const name = player.user?.name ?? '';
    await menu(host.page, 'Players');
    await host.page.getByRole('button', { name: `Remove ${name}` }).click();
    const question = host.page.getByRole('alertdialog', { name: `Remove ${name}?` });
    await question.getByText('What they said stays in the story.').waitFor();
    await question.getByRole('button', { name: 'Remove the player' }).click();
    await host.page.getByText(`${name} is removed, and the code is a new one.`).first().waitFor();
    await host.page.getByText('Nobody else sits here yet.').waitFor();
    await host.page.keyboard.press('Escape');
    await host.page
      .getByRole('complementary', { name: 'Party' })
      .getByText(`${name} has left the table`)
      .waitFor();

    const { page } = player;
    await page.getByRole('alert').getByText('You are no longer at this table').waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page.getByRole('link', { name: 'Back to the games' }).click();
    await page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
    await page.goto(`/j/${game.participation_code}`);
    await page.getByRole('heading', { name: 'No game has this code' }).waitFor();
    await host.page.getByRole('button', { name: 'Invite' }).click();
    const { participation_code: code } = await read(host, game);
    await expect
      .poll(() => host.page.getByTestId('invite-code').innerText())
      .toBe(`${code?.slice(0, 4)} ${code?.slice(4)}`);
    expect([...host.problems, ...player.problems]).toEqual([]);
  });

  test('[E8.144] [E8.145] the creator hands the game over, then leaves; the new one finds the table in the menu', async () => {
    const { game, host, player } = await tableOfTwo();
    const name = player.user?.name ?? '';
    await menu(host.page, 'Leave the game');
    await host.page.getByRole('dialog', { name: 'Hand the game over first' }).waitFor();
    await host.page.getByRole('button', { name: 'Choose a player' }).click();
    await host.page.getByRole('button', { name: `Hand over to ${name}` }).click();
    const question = host.page.getByRole('alertdialog');
    await question.getByText(`only ${name} can change, share or delete this game`).waitFor();
    await question.getByRole('button', { name: 'Hand it over' }).click();
    await host.page.getByText(`The game is ${name}’s now.`).first().waitFor();
    expect((await read(host, game)).creator_id).toBe(player.user?.id);
    await host.page.keyboard.press('Escape');
    expect(await itemsOf(host.page)).not.toContain('Settings');
    expect(await host.page.getByRole('button', { name: 'Invite' }).count()).toBe(0);

    // Nobody announced it: opening the menu is the occasion to look.
    await player.page.getByRole('button', { name: 'Table menu' }).click();
    await player.page.getByRole('menuitem', { name: 'Settings' }).waitFor();
    await player.page.keyboard.press('Escape');
    await player.page.getByRole('button', { name: 'Invite' }).waitFor();

    await menu(host.page, 'Leave the game');
    const leaving = host.page.getByRole('alertdialog', { name: `Leave “${game.name}”?` });
    await leaving.getByText('To come back you need the code.').waitFor();
    await leaving.getByRole('button', { name: 'Leave the game' }).click();
    await host.page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
    expect(await read(host, game)).toMatchObject({ is_participant: false, player_names: [name] });
    await player.page
      .getByRole('complementary', { name: 'Party' })
      .getByText(`${host.user?.name} has left the table`)
      .waitFor();
  });

  test('[E8.146] the game is deleted at the table, after a question, and everybody is told', async () => {
    const { game, host, player } = await tableOfTwo();
    await menu(host.page, 'Delete the game');
    await host.page
      .getByRole('alertdialog', { name: `Delete “${game.name}”?` })
      .getByRole('button', { name: 'Delete the game' })
      .click();
    await host.page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
    await player.page.getByRole('alert').getByText('This game was deleted').waitFor();
    expect(await host.page.getByRole('link', { name: game.name }).count()).toBe(0);
  });
});

test('[E8.147] lines and veils are there when a game is made, one on each line', async () => {
  const host = await house.guest();
  const { page } = host;
  await page.goto('/new');
  await page.getByLabel('Name').fill(uniqueName('Low Ferry'));
  await page.getByText('How it is played').click();
  await page.getByLabel('Lines', { exact: true }).fill('Spiders\n\n  Harm to animals ');
  await page.getByLabel('Veils', { exact: true }).fill('x'.repeat(201));
  await page.getByRole('button', { name: 'Create the game' }).click();
  await page.getByRole('alert').getByText('Line 1 of the list of veils must be').waitFor();
  await page.getByLabel('Veils', { exact: true }).fill('Torture');
  await page.getByRole('button', { name: 'Create the game' }).click();
  await page.getByRole('region', { name: 'Story' }).waitFor();
  const [game] = await host.call('listGames', { query: { mine: true } });
  expect(game).toMatchObject({ lines: ['Spiders', 'Harm to animals'], veils: ['Torture'] });
});

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

describe('the story afterwards', () => {
  test('[E8.148] it is downloaded in three forms; what goes wrong is said', async () => {
    const { player } = await tableOfTwo();
    const { page } = player;
    house.model.script(modelAnswers.text('Four feet, and two of them drag.'));
    await say(player, 'I listen.', 'two of them drag.');
    for (const [item, suffix] of [
      ['As text (Markdown)', 'md'],
      ['As a page (HTML)', 'html'],
      ['As data (JSON)', 'json'],
    ] as const) {
      const [download] = await Promise.all([page.waitForEvent('download'), menu(page, item)]);
      expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${suffix}$`));
      expect(await textOf(download)).toContain('two of them drag');
    }
    await page.route('**/export?*', (route) =>
      route.fulfill({
        status: 429,
        json: { code: 'too_many', detail: 'Too many requests, try again in 7 seconds' },
      }),
    );
    await menu(page, 'As data (JSON)');
    await page.getByText('Too many attempts. Try again in 7 seconds.').first().waitFor();
  });

  test('[E8.149] [E8.203] an ended game stays to be read and downloaded; its creator starts a sequel with the same party', async () => {
    const { game, host, player } = await tableOfTwo();
    await endIt(player);
    for (const { page } of [host, player]) {
      await page.getByText('The story ends in victory').waitFor();
      await page.reload();
      await page.locator('li[data-message]').getByText('And that was that.').waitFor();
      await page.getByRole('button', { name: 'Download the story' }).waitFor();
    }
    expect(await player.page.getByRole('button', { name: 'Start a sequel' }).count()).toBe(0);
    await player.page.getByRole('button', { name: 'Download the story' }).click();
    const [download] = await Promise.all([
      player.page.waitForEvent('download'),
      player.page.getByRole('menuitem', { name: 'As text (Markdown)' }).click(),
    ]);
    expect(await textOf(download)).toContain('And that was that.');

    const { page } = host;
    await page.getByRole('button', { name: 'Start a sequel' }).click();
    await page.getByRole('alertdialog').getByText('remembers this story as its past').waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start a sequel' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/games/') && !url.pathname.endsWith(game.id));
    await page.getByRole('textbox', { name: 'What do you do?' }).waitFor();
    await page
      .getByRole('complementary', { name: 'Party' })
      .getByText(player.user?.name ?? '')
      .waitFor();
    expect((await read(player, game)).status).toBe('ended');
    // Whoever still sits at the ended table finds the way there at once.
    await player.page.getByRole('link', { name: 'Go on in the sequel' }).click();
    await player.page.waitForURL(page.url());
  });
});
