import { modelAnswers, uniqueName } from '@fireside/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GuestOptions } from './support/guest.ts';
import { type House, openHouse } from './support/house.ts';
import { bramFields } from './support/scene.ts';
import { tapTable } from './support/table-tap.ts';
import { violationsInBothThemes } from './support/violations.ts';

// What the page makes of what it is told, and what it sends: the service keeps out of it.

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

async function tapped(options: GuestOptions = {}) {
  const [guest, other] = await Promise.all([house.guest(options), house.guest()]);
  const game = await guest.createGame({ name: uniqueName('Low Ferry') });
  await guest.join(game, await guest.createCharacter(bramFields));
  await other.join(game);
  const tap = await tapTable(guest.page, game.id, { keeps: true });
  house.model.script(modelAnswers.text('The fire is lit.'));
  await guest.page.goto(`/games/${game.id}`);
  await guest.page.locator('li[data-message]').getByText('The fire is lit.').waitFor();
  await tap.listening;
  const mine = { sender_type: 'player', user_id: guest.user!.id, player_name: guest.user!.name } as const;
  const theirs = { sender_type: 'player', user_id: other.user!.id, player_name: other.user!.name } as const;
  return { guest, other, page: guest.page, game, tap, mine, theirs };
}

const act = (page: Page) => page.getByRole('textbox', { name: 'What do you do?' });
const hears = (page: Page) => page.getByRole('combobox', { name: 'Who hears it' });
const talk = (page: Page) => page.getByRole('textbox', { name: 'Say to the table' });

test('[E8.100] [E8.101] by keyboard alone: the composer says for whom the words are before they are sent', async () => {
  const { page, other, tap } = await tapped();
  await act(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => hears(page).evaluate((one) => one === document.activeElement)).toBe(true);
  await hears(page).selectOption({ label: `Whisper to ${other.user!.name}` });
  const field = page.getByRole('textbox', { name: `Whisper to ${other.user!.name}` });
  await page.getByText(`Whisper to ${other.user!.name}: only the two of you read it.`).waitFor();
  expect(await page.locator('[data-address=whisper]').count()).toBe(1);
  await field.fill('Do not trust the ferryman.');

  // It is a whisper still after the window was opened anew.
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe('Do not trust the ferryman.');
  await field.press('Enter');
  await expect
    .poll(() => tap.sent)
    .toMatchObject([
      { type: 'message', kind: 'whisper', to: other.user!.id, content: 'Do not trust the ferryman.' },
    ]);
  await page.getByText(`you whispered to ${other.user!.name}`).waitFor();
  await hears(page).selectOption('table');
  await talk(page).fill('Pizza is here.');
  await talk(page).press('Enter');
  await expect.poll(() => tap.sent.at(-1)).toMatchObject({ kind: 'table', to: null });
});

test('[E8.102] [E8.104] a slash opens the list; arrow keys, Enter and Escape; what is unknown is told', async () => {
  const { page, tap } = await tapped();
  const list = page.getByRole('listbox', { name: 'Commands' });
  const active = () =>
    act(page).evaluate(
      (field) =>
        document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '',
    );
  await act(page).press('/');
  await list.waitFor();
  const offered = await list.getByRole('option').allInnerTexts();
  for (const [place, name] of ['/roll', '/ooc', '/whisper', '/me', '/help'].entries())
    expect(offered[place]).toContain(name);
  await expect.poll(() => active()).toContain('/roll');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => active()).toContain('/ooc');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => active()).toContain('/help');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  expect(await act(page).inputValue()).toBe('/');

  await act(page).fill('/r');
  await list.waitFor();
  await page.keyboard.press('Enter');
  expect(await act(page).inputValue()).toBe('/roll ');
  await page.keyboard.type('1d20+3 Stealth');
  await page.keyboard.press('Enter');
  await expect.poll(() => tap.sent).toMatchObject([{ type: 'roll', notation: '1d20+3', reason: 'Stealth' }]);

  await act(page).fill('/dance wildly');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('There is no command /dance.').waitFor();
  expect(await act(page).inputValue()).toBe('/dance wildly');
  expect(tap.sent).toHaveLength(1);
  await act(page).fill('//shrug');
  await page.keyboard.press('Enter');
  await expect.poll(() => tap.sent.at(-1)).toMatchObject({ type: 'message', content: '/shrug' });

  await act(page).fill('/help');
  await page.keyboard.press('Enter');
  const help = page.getByRole('dialog', { name: 'What you can write' });
  await help.waitFor();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await act(page).fill('/whisper ');
  await list.getByRole('option', { name: 'DM' }).click();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Whisper to the DM' }).waitFor();
});

