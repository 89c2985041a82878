import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { modelAnswers } from '@fireside/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { welcome } from './support/guest.ts';
import { type House, openHouse } from './support/house.ts';
import { bellGame, bramFields, greeting, say } from './support/scene.ts';
import { violationsInBothThemes } from './support/violations.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

/** From here on the network is not needed for what was visited. */
async function isPrepared(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

function keptAnswers(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keys = await (await caches.open('fireside-kept')).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });
}

function keptText(page: Page, path: string): Promise<string> {
  return page.evaluate(async (path) => {
    const cache = await caches.open('fireside-kept');
    const key = (await cache.keys()).find(({ url }) => new URL(url).pathname === path);
    return (key && (await (await cache.match(key))?.text())) ?? '';
  }, path);
}

test('[E13.100] it can be installed: a manifest, its icons, and the colours of the page', async () => {
  const { page } = await house.guest({ name: null, offline: true });
  await page.goto('/');
  const { request } = page.context();
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Fireside', display: 'standalone', start_url: '/' });
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
  }
  await isPrepared(page);
});

test('[E13.101] [E13.102] a visited table and its sheets are read without a connection, and played on with one', async () => {
  const mira = await house.guest({ offline: true });
  const bram = await mira.createCharacter(bramFields);
  const game = await mira.createGame(bellGame);
  await mira.join(game, bram);
  house.model.script(modelAnswers.text(greeting));
  const { page } = mira;
  await page.goto('/');
  await isPrepared(page);
  await page.goto(`/characters/${bram.id}`);
  await page.getByRole('heading', { name: 'Bram Oakhollow' }).first().waitFor();
  await page.goto(`/games/${game.id}`);
  await page.getByText('still warm.').first().waitFor();
  house.model.script(modelAnswers.text('The reeds are listening.'));
  await say(mira, 'I listen.', 'The reeds are listening.');
  // Left as people leave it: by going elsewhere.
  await page.goto('/');
  await page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
  await expect.poll(() => keptText(page, `/api/games/${game.id}/messages/full`)).toContain('are listening');

  await house.fireside.stop();
  await page.goto(`/games/${game.id}`);
  await page.getByText('The reeds are listening.').first().waitFor();
  await page.getByText('this is what the browser kept').waitFor();
  await page.getByText('nothing can be said').waitFor();
  expect(await page.getByRole('textbox', { name: 'What do you do?' }).count()).toBe(0);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.goto(`/characters/${bram.id}`);
  await page.getByRole('heading', { name: 'Bram Oakhollow' }).first().waitFor();
  await page.getByText('this is what the browser kept').waitFor();
  await page.goto(`/games/${game.id}`);
  await page.getByText('nothing can be said').waitFor();

  await house.fireside.restart();
  await page.getByRole('textbox', { name: 'What do you do?' }).waitFor();
  house.model.script(modelAnswers.text('Something answers.'));
  await say(mira, 'I call out.', 'Something answers.');
  await expect.poll(() => page.getByText('this is what the browser kept').count()).toBe(0);
});

test('[E13.103] nothing is kept for whoever comes next: signing out forgets it', async () => {
  const { page } = await house.guest({ offline: true });
  await page.goto('/');
  await isPrepared(page);
  await page.reload();
  await page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
  await expect.poll(() => keptAnswers(page)).toContain('/api/games');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out here' }).click();
  await page.getByRole('heading', { name: 'A game master for a table of friends.' }).waitFor();
  await expect.poll(() => keptAnswers(page)).not.toContain('/api/games');
});

test('[E13.103] signing out forgets it too in a window that was reloaded past the worker', async () => {
  const { page, context } = await house.guest({ offline: true });
  await page.goto('/');
  await isPrepared(page);
  await page.reload();
  await expect.poll(() => keptAnswers(page)).toContain('/api/games');
  await page.goto('/settings');
  await (await context.newCDPSession(page)).send('Page.reload', { ignoreCache: true });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller).catch(() => 0)).toBeNull();
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out here' }).click();
  await page.getByRole('heading', { name: 'A game master for a table of friends.' }).waitFor();
  await expect.poll(() => keptAnswers(page)).not.toContain('/api/games');
});

test('[E13.103] a session that ended while nobody looked is forgotten at the next visit', async () => {
  const { page, call } = await house.guest({ offline: true });
  await page.goto('/');
  await isPrepared(page);
  await page.reload();
  await expect.poll(() => keptAnswers(page)).toContain('/api/games');
  await page.goto('about:blank');
  await call('logout');
  await page.goto('/');
  await page.getByRole('heading', { name: 'A game master for a table of friends.' }).waitFor();
  await expect.poll(() => keptAnswers(page)).not.toContain('/api/games');
});

/** The service behind an address of its own, with another build of the client as soon as it is asked for. */
async function renewable(origin: string) {
  let isNewer = false;
  const proxy = createServer((incoming, answer) => {
    const { method, url, headers } = incoming;
    const onward = request(`${origin}${url}`, { method, headers }, (response) => {
      if (url !== '/service-worker.js' || !isNewer) {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
        return;
      }
      response.resume();
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
      answer.end("self.addEventListener('message', () => self.skipWaiting());");
    });
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    renew: () => {
      isNewer = true;
    },
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

test('[E13.104] a newer client is announced, and taken when it is wanted', async () => {
  const place = await renewable(house.fireside.url);
  const { page } = await welcome(house.browser, place.url, { offline: true });
  await page.goto('/');
  await isPrepared(page);
  await page.reload();
  await page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
  expect(await page.getByText('A newer Fireside is here.').count()).toBe(0);

  place.renew();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByText('A newer Fireside is here.').waitFor();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
  await page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
  expect(await page.getByText('A newer Fireside is here.').count()).toBe(0);
  place.close();
});
