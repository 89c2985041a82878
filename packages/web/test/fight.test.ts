import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFight } from './support/fight-scene.ts';
import { type House, openHouse } from './support/house.ts';
import { bramFields } from './support/scene.ts';
import { violationsInBothThemes } from './support/violations.ts';

// What the page makes of a fight that it is told of, and what it sends: the service keeps out of it.

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

const phone = { width: 390, height: 844, touch: true };
const strip = (page: Page) => page.getByRole('region', { name: 'Fight' });
const order = (page: Page) => strip(page).getByRole('list', { name: 'Order of turns' });
const act = (page: Page) => page.getByRole('textbox', { name: 'What do you do?' });
const chips = (page: Page) => page.getByRole('toolbar', { name: 'It is your turn' });
const isFocused = (element: ReturnType<typeof act>) =>
  element.evaluate((one) => one === document.activeElement);

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

test('[E5.120] [E5.121] [E5.123] [E5.124] [E5.139] the order of a fight: who is on turn, how everybody fares', async () => {
  const { guest, tap, fight, friend, show } = await openFight(house);
  const { page } = guest;
  expect(await strip(page).count()).toBe(0);
  show({ ...fight, turn: 1 });
  await strip(page).getByText('Round 2 · Goblin 1’s turn · next: Sable Quickwater').waitFor();
  const cards = order(page).getByRole('listitem');
  expect(await cards.count()).toBe(6);
  // Whoever is played stands as their sheet says, whatever the fight was told.
  expect(await cards.nth(0).innerText()).toMatch(
    /Bram Oakhollow\s+you\s+Hit points of Bram Oakhollow:\s+22 \/ 22/,
  );
  expect(await cards.nth(1).innerText()).toMatch(/Goblin 1\s+on turn\s+bloodied\s+frightened/);
  expect(await cards.nth(2).innerText()).toMatch(/Wolf\s+down/);
  expect(await cards.nth(1).innerText()).not.toMatch(/\d+ \/ \d+/);
  expect(await order(page).locator('[aria-current=true]').innerText()).toContain('Goblin 1');
  expect(await chips(page).count()).toBe(0);
  const { title } = await page.evaluate(() => ({ title: document.title }));
  expect(title).not.toContain('Your turn');

  tap.tell({
    type: 'effect',
    effect: {
      kind: 'hit_points',
      character_id: friend.id,
      name: friend.name,
      before: 15,
      after: 0,
      max: 15,
    },
  });
  tap.tell({
    type: 'effect',
    effect: {
      kind: 'sheet',
      character_id: friend.id,
      name: friend.name,
      field: 'death_saves',
      before: { successes: 0, failures: 0 },
      after: { successes: 1, failures: 2 },
    },
  });
  await cards.nth(3).getByText('Death saves: 1 success, 2 failures').waitFor({ state: 'attached' });
  expect(await cards.nth(3).innerText()).toContain('dying');

  show(fight);
  await strip(page).getByText('Your turn').waitFor();
  await page.getByRole('heading', { name: 'It is your turn' }).waitFor();
  expect(await page.title()).toContain('Your turn · ');
  await page
    .getByTestId('turn-announcer')
    .getByText('Round 2. It is your turn.')
    .waitFor({ state: 'attached' });
  expect(await order(page).locator('[aria-current=true]').innerText()).toContain('you · on turn');
  await strip(page).getByRole('button', { name: 'Map' }).click();
  expect(await violationsInBothThemes(page)).toEqual([]);

  show(null);
  await strip(page).waitFor({ state: 'detached' });
  expect(await chips(page).count()).toBe(0);
});

test('[E5.122] [E5.139] on a phone the fight is one line, until it is unfolded', async () => {
  const { guest, fight, show } = await openFight(house, phone);
  const { page } = guest;
  show(fight);
  const line = strip(page).getByRole('button', { name: 'Round 2 · Your turn · next: Goblin 1' });
  await line.waitFor();
  expect(await line.getAttribute('aria-expanded')).toBe('false');
  expect(await order(page).count()).toBe(0);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await line.tap();
  await order(page).waitFor();
  await strip(page).getByRole('button', { name: 'Map' }).tap();
  expect(await violationsInBothThemes(page)).toEqual([]);
  const small = await page
    .locator('main button:visible, main select:visible')
    .evaluateAll((elements) =>
      elements.map((one) => one.getBoundingClientRect().height).filter((height) => height < 44),
    );
  expect(small).toEqual([]);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: phone.height });
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  }
});

