import type { CharacterCreate, CharacterRead, GameRead, UserRead } from '@fireside/contract';
import { testPassword, uniqueName } from '@fireside/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';

export interface GuestOptions {
  /** Registered under this name; null stays outside. */
  name?: string | null;
  width?: number;
  height?: number;
  theme?: 'dark' | 'light';
  reducedMotion?: boolean;
  touch?: boolean;
}

/** Somebody at a window: their page, and the service as their session sees it. */
export interface Guest {
  page: Page;
  context: BrowserContext;
  user: UserRead | null;
  /** Everything that the page asked of anyone but the service. */
  foreignRequests: string[];
  /** Errors that scripts threw, and refusals by the page's security policy. */
  problems: string[];
  api<T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, data?: unknown): Promise<T>;
  createGame(fields: { name: string; description?: string; adventure_text?: string }): Promise<GameRead>;
  createCharacter(fields: Partial<CharacterCreate> & { name: string }): Promise<CharacterRead>;
  join(game: GameRead, character?: CharacterRead): Promise<GameRead>;
}

function watch(page: Page, origin: string, foreignRequests: string[], problems: string[]) {
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('data:')) foreignRequests.push(url);
  });
  page.on('websocket', (socket) => {
    if (!socket.url().startsWith(origin.replace('http', 'ws'))) foreignRequests.push(socket.url());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Uncaught|Warning:/.test(message.text())) {
      problems.push(message.text());
    }
  });
}

export async function welcome(browser: Browser, origin: string, options: GuestOptions = {}): Promise<Guest> {
  const { width = 1280, height = 800, theme = 'dark', reducedMotion = false, touch = false } = options;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    hasTouch: touch,
  });
  // A slow machine is never the reason for a failure.
  context.setDefaultTimeout(55_000);
  const foreignRequests: string[] = [];
  const problems: string[] = [];
  const page = await context.newPage();
  watch(page, origin, foreignRequests, problems);

  async function api<T>(method: string, path: string, data?: unknown): Promise<T> {
    const response = await context.request.fetch(path, { method, data });
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    return (response.status() === 204 ? undefined : await response.json()) as T;
  }

  let user: UserRead | null = null;
  if (options.name !== null) {
    const name = options.name ?? uniqueName();
    const registered = await api<{ user: UserRead }>('POST', '/api/auth/register', {
      name,
      password: testPassword,
    });
    user = registered.user;
  }
  return {
    page,
    context,
    user,
    foreignRequests,
    problems,
    api,
    createGame: (fields) => api('POST', '/api/games', fields),
    createCharacter: (fields) => api('POST', '/api/characters', fields),
    join: (game, character) =>
      api('POST', `/api/games/${game.id}/join`, {
        participation_code: game.participation_code,
        character_id: character?.id,
      }),
  };
}
