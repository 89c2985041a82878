import { latch, modelAnswers, uniqueName } from '@fireside/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Guest } from './support/guest.ts';
import { heardBy } from './support/heard-by.ts';
import { type House, openHouse } from './support/house.ts';
import { bramFields, sableFields, say } from './support/scene.ts';
import { withStillClock } from './support/still-clock.ts';

// People at one table, one of them with a phone.

let house: House;

beforeAll(async () => {
  house = await openHouse({ FIRESIDE_TURN_RETRIES: '0' });
});

afterAll(() => house.close());

const story = (page: Page) => page.locator('li[data-message]');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const hears = (page: Page) => page.getByRole('combobox', { name: 'Who hears it' });

async function sit(guest: Guest, gameId: string) {
  await guest.page.goto(`/games/${gameId}`);
  await story(guest.page).getByText('The fire is lit.').waitFor();
}

/** The host, who plays Bram, and a player with a phone, who plays Sable. */
async function tableOfTwo() {
  const [host, player] = await Promise.all([
    house.guest({ reducedMotion: true }),
    house.guest({ reducedMotion: true, width: 390, height: 844, touch: true }),
  ]);
  const game = await host.createGame({ name: uniqueName('Low Ferry') });
  await host.join(game, await host.createCharacter(bramFields));
  await player.join(game, await player.createCharacter(sableFields));
  const pages = [host.page, player.page];
  const heard = pages.map(heardBy);
  house.model.script(modelAnswers.text('The fire is lit.'));
  await sit(host, game.id);
  await sit(player, game.id);
  // The story is read before the line is open: who stands at it is told who is here.
  for (const frames of heard)
    await expect.poll(() => frames.some(({ type }) => type === 'presence')).toBe(true);
  return { game, host, player, pages, heard };
}

/** As other tables write dice: what is typed, and what is rolled. */
const dialects = [
  ['1d20+5', '1d20+5', ''],
  ['2d20kh1', '2d20kh1', ''],
  ['4d6dl1', '4d6dl1', ''],
  ['3d6!', '3d6!', ''],
  ['1d20r1', '1d20r=1', ''],
  ['2D6', '2d6', ''],
  ['1d20+5 [to hit]', '1d20+5', 'to hit'],
] as const;

test('[E8.108] a whisper is read by the two, and nobody else sees anything of it', async () => {
  const { game, host, player } = await tableOfTwo();
  const third = await house.guest();
  await third.join(game);
  const reached = heardBy(third.page);
  await sit(third, game.id);
  // The host's window has heard of the third once they are in the list.
  await host.page.getByRole('complementary', { name: 'Party' }).getByText(third.user!.name).waitFor();

  await hears(player.page).selectOption(`whisper ${host.user!.id}`);
  const toHost = field(player.page, `Whisper to ${host.user!.name}`);
  await toHost.fill('I stole the ferryman’s purse.');
  await toHost.press('Enter');
  await story(player.page).getByText('you whispered to Bram Oakhollow').waitFor();
  const heard = story(host.page).filter({ hasText: 'I stole the ferryman’s purse.' });
  await heard.getByText('whisper to you').waitFor();
  await heard.getByText('only you and Sable Quickwater').waitFor();

  house.model.script(modelAnswers.text('Nobody has noticed. So far.'));
  await hears(player.page).selectOption('whisper dm');
  const toDm = field(player.page, 'Whisper to the DM');
  await toDm.fill('Did anybody see me?');
  await toDm.press('Enter');
  const answer = story(player.page).filter({ hasText: 'Nobody has noticed.' });
  await answer.getByText('The DM whispers to you').waitFor();

  // What is said to everybody comes after it: until then the others would have heard of the whispers.
  house.model.script(modelAnswers.text('The bell rings.'));
  await say(host, 'I listen.', 'The bell rings.');
  for (const { page } of [third, host]) {
    await story(page).getByText('The bell rings.').waitFor();
    expect(await page.getByText('Nobody has noticed.').count()).toBe(0);
    expect(await page.getByText('Did anybody see me?').count()).toBe(0);
  }
  await third.page.reload();
  await story(third.page).getByText('The bell rings.').waitFor();
  const everything = `${await third.page.content()}\n${JSON.stringify(reached)}`;
  expect(everything).toContain('The bell rings.');
  expect(everything).not.toMatch(/purse|Did anybody see me|Nobody has noticed/);
});