test('[E5.120] a long name is read in full, in its card and on the map', async () => {
  const long = 'Thessaly Vandermeer-Oakhollow, Warden of the Upper Sedge';
  const unbroken = 'Vandermeeroakhollowwardenoftheuppersedge';
  const place = 'The landing below the old toll house, where the ferry lies';
  for (const options of [{}, phone]) {
    const { guest, fight, show } = await openFight(house, options);
    const { page } = guest;
    const names: Record<string, string> = { g1: long, g2: unbroken };
    show({
      ...fight,
      turn: 1,
      zones: [place, ...(fight.zones ?? [])],
      combatants: fight.combatants.map((one) => ({ ...one, name: names[one.id] ?? one.name })),
    });
    await strip(page)
      .getByText(/^Round 2/)
      .waitFor();
    if ((await order(page).count()) === 0)
      await strip(page)
        .getByRole('button', { name: /^Round 2/ })
        .click();
    await strip(page).getByRole('button', { name: 'Map' }).click();
    for (const [name, within] of [
      [long, order(page)],
      [unbroken, order(page)],
      [place, strip(page).getByRole('list', { name: 'Map' })],
    ] as const) {
      const shown = within.getByText(name, { exact: true });
      await shown.waitFor();
      expect(await shown.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
      expect(await shown.evaluate((one) => getComputedStyle(one).textOverflow)).toBe('clip');
    }
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  }
});

test('[E5.126] [E5.127] [E5.128] by keyboard: a chip puts a sentence into the composer and sends nothing', async () => {
  const { guest, tap, fight, show } = await openFight(house, {
    fields: {
      ...bramFields,
      inventory: [...bramFields.inventory, { name: 'Potion of healing', quantity: 1, note: '' }],
    },
  });
  const { page } = guest;
  show(fight);
  await chips(page).waitFor();
  expect(await chips(page).getByRole('button').allInnerTexts()).toEqual([
    'Longsword',
    'Potion of healing',
    'Dodge',
    'Dash',
    'Disengage',
    'Help',
    'Hide',
    expect.stringContaining('Move: Near bank'),
    expect.stringContaining('Move: Among the reeds'),
  ]);
  const target = page.getByRole('combobox', { name: 'Target' });
  expect(await target.locator('option').allInnerTexts()).toEqual([
    'Goblin 1 (bloodied)',
    'Goblin 2 (unhurt)',
  ]);
  await target.selectOption({ label: 'Goblin 2 (unhurt)' });
  await target.focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => isFocused(chips(page).getByRole('button', { name: 'Longsword' }))).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => act(page).inputValue()).toBe('I attack Goblin 2 with my longsword');
  await expect.poll(() => isFocused(act(page))).toBe(true);

  await chips(page).getByRole('button', { name: 'Longsword' }).focus();
  await page.keyboard.press('End');
  await expect.poll(() => isFocused(chips(page).getByRole('button').last())).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => act(page).inputValue()).toBe('I dodge');
  expect(tap.sent).toEqual([]);
  await act(page).press('Enter');
  await expect.poll(() => tap.sent).toMatchObject([{ type: 'message', kind: 'action', content: 'I dodge' }]);
});

test('[E5.128] no chips while a roll is awaited, the DM writes, or the game is paused', async () => {
  const { guest, tap, fight, show } = await openFight(house);
  const { page } = guest;
  show(fight);
  await chips(page).waitFor();
  const asked = { kind: 'roll_asked', user_id: guest.user!.id, before: null } as const;
  tap.tell({ type: 'effect', effect: { ...asked, notation: '1d20+4', reason: 'Longsword attack' } });
  await page.getByRole('region', { name: 'Your turn' }).waitFor();
  expect(await chips(page).count()).toBe(0);
  tap.tell({ type: 'effect', effect: { ...asked, notation: null, reason: null } });
  await chips(page).waitFor();
  tap.tell({ type: 'typing' });
  await chips(page).waitFor({ state: 'detached' });
  tap.tell({ type: 'message', message: tap.message({ content: 'The blade sings.' }) });
  await chips(page).waitFor();
  tap.tell({ type: 'paused' });
  await chips(page).waitFor({ state: 'detached' });
});

test('[E5.127] whoever lies there can only hold on', async () => {
  const { guest, character, tap, fight, show } = await openFight(house);
  show(fight);
  const { id: character_id, name } = character;
  tap.tell({
    type: 'effect',
    effect: { kind: 'hit_points', character_id, name, before: 22, after: 0, max: 22 },
  });
  await chips(guest.page).getByRole('button', { name: 'Hold on' }).waitFor();
  expect(await chips(guest.page).getByRole('button').count()).toBe(1);
  expect(await guest.page.getByRole('combobox', { name: 'Target' }).count()).toBe(0);
});

