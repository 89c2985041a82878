import { latch, modelAnswers, uniqueName } from '@fireside/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Guest, GuestOptions } from './support/guest.ts';
import { type House, openHouse } from './support/house.ts';
import { say } from './support/scene.ts';
import { tapTable } from './support/table-tap.ts';
import { violationsInBothThemes } from './support/violations.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

const phone = { width: 390, height: 844, touch: true };
const field = (page: Page) => page.getByRole('textbox', { name: 'What do you do?' });
const story = (page: Page) => page.getByRole('region', { name: 'Story' });
const lineOf = (page: Page, words: string) =>
  page.locator('li[data-message]').filter({ hasText: words }).last();
const isFocused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

async function seated(options: GuestOptions = {}, prepare?: (guest: Guest) => Promise<unknown>) {
  const guest = await house.guest(options);
  const game = await guest.createGame({ name: uniqueName('Table') });
  house.model.answerWith(() => modelAnswers.text('The ferry bumps against the near bank.'));
  await prepare?.(guest);
  await guest.page.goto(`/games/${game.id}`);
  await guest.page.locator('li[data-message]').first().waitFor();
  return { guest, page: guest.page, game };
}

/** Two who sit at the same table, the second on a phone. */
async function pair() {
  const { guest: host, game } = await seated();
  const friend = await house.guest(phone);
  await friend.join(game);
  await friend.page.goto(`/games/${game.id}`);
  await friend.page.locator('li[data-message]').first().waitFor();
  return { host, friend, game };
}

test('[E13.20] a message has its time: in rest it is hidden, at a pointer, the focus or a tap it is shown', async () => {
  const { host, friend } = await pair();
  await say(host, 'I tie it up.', 'near bank');
  await lineOf(friend.page, 'I tie it up.').waitFor();
  for (const [page, reach] of [
    [host.page, (line: ReturnType<typeof lineOf>) => line.hover()],
    [friend.page, (line: ReturnType<typeof lineOf>) => line.getByText('I tie it up.').tap()],
  ] as const) {
    const line = lineOf(page, 'I tie it up.');
    const time = line.locator('time');
    const shown = () => time.evaluate((element) => getComputedStyle(element).opacity);
    await page.mouse.move(0, 0);
    await expect.poll(shown).toBe('0');
    await reach(line);
    await expect.poll(shown).toBe('1');
    const told = await time.evaluate((element) => (element as HTMLTimeElement).dateTime);
    expect(Number.isNaN(Date.parse(told))).toBe(false);
    expect(await time.innerText()).toMatch(/^\d{1,2}:\d{2}\s[AP]M$/);
    expect(await violationsInBothThemes(page)).toEqual([]);
  }
  // The control of a message that I may remove is a stop of the Tab key: its time is shown with it.
  const mine = lineOf(host.page, 'I tie it up.');
  await host.page.mouse.move(0, 0);
  await mine.getByRole('button', { name: 'What to do with this message' }).focus();
  await expect.poll(() => mine.locator('time').evaluate((one) => getComputedStyle(one).opacity)).toBe('1');
  await host.page.keyboard.press('Enter');
  const year = String(new Date().getFullYear());
  await host.page.getByRole('group', { name: year }).getByRole('menuitem').first().waitFor();
});

test('[E13.21] where the date changes a quiet line says so, in the language of the reader', async () => {
  const { guest, game } = await seated();
  const { page } = guest;
  expect(await page.getByTestId('day').count()).toBe(0);
  await page.evaluate(() => localStorage.setItem('fireside.language', 'de'));
  const tap = await tapTable(page, game.id, { keeps: true });
  await page.reload();
  await tap.listening;
  tap.tell(
    { type: 'message', message: tap.message({ content: 'Later.', created_at: '2040-03-05T12:00:00.000Z' }) },
    { type: 'message', message: tap.message({ content: 'Then.', created_at: '2040-03-05T13:00:00.000Z' }) },
  );
  await page.getByText('Then.').first().waitFor();
  expect(await page.getByTestId('day').allInnerTexts()).toEqual(['Montag, 5. März 2040']);
  expect(await violationsInBothThemes(page)).toEqual([]);
});

