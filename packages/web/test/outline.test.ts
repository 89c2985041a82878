import { modelAnswers, uniqueName } from '@fireside/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Guest } from './support/guest.ts';
import { type House, openHouse } from './support/house.ts';
import { pdfOf } from './support/pdf.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
  house.model.answerWith(() => modelAnswers.text('The lamps are lit.'));
});

afterAll(() => house.close());

const adventure = `# The Lamp Oil Thieves

An evening for three characters.

## Background

The chandler Ysolt sells the oil twice.

## The quay

> Fog lies on the quay, and every third lamp is dark.

The watchman Per has been paid to look away.

## The cellar

> A wet stair leads down to the sound of pouring.

Two thieves, armour class 12, wait behind the casks.

## The reckoning

If Ysolt is handed over, the guild pays forty crowns.
`;

/** 200 kB with the marks of Homebrewery. */
const brewed = [
  `${adventure}\n{{monster,frame\n## Oil Thief\n**Armor Class** :: 12\n}}\n\\page\n`,
  ...Array.from(
    { length: 100 },
    (_, cask) =>
      `## Cask ${cask + 1}\n\n{{descriptive\nIt drips.\n}}\n\n${'Oil, and oil again. '.repeat(100)}\n`,
  ),
].join('\n');

const phone = { width: 390, height: 844, touch: true };

const outline = (page: Page) => page.getByRole('region', { name: 'How the DM reads it' });
const rows = (page: Page) => outline(page).getByRole('list', { name: 'Scenes' }).getByRole('listitem');
const row = (page: Page, title: string) => outline(page).getByRole('button', { name: title });

async function paste({ page }: Guest, text: string) {
  await page.goto('/new');
  await page.getByRole('textbox', { name: /Adventure/ }).focus();
  await page.keyboard.insertText(text);
}

async function create({ page }: Guest): Promise<string> {
  await page.getByLabel('Name', { exact: true }).fill(uniqueName('Oil'));
  await page.getByRole('button', { name: 'Create the game' }).click();
  await page.locator('li[data-message]').getByText('The lamps are lit.').waitFor();
  return page.url().split('/').at(-1) ?? '';
}

test.each([
  ['a desktop', {}],
  ['a phone', phone],
] as const)(
  '[E6.64] [E6.65] [E13.58] a pasted adventure shows its outline, and what is corrected there is played: %s',
  async (_, window) => {
    const host = await house.guest(window);
    const { page } = host;
    await paste(host, adventure);
    await row(page, 'The quay').waitFor();
    expect(await rows(page).count()).toBe(5);
    expect(await row(page, 'The quay').innerText()).toContain('Play begins here');
    expect(await row(page, 'The quay').innerText()).toContain('Fog lies on the quay');
    expect(await row(page, 'Background').innerText()).toContain('Players will not see this');
    expect(await row(page, 'The quay').innerText()).not.toContain('Players will not see this');
    await outline(page)
      .getByText('What is read aloud, in 2 of 5 parts, players hear word for word.')
      .waitFor();
    // What only the DM knows is nowhere until somebody asks for it.
    expect(await outline(page).innerText()).not.toContain('paid to look away');
    await row(page, 'The quay').click();
    expect(await outline(page).innerText()).not.toContain('paid to look away');
    await outline(page).getByRole('button', { name: 'Show what only the DM knows' }).click();
    await outline(page).getByText('The watchman Per has been paid to look away.').waitFor();

    await row(page, 'The reckoning').click();
    const title = outline(page).getByRole('textbox', { name: 'Title' });
    await title.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Forty crowns');
    await outline(page).getByLabel('What it is').selectOption('Ending');
    await row(page, 'The cellar').click();
    await outline(page).getByRole('button', { name: 'Play begins here', exact: true }).click();
    expect(await row(page, 'The cellar').innerText()).toContain('Play begins here');
    expect(await row(page, 'The quay').innerText()).not.toContain('Play begins here');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );

    const params = { game_id: await create(host) };
    const script = await host.call('readGameScript', { params });
    const byTitle = new Map(script.scenes.map((scene) => [scene.title, scene]));
    expect(byTitle.get('Forty crowns')?.kind).toBe('ending');
    expect(script.first).toBe(byTitle.get('The cellar')?.number);
    expect(host.problems).toEqual([]);
  },
);

