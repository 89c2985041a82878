import { latch, modelAnswers, testPassword, uniqueName } from '@fireside/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Guest } from './support/guest.ts';
import { heardBy } from './support/heard-by.ts';
import { type House, openHouse } from './support/house.ts';
import { say } from './support/scene.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse({ FIRESIDE_TURN_RETRIES: '0' });
});

afterAll(() => house.close());

async function register({ page }: Guest, name: string) {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Register' }).click();
}

/** A game with one seated player, greeted and open in their window. */
async function seated(name?: string): Promise<{ guest: Guest; gameId: string }> {
  const guest = await house.guest();
  const character = await guest.createCharacter({ name: name ?? uniqueName('Bram'), max_hp: 20 });
  const game = await guest.createGame({ name: uniqueName('Low Ferry') });
  await guest.join(game, character);
  house.model.script(modelAnswers.text('The fire is lit.'));
  // What came with the page is read once more when the socket is open, and the lists when that of the whole window is.
  const reread = [`/${game.id}/encounter`, '?mine=true&status=active', '?mine=true&status=ended'].map(
    (read) => guest.page.waitForResponse((response) => response.url().includes(`/api/games${read}`)),
  );
  await guest.page.goto(`/games/${game.id}`);
  await guest.page.locator('li[data-message]').getByText('The fire is lit.').waitFor();
  await Promise.all(reread);
  return { guest, gameId: game.id };
}

