import { modelAnswers } from '@fireside/testing';
import type { Page } from 'playwright-core';
import type { Guest } from './guest.ts';
import type { House } from './house.ts';
import { setupToken } from './setup-link.ts';
import { bellGame, greeting, playTableScene, sableFields, say } from './scene.ts';

/** A house in which every screen has something to show. */
export interface Furnished {
  /** Has games, characters and a roll to make. */
  mira: Guest;
  /** Has just registered. */
  newcomer: Guest;
  /** Administers the house. */
  keeper: Guest;
  games: { awaited: string; ended: string; live: string; invitation: string };
  code: string;
  characterId: string;
}

export interface Screen {
  name: string;
  /** Whose session; null is nobody's. */
  as: 'mira' | 'newcomer' | 'keeper' | null;
  path: (furnished: Furnished) => string;
  /** Visible when the screen is whole. */
  ready: string;
  /** What to do first, such as opening a dialog. */
  prepare?: (page: Page) => Promise<void>;
}

async function endedGame(house: House, guest: Guest): Promise<string> {
  const game = await guest.createGame({
    name: 'Ashes of the Orchard',
    description: 'Three siblings, one inheritance, and a tree that bears fruit in winter.',
  });
  house.model.script(modelAnswers.text('Snow lies on the orchard, and on one branch hangs an apple.'));
  await guest.page.goto(`/games/${game.id}`);
  await guest.page.getByText('hangs an apple').first().waitFor();
  house.model.script(
    modelAnswers.toolCall('end_game', {
      outcome: 'victory',
      summary: 'The orchard sleeps, and the three of them own it together.',
    }),
    modelAnswers.text(
      'You cut the apple in three. Nothing happens, which is what peace is like. Behind you, the tree lets go of its snow.',
    ),
  );
  await say(guest, 'We share it.', 'lets go of its snow');
  await guest.page.getByText('The story ends in victory').waitFor();
  return game.id;
}

async function liveGame(house: House, guest: Guest): Promise<string> {
  const game = await guest.createGame({
    name: 'Salt and Lanterns',
    description: 'Smugglers on a coast without a moon.',
  });
  house.model.script(modelAnswers.text(greeting.split('\n')[0] ?? ''));
  await guest.page.goto(`/games/${game.id}`);
  await guest.page.locator('li[data-message]').first().waitFor();
  // Most of it at once, in whole sentences, the rest so slowly that the turn outlasts every visit.
  const narration =
    'The cutter has no lights either. You hear it before you see it: oars, wrapped in cloth, four of them, and a voice that counts the strokes. Then';
  house.model.script(
    modelAnswers.text([narration, ...Array.from({ length: 60 }, () => ' ')], { interval: 20_000 }),
  );
  await guest.page.getByRole('textbox', { name: 'What do you do?' }).fill('I lie flat and count their oars.');
  await guest.page.keyboard.press('Enter');
  await guest.page.getByText('strokes').waitFor();
  return game.id;
}

export async function furnish(house: House): Promise<Furnished> {
  const [mira, jonas, newcomer, keeper] = await Promise.all([
    house.guest({ name: 'Mira' }),
    house.guest({ name: 'Jonas' }),
    house.guest({ name: 'Wren' }),
    house.guest({ name: 'Odile' }),
  ]);
  await keeper.call('claimAdministration', { body: { token: await setupToken(house.fireside) } });
  await mira.createCharacter({
    ...sableFields,
    name: 'Ilvane Thorn',
    ancestry: 'Elf',
    class_name: 'Wizard',
    level: 1,
    max_hp: 7,
  });
  const { gameId } = await playTableScene(house, mira, jonas);
  const ended = await endedGame(house, mira);
  const invitation = await jonas.createGame({
    ...bellGame,
    name: 'The Long Stair',
    description: 'A tower that is taller inside. Bring rope, and somebody who can count.',
    adventure_text: '',
  });
  const live = await liveGame(house, mira);
  // It would go on drawing that the DM writes, behind every screen that is looked at.
  await mira.page.close();
  const [character] = (await mira.call('listCharacters')).filter(({ name }) => name === 'Bram Oakhollow');
  return {
    mira,
    newcomer,
    keeper,
    games: { awaited: gameId, ended, live, invitation: invitation.id },
    code: invitation.participation_code ?? '',
    characterId: character?.id ?? '',
  };
}

/** What the service would say were it reached at these addresses; here it listens on this machine alone. */
export async function reachAt(page: Page, addresses: string[]) {
  await page.route('**/api/about', async (route) => {
    const about = await (await route.fetch()).json();
    await route.fulfill({ json: { ...about, addresses } });
  });
}