test('[E8.107] [E8.111] [E8.112] table talk and a roll from the sheet of a phone are seen by both, without the DM', async () => {
  const { host, player, pages, heard } = await tableOfTwo();
  const asked = house.model.requests.length;
  await field(player.page, 'What do you do?').fill('/ooc Who brings the pizza?');
  await player.page.keyboard.press('Enter');
  for (const page of pages) {
    const talk = story(page).filter({ hasText: 'Who brings the pizza?' });
    await talk.getByText('table talk').waitFor();
  }
  await player.page.getByRole('tab', { name: 'Sheet' }).tap();
  await player.page.getByRole('button', { name: 'Roll Stealth check: 1d20+3' }).tap();
  for (const page of pages) {
    const card = story(page).filter({ hasText: 'Stealth check' });
    await card.getByText('1d20+3', { exact: true }).waitFor();
    await card.getByText('Sable Quickwater').waitFor();
  }
  await field(host.page, 'What do you do?').fill('/roll 1d2000');
  await host.page.keyboard.press('Enter');
  await host.page.getByRole('alert').getByText('A die has at most 1,000 sides.').waitFor();
  await host.page.getByRole('button', { name: 'Discard' }).click();

  await field(host.page, 'What do you do?').fill('/roll 1d');
  await host.page.keyboard.press('Enter');
  await host.page.getByRole('alert').getByText('dice').waitFor();
  expect(await field(host.page, 'What do you do?').inputValue()).toBe('/roll 1d');
  for (const [written] of dialects) {
    await field(host.page, 'What do you do?').fill(`/roll ${written}`);
    await host.page.keyboard.press('Enter');
  }
  const rolled = heard.map(
    (events) => () =>
      events
        .flatMap((event) =>
          event.type === 'message' && event.message.user_id === host.user!.id ? [event] : [],
        )
        .flatMap(({ message }) => message.rolls),
  );
  for (const rolls of rolled)
    await expect
      .poll(() => rolls().map(({ notation, reason }) => [notation, reason]))
      .toEqual(dialects.map(([, ...told]) => told));
  expect(rolled[1]!()).toEqual(rolled[0]!());
  // Both see what the service rolled, and how it came about.
  for (const page of pages) {
    for (const [place, { notation, total, breakdown }] of rolled[0]!().entries()) {
      const card = story(page)
        .nth(3 + place)
        .getByRole('list', { name: 'Dice' });
      await card.getByText(notation, { exact: true }).waitFor();
      await card.getByText(String(total), { exact: true }).last().waitFor();
      await card.getByText(new RegExp(`, total ${total}$`)).waitFor();
      expect(await card.locator('s').count()).toBe(breakdown.match(/\dd/g)?.length ?? 0);
    }
  }
  expect(house.model.requests).toHaveLength(asked);
});

test('[E8.113] [E5.153] dice of one’s own decide what hangs on them, and everybody reads whose they were', async () => {
  const host = await house.guest({ reducedMotion: true, locale: 'de-DE' });
  const player = await house.guest({ reducedMotion: true });
  const game = await host.createGame({ name: uniqueName('Low Ferry') });
  await host.join(game, await host.createCharacter(bramFields));
  await player.join(game, await player.createCharacter(sableFields));
  await host.call('setSelfRolls', { params: { game_id: game.id }, body: { self_rolls: true } });
  house.model.script(modelAnswers.text('The fire is lit.'));
  await sit(host, game.id);
  await sit(player, game.id);
  const check = { who: 'Bram Oakhollow', check: 'Perception', difficulty: 17, edge: 'advantage' };
  house.model.script(modelAnswers.toolCall('check', check), modelAnswers.text('Roll for it.'));
  await field(host.page, 'Was tust du?').fill('Ich horche.');
  await field(host.page, 'Was tust du?').press('Enter');
  await story(player.page).getByText('Roll for it.').waitFor();

  const banner = host.page.getByRole('region', { name: 'Du bist am Zug' });
  await banner.getByText('Würfle 2d20kh1+3').waitFor();
  expect(await player.page.getByRole('region', { name: 'Your turn' }).count()).toBe(0);
  await banner.getByLabel('d20, 1 von 2').fill('21');
  await banner.getByRole('alert').getByText('Ein d20 zeigt 1 bis 20.').waitFor();
  await banner.getByLabel('d20, 1 von 2').fill('14');
  await banner.getByLabel('d20, 2 von 2').fill('6');
  await banner.getByRole('status').getByText('14 (ohne 6) + 3 = 17').waitFor();
  house.model.script(modelAnswers.text('Four feet. Two of them drag.'));
  await banner.getByRole('button', { name: 'Senden' }).click();
  const said = '14 (ohne 6) + 3 = 17, mit eigenen Würfeln (2d20kh1+3, Perception check).';
  for (const page of [host.page, player.page]) await story(page).getByText(said).waitFor();
  const told = story(player.page).filter({ hasText: 'Four feet. Two of them drag.' });
  const card = told.getByRole('list', { name: 'Dice' });
  await card.getByText('DC 17', { exact: true }).waitFor();
  await card.getByText('17', { exact: true }).waitFor();
  await card.getByText('success', { exact: true }).waitFor();
});

