import { modelAnswers, uniqueName } from '@fireside/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './support/house.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
  house.model.answerWith(() =>
    modelAnswers.text('The lamps go out one by one, and the singing does not stop.'),
  );
});

afterAll(() => house.close());

const card = { name: 'Play now' };

test('[E13.77] a stranger gives a name, takes a tale and a character, and the story begins', async () => {
  const { page, call } = await house.guest({ name: null, locale: 'de-DE' });
  await page.goto('/');
  const form = page.getByRole('region', { name: 'Gleich spielen' });
  await form.getByRole('button', { name: 'Gleich spielen' }).click();
  await form.getByText('Es leitet').waitFor();
  expect(await form.getByText('Es leitet').textContent()).toContain('in deiner Sprache');
  const name = uniqueName('Wren');
  await form.getByLabel('Wie nennen dich deine Freunde?').fill(name);
  await form.getByRole('radio', { name: 'Noch eine Nacht' }).check();
  await form.getByRole('radio', { name: 'Tansy Aschental' }).check();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/games\//);
  await page.locator('li[data-message]').getByText('the singing does not stop').waitFor();

  const [game] = await call('listGames', { query: { mine: true } });
  // A model is asked in the language of whoever asks.
  expect(game).toMatchObject({ name: 'Noch eine Nacht', language: 'de', creator_name: name });
  expect(game?.description).toContain('Gasthof');
  const [character] = await call('listCharacters');
  expect(character).toMatchObject({ name: 'Tansy Aschental' });
  expect(game?.my_character_id).toBe(character?.id);
  expect(await call('readSession')).toMatchObject({ user: { name }, is_guest: true });
});

test('[E13.78] what fails is said, what is done is kept, and it goes on from there', async () => {
  const { page, call } = await house.guest({ name: null });
  await page.goto('/');
  const form = page.getByRole('region', card);
  await form.getByRole('button', card).click();
  const taken = (await house.guest()).user?.name ?? '';
  await form.getByLabel('What do your friends call you?').fill(taken);
  await form.getByRole('button', { name: 'Begin' }).click();
  await form.getByText('That name is already taken.').waitFor();

  let refusals = 1;
  await page.route('**/api/games', (route) =>
    route.request().method() === 'POST' && refusals-- > 0
      ? route.fulfill({
          status: 503,
          json: { code: 'busy', detail: 'The service is busy, try again shortly' },
        })
      : route.fallback(),
  );
  let entered = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/guest')) entered += 1;
  });
  await form.getByLabel('What do your friends call you?').fill(uniqueName('Bryn'));
  await form.getByRole('button', { name: 'Begin' }).click();
  await form.getByText('The service is busy, try again shortly.').waitFor();
  await form.getByText('What is done so far is kept').waitFor();
  expect(await form.getByLabel('What do your friends call you?').isDisabled()).toBe(true);

  await page.route('**/api/characters', (route) => route.abort(), { times: 1 });
  await form.getByRole('button', { name: 'Go on' }).click();
  await form.getByRole('link', { name: 'To the table as it is' }).waitFor();
  await form.getByRole('button', { name: 'Go on' }).click();
  await page.waitForURL(/\/games\//);
  await page.locator('li[data-message]').getByText('the singing does not stop').waitFor();
  expect(entered).toBe(1);
  expect(await call('listGames', { query: { mine: true } })).toHaveLength(1);
  expect(await call('listCharacters')).toHaveLength(1);
});

test('[E13.77] a sentence of one’s own is a tale, and whoever is signed in is asked for no name', async () => {
  const { page, call } = await house.guest();
  await page.goto('/play');
  const form = page.getByRole('region', card);
  await form.getByRole('radio', { name: 'A sentence of yours' }).check();
  await form.getByLabel('Your sentence').fill('A lighthouse that nobody built. We have a key that fits.');
  expect(await form.getByLabel('What do your friends call you?').count()).toBe(0);
  await form.getByRole('radio', { name: 'Corvin Reed' }).check();
  await form.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/games\//);
  await page.locator('li[data-message]').first().waitFor();
  const [game] = await call('listGames', { query: { mine: true } });
  expect(game).toMatchObject({
    name: 'A lighthouse that nobody built',
    description: 'A lighthouse that nobody built. We have a key that fits.',
  });
});

test('[E13.79] where nobody may come uninvited, or guests are not welcome, the card is not offered', async () => {
  for (const [setting, value] of [
    ['FIRESIDE_GUESTS', 'off'],
    ['FIRESIDE_REGISTRATION', 'invited'],
  ] as const) {
    const other = await openHouse({ [setting]: value });
    const { page } = await other.guest({ name: null });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await page.getByRole('region', card).count()).toBe(0);
    await other.close();
  }
});

test('[E13.76] the storyteller says that it tells in English, and tells the tale that was chosen', async () => {
  const other = await openHouse({ FIRESIDE_MODEL: 'storyteller' });
  const { page, call } = await other.guest({ name: null, locale: 'fr-FR' });
  await page.goto('/');
  const form = page.getByRole('region', { name: 'Jouer tout de suite' });
  await form.getByRole('button', { name: 'Jouer tout de suite' }).click();
  await form.getByText('il raconte en anglais').waitFor();
  await form.getByLabel('Comment tes amis t’appellent-ils\u202f?').fill(uniqueName('Odile'));
  await form.getByRole('radio', { name: 'L’homme qu’on pendit deux fois' }).check();
  await form.getByRole('button', { name: 'Commencer' }).click();
  await page.waitForURL(/\/games\//);
  await page
    .locator('li[data-message]')
    .getByText(/to say guilty|sold them the rope/)
    .first()
    .waitFor();
  const [game] = await call('listGames', { query: { mine: true } });
  expect(game).toMatchObject({ name: 'The Man They Hanged Twice', language: null });
  await other.close();
});