/** A dialog that the menu of the table opens. */
function fromMenu(name: string, item: string, shown: string): Screen {
  return {
    name,
    as: 'mira',
    path: ({ games }) => `/games/${games.awaited}`,
    ready: 'Your turn: roll',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Table menu' }).click();
      await page.getByRole('menuitem', { name: item, exact: true }).click();
      await page.getByRole('dialog').getByText(shown).first().waitFor();
    },
  };
}

const scriptedOpening = 'What are you in the mood for tonight?';

export const screens: readonly Screen[] = [
  { name: 'landing', as: null, path: () => '/', ready: 'A game master for a table of friends.' },
  { name: 'lobby-first', as: 'newcomer', path: () => '/', ready: 'No table is laid for you yet' },
  { name: 'lobby', as: 'mira', path: () => '/', ready: 'Your roll:' },
  {
    name: 'delete-game',
    as: 'mira',
    path: () => '/',
    ready: 'Your roll:',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Delete The Bell at Low Ferry' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'new-game',
    as: 'mira',
    path: () => '/new?adventure=sample',
    ready: scriptedOpening,
    prepare: (page) => page.getByRole('button', { name: /^The opening/ }).waitFor(),
  },
  {
    name: 'new-game-scene',
    as: 'mira',
    path: () => '/new?adventure=sample',
    ready: scriptedOpening,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^The landing/ }).click();
      await page.getByRole('button', { name: 'Show what only the DM knows' }).click();
    },
  },
  {
    name: 'join',
    as: 'mira',
    path: ({ code }) => `/j/${code}`,
    ready: 'Build one of your own',
  },
  { name: 'join-guest', as: null, path: ({ code }) => `/j/${code}`, ready: 'No password is needed.' },
  {
    name: 'join-sign-in',
    as: null,
    path: ({ code }) => `/j/${code}`,
    ready: 'No password is needed.',
    prepare: (page) => page.getByRole('button', { name: 'Sign in instead' }).click(),
  },
  { name: 'join-unknown', as: null, path: () => '/j/NONE2345', ready: 'Another code' },
  { name: 'characters', as: 'mira', path: () => '/characters', ready: 'Bram Oakhollow' },
  { name: 'ready-made', as: 'mira', path: () => '/characters/new', ready: 'Sister Maren' },
  {
    name: 'builder',
    as: 'mira',
    path: () => '/characters/new',
    ready: 'Sister Maren',
    prepare: async (page) => {
      await page.getByText('Build one').click();
      await page.getByText('Armour class').waitFor();
    },
  },
  {
    name: 'builder-points',
    as: 'mira',
    path: () => '/characters/new',
    ready: 'Sister Maren',
    prepare: async (page) => {
      await page.getByText('Build one').click();
      await page.getByText('Point buy').click();
      await page.getByRole('button', { name: 'Raise strength' }).waitFor();
    },
  },
  {
    name: 'import',
    as: 'mira',
    path: () => '/characters/new',
    ready: 'Sister Maren',
    prepare: async (page) => {
      await page.getByText('Import', { exact: true }).click();
      await page.getByLabel('Character sheet').fill('Edda Stone\nSTR 45\nA scar on the chin?');
      await page.getByRole('button', { name: 'Read the sheet' }).click();
      await page.getByText('Cut to fit the sheet').waitFor();
    },
  },
  {
    name: 'sheet',
    as: 'mira',
    path: ({ characterId }) => `/characters/${characterId}`,
    ready: 'Proficiencies',
  },
  {
    name: 'sheet-edit',
    as: 'mira',
    path: ({ characterId }) => `/characters/${characterId}`,
    ready: 'Proficiencies',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByRole('button', { name: 'Save the sheet' }).waitFor();
    },
  },
  {
    name: 'level-up',
    as: 'mira',
    path: ({ characterId }) => `/characters/${characterId}`,
    ready: 'Proficiencies',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Level up' }).click();
      await page.getByRole('button', { name: 'Take level 3' }).waitFor();
    },
  },
  { name: 'table', as: 'mira', path: ({ games }) => `/games/${games.awaited}`, ready: 'Your turn: roll' },
  {
    name: 'invite',
    as: 'mira',
    path: ({ games }) => `/games/${games.awaited}`,
    ready: 'Your turn: roll',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Invite' }).click();
      await page.getByText('Nobody else can reach this yet').waitFor();
    },
  },
  {
    name: 'invite-addresses',
    as: 'mira',
    path: ({ games }) => `/games/${games.awaited}`,
    ready: 'Your turn: roll',
    prepare: async (page) => {
      await reachAt(page, ['http://192.168.1.20:8000', 'http://10.0.0.4:8000']);
      await page.reload();
      await page.getByRole('button', { name: 'Invite' }).click();
      await page.getByRole('img', { name: 'The invite link as a QR code' }).waitFor();
    },
  },
  {
    name: 'table-menu',
    as: 'mira',
    path: ({ games }) => `/games/${games.awaited}`,
    ready: 'Your turn: roll',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Table menu' }).click();
      await page.getByRole('menuitem', { name: 'Settings' }).waitFor();
    },
  },
  {
    name: 'table-message-menu',
    as: 'mira',
    path: ({ games }) => `/games/${games.awaited}`,
    ready: 'Your turn: roll',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'What to do with this message' }).last().click();
      await page.getByRole('menuitem', { name: 'Remove message' }).waitFor();
    },
  },
  {
    name: 'table-commands',
    as: 'mira',
    path: ({ games }) => `/games/${games.awaited}`,
    ready: 'Your turn: roll',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'What do you do?' }).fill('/');
      await page.getByRole('listbox', { name: 'Commands' }).waitFor();
    },
  },
  fromMenu('table-so-far', 'The evening so far', 'Low Ferry'),
  fromMenu('table-keys', 'Keyboard shortcuts', 'Single keys work'),
  fromMenu('table-cost', 'Model and cost', 'This evening'),
  fromMenu('table-settings', 'Settings', 'Language of the story'),
  fromMenu('table-adventure', 'Adventure', 'Players will not see this.'),
  fromMenu('table-players', 'Players', 'Sable Quickwater'),
  fromMenu('table-leave', 'Leave the game', 'You made this game'),
  {
    name: 'table-gone',
    as: 'mira',
    path: ({ games }) => `/games/${games.awaited}`,
    ready: 'Your turn: roll',
    prepare: async (page) => {
      await page.routeWebSocket(/\/ws\?/, (socket) => void socket.close({ code: 4403 }));
      await page.reload();
      await page.getByRole('heading', { name: 'You are no longer at this table' }).waitFor();
    },
  },
  {
    name: 'table-journal',
    as: 'mira',
    path: ({ games }) => `/games/${games.awaited}`,
    ready: 'Your turn: roll',
    prepare: async (page) => {
      await page.getByRole('tab', { name: 'Journal' }).click();
      await page.getByRole('textbox', { name: 'Pin a sentence' }).fill('The hound answers to Bramble.');
      await page.getByRole('button', { name: 'Show the script' }).click();
      await page.getByRole('list', { name: 'Scenes' }).getByRole('button').first().click();
    },
  },
  {
    name: 'table-rules',
    as: 'mira',
    path: ({ games }) => `/games/${games.awaited}`,
    ready: 'Your turn: roll',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Details', exact: true }).first().click();
      await page.getByRole('tab', { name: 'Table', exact: true }).click();
      await page.getByText(/^In \d+ turns/).waitFor();
    },
  },
  {
    name: 'remove-message',
    as: 'mira',
    path: ({ games }) => `/games/${games.awaited}`,
    ready: 'Your turn: roll',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'What to do with this message' }).last().click();
      await page.getByRole('menuitem', { name: 'Remove message' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'table-writing',
    as: 'mira',
    path: ({ games }) => `/games/${games.live}`,
    ready: 'The DM is writing',
  },
  {
    name: 'table-ended',
    as: 'mira',
    path: ({ games }) => `/games/${games.ended}`,
    ready: 'The story ends in victory',
  },
  {
    name: 'table-removed',
    as: 'mira',
    path: ({ games }) => `/games/${games.ended}`,
    ready: 'The story ends in victory',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Read how it ended' }).click();
      if ((await page.getByText('We share it.').count()) > 0) {
        const message = page.locator('li[data-message]').filter({ hasText: 'We share it.' });
        await message.getByRole('button', { name: 'What to do with this message' }).click();
        await page.getByRole('menuitem', { name: 'Remove message' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Remove message' }).click();
      }
      await page.getByText('This message was removed').waitFor();
      // The menu as it shows, at words that stay.
      await page.getByRole('button', { name: 'What to do with this message' }).last().click();
      await page.getByRole('menuitem', { name: 'Remove message' }).waitFor();
    },
  },
  { name: 'settings', as: 'mira', path: () => '/settings', ready: 'This device' },
  {
    name: 'delete-account',
    as: 'mira',
    path: () => '/settings',
    ready: 'This device',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Delete my account…' }).click();
      await page.getByLabel('Your password').waitFor();
    },
  },
  {
    name: 'password-refused',
    as: 'mira',
    path: () => '/settings',
    ready: 'This device',
    prepare: async (page) => {
      await page.getByLabel('Present password', { exact: true }).fill('not-my-password');
      await page.getByLabel('New password', { exact: true }).fill('another-lantern-owl');
      await page.keyboard.press('Enter');
      await page.getByText('The present password is not right.').waitFor();
    },
  },
  {
    name: 'invitation-nowhere',
    as: 'mira',
    path: () => '/join/nope',
    ready: 'This invitation does not lead to a game',
  },
  { name: 'administration', as: 'keeper', path: () => '/admin', ready: 'Who may register' },
  { name: 'administration-users', as: 'keeper', path: () => '/admin/users', ready: 'you, administrator' },
  {
    name: 'administration-delete-user',
    as: 'keeper',
    path: () => '/admin/users',
    ready: 'you, administrator',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Delete Mira' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'administration-games',
    as: 'keeper',
    path: () => '/admin/games',
    ready: 'The Bell at Low Ferry',
  },
  { name: 'administration-models', as: 'keeper', path: () => '/admin/models', ready: 'can be reached' },
  { name: 'administration-cost', as: 'keeper', path: () => '/admin/cost', ready: 'Counted since' },
  {
    name: 'administration-claim',
    as: 'newcomer',
    path: () => '/admin#setup=opened-too-late',
    ready: 'Become the administrator',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Become the administrator' }).click();
      await page.getByText('This link no longer holds').waitFor();
    },
  },
  {
    name: 'administration-first-run',
    as: null,
    path: () => '/admin#setup=just-printed',
    ready: 'Nobody administers this Fireside yet.',
  },
  {
    name: 'administration-not-for-you',
    as: 'newcomer',
    path: () => '/admin',
    ready: 'Only an administrator can see this',
  },
  {
    name: 'landing-own-tale',
    as: null,
    path: () => '/',
    ready: 'A game master for a table of friends.',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Play now' }).click();
      await page.getByRole('radio', { name: 'A sentence of yours' }).check();
      await page.getByLabel('Your sentence').waitFor();
      await page.getByRole('radio', { name: 'Bram Oakhollow' }).waitFor();
    },
  },
  {
    name: 'play-now',
    as: 'newcomer',
    path: () => '/play',
    ready: 'Which tale?',
    prepare: (page) => page.getByRole('radio', { name: 'Bram Oakhollow' }).waitFor(),
  },
  { name: 'about-outside', as: null, path: () => '/about', ready: 'Rules and attribution' },
  { name: 'about', as: 'mira', path: () => '/about', ready: 'Rules and attribution' },
];