test('[E8.107] [E8.108] [E8.109] [E8.110] [E8.111] [E8.115] [E8.125] talk, dice and whispers stand apart, are read out, and talk stays folded away on this device', async () => {
  const { page, tap, mine, theirs, guest, other } = await tapped();
  const me = guest.user!.id;
  const they = other.user!.name;
  const announced = page.getByTestId('announcer');
  tap.tell({
    type: 'message',
    message: tap.message({ ...theirs, kind: 'whisper', to: me, content: 'I have the key.' }),
  });
  const whisper = page.locator('li[data-message]').filter({ hasText: 'I have the key.' });
  await whisper.getByText('whisper to you').waitFor();
  await whisper.getByText(`only you and ${they}`).waitFor();
  await expect.poll(() => announced.textContent()).toBe(`${they} whispers to you: I have the key.`);
  tap.tell({ type: 'message', message: tap.message({ ...theirs, kind: 'table', content: 'Pizza?' }) });
  await expect.poll(() => announced.textContent()).toBe(`${they}, table talk: Pizza?`);
  const roll = { notation: '2d20kh1+3', reason: 'Stealth check', total: 23, breakdown: '[20, 4d]+3 = 23' };
  tap.tell(
    { type: 'message', message: tap.message({ ...mine, kind: 'whisper', to: 'dm', content: 'I lied.' }) },
    { type: 'message', message: tap.message({ kind: 'whisper', to: me, content: 'I know.' }) },
    {
      type: 'message',
      message: tap.message({ ...theirs, kind: 'table', content: 'rolled 23', rolls: [roll] }),
    },
  );
  await page.getByText('you whispered to the DM').waitFor();
  await page.getByText('The DM whispers to you').waitFor();
  const card = page.locator('li[data-message]').filter({ hasText: 'Stealth check' });
  await card.getByText('Natural 20').waitFor();
  expect(await card.locator('s').allInnerTexts()).toEqual([expect.stringContaining('4')]);
  expect(await card.getByText('rolled 23').count()).toBe(0);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  const toggle = page.getByRole('button', { name: 'Hide table talk' });
  await toggle.click();
  await page
    .getByText('Pizza?')
    .first()
    .waitFor({ state: 'detached' })
    .catch(() => {});
  expect(await page.locator('li[data-message]').filter({ hasText: 'Pizza?' }).count()).toBe(0);
  expect(await card.count()).toBe(1);
  const again = tap.listeningAgain();
  await page.reload();
  await page.locator('li[data-message]').first().waitFor();
  await again;
  tap.tell({ type: 'message', message: tap.message({ ...theirs, kind: 'table', content: 'Salami!' }) });
  await page.getByRole('button', { name: 'Hide table talk (1 hidden)' }).click();
  await page.locator('li[data-message]').getByText('Salami!').waitFor();
});

test('[E8.112] every number of the sheet rolls its check, on a phone too', async () => {
  const { page, tap } = await tapped({ width: 390, height: 844, touch: true });
  const press = async (name: string) => {
    await page.getByRole('tab', { name: 'Sheet' }).tap();
    const button = page.getByRole('button', { name, exact: true });
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await button.tap();
  };
  for (const [name, notation, reason] of [
    ['Roll Dexterity check: 1d20+1', '1d20+1', 'Dexterity check'],
    ['Roll Constitution save: 1d20+5', '1d20+5', 'Constitution save'],
    ['Roll Athletics check: 1d20+4', '1d20+4', 'Athletics check'],
    ['Roll Stealth check: 1d20+1', '1d20+1', 'Stealth check'],
    ['Roll Longsword attack: 1d20+4', '1d20+4', 'Longsword attack'],
    ['Roll Longsword damage: 1d8+2', '1d8+2', 'Longsword damage'],
    ['Roll Initiative: 1d20+1', '1d20+1', 'Initiative'],
  ] as const) {
    await press(name);
    await expect.poll(() => tap.sent.at(-1)).toMatchObject({ type: 'roll', notation, reason });
  }
  await page.getByRole('tab', { name: 'Sheet' }).tap();
  expect(await violationsInBothThemes(page)).toEqual([]);
});