test('two browsers play one game, from registration to the ended banner', async () => {
  house.model.answerWith(() =>
    modelAnswers.toolCall(
      'propose_game',
      { name: 'The Salt Gate', description: 'A cave that opens at low tide.' },
      { text: 'How about this?' },
    ),
  );
  const ada = await house.guest({ name: null });
  const heardByAda = heardBy(ada.page);
  await ada.page.goto('/');
  const adaName = uniqueName('Ada');
  await ada.page.getByRole('button', { name: 'Create an account' }).click();
  await register(ada, adaName);

  await ada.page.getByRole('link', { name: 'New character' }).click();
  await ada.page.getByRole('button', { name: 'Play Bram Oakhollow' }).click();
  // The list of ready-made characters has the same heading; the sheet can be edited.
  await ada.page.getByRole('button', { name: 'Edit' }).waitFor();

  await ada.page.getByRole('link', { name: 'Games', exact: true }).click();
  await ada.page.getByRole('link', { name: 'New game' }).click();
  await ada.page.getByRole('button', { name: 'Surprise us' }).click();
  await expect.poll(() => ada.page.getByLabel('Name').inputValue()).toBe('The Salt Gate');
  await ada.page.getByLabel('Name').fill('The Salt Door');
  const description = ada.page.getByLabel('Description');
  expect(await description.inputValue()).toBe('A cave that opens at low tide.');
  await description.fill('A cave that opens at spring tide.');
  house.model.answerWith(() => modelAnswers.text('The tide is out, and the door stands open.'));
  await ada.page.getByRole('button', { name: 'Create the game' }).click();
  await ada.page.locator('li[data-message]').getByText('the door stands open').waitFor();

  await ada.page.getByRole('link', { name: 'Choose a character' }).click();
  await ada.page.getByRole('radio', { name: /Bram Oakhollow/ }).check();
  await ada.page.getByRole('button', { name: 'Play with this character' }).click();
  await ada.page
    .getByRole('complementary', { name: 'Your sheet' })
    .getByRole('heading', { name: 'Bram Oakhollow' })
    .waitFor();

  await ada.page.getByRole('button', { name: 'Invite' }).click();
  const link = await ada.page.getByText(/\/j\/[A-Z0-9]{8}$/).innerText();
  await ada.page.keyboard.press('Escape');

  const ben = await house.guest({ name: null, width: 390, height: 844, theme: 'light' });
  const heardByBen = heardBy(ben.page);
  await ben.page.goto(link);
  await ben.page.getByRole('heading', { name: 'The Salt Door' }).waitFor();
  await ben.page.getByText('A cave that opens at spring tide.').waitFor();
  await ben.page.getByRole('button', { name: 'Sign in instead' }).click();
  await ben.page.getByRole('button', { name: 'Create an account' }).click();
  const benName = uniqueName('Ben');
  await register(ben, benName);
  await ben.page.getByRole('heading', { name: 'The Salt Door' }).waitFor();
  await ben.page.getByRole('link', { name: 'Build one of your own' }).click();
  await ben.page.getByRole('button', { name: 'Play Sable Quickwater' }).click();
  await expect.poll(() => ben.page.getByRole('radio', { name: /Sable/ }).isChecked()).toBe(true);
  await ben.page.getByRole('button', { name: 'Join' }).click();
  await ben.page.locator('li[data-message]').getByText('the door stands open').waitFor();
  await ada.page
    .getByRole('complementary', { name: 'Party' })
    .getByText('Sable Quickwater')
    .first()
    .waitFor();

  house.model.script(
    modelAnswers.toolCall('roll_dice', { notation: '2d6+1', reason: 'Falling salt', roller: 'dm' }),
    modelAnswers.toolCall('update_character', { character: 'Bram Oakhollow', hp_change: -4 }),
    modelAnswers.text('A slab comes down on **Bram**.'),
  );
  await say(ben, 'I whistle into the cave.', 'A slab comes down on');
  for (const { page } of [ada, ben]) {
    await page.locator('li[data-message]').getByText('I whistle into the cave.').waitFor();
    const dice = page.locator('li[data-message]').getByRole('list', { name: 'Dice' });
    await dice.getByText('Falling salt').waitFor();
    // What the dice came to rest on is what the service rolled.
    const [rolled, ...more] = [heardByAda, heardByBen].map(
      (heard) => heard.flatMap((event) => (event.type === 'message' ? event.message.rolls : []))[0],
    );
    expect(more).toEqual([rolled]);
    await dice.getByText(`total ${rolled?.total}`).waitFor();
    await dice.getByText(String(rolled?.total), { exact: true }).waitFor();
  }
  await ada.page.getByRole('complementary', { name: 'Your sheet' }).getByText('9 / 13').waitFor();
  await ben.page.getByRole('tab', { name: 'Party' }).click();
  await ben.page.getByRole('tabpanel', { name: 'Party' }).getByText('9 / 13').waitFor();
  await ben.page.getByRole('tab', { name: 'Story' }).click();

  // Both speak in the same moment.
  const before = house.model.received;
  house.model.script(modelAnswers.text('One of you is heard.'), modelAnswers.text('Then the other.'));
  const both = [ada, ben].map(({ page }) => page.getByRole('textbox', { name: 'What do you do?' }));
  const spoken = ['I hold the slab up.', 'I pull Bram out.'];
  await Promise.all(both.map((field, place) => field.fill(spoken[place] ?? '')));
  await Promise.all(both.map((field) => field.press('Enter')));
  const orders: string[][] = [];
  for (const { page } of [ada, ben]) {
    await page.locator('li[data-message]').getByText('Then the other.').waitFor();
    const told = await page.locator('li[data-message]').allInnerTexts();
    orders.push(told.flatMap((text) => spoken.filter((words) => text.includes(words))));
  }
  expect(orders[0]?.toSorted()).toEqual(spoken);
  expect(orders[1]).toEqual(orders[0]);
  const prompt = JSON.stringify((await house.model.request(before + 2)).body);
  for (const words of spoken) expect(prompt).toContain(words);

  house.model.script(
    modelAnswers.toolCall('end_game', { outcome: 'victory', summary: 'The salt gives back what it took.' }),
    modelAnswers.text('The sea comes in, gently, and the door closes.'),
  );
  await say(ada, 'We leave the ring and go.', 'the door closes');
  for (const { page } of [ada, ben]) {
    await page.getByText('The story ends in victory').waitFor();
    await page.getByText('The salt gives back what it took.').waitFor();
    expect(await page.getByRole('textbox', { name: 'What do you do?' }).count()).toBe(0);
  }
  await ada.page.getByRole('link', { name: 'Back to the games', exact: true }).last().click();
  await ada.page.getByText('Ended', { exact: true }).waitFor();
  await ada.page.getByText('A cave that opens at spring tide.').waitFor();

  await ada.page.getByRole('button', { name: 'Delete The Salt Door' }).click();
  await ada.page
    .getByRole('alertdialog', { name: 'Delete “The Salt Door”?' })
    .getByRole('button', { name: 'Delete the game' })
    .click();
  await ada.page.getByRole('heading', { name: 'No table is laid for you yet' }).waitFor();
  await ben.page.goto('/');
  await ben.page.getByRole('heading', { name: 'No table is laid for you yet' }).waitFor();
  expect([...ada.problems, ...ben.problems]).toEqual([]);
});

test('[4.client] only the creator is offered to delete a game', async () => {
  const [owner, other] = await Promise.all([house.guest(), house.guest()]);
  const game = await owner.createGame({ name: uniqueName('Mine') });
  await other.page.goto('/');
  await other.page.getByRole('link', { name: game.name }).waitFor();
  expect(await other.page.getByRole('button', { name: `Delete ${game.name}` }).count()).toBe(0);
});

