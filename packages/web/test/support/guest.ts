import {
  addressOf,
  type AnyInput,
  type CallArguments,
  type CallInput,
  type CallOutput,
  type CharacterRead,
  endpoints,
  type GameRead,
  type Operation,
  type UserRead,
} from '@fireside/contract';
import { testPassword, uniqueName } from '@fireside/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { onTestFinished, TestRunner } from 'vitest';

export interface GuestOptions {
  /** Registered under this name; null stays outside. */
  name?: string | null;
  width?: number;
  height?: number;
  theme?: 'dark' | 'light';
  reducedMotion?: boolean;
  /** A phone: touch, and a layout that follows the viewport's meta element. */
  touch?: boolean;
  /** Device pixels for each pixel of the page. */
  scale?: number;
  /** With the service worker, which answers where the network does not. Else requests are seen as the page makes them. */
  offline?: boolean;
  /** The language of the browser. */
  locale?: string;
}

/** Somebody at a window, for as long as the test: their page, and the service as their session sees it. */
export interface Guest {
  page: Page;
  context: BrowserContext;
  user: UserRead | null;
  /** Everything that the page asked of anyone but the service. */
  foreignRequests: string[];
  /** Errors that scripts threw, and refusals by the page's security policy. */
  problems: string[];
  call<O extends Operation>(operation: O, ...input: CallArguments<O>): Promise<CallOutput<O>>;
  createGame(fields: CallInput<'createGame'>['body']): Promise<GameRead>;
  createCharacter(fields: CallInput<'createCharacter'>['body']): Promise<CharacterRead>;
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
  const { scale = 1, offline = false } = options;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    hasTouch: touch,
    isMobile: touch,
    deviceScaleFactor: scale,
    serviceWorkers: offline ? 'allow' : 'block',
    locale: options.locale,
  });
  // A window goes with the test that opened it: even one that nobody looks at draws, and answers its sockets.
  if (TestRunner.getCurrentTest()) onTestFinished(() => context.close());
  // A slow machine is never the reason for a failure.
  context.setDefaultTimeout(150_000);
  const foreignRequests: string[] = [];
  const problems: string[] = [];
  const page = await context.newPage();
  watch(page, origin, foreignRequests, problems);

  async function send(operation: Operation, input: AnyInput = {}): Promise<unknown> {
    const { method } = endpoints[operation];
    const response = await context.request.fetch(addressOf(operation, input), { method, data: input.body });
    if (!response.ok()) throw new Error(`${operation}: ${response.status()} ${await response.text()}`);
    return response.status() === 204 ? undefined : response.json();
  }
  const call = send as Guest['call'];

  let user: UserRead | null = null;
  if (options.name !== null) {
    const name = options.name ?? uniqueName();
    user = (await call('register', { body: { name, password: testPassword } })).user;
  }
  return {
    page,
    context,
    user,
    foreignRequests,
    problems,
    call,
    createGame: (body) => call('createGame', { body }),
    createCharacter: (body) => call('createCharacter', { body }),
    join: (game, character) =>
      call('joinGame', {
        params: { game_id: game.id },
        body: { participation_code: game.participation_code ?? '', character_id: character?.id },
      }),
  };
}