/** The DM asks the player for a roll. */
function asked(guest: { user: { id: string } | null }, notation: string) {
  const effect = {
    kind: 'roll_asked',
    user_id: guest.user!.id,
    notation,
    reason: 'Stealth',
    before: null,
  } as const;
  return { type: 'effect', effect } as const;
}

test('[E8.113] by keyboard alone: the die is read off, what it cannot show is refused, and the sum is seen before it is sent', async () => {
  const { page, tap, guest } = await tapped();
  tap.tell(asked(guest, '1d20+5'));
  const banner = page.getByRole('region', { name: 'Your turn' });
  await banner.getByText('Your turn: roll 1d20+5').waitFor();
  const die = banner.getByRole('textbox', { name: 'What does the d20 show?' });
  const alert = banner.getByRole('alert');
  const working = banner.getByRole('status');
  await die.focus();
  await page.keyboard.press('Enter');
  await alert.getByText('A d20 shows 1 to 20. The rest is added up for you.').waitFor();
  await page.keyboard.type('21');
  expect(await die.getAttribute('aria-invalid')).toBe('true');
  await page.keyboard.press('Enter');
  await alert.getByText('A d20 shows 1 to 20. The rest is added up for you.').waitFor();
  expect(await die.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await working.textContent()).toBe('');
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(tap.sent).toEqual([]);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('14');
  await expect.poll(() => working.textContent()).toBe('14 + 5 = 19');
  expect(await alert.count()).toBe(0);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => tap.sent)
    .toMatchObject([
      {
        type: 'message',
        kind: 'action',
        content: '14 + 5 = 19, rolled with my own dice (1d20+5, Stealth).',
      },
    ]);
  await banner.waitFor({ state: 'detached' });
});