test('[E8.113] the service rolls what is awaited, and an impossible number is told', async () => {
  const { game, host, player } = await tableOfTwo();
  const { page } = host;
  await host.call('setSelfRolls', { params: { game_id: game.id }, body: { self_rolls: true } });
  house.model.script(
    modelAnswers.toolCall('roll_dice', { notation: '1d20+3', reason: 'Stealth' }),
    modelAnswers.text('Roll for it.'),
  );
  await say(host, 'I creep past.', 'Roll for it.');
  const banner = page.getByRole('region', { name: 'Your turn' });
  await banner.getByText('Your turn: roll 1d20+3').waitFor();
  await story(player.page).getByText('Roll for it.').waitFor();
  expect(await player.page.getByRole('region', { name: 'Your turn' }).count()).toBe(0);
  await field(page, 'What do you do?').fill('99');
  await field(page, 'What do you do?').press('Enter');
  await page.getByRole('alert').getByText('1d20+3 gives 4 to 23.').waitFor();
  // It stays to be corrected.
  expect(await field(page, 'What do you do?').inputValue()).toBe('99');
  await field(page, 'What do you do?').fill('');
  await banner.waitFor();
  house.model.script(modelAnswers.text('Past it, on bare feet.'));
  await banner.getByRole('button', { name: 'Roll for me' }).click();
  await story(page).getByText('Past it, on bare feet.').waitFor();
  expect(await banner.count()).toBe(0);
  await story(page).getByRole('list', { name: 'Dice' }).getByText('1d20+3', { exact: true }).waitFor();
  expect(await story(page).getByText('rolled 1d20+3').count()).toBe(0);
});

test('[E8.118] [E8.119] [E8.120] [E8.123] what a player takes back is gone for both, wounds and all, and can be said otherwise', async () => {
  const { host, player, pages } = await tableOfTwo();
  house.model.script(
    modelAnswers.toolCall('update_character', { character: 'Bram Oakhollow', hp_change: -7 }),
    modelAnswers.text('The hound bites Bram.'),
  );
  await say(player, 'I throw a stone at the hound.', 'The hound bites Bram.');
  const sheet = host.page.getByRole('complementary', { name: 'Your sheet' });
  await sheet.getByText('15 / 22').waitFor();

  const mine = story(player.page).filter({ hasText: 'I throw a stone' });
  await mine.getByRole('button', { name: 'What to do with this message' }).tap();
  await player.page.getByRole('menuitem', { name: 'Take back' }).tap();
  const question = player.page.getByRole('alertdialog', { name: 'Take this back?' });
  await question.getByText('with it 1 answer of the DM').waitFor();
  await question.getByRole('button', { name: 'Take it back' }).tap();
  for (const page of pages) {
    await story(page).filter({ hasText: 'The hound bites' }).waitFor({ state: 'detached' });
    expect(await story(page).filter({ hasText: 'I throw a stone' }).count()).toBe(0);
  }
  await sheet.getByText('22 / 22').waitFor();
  await expect
    .poll(() => field(player.page, 'What do you do?').inputValue())
    .toBe('I throw a stone at the hound.');
  house.model.script(modelAnswers.text('The hound sleeps on.'));
  await say(player, 'I walk around the hound.', 'The hound sleeps on.');
  await story(host.page).getByText('The hound sleeps on.').waitFor();

  await host.page.getByRole('tab', { name: 'Table', exact: true }).click();
  await host.page.getByRole('button', { name: 'Show what was taken back' }).click();
  const dialog = host.page.getByRole('dialog', { name: 'Taken back' });
  await dialog.getByText('The hound bites Bram.').waitFor();
});