test('[E13.22] [E13.23] who is writing is told to the others, until their message is there; a whisper and a command are not', async () => {
  const { host, friend } = await pair();
  const frames: string[] = [];
  friend.page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => frames.push(JSON.parse(String(payload)).type)),
  );
  await friend.page.reload();
  await friend.page.locator('li[data-message]').first().waitFor();
  const writing = host.page.getByText(`${friend.user?.name} is writing…`);
  const place = await story(host.page).boundingBox();

  await friend.page.getByRole('combobox', { name: 'Who hears it' }).selectOption('whisper dm');
  await friend.page.getByRole('textbox', { name: 'Whisper to the DM' }).pressSequentially('Psst');
  await friend.page.getByRole('textbox', { name: 'Whisper to the DM' }).fill('');
  await friend.page.getByRole('combobox', { name: 'Who hears it' }).selectOption('action');
  await field(friend.page).pressSequentially('/roll 1d20');
  expect(frames).not.toContain('composing');

  await field(friend.page).fill('I hold the rope.');
  await writing.waitFor();
  expect(frames).toContain('composing');
  expect(await story(host.page).boundingBox()).toEqual(place);
  expect(await writing.evaluate((line) => line.closest('[aria-live], [role=status]'))).toBeNull();
  expect(await violationsInBothThemes(host.page)).toEqual([]);
  house.model.script(modelAnswers.text('It holds.'));
  await field(friend.page).press('Enter');
  await lineOf(host.page, 'I hold the rope.').waitFor();
  await writing.waitFor({ state: 'detached' });
});

test('[E13.22] whoever stops writing is forgotten; several are named together', async () => {
  const { guest, page, game } = await seated();
  const tap = await tapTable(page, game.id);
  await page.reload();
  await tap.listening;
  const composing = (user_id: string, name: string) => ({ type: 'composing', user_id, name }) as const;
  tap.tell(composing('1', 'Jonas'), composing('2', 'Mira'), composing(guest.user?.id ?? '', 'Me'));
  await page.getByText('Jonas and Mira are writing…').waitFor();
  tap.tell(composing('3', 'Ada'), composing('4', 'Kim'));
  await page.getByText('Several people are writing…').waitFor();
  await page.getByText(/writing…/).waitFor({ state: 'detached' });
});

test('[E13.25] whoever opens a table can write at once; on touch no keyboard comes up', async () => {
  const { page } = await seated();
  await expect.poll(() => isFocused(page, 'textarea')).toBe(true);
  const { page: small } = await seated(phone);
  await field(small).waitFor();
  expect(await isFocused(small, 'body')).toBe(true);
});

