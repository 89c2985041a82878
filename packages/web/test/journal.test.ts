import { uniqueName } from '@fireside/testing';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Guest, GuestOptions } from './support/guest.ts';
import { type House, openHouse } from './support/house.ts';
import { violationsInBothThemes } from './support/violations.ts';
import { answerAtLength, shortMemory, tellLongStory } from './support/long-story.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse(shortMemory);
});

afterAll(() => house.close());

const phone = { width: 390, height: 844, touch: true };

async function longGame(options: GuestOptions = {}) {
  const host = await house.guest(options);
  const game = await host.createGame({ name: uniqueName('Low Ferry') });
  return { host, game, story: await tellLongStory(house, game) };
}

async function open(guest: Guest, gameId: string) {
  await guest.page.goto(`/games/${gameId}`);
  await guest.page.locator('li[data-message]').first().waitFor();
}

async function openJournal({ page }: Guest): Promise<Locator> {
  await page.getByRole('tab', { name: 'Journal' }).click();
  const journal = page.getByRole('tabpanel', { name: 'Journal' });
  await journal.getByRole('heading', { name: 'Journal' }).waitFor();
  return journal;
}

const hasFocus = (element: Locator) => element.evaluate((one) => one === document.activeElement);

/** How far below the upper edge of the story a message begins. */
const distanceFromTop = (page: Page, id: number) =>
  page.getByRole('region', { name: 'Story', exact: true }).evaluate((story, wanted) => {
    const message = story.querySelector(`li[data-message="${wanted}"]`);
    return (message?.getBoundingClientRect().top ?? Number.NaN) - story.getBoundingClientRect().top;
  }, id);

test('[E6.60] [E6.61] the journal tells the chapters, and leads to messages that were not there yet', async () => {
  const { host, game, story } = await longGame();
  await open(host, game.id);
  const { page } = host;
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/chronicle') && asked.push(request.method()));
  const { chapters } = await story.chronicle();
  const [first] = chapters;
  if (!first) throw new Error('There is no chapter');
  expect(await page.locator(`li[data-message="${first.from_id}"]`).count()).toBe(0);

  const journal = await openJournal(host);
  const titles = journal.getByRole('list', { name: 'Chapters' }).getByRole('heading');
  await expect.poll(() => titles.allInnerTexts()).toEqual(chapters.map(({ title }) => title));
  // What the summary marks is shown, never its marks.
  expect(await journal.locator('strong').first().innerText()).toBe('still warm');

  await journal.getByRole('button', { name: `Read it in the story “${first.title}”` }).press('Enter');
  const message = page.locator(`li[data-message="${first.from_id}"]`);
  await expect.poll(() => hasFocus(message)).toBe(true);
  await expect.poll(() => distanceFromTop(page, first.from_id)).toBeGreaterThanOrEqual(0);
  expect(await distanceFromTop(page, first.from_id)).toBeLessThan(120);
  const ids = await page
    .locator('li[data-message]')
    .evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.message)));
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));

  // Somebody goes on playing: the reader's place stays, and what is remembered is read again, once a turn.
  const before = asked.length;
  await story.say('I wait for the third bell.');
  await page.getByRole('button', { name: '2 new messages' }).waitFor();
  expect(await distanceFromTop(page, first.from_id)).toBeLessThan(120);
  await expect.poll(() => asked.length).toBe(before + 1);
  expect(host.problems).toEqual([]);
});

test('[E6.60] a short story says why it has no chapters; a player has nothing to correct', async () => {
  const [host, player] = await Promise.all([house.guest(), house.guest()]);
  const game = await host.createGame({ name: uniqueName('Short') });
  await player.join(game);
  answerAtLength(house);
  await open(player, game.id);
  const journal = await openJournal(player);
  await journal.getByText('writes the first one when there is enough to tell').waitFor();
  expect(await journal.getByRole('button').count()).toBe(0);
  expect(await player.page.locator('[data-menu-of]').count()).toBe(0);
  await host.call('changeChronicle', {
    params: { game_id: game.id },
    body: { pin: 'Odo is afraid of <b>bells</b>.' },
  });
  await player.page.getByRole('tab', { name: 'Sheet' }).click();
  await openJournal(player);
  await journal.getByText('Odo is afraid of <b>bells</b>.').waitFor();
});