test('[3.banner] the banner of an awaited roll survives a reload and leaves only with my next message', async () => {
  const { guest, gameId } = await seated();
  const { page } = guest;
  await page.getByRole('switch', { name: 'I roll my own dice' }).click();
  await expect
    .poll(async () => (await guest.call('readGame', { params: { game_id: gameId } })).my_self_rolls)
    .toBe(true);
  house.model.script(
    modelAnswers.toolCall('roll_dice', { notation: '1d20+3', reason: 'Stealth past the hound' }),
    modelAnswers.text('Roll for it.'),
  );
  await say(guest, 'I creep past.', 'Roll for it.');
  const banner = page.getByRole('region', { name: 'Your turn' });
  await banner.getByText('1d20+3').waitFor();
  await banner.getByText('Stealth past the hound').waitFor();

  await page.reload();
  await banner.getByText('1d20+3').waitFor();

  const companion = await house.guest();
  await companion.join(await guest.call('readGame', { params: { game_id: gameId } }));
  await companion.page.goto(`/games/${gameId}`);
  house.model.script(modelAnswers.text('The hound turns its head.'));
  await say(companion, 'I throw a pebble the other way.', 'The hound turns its head.');
  await page.locator('li[data-message]').getByText('The hound turns its head.').waitFor();
  expect(await banner.isVisible()).toBe(true);

  house.model.script(modelAnswers.text('Past it, on bare feet.'));
  await banner.getByLabel('What does the d20 show?').fill('14');
  await banner.getByRole('button', { name: 'Send' }).click();
  await banner.waitFor({ state: 'detached' });
  await page
    .locator('li[data-message]')
    .getByText('14 + 3 = 17, rolled with my own dice (1d20+3, Stealth past the hound).')
    .waitFor();
  await page.locator('li[data-message]').getByText('Past it, on bare feet.').waitFor();
  await page.reload();
  await page.locator('li[data-message]').getByText('Past it, on bare feet.').waitFor();
  expect(await banner.count()).toBe(0);
});

test('[E1.6] no request follows a turn: dice, wounds, finds, the world and an awaited roll are told', async () => {
  const { guest, gameId } = await seated('Bram');
  const { page } = guest;
  const selfRolls = page.getByRole('switch', { name: 'I roll my own dice' });
  await selfRolls.click();
  await expect
    .poll(async () => (await guest.call('readGame', { params: { game_id: gameId } })).my_self_rolls)
    .toBe(true);
  await expect.poll(() => selfRolls.getAttribute('aria-checked')).toBe('true');

  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  house.model.script(
    modelAnswers.toolCall('roll_dice', { notation: '2d6+1', reason: 'Falling salt', roller: 'dm' }),
    modelAnswers.toolCall('update_character', {
      character: 'Bram',
      hp_change: -7,
      add_items: [{ name: 'silver key' }],
      conditions: ['prone'],
    }),
    modelAnswers.toolCall('update_world_state', {
      scene: 'The salt cave, under the slab',
      quests: [{ name: 'Open the salt door', status: 'open', note: '' }],
    }),
    modelAnswers.toolCall('roll_dice', { notation: '1d20+3', reason: 'Athletics, to get free' }),
    modelAnswers.text('A slab comes down. Roll for it.'),
  );
  await say(guest, 'I whistle into the cave.', 'Roll for it.');
  const told = page.locator('li[data-message]').last();
  await told.getByText('Falling salt').waitFor();
  expect(await told.getByRole('list', { name: 'Changes' }).getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringContaining('20 → 13 HP'),
    expect.stringContaining('+ silver key'),
    expect.stringContaining('prone'),
    expect.stringContaining('Scene: The salt cave, under the slab'),
    expect.stringContaining('New quest: Open the salt door'),
    expect.stringContaining('roll asked: Athletics, to get free, 1d20+3'),
  ]);
  const sheet = page.getByRole('complementary', { name: 'Your sheet' });
  await sheet.getByText('13 / 20').waitFor();
  await sheet.getByText('silver key').waitFor();
  const party = page.getByRole('complementary', { name: 'Party' });
  await party.getByText('prone').waitFor();
  await party.getByText('The salt cave, under the slab').waitFor();
  await page.getByRole('region', { name: 'Your turn' }).getByText('1d20+3').waitFor();

  // Whatever the first answer set off has left the window before the second one is there.
  house.model.script(modelAnswers.text('The slab gives way.'));
  await say(guest, 'I rolled 18.', 'The slab gives way.');
  expect(await page.getByRole('region', { name: 'Your turn' }).count()).toBe(0);
  expect(requests).toEqual([]);
});