test('[E13.26] single keys lead around the table, not while somebody writes, and can be switched off', async () => {
  const { page } = await seated();
  await expect.poll(() => isFocused(page, 'textarea')).toBe(true);
  await page.keyboard.type('?jes');
  expect(await field(page).inputValue()).toBe('?jes');
  await field(page).fill('');
  await page.keyboard.press('Escape');
  expect(await isFocused(page, 'section')).toBe(true);

  await page.keyboard.press('j');
  await page.getByRole('tab', { name: 'Journal', selected: true }).waitFor();
  await page.keyboard.press('s');
  await page.getByRole('tab', { name: 'Sheet', selected: true }).waitFor();
  await page.keyboard.press('m');
  await page.getByRole('menu').waitFor();
  // The letters are the menu's own now.
  await page.keyboard.press('j');
  await page.getByRole('tab', { name: 'Sheet', selected: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await page.keyboard.press('/');
  expect(await isFocused(page, 'textarea')).toBe(true);
  expect(await field(page).inputValue()).toBe('');
  await page.keyboard.press('Escape');

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.getByText('To the end of the story').waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await help.getByRole('switch', { name: 'Single keys' }).click();
  await help.getByText('To the end of the story').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await story(page).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await page.reload();
  await page.locator('li[data-message]').first().waitFor();
  await story(page).focus();
  await page.keyboard.press('?');
  await page.keyboard.press('j');
  // It is still to be had from the menu.
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await help.waitFor();
  expect(await page.getByRole('tab', { name: 'Journal', selected: true }).count()).toBe(0);
});

test('[E13.26] the end of a story is a key away', async () => {
  const { guest, page } = await seated();
  house.model.script(modelAnswers.text(Array.from({ length: 24 }, (_, line) => `Line ${line}.\n\n`)));
  await say(guest, 'I listen.', 'Line 23.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('PageUp');
  const distance = () => story(page).evaluate((one) => one.scrollHeight - one.scrollTop - one.clientHeight);
  await expect.poll(distance).toBeGreaterThan(100);
  await page.keyboard.press('e');
  await expect.poll(distance).toBeLessThan(2);
});

/** What a browser with a voice has; it speaks into a list, and ends nothing by itself. */
function giveVoice() {
  const voice = { spoken: [] as { text: string; lang: string }[], cancelled: 0, queue: [] as EventTarget[] };
  class Utterance extends EventTarget {
    lang = '';
    text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  Object.assign(window, { voice, SpeechSynthesisUtterance: Utterance });
  Object.defineProperty(window, 'speechSynthesis', {
    value: {
      speak(utterance: Utterance) {
        voice.spoken.push({ text: utterance.text, lang: utterance.lang });
        voice.queue.push(utterance);
      },
      cancel() {
        voice.cancelled += 1;
        for (const one of voice.queue.splice(0)) one.dispatchEvent(new Event('error'));
      },
    },
  });
}

interface Voice {
  spoken: { text: string; lang: string }[];
  cancelled: number;
}
const voiceOf = (page: Page) =>
  page.evaluate(() => {
    const { spoken, cancelled } = (window as unknown as { voice: Voice }).voice;
    return { spoken, cancelled };
  });
const switchOn = async (page: Page, name: string) => {
  await page.goto('/settings');
  await page.getByRole('switch', { name }).click();
};

test('[E13.27] [E13.28] the DM is read aloud once it is whole, no whisper is; pausing and leaving end it', async () => {
  const { guest, page, game } = await seated({}, async ({ page }) => {
    await page.addInitScript(giveVoice);
    await switchOn(page, 'Read the story aloud');
    expect(await violationsInBothThemes(page)).toEqual([]);
  });
  const stop = page.getByRole('button', { name: 'Stop reading' });
  const spoken = async () => (await voiceOf(page)).spoken.map(({ text }) => text);
  // The greeting came while they sat here.
  await expect.poll(spoken).toEqual(['The ferry bumps against the near bank.']);
  await stop.click();
  const { until, goOn } = latch();
  house.model.script(modelAnswers.text(['**Four** feet. ', 'Two of them drag.'], { until }));
  await field(page).fill('I listen.');
  await field(page).press('Enter');
  await page.getByText('The DM is writing').waitFor();
  expect(await spoken()).toHaveLength(1);
  goOn();
  await expect
    .poll(async () => (await voiceOf(page)).spoken.at(-1))
    .toEqual({ text: 'Four feet. Two of them drag.', lang: 'en' });
  await stop.waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await stop.click();
  await stop.waitFor({ state: 'detached' });
  expect(await voiceOf(page)).toMatchObject({ cancelled: 2 });

  // A whisper is for me alone, and not for the room that I sit in.
  house.model.script(modelAnswers.text('You alone see the eyes.'));
  await field(page).fill('/w DM Do I see more?');
  await field(page).press('Enter');
  await lineOf(page, 'You alone see the eyes.').waitFor();
  house.model.script(modelAnswers.text('It runs.'));
  await say(guest, 'I wait.', 'It runs.');
  await expect.poll(spoken).toContain('It runs.');
  expect((await spoken()).join()).not.toContain('eyes');

  await page.getByRole('button', { name: 'Pause the game' }).click();
  await stop.waitFor({ state: 'detached' });
  expect(await voiceOf(page)).toMatchObject({ cancelled: 3 });

  await lineOf(page, 'Two of them drag.')
    .getByRole('button', { name: 'What to do with this message' })
    .click();
  await page.getByRole('menuitem', { name: 'Read aloud' }).click();
  await stop.waitFor();
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await page.waitForURL((url) => !url.pathname.includes(game.id));
  await expect.poll(async () => (await voiceOf(page)).cancelled).toBe(4);
});

/** What a browser that takes dictation has; the test speaks. */
function giveEars() {
  class Recognition extends EventTarget {
    lang = '';
    start() {
      Object.assign(window, { ears: this });
    }
    abort() {
      Object.assign(window, { ears: null });
      this.dispatchEvent(new Event('end'));
    }
    hear(transcript: string) {
      const results = [Object.assign([{ transcript }], { isFinal: true })];
      this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results }));
    }
    refuse(error: string) {
      this.dispatchEvent(Object.assign(new Event('error'), { error }));
    }
  }
  Object.assign(window, { webkitSpeechRecognition: Recognition, SpeechRecognition: undefined });
}

interface Ears {
  lang: string;
  hear: (words: string) => void;
  refuse: (error: string) => void;
}
const ears = <T>(page: Page, use: (ears: Ears | null) => T) =>
  page.evaluate(`(${use.toString()})(window.ears ?? null)`) as Promise<T>;

test.each([
  ['a desktop', {}],
  ['a phone', phone],
])('[E13.29] what is dictated stands in the field, and sending ends it: %s', async (_, options) => {
  const { page, guest } = await seated(options, async ({ page }) => {
    await page.addInitScript(giveEars);
    await switchOn(page, 'Dictate what you write');
    // A page that may not hear anything cannot write it down either.
    const headers = (await page.reload())?.headers() ?? {};
    expect(headers['permissions-policy']).toContain('microphone=(self)');
  });
  await page.getByRole('button', { name: 'Dictate' }).click();
  await page.getByRole('button', { name: 'Stop dictating' }).waitFor();
  expect(await ears(page, (one) => one?.lang)).toBe('en');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await ears(page, (one) => one?.hear(' I climb '));
  await ears(page, (one) => one?.hear('the mast'));
  await expect.poll(() => field(page).inputValue()).toBe('I climb the mast');
  house.model.script(modelAnswers.text('Up you go.'));
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Dictate' }).waitFor();
  expect(await ears(page, (one) => one)).toBeNull();
  await lineOf(page, 'Up you go.').waitFor();

  // What is said to the DM must not go on among the players.
  await page.getByRole('button', { name: 'Dictate' }).click();
  await page.getByRole('button', { name: 'Stop dictating' }).waitFor();
  await page.getByRole('button', { name: 'Pause the game' }).click();
  await page.getByRole('button', { name: 'Dictate' }).waitFor();
  expect(await ears(page, (one) => one)).toBeNull();

  await page.getByRole('button', { name: 'Dictate' }).click();
  await ears(page, (one) => one?.refuse('not-allowed'));
  await page.getByText('The browser does not let this page use the microphone.').waitFor();
  expect(guest.foreignRequests).toEqual([]);
  expect(guest.problems).toEqual([]);
});

test('[E13.29] [E13.27] a browser without voice or ears says so', async () => {
  const { page } = await house.guest();
  await page.addInitScript(() => {
    Object.assign(window, { webkitSpeechRecognition: undefined, SpeechRecognition: undefined });
    Reflect.deleteProperty(window, 'speechSynthesis');
    Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
  });
  await page.goto('/settings');
  await page.getByText('This browser cannot take dictation.').waitFor();
  await page.getByText('This browser has no voice to read with.').waitFor();
  for (const name of ['Dictate what you write', 'Read the story aloud']) {
    expect(await page.getByRole('switch', { name }).isDisabled()).toBe(true);
  }
});

test('[E13.31] with streaming off an answer appears when it is whole', async () => {
  const { page } = await seated({}, ({ page }) => switchOn(page, 'Show the DM’s words as they are written'));
  const { until, goOn } = latch();
  house.model.script(modelAnswers.text(['It begins. ', 'It ends.'], { until }));
  await field(page).fill('I listen.');
  await field(page).press('Enter');
  const live = page.getByTestId('live-turn');
  await live.getByText('The DM is writing').waitFor();
  const seen = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const turn = document.querySelector('[data-testid=live-turn]');
    if (turn)
      new MutationObserver(() => texts.push(turn.textContent ?? '')).observe(turn, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    return texts;
  });
  goOn();
  await lineOf(page, 'It ends.').waitFor();
  expect((await seen.jsonValue()).join(' ')).not.toContain('It begins.');
});

test('[E13.32] a compact story takes less room, also after a reload, and nothing is pressed that is too small', async () => {
  const { guest, page, game } = await seated();
  house.model.script(modelAnswers.text('One.\n\nTwo.\n\nThree.'));
  await say(guest, 'I listen.', 'Three.');
  const height = () => story(page).evaluate((one) => one.firstElementChild?.scrollHeight ?? 0);
  const before = await height();
  await switchOn(page, 'Compact story');
  await page.goto(`/games/${game.id}`);
  await page.locator('li[data-message]').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.compact)).toBe('yes');
  await expect.poll(height).toBeLessThan(before);
  const buttons = page.getByRole('button', { name: 'What to do with this message' });
  for (const button of await buttons.all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  }
  expect(await violationsInBothThemes(page)).toEqual([]);
});
