import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Fireside, type ModelStandIn, startFireside, startModelStandIn } from '@fireside/testing';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { type Guest, type GuestOptions, welcome } from './guest.ts';

/** A real server, a scripted model behind it, and a browser in front of it. */
export interface House {
  fireside: Fireside;
  model: ModelStandIn;
  browser: Browser;
  /** A browser window of their own, signed in unless asked otherwise. */
  guest(options?: GuestOptions): Promise<Guest>;
  close(): Promise<void>;
}

export async function openHouse(environment: Record<string, string> = {}): Promise<House> {
  const model = await startModelStandIn({ protocol: 'openai' });
  // A scripted model asks no book, and every start would read them.
  const noBooks = await mkdtemp(join(tmpdir(), 'fireside-books-'));
  const [fireside, browser] = await Promise.all([
    startFireside({
      environment: {
        FIRESIDE_MODEL: 'compatible:scripted',
        OPENAI_BASE_URL: model.url,
        OPENAI_API_KEY: 'any',
        FIRESIDE_RATE_LIMITS: 'off',
        FIRESIDE_LOG: 'warn',
        FIRESIDE_TURN_SECONDS: '3600',
        ...(!environment.FIRESIDE_MODEL && { FIRESIDE_RULEBOOKS: noBooks }),
        ...environment,
      },
    }),
    launchBrowser(),
  ]);
  return {
    fireside,
    model,
    browser,
    guest: (options) => welcome(browser, fireside.url, options),
    async close() {
      await browser.close();
      await fireside.stop();
      await model.close();
      await rm(noBooks, { recursive: true });
    },
  };
}