test('[E8.113] advantage has a field for both dice, on a phone too; more than a handful are asked for their total', async () => {
  const { page, tap, guest } = await tapped({ width: 320, height: 700, touch: true });
  tap.tell(asked(guest, '2d20kh1+3'));
  const banner = page.getByRole('region', { name: 'Your turn' });
  const dice = banner.getByRole('group', { name: 'What do the dice show?' });
  const fields = dice.getByRole('textbox');
  await dice.waitFor();
  await dice.getByRole('textbox', { name: 'd20, 1 of 2' }).fill('4');
  await banner.getByRole('button', { name: 'Send' }).tap();
  // The one that is still to be read off.
  const second = dice.getByRole('textbox', { name: 'd20, 2 of 2' });
  await expect.poll(() => second.evaluate((one) => one === document.activeElement)).toBe(true);
  await second.fill('20');
  await banner.getByRole('status').getByText('20 (4 dropped) + 3 = 23').waitFor();
  for (const one of [...(await fields.all()), ...(await banner.getByRole('button').all())])
    expect((await one.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await banner.getByRole('button', { name: 'Send' }).tap();
  await expect
    .poll(() => tap.sent.at(-1))
    .toMatchObject({
      content: '20 (4 dropped) + 3 = 23, rolled with my own dice (2d20kh1+3, Stealth).',
    });

  tap.tell(asked(guest, '8d6'));
  await banner.getByText('8 to 48').waitFor();
  await banner.getByLabel('Result').fill('49');
  await banner.getByRole('button', { name: 'Send' }).tap();
  await banner.getByRole('alert').getByText('These dice show 8 to 48.').waitFor();
  await banner.getByLabel('Result').fill('30');
  await banner.getByRole('button', { name: 'Send' }).tap();
  await expect
    .poll(() => tap.sent.at(-1))
    .toMatchObject({ content: '30, rolled with my own dice (8d6, Stealth).' });
});

test('[E8.113] an awaited roll can be left to the service', async () => {
  const { page, tap, guest } = await tapped();
  tap.tell(asked(guest, '1d20+3'));
  const banner = page.getByRole('region', { name: 'Your turn' });
  await banner.getByRole('button', { name: 'Roll for me' }).click();
  await expect.poll(() => tap.sent).toMatchObject([{ type: 'roll_pending' }]);
  await banner.waitFor({ state: 'detached' });
  await expect.poll(() => act(page).evaluate((one) => one === document.activeElement)).toBe(true);
});

test('[E8.121] [E8.101] [E8.122] paused: a calm banner, table talk only, and a whisper in the making stays one', async () => {
  const { page, tap, mine } = await tapped();
  await hears(page).selectOption('whisper dm');
  const whisper = page.getByRole('textbox', { name: 'Whisper to the DM' });
  await whisper.fill('I lied to them.');
  tap.tell(
    { type: 'message', message: tap.message({ ...mine, kind: 'action', content: 'I open it.' }) },
    { type: 'typing' },
    { type: 'delta', text: 'The lid ' },
  );
  await page.getByText('The DM is writing').waitFor();
  await page.getByRole('button', { name: 'Pause the game' }).click();
  await expect.poll(() => tap.sent.at(-1)).toEqual({ type: 'pause' });
  tap.tell({ type: 'paused' });
  const banner = page.getByRole('region', { name: 'Paused' });
  await banner.getByText('The game is paused').waitFor();
  await page.locator('[aria-live]').getByText('The game is paused.').waitFor({ state: 'attached' });
  expect(await page.getByText('The DM is writing').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Try the turn again' }).count()).toBe(0);
  expect(await talk(page).inputValue()).toBe('');
  expect(await hears(page).count()).toBe(0);
  await talk(page).fill('Back in five.');
  await talk(page).press('Enter');
  await expect.poll(() => tap.sent.at(-1)).toMatchObject({ kind: 'table', content: 'Back in five.' });
  expect(await violationsInBothThemes(page)).toEqual([]);

  await banner.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(() => tap.sent.at(-1)).toEqual({ type: 'resume' });
  tap.tell({ type: 'resumed' });
  await banner.waitFor({ state: 'detached' });
  expect(await whisper.inputValue()).toBe('I lied to them.');
  const unanswered = page.getByRole('region', { name: 'Unanswered' });
  await unanswered.getByRole('button', { name: 'Let the DM answer now' }).click();
  await expect.poll(() => tap.sent.at(-1)).toEqual({ type: 'retry' });
  await unanswered.waitFor({ state: 'detached' });
});

test('[E8.116] [E8.118] [E8.119] [E8.120] [E8.214] stop, take back and what comes of it, by keyboard', async () => {
  const { page, tap, mine } = await tapped();
  const said = tap.message({ ...mine, kind: 'action', content: 'I drink the potion.' });
  tap.tell({ type: 'message', message: said }, { type: 'typing' }, { type: 'delta', text: 'It burns' });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => tap.sent).toEqual([{ type: 'stop' }]);
  tap.tell({ type: 'error', scope: 'turn', detail: 'The answer was stopped' });
  const stopped = page.getByRole('region', { name: 'Stopped' });
  await stopped.getByText('The answer was stopped before it began.').waitFor();
  expect(await page.getByRole('alert').filter({ hasText: 'stopped' }).count()).toBe(0);
  await stopped.getByRole('button', { name: 'Let the DM answer after all' }).click();
  await expect.poll(() => tap.sent).toEqual([{ type: 'stop' }, { type: 'retry' }]);
  tap.tell({ type: 'typing' }, { type: 'delta', text: 'It burns' });
  const answer = tap.message({ content: 'It burns' });
  tap.tell({ type: 'message', message: answer });
  await page.locator('li[data-message]').getByText('It burns').waitFor();

  const mineSaid = page.locator('li[data-message]').filter({ hasText: 'I drink the potion.' });
  await mineSaid.getByRole('button', { name: 'What to do with this message' }).focus();
  await page.keyboard.press('Enter');
  const first = page.getByRole('menuitem', { name: 'Take back' });
  await expect.poll(() => first.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Take this back?' });
  await question.getByText('It goes for everybody, and with it 1 answer of the DM.').waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await question.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(() => tap.sent.at(-1)).toEqual({ type: 'rewind', message_id: said.id });
  await question.waitFor({ state: 'detached' });
  tap.tell({ type: 'rewound', message_id: said.id });
  await expect.poll(() => act(page).inputValue()).toBe('I drink the potion.');
  expect(await page.locator('li[data-message]').allInnerTexts()).toEqual([
    expect.stringContaining('The fire is lit.'),
  ]);
});

test('[E8.117] the newest answer is told again with a wish, and its wordings can be turned through', async () => {
  const { page, tap, game, mine } = await tapped();
  const said = tap.message({ ...mine, kind: 'action', content: 'I look up.' });
  const answer = tap.message({ content: 'A spider, as large as a cart.' });
  tap.tell({ type: 'message', message: said }, { type: 'message', message: answer });
  const told = page.locator('li[data-message]').last();
  await told.getByText('A spider').waitFor();
  await told.getByRole('button', { name: 'What to do with this message' }).click();
  await page.getByRole('menuitem', { name: 'Tell it again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tell it again' });
  await dialog.getByLabel('A wish for it').fill('Without the spider');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Tell it again' }).click();
  await expect
    .poll(() => tap.sent)
    .toEqual([{ type: 'retell', message_id: answer.id, guidance: 'Without the spider' }]);

  await page.route(`**/api/games/${game.id}/messages/${answer.id}/takes`, (route) =>
    route.fulfill({
      json: [{ take: 1, content: 'A spider, as large as a cart.', created_at: answer.created_at }],
    }),
  );
  tap.tell({ type: 'retold', message: { ...answer, content: 'Only the rafters.', takes: 2 } });
  await told.getByText('Only the rafters.').waitFor();
  await told.getByText('2 of 2').waitFor();
  await told.getByRole('button', { name: 'Former wording' }).click();
  await told.getByText('A spider').waitFor();
  await told.getByText('1 of 2').waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await told.getByRole('button', { name: 'Next wording' }).click();
  await told.getByText('Only the rafters.').waitFor();
});

test('[E8.114] [E8.106] what is refused and stands in no message is a toast; what is, can be sent again and is there once', async () => {
  const { page, tap, mine } = await tapped();
  await act(page).fill('I knock.');
  await page.keyboard.press('Enter');
  await page.getByText('sending…').waitFor();
  const [first] = tap.sent;
  const { client_id } = first as { client_id: string };
  tap.tell({ type: 'error', scope: 'request', detail: 'Too many messages', client_id });
  await page.getByRole('alert').getByText('Not sent.').waitFor();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => tap.sent).toEqual([first, first]);
  const message = tap.message({ ...mine, kind: 'action', content: 'I knock.' });
  tap.tell({ type: 'message', message, client_id }, { type: 'message', message, client_id });
  await page.locator('li[data-message]').getByText('I knock.').waitFor();
  expect(await page.getByText('I knock.').count()).toBe(1);
  tap.tell({ type: 'error', scope: 'request', detail: 'There is nothing to stop' });
  await page.getByText('There is nothing to stop.').first().waitFor();
});

test('[E8.123] the creator reads what was taken back', async () => {
  const { page, tap, game, mine } = await tapped();
  const message = tap.message({ ...mine, kind: 'action', content: 'I drink the potion.' });
  await page.route(`**/api/games/${game.id}/withdrawn`, (route) =>
    route.fulfill({
      json: [{ message_id: message.id, withdrawn_at: message.created_at, messages: [message] }],
    }),
  );
  await page.getByRole('tab', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Show what was taken back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Taken back' });
  await dialog.getByText('I drink the potion.').waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
});

test('[E8.124] in rounds the table says for whom the DM waits, and can let it answer', async () => {
  const { page, tap, guest, other, game, mine } = await tapped();
  await page.route(`**/api/games/${game.id}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), pace: 'round' } });
  });
  const again = tap.listeningAgain();
  await page.reload();
  await page.locator('li[data-message]').first().waitFor();
  await again;
  tap.tell({ type: 'presence', online: [guest.user!.name, other.user!.name] });
  await page.getByText('0 of 2 have acted').waitFor();
  expect(await page.getByRole('button', { name: 'Let the DM answer now' }).count()).toBe(0);
  tap.tell({ type: 'message', message: tap.message({ ...mine, kind: 'action', content: 'I listen.' }) });
  await page.getByText(`Waiting for ${other.user!.name} · 1 of 2 have acted`).waitFor();
  await page.getByRole('button', { name: 'Let the DM answer now' }).click();
  await expect.poll(() => tap.sent).toEqual([{ type: 'go_on' }]);
});