test('[E6.64] a pasted book, a dropped file and an adventure from a file show their outline; without a correction none is sent', async () => {
  const host = await house.guest();
  const { page } = host;
  await paste(host, brewed);
  expect((await page.getByRole('textbox', { name: /Adventure/ }).inputValue()).length).toBe(brewed.length);
  await outline(page)
    .getByRole('button', { name: /^Show all/ })
    .click();
  await row(page, 'Cask 100').waitFor();
  for (const title of ['The cellar', 'Cask 42']) await row(page, title).click();
  expect(await outline(page).innerText()).not.toMatch(/\{\{|\}\}|\\page|:: /);

  const dropped = await page.evaluateHandle((text) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], 'oil.md', { type: 'text/markdown' }));
    return carried;
  }, adventure);
  await page.getByRole('textbox', { name: /Adventure/ }).dispatchEvent('drop', { dataTransfer: dropped });
  await expect.poll(() => rows(page).count()).toBe(5);
  await row(page, 'The reckoning').waitFor();

  await page.locator('input[type=file][accept*=pdf]').setInputFiles({
    name: 'oil.pdf',
    mimeType: 'application/pdf',
    buffer: pdfOf(['The quay. Fog lies on every third lamp.', 'The cellar. A wet stair leads down.']),
  });
  await rows(page).first().waitFor();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/games'),
  );
  await create(host);
  expect(Object.keys((await sent).postDataJSON() as object)).not.toContain('script');
});

test('[E6.64] a text that changes is read anew, and the old reading is given up', async () => {
  const host = await house.guest();
  const { page } = host;
  let held: () => void = () => {};
  const first = new Promise<void>((resolve) => {
    held = resolve;
  });
  await page.route('**/api/scripts', (route) => {
    if (!route.request().postData()?.includes('Night two')) return held();
    return route.continue();
  });
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/scripts'));
  await paste(host, adventure);
  await page.getByText('Reading the adventure for its outline').waitFor();
  await first;
  await page.keyboard.insertText('\n## Night two\n\nThe lamps burn blue.\n');
  await givenUp;
  await row(page, 'Night two').waitFor();
});

test('[E6.64] an outline that cannot be read is said, and the game is made without it', async () => {
  const host = await house.guest();
  const { page } = host;
  await page.route('**/api/scripts', (route) =>
    route.fulfill({
      status: 503,
      json: { code: 'busy', detail: 'The service is busy, try again shortly' },
    }),
  );
  await paste(host, adventure);
  await page.getByRole('alert').getByText('The service is busy').waitFor();
  await page.getByText('You can create the game without it.').waitFor();
  await page.unroute('**/api/scripts');
  await page.getByRole('button', { name: 'Read it again' }).click();
  await row(page, 'The quay').waitFor();

  await page.route('**/api/scripts', (route) => route.abort());
  await paste(host, adventure);
  await page.getByRole('alert').getByText('The server cannot be reached').waitFor();
  const script = await host.call('readGameScript', { params: { game_id: await create(host) } });
  expect(script.scenes).toHaveLength(5);
});

test('[E6.66] the creator sees where the party is and puts it right; nobody else has a script', async () => {
  const [host, player] = await Promise.all([house.guest(), house.guest()]);
  const game = await host.createGame({ name: uniqueName('Oil'), adventure_text: adventure });
  await player.join(game);
  for (const { page } of [host, player]) {
    await page.goto(`/games/${game.id}`);
    await page.locator('li[data-message]').first().waitFor();
    await page.getByRole('tab', { name: 'Journal' }).click();
    await page.getByRole('heading', { name: 'Journal' }).waitFor();
  }
  const { page } = host;
  const script = page.getByRole('region', { name: 'Script' });
  await script.getByText('It shows secrets, to you alone.').waitFor();
  expect(await script.innerText()).not.toContain('The cellar');
  await script.getByRole('button', { name: 'Show the script' }).click();
  await script.getByRole('button', { name: /^The cellar/ }).click();
  await script.getByRole('button', { name: 'The party is here', exact: true }).click();
  await script.locator('[aria-current=location]').getByText('The cellar').waitFor();
  await script.getByLabel('What it is').selectOption('Background');
  const read = () => host.call('readGameScript', { params: { game_id: game.id } });
  await expect
    .poll(async () => {
      const { scenes, place } = await read();
      const cellar = scenes.find(({ title }) => title === 'The cellar');
      return { kind: cellar?.kind, isPlace: cellar?.number === place };
    })
    .toEqual({ kind: 'background', isPlace: true });

  // A turn moves the party, and the script that is open follows.
  const quay = (await read()).scenes.find(({ title }) => title === 'The quay');
  house.model.script(
    modelAnswers.toolCall('enter_scene', { scene: quay?.number }),
    modelAnswers.text('Back on the quay.'),
  );
  await page.getByRole('textbox', { name: 'What do you do?' }).fill('I go back up to the quay.');
  await page.getByRole('textbox', { name: 'What do you do?' }).press('Enter');
  await page.locator('li[data-message]').getByText('Back on the quay.').waitFor();
  await script.locator('[aria-current=location]').getByText('The quay', { exact: true }).waitFor();

  expect(await player.page.getByRole('region', { name: 'Script' }).count()).toBe(0);
});