test('[E8.119] whoever was away learns on coming back what was taken back', async () => {
  const { host, player } = await tableOfTwo();
  house.model.script(modelAnswers.text('The lid opens.'));
  await say(player, 'I open the chest.', 'The lid opens.');
  await story(host.page).getByText('The lid opens.').waitFor();
  await host.context.setOffline(true);
  await host.page.getByText('The connection is lost.').waitFor();
  const mine = story(player.page).filter({ hasText: 'I open the chest.' });
  await mine.getByRole('button', { name: 'What to do with this message' }).tap();
  await player.page.getByRole('menuitem', { name: 'Take back' }).tap();
  await player.page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).tap();
  await story(player.page).filter({ hasText: 'The lid opens.' }).waitFor({ state: 'detached' });
  await host.context.setOffline(false);
  await story(host.page).filter({ hasText: 'The lid opens.' }).waitFor({ state: 'detached' });
  expect(await story(host.page).count()).toBe(1);
});

test('[E8.121] [E8.122] anybody pauses with one click: the turn vanishes for both, talk goes on, and it is run again', async () => {
  const { host, player, pages, heard } = await tableOfTwo();
  const { until, goOn } = latch();
  house.model.script(modelAnswers.text(['The lid opens. ', 'It is empty.'], { until }));
  await field(host.page, 'What do you do?').fill('I open the chest.');
  await withStillClock(pages, async () => {
    await field(host.page, 'What do you do?').press('Enter');
    for (const page of pages)
      await page.getByRole('status').filter({ hasText: 'The DM is writing' }).waitFor();
  });
  await player.page.getByRole('button', { name: 'Pause the game' }).tap();
  for (const page of pages) {
    await page.getByRole('region', { name: 'Paused' }).getByText('The game is paused').waitFor();
    await page.getByText('The DM is writing').waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Try the turn again' }).count()).toBe(0);
    expect(await field(page, 'What do you do?').count()).toBe(0);
  }
  // Nobody learns who it was.
  expect(heard[0]!.filter(({ type }) => type === 'paused')).toEqual([{ type: 'paused' }]);
  const seen = await host.page.getByRole('region', { name: 'Paused' }).innerText();
  for (const name of [player.user!.name, sableFields.name]) expect(seen).not.toContain(name);
  goOn();
  await field(player.page, 'Say to the table').fill('Back in five.');
  await field(player.page, 'Say to the table').press('Enter');
  await story(host.page).getByText('Back in five.').waitFor();
  for (const page of pages) expect(await page.getByText(/The lid opens|It is empty/).count()).toBe(0);

  // Whoever comes in meanwhile finds it so.
  await host.page.reload();
  await host.page.getByRole('region', { name: 'Paused' }).getByRole('button', { name: 'Resume' }).click();
  for (const page of pages) await field(page, 'What do you do?').waitFor();
  house.model.script(modelAnswers.text('The lid opens once more.'));
  const unanswered = player.page.getByRole('region', { name: 'Unanswered' });
  await unanswered.getByRole('button', { name: 'Let the DM answer now' }).tap();
  for (const page of pages) await story(page).getByText('The lid opens once more.').waitFor();
});

test('[E8.121] who asks for something before the line is open is heard once it is', async () => {
  const { host, player } = await tableOfTwo();
  await player.page.getByRole('button', { name: 'Pause the game' }).tap();
  await host.page.getByRole('region', { name: 'Paused' }).waitFor();
  const { until, goOn } = latch();
  await host.page.route('**/ws-ticket', async (route) => {
    await until;
    await route.continue();
  });
  await host.page.reload();
  await host.page.getByRole('region', { name: 'Paused' }).getByRole('button', { name: 'Resume' }).click();
  goOn();
  await field(player.page, 'What do you do?').waitFor();
  await field(host.page, 'What do you do?').waitFor();
});

test('[E8.116] who is being answered stops the DM, and what was said stands', async () => {
  const { host, player, pages } = await tableOfTwo();
  const { until, goOn } = latch();
  house.model.script(
    modelAnswers.text(['The lid opens. It smells of salt. ', 'And then, at length, of all its history.'], {
      until,
      tokensBefore: 1,
    }),
  );
  await field(player.page, 'What do you do?').fill('I open the chest.');
  await field(player.page, 'What do you do?').press('Enter');
  await player.page.getByTestId('live-turn').getByText('The lid opens.').waitFor();
  await player.page.getByRole('button', { name: 'Stop' }).tap();
  for (const page of pages) {
    await story(page).getByText('The lid opens.').waitFor();
    await page.getByText('The DM is writing').waitFor({ state: 'detached' });
    expect(await page.getByText('all its history').count()).toBe(0);
  }
  goOn();
  expect(await host.page.getByRole('button', { name: 'Stop' }).count()).toBe(0);
  house.model.script(modelAnswers.text('It is shut.'));
  await say(player, 'I close it.', 'It is shut.');
  for (const page of pages) expect(await story(page).getByText('The lid opens.').count()).toBe(1);
});