test('[E5.130] [E5.131] [E5.129] the map shows who stands where; a place that is chosen becomes a sentence', async () => {
  const { guest, fight, tap, show } = await openFight(house);
  const { page } = guest;
  const map = strip(page).getByRole('list', { name: 'Map' });
  const { zones, ...unmapped } = fight;
  show(unmapped);
  await order(page).waitFor();
  expect(await strip(page).getByRole('button', { name: 'Map' }).count()).toBe(0);
  show({ ...fight, has_moved: true });
  await strip(page).getByRole('button', { name: 'Map' }).click();
  expect(await map.getByRole('listitem').allTextContents()).toEqual([
    expect.stringContaining('The bridge · you: you (unhurt), Goblin 1 (bloodied)'),
    expect.stringContaining('Near bank: Wolf (down), Sable Quickwater'),
    expect.stringContaining('Among the reeds: Goblin 2 (unhurt)'),
  ]);
  await strip(page).getByText('Elsewhere: Odo (unhurt)').waitFor();
  // Where I stand I need not go.
  expect(await map.getByRole('button').count()).toBe(2);
  await map.getByRole('button', { name: 'Near bank' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => act(page).inputValue()).toBe('I move to the near bank');
  await chips(page).getByRole('button', { name: 'Dodge' }).click();
  await expect.poll(() => act(page).inputValue()).toBe('I move to the near bank, then I dodge');
  expect(tap.sent).toEqual([]);
});

test('[E5.146] on my turn a place of the map is a way there, by keyboard and as a chip; on another’s it is a sentence', async () => {
  const { guest, fight, tap, show } = await openFight(house);
  const { page } = guest;
  show(fight);
  await strip(page).getByRole('button', { name: 'Map' }).click();
  const map = strip(page).getByRole('list', { name: 'Map' });
  await strip(page).getByText('Choose a place to go there.').waitFor();
  await map.getByRole('button', { name: 'Near bank' }).press('Enter');
  await expect.poll(() => tap.sent).toMatchObject([{ type: 'move', zone: 'Near bank' }]);
  expect(await act(page).inputValue()).toBe('');
  await chips(page).getByRole('button', { name: 'Move: Among the reeds' }).click();
  await expect.poll(() => tap.sent.length).toBe(2);
  expect(tap.sent[1]).toMatchObject({ type: 'move', zone: 'Among the reeds' });
  show({ ...fight, turn: 1 });
  await map.getByRole('button', { name: 'Near bank' }).click();
  await expect.poll(() => act(page).inputValue()).toBe('I move to the near bank');
  expect(tap.sent.length).toBe(2);
});

test('[E5.136] [E5.137] what a blow did stands under the story, with its dice and their verdict', async () => {
  const { guest, character, tap, fight } = await openFight(house);
  const { page } = guest;
  const { id: character_id, name } = character;
  const roll = {
    notation: '1d20+4',
    reason: 'Scimitar attack on Bram Oakhollow: critical hit',
    total: 24,
    breakdown: '[20]+4 = 24',
  };
  const save = {
    notation: '1d20+1',
    reason: 'Dexterity save against Fire Breath, DC 15: failure',
    total: 11,
    breakdown: '[10]+1 = 11',
  };
  const message = tap.message({
    content: 'Steel finds the gap.',
    rolls: [roll, save],
    effects: [
      { kind: 'encounter', encounter: fight, before: null },
      { kind: 'rolled', roll, by: 'dm' },
      { kind: 'rolled', roll: save, by: 'dm' },
      { kind: 'hit_points', character_id, name, before: 22, after: 8, max: 22 },
      { kind: 'condition', combatant: 'g2', name: 'Goblin 2', condition: 'prone', on: true, position: 0 },
      { kind: 'sheet', character_id, name, field: 'experience', before: 0, after: 50 },
    ],
  });
  tap.tell({ type: 'message', message });
  const shown = page.locator('li[data-message]').last();
  const dice = shown.getByRole('list', { name: 'Dice' }).getByRole('listitem');
  await dice.nth(0).getByText('critical hit', { exact: true }).waitFor();
  await dice.nth(0).getByText('Natural 20').waitFor();
  await dice.nth(1).getByText('DC 15', { exact: true }).waitFor();
  await dice.nth(1).getByText('failure', { exact: true }).waitFor();
  const changes = await shown.getByRole('list', { name: 'Changes' }).getByRole('listitem').allInnerTexts();
  expect(changes.join(' | ')).toMatch(/A fight begins.*22 → 8 HP.*Goblin 2 prone.*\+ 50 XP/s);
  await order(page).getByText('prone').waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
});