test('[E6.62] the creator corrects a chapter in place, by keyboard; a refusal is said and nothing is lost', async () => {
  const { host, game, story } = await longGame();
  await open(host, game.id);
  const { page } = host;
  const journal = await openJournal(host);
  const [first] = (await story.chronicle()).chapters;
  const correct = journal.getByRole('button', { name: `Correct “${first?.title}”` });
  await correct.press('Enter');
  const title = journal.getByRole('textbox', { name: 'Title of the chapter' });
  await expect.poll(() => hasFocus(title)).toBe(true);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('The empty ferry');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Odo was not there. His boots were.');

  await page.route('**/chronicle', (route) =>
    route.fulfill({ status: 404, json: { code: 'chapter_not_found', detail: 'Chapter not found' } }),
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await journal.getByRole('alert').getByText('not in the journal any more').waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.unroute('**/chronicle');
  await journal.getByRole('button', { name: 'Save the chapter' }).press('Enter');
  await journal.getByRole('heading', { name: 'The empty ferry' }).waitFor();
  await expect
    .poll(() => hasFocus(journal.getByRole('button', { name: 'Correct “The empty ferry”' })))
    .toBe(true);
  expect((await story.chronicle()).chapters[0]).toMatchObject({
    title: 'The empty ferry',
    summary: 'Odo was not there. His boots were.',
  });
});

test('[E6.62] the creator pins what is typed or selected, unpins it, and takes that back', async () => {
  const host = await house.guest();
  const game = await host.createGame({ name: uniqueName('Pins') });
  const story = await tellLongStory(house, game, { turns: 2, chapters: 0 });
  await open(host, game.id);
  const { page } = host;
  const journal = await openJournal(host);
  const pins = journal.getByRole('list', { name: 'Pinned sentences' }).getByRole('listitem');

  await journal.getByRole('textbox', { name: 'Pin a sentence' }).pressSequentially('Sable owes Odo a coin.');
  await journal.getByRole('button', { name: 'Pin it' }).click();
  await expect.poll(() => pins.allInnerTexts()).toEqual(['Sable owes Odo a coin.']);
  expect(await journal.getByRole('textbox', { name: 'Pin a sentence' }).inputValue()).toBe('');

  // The beginning of a message, then what is selected in one.
  const message = page.locator('li[data-message]').filter({ hasText: 'I count oar 1 of' }).first();
  const menu = message.getByRole('button', { name: 'What to do with this message' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Pin its beginning' }).click();
  await page.getByText('Pinned in the journal').first().waitFor();
  await expect.poll(() => pins.count()).toBe(2);
  await message
    .locator('.prose')
    .getByText(/I count/)
    .dblclick({ position: { x: 3, y: 8 } });
  expect(await page.evaluate(() => String(getSelection()).trim())).toBe('I');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Pin the selected words' }).click();
  await expect
    .poll(() => pins.allInnerTexts())
    .toEqual(['Sable owes Odo a coin.', "I count oar 1 of Odo's boat again.", 'I']);

  await journal.getByRole('button', { name: 'Unpin: Sable owes Odo a coin.' }).click();
  const undo = journal.getByRole('button', { name: 'Undo' });
  await expect.poll(() => hasFocus(undo)).toBe(true);
  expect((await story.chronicle()).pinned).toHaveLength(2);
  await page.keyboard.press('Enter');
  await expect.poll(() => pins.last().innerText()).toBe('Sable owes Odo a coin.');
  await undo.waitFor({ state: 'detached' });

  for (let count = 0; count < 17; count += 1) {
    await host.call('changeChronicle', { params: { game_id: game.id }, body: { pin: `Sentence ${count}` } });
  }
  await journal.getByRole('textbox', { name: 'Pin a sentence' }).pressSequentially('One more.');
  await journal.getByRole('button', { name: 'Pin it' }).click();
  await journal.getByRole('alert').getByText('No more than 20 sentences can be pinned').waitFor();
  expect(await journal.getByRole('textbox', { name: 'Pin a sentence' }).inputValue()).toBe('One more.');
});

test('[E6.61] [E6.63] on a phone, whoever joins late finds the story so far, the journal, and the way into the story', async () => {
  const { game, story } = await longGame();
  const { chapters } = await story.chronicle();
  const late = await house.guest(phone);
  await late.join(game);
  await open(late, game.id);
  const { page } = late;
  const card = page.getByRole('region', { name: 'The story so far' });
  await card.getByRole('button', { name: 'The story so far', exact: true }).tap();
  await card.getByRole('heading', { name: chapters.at(-1)?.title ?? '' }).waitFor();
  for (const button of await card.getByRole('button').all()) {
    expect((await button.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  }
  expect(await violationsInBothThemes(page)).toEqual([]);
  await card.getByRole('button', { name: 'Open the journal' }).tap();
  const journal = page.getByRole('tabpanel', { name: 'Journal' });
  await expect.poll(() => hasFocus(journal.getByRole('heading', { name: 'Journal' }))).toBe(true);

  const [first] = chapters;
  if (!first) throw new Error('There is no chapter');
  await journal.getByRole('button', { name: `Read it in the story “${first.title}”` }).tap();
  await expect.poll(() => hasFocus(page.locator(`li[data-message="${first.from_id}"]`))).toBe(true);
  await expect.poll(() => distanceFromTop(page, first.from_id)).toBeLessThan(120);
  expect(await distanceFromTop(page, first.from_id)).toBeGreaterThanOrEqual(0);

  // Put away, it does not come back for the same chapters.
  await card.getByRole('button', { name: 'Put the story so far away' }).tap();
  await card.waitFor({ state: 'detached' });
  const answered = page.waitForResponse((response) => response.url().endsWith('/chronicle'));
  await page.reload();
  await answered;
  await page.locator('li[data-message]').first().waitFor();
  expect(await card.count()).toBe(0);
});

test('[E6.63] whoever plays is not told what they know; whoever comes back after a day is', async () => {
  const { host, game, story } = await longGame();
  await open(host, game.id);
  const { page } = host;
  const card = page.getByRole('region', { name: 'The story so far' });
  await card.waitFor();
  await page.getByRole('textbox', { name: 'What do you do?' }).fill('I am here too.');
  await page.keyboard.press('Enter');
  await page.locator('li[data-message]').getByText('I am here too.').first().waitFor();
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/chronicle') && asked.push(request.url()));
  await open(host, game.id);
  expect(asked).toEqual([]);
  expect(await card.count()).toBe(0);

  const now = Date.now();
  await page.clock.setFixedTime(now + 25 * 3_600_000);
  await open(host, game.id);
  await card.getByRole('button', { name: 'The story so far', exact: true }).click();
  await card.getByText((await story.chronicle()).chapters.at(-1)?.title ?? '').waitFor();
});

test('[E11.7] words are looked for in the whole story, and a result leads to its passage', async () => {
  const { host, game, story } = await longGame();
  const player = await house.guest();
  await player.join(game);
  await story.say(
    'I bury the amber whistle under the third willow, where nobody ever comes to dig at night.',
  );
  await story.say('I walk on.');
  await open(player, game.id);
  const { page } = player;
  const journal = await openJournal(player);
  const field = journal.getByRole('searchbox', { name: 'Words in the story' });

  await field.fill('dragonfly');
  await journal.getByText('Nobody has said that here.').waitFor();
  await field.fill('WHISTLE amber');
  const found = journal.getByRole('list', { name: 'Found' }).getByRole('button');
  await expect.poll(() => found.count()).toBe(1);
  expect(await found.locator('mark').allInnerTexts()).toEqual(['amber', 'whistle']);
  expect(await violationsInBothThemes(page)).toEqual([]);

  await field.press('Tab');
  await expect.poll(() => hasFocus(found.first())).toBe(true);
  await page.keyboard.press('Enter');
  const passage = page.locator('li[data-message]', { hasText: 'amber whistle' });
  await expect.poll(() => hasFocus(passage)).toBe(true);

  await field.fill('');
  await expect.poll(() => found.count()).toBe(0);
  expect([...host.problems, ...player.problems]).toEqual([]);
});