test('[E8.117] [E8.213] who was answered has it told again, with a wish, and both turn through the wordings', async () => {
  const { player, pages } = await tableOfTwo();
  house.model.script(
    modelAnswers.toolCall('roll_dice', { notation: '1d20+2', reason: 'Perception', roller: 'dm' }),
    modelAnswers.text('A spider hangs from the rafters.'),
  );
  await say(player, 'I look up.', 'A spider hangs from the rafters.');
  const told = story(player.page).filter({ hasText: 'A spider hangs' });
  const diceOf = (page: Page) => story(page).last().getByRole('list', { name: 'Dice' }).innerText();
  const dice = await diceOf(player.page);
  expect(dice).toContain('Perception');
  await told.getByRole('button', { name: 'What to do with this message' }).tap();
  await player.page.getByRole('menuitem', { name: 'Tell it again' }).tap();
  const dialog = player.page.getByRole('dialog', { name: 'Tell it again' });
  await dialog.getByLabel('A wish for it').fill('Without the spider, please.');
  house.model.script(modelAnswers.text('Only rafters, and old smoke.'));
  await dialog.getByRole('button', { name: 'Tell it again' }).tap();
  const toast = player.page.getByRole('dialog').filter({ hasText: 'The DM is looking for other words.' });
  const { y = 0, height = 0 } = (await toast.first().boundingBox()) ?? {};
  const newest = (await story(player.page).last().boundingBox())?.y ?? 0;
  expect(height).toBeGreaterThan(0);
  expect(y + height).toBeLessThanOrEqual(newest);
  for (const page of pages) {
    const retold = story(page).filter({ hasText: 'Only rafters, and old smoke.' });
    await retold.getByText('2 of 2').waitFor();
    expect(await diceOf(page)).toBe(dice);
    expect(await page.getByText('A spider hangs').count()).toBe(0);
  }
  const retold = story(player.page).last();
  await retold.getByRole('button', { name: 'Former wording' }).tap();
  await retold.getByText('A spider hangs from the rafters.').waitFor();
  await retold.getByText('1 of 2').waitFor();
});

test('[E8.201] [E8.202] [E8.205] [E8.207] [E8.208] what the host changes reaches the other window; an awaited roll is answered from the sheet', async () => {
  const { game, host, player, pages } = await tableOfTwo();
  const params = { game_id: game.id };
  await host.call('changeGame', { params, body: { pace: 'round' } });
  for (const page of pages) {
    await page.getByText('The host changed the pace: the DM waits until everyone').first().waitFor();
    await page.getByText('0 of 2 have acted').waitFor();
  }
  await player.call('setSelfRolls', { params, body: { self_rolls: true } });
  house.model.script(
    modelAnswers.toolCall('roll_dice', {
      notation: '1d20+3',
      reason: 'Stealth, past the hound',
      roller: 'player',
      player: 'Sable Quickwater',
    }),
    modelAnswers.text('Roll for it, Sable.'),
  );
  for (const page of pages) {
    await field(page, 'What do you do?').fill('I creep past.');
    await field(page, 'What do you do?').press('Enter');
  }
  await host.page.getByText('Waiting for Sable Quickwater to roll; you may act too').waitFor();

  // A question to the others is no answer.
  const { page } = player;
  await field(page, 'What do you do?').fill('Is it asleep?');
  await page.getByText('The DM takes this as your answer.').waitFor();
  await page.getByRole('button', { name: 'Send as table talk' }).tap();
  await story(host.page).filter({ hasText: 'Is it asleep?' }).getByText('table talk').waitFor();
  await page.getByRole('region', { name: 'Your turn' }).waitFor();

  await page.getByRole('tab', { name: 'Sheet' }).tap();
  await page.getByRole('button', { name: 'Roll Stealth check: 1d20+3' }).tap();
  await story(host.page).getByText('Stealth, past the hound', { exact: true }).waitFor();
  await page.getByRole('region', { name: 'Your turn' }).waitFor({ state: 'detached' });
  await host.page.getByText('Waiting for you · 1 of 2 have acted').waitFor();

  await host.call('changeGame', { params, body: { creator_id: player.user!.id } });
  await page.getByText(`${player.user!.name} is the host now.`).first().waitFor();
  await host.call('removeParticipant', { params: { ...params, user_id: host.user!.id } });
  await page.getByText(`${host.user!.name} has left the table.`).first().waitFor();
});