test('[E1.8] what a failed turn showed is taken back, and the roll that it had taken up is awaited again', async () => {
  const { guest } = await seated('Bram');
  const { page } = guest;
  await page.getByRole('switch', { name: 'I roll my own dice' }).click();
  await expect.poll(() => page.getByRole('switch').getAttribute('aria-checked')).toBe('true');
  house.model.script(
    modelAnswers.toolCall('roll_dice', { notation: '1d20+3', reason: 'Stealth' }),
    modelAnswers.text('Roll for it.'),
  );
  await say(guest, 'I creep past.', 'Roll for it.');
  const banner = page.getByRole('region', { name: 'Your turn' });
  await banner.getByText('Stealth').waitFor();

  house.model.script(
    modelAnswers.toolCall('update_character', { character: 'Bram', hp_change: -7 }),
    modelAnswers.cut(1, 'The slab holds.', { firstTokenAfter: 2_000 }),
  );
  const sheet = page.getByRole('complementary', { name: 'Your sheet' });
  const seen = sheet.getByText('13 / 20').waitFor();
  await banner.getByLabel('What does the d20 show?').fill('1');
  await banner.getByRole('button', { name: 'Send' }).click();
  await seen;
  await page.getByRole('button', { name: 'Try the turn again' }).waitFor();
  await sheet.getByText('20 / 20').waitFor();
  await banner.getByText('Stealth').waitFor();
  expect(await page.getByRole('list', { name: 'Changes' }).getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringContaining('roll asked: Stealth, 1d20+3'),
  ]);
});

test('a failed turn is told to the whole table, and a retry runs it again', async () => {
  const { guest, gameId } = await seated();
  const companion = await house.guest();
  await companion.join(await guest.call('readGame', { params: { game_id: gameId } }));
  await companion.page.goto(`/games/${gameId}`);
  await companion.page.locator('li[data-message]').first().waitFor();

  house.model.script(modelAnswers.status(400, { message: 'no such luck' }));
  await guest.page.getByRole('textbox', { name: 'What do you do?' }).fill('I open the door.');
  await guest.page.keyboard.press('Enter');
  for (const { page } of [guest, companion]) {
    await page.getByRole('button', { name: 'Try the turn again' }).waitFor();
    expect(await page.getByText('The DM is writing').count()).toBe(0);
  }
  house.model.script(modelAnswers.text('Behind the door: another door.'));
  await companion.page.getByRole('button', { name: 'Try the turn again' }).click();
  for (const { page } of [guest, companion]) {
    await page.locator('li[data-message]').getByText('another door').waitFor();
    await page.getByRole('button', { name: 'Try the turn again' }).waitFor({ state: 'detached' });
    expect(await page.getByText('I open the door.').count()).toBe(1);
  }
});

test('offline for a while and back: nothing lost, nothing doubled', async () => {
  const { guest, gameId } = await seated('Bram of Low Ferry');
  const companion = await house.guest();
  await companion.join(await guest.call('readGame', { params: { game_id: gameId } }));
  await companion.page.goto(`/games/${gameId}`);
  await companion.page.locator('li[data-message]').first().waitFor();

  await guest.context.setOffline(true);
  const attempts: string[] = [];
  guest.page.on('requestfailed', (request) => attempts.push(request.url()));
  await guest.page.getByText('The connection is lost.').waitFor();
  house.model.script(modelAnswers.text('First answer.'), modelAnswers.text('Second answer.'));
  await say(companion, 'While you were away, I sat down.', 'First answer.');
  await guest.page.getByRole('textbox', { name: 'What do you do?' }).fill('I am back.');
  await guest.page.keyboard.press('Enter');
  await guest.page.getByText('waiting for the connection').waitFor();
  // The absence itself: several attempts to come back fail.
  await expect.poll(() => attempts.filter((url) => url.includes('ws-ticket')).length).toBeGreaterThan(2);

  await guest.context.setOffline(false);
  await guest.page.locator('li[data-message]').getByText('Second answer.').waitFor();
  const told = await guest.page.locator('li[data-message]').allInnerTexts();
  const order = ['The fire is lit.', 'While you were away', 'First answer.', 'I am back.', 'Second answer.'];
  expect(told).toHaveLength(order.length);
  for (const [index, words] of order.entries()) expect(told[index]).toContain(words);
  expect(told[3]).toContain('Bram of Low Ferry');
  expect(await guest.page.getByText('The connection is lost.').count()).toBe(0);
});