/** The parts of the table that are tabs on a phone. */
export const narrowScreens: readonly Screen[] = ['Party', 'Sheet'].map((tab) => ({
  name: `table-${tab.toLowerCase()}`,
  as: 'mira',
  path: ({ games }) => `/games/${games.awaited}`,
  ready: 'Your turn: roll',
  prepare: async (page) => {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel', { name: tab }).getByText('Bram Oakhollow').first().waitFor();
  },
}));

/** Whoever asks the scripted model about a game to be is answered like this. */
export function answerSetupChats(house: House) {
  house.model.answerWith(() =>
    modelAnswers.text(
      `${scriptedOpening} I have your adventure in front of me: a ferry, a bell, and a debt. Shall we play it as **one quiet evening**, or do you want it colder?`,
    ),
  );
}

export interface Look {
  width: number;
  height: number;
  theme: 'dark' | 'light';
  /** The language of the browser. */
  locale?: string;
  /** What to do with the window before anything is opened in it. */
  before?: (page: Page) => unknown;
}

/** A window onto one screen, with the session that belongs to it. */
export async function openScreen(
  house: House,
  furnished: Furnished,
  screen: Screen,
  look: Look,
): Promise<Page> {
  const storageState = screen.as ? await furnished[screen.as].context.storageState() : undefined;
  const context = await house.browser.newContext({
    baseURL: house.fireside.url,
    storageState,
    viewport: { width: look.width, height: look.height },
    colorScheme: look.theme,
    reducedMotion: 'reduce',
    hasTouch: look.width < 768,
    locale: look.locale,
    // Requests are seen as the page makes them.
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(150_000);
  const page = await context.newPage();
  await look.before?.(page);
  await page.goto(screen.path(furnished));
  await page.getByText(screen.ready).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await screen.prepare?.(page);
  return page;
}