test('the server restarts in the middle of the evening, and the table goes on', async () => {
  const { guest } = await seated();
  const { page } = guest;
  const writing = page.getByRole('status').filter({ hasText: 'The DM is writing' });
  const { until, goOn } = latch();
  house.model.script(
    modelAnswers.text(['Far off a bell rings. It rings twice. ', 'Then no more.'], {
      until,
      tokensBefore: 1,
    }),
  );
  await page.getByRole('textbox', { name: 'What do you do?' }).fill('Is anybody there?');
  await page.keyboard.press('Enter');
  await writing.waitFor();
  await page.getByTestId('live-turn').getByText('Far off a bell rings.').waitFor();
  await house.fireside.kill();
  await page.getByText('The connection is lost.').waitFor();
  await writing.waitFor({ state: 'detached' });
  goOn();
  house.model.script(modelAnswers.text('Where were we?'));
  await house.fireside.restart();
  await page.locator('li[data-message]').getByText('Where were we?').waitFor();
  expect(await page.getByText('Is anybody there?').count()).toBe(1);
  house.model.script(modelAnswers.text('On the landing.'));
  await say(guest, 'And where are we now?', 'On the landing.');
});

test('a story is read from its end: older pages come on scrolling up, and new words do not move the page', async () => {
  const { guest, gameId } = await seated();
  const { page } = guest;
  house.model.answerWith(({ latest }) =>
    modelAnswers.text(`You said ${latest.replace(/^.*?(line \d+).*$/s, '$1')}. So it was.`),
  );
  for (let line = 1; line <= 36; line += 1)
    await say(guest, `This is line ${line}.`, `You said line ${line}.`);
  await page.reload();
  await page.getByText('You said line 36.').waitFor();
  const story = page.getByRole('region', { name: 'Story' });
  const fromEnd = () =>
    story.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight);
  await expect.poll(fromEnd).toBeLessThan(4);
  expect(await page.getByText('The fire is lit.').count()).toBe(0);

  const marked = page.locator('li[data-message]').first();
  const id = await marked.getAttribute('data-message');
  await story.evaluate((element) => {
    element.scrollTop = 0;
  });
  await page.getByText('The fire is lit.').waitFor({ state: 'attached' });
  const top = () =>
    page
      .locator(`li[data-message="${id}"]`)
      .evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBeGreaterThan(-200);
  expect(await top()).toBeLessThan(400);

  const companion = await house.guest();
  await companion.join(await guest.call('readGame', { params: { game_id: gameId } }));
  await companion.page.goto(`/games/${gameId}`);
  const before = await top();
  house.model.answerWith(() => modelAnswers.text('A long new paragraph. '.repeat(40)));
  await say(companion, 'Go on.', 'A long new paragraph.');
  await page.locator('li[data-message]').getByText('A long new paragraph.').waitFor({ state: 'attached' });
  // What is read stays where it is, whatever is measured anew above it.
  expect(await top()).toBe(before);
  await page.getByRole('button', { name: '2 new messages' }).click();
  await expect.poll(fromEnd).toBeLessThan(4);
});

test('hostile words stay words: no script, no image, no link, no request to anyone else', async () => {
  const hostile = [
    '<img src="https://evil.example/pixel.png" onerror="window.pwned=1"><script>window.pwned=1</script>',
    '![tracker](https://evil.example/tracker.png) [click me](javascript:window.pwned=1) [out](https://evil.example/out)',
    '<iframe src="https://evil.example"></iframe><style>body{background:url(https://evil.example/css)}</style>',
    'W'.repeat(3_000),
  ].join('\n\n');
  const { guest, gameId } = await seated('<b onmouseover="window.pwned=1">Bram</b>');
  const { page } = guest;
  house.model.script(modelAnswers.text(`${hostile}\n\nLast words.`));
  await say(guest, hostile.slice(0, 900), 'Last words.');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [`/games/${gameId}`, '/', '/characters']) {
    await page.goto(path);
    await page.locator('main').waitFor();
    await page
      .getByText(path.startsWith('/games') ? 'click me' : '<b onmouseover')
      .first()
      .waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  await page.goto(`/games/${gameId}`);
  await page.getByText('click me').first().waitFor();
  const story = page.getByRole('region', { name: 'Story' });
  expect(await story.locator('img, script, iframe, style, a').count()).toBe(0);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  expect(guest.foreignRequests).toEqual([]);
  expect(guest.problems).toEqual([]);
});
