import {
  type Fireside,
  freshDatabase,
  type ModelStandIn,
  modelAnswers,
  type Nginx,
  nginxProgram,
  startFireside,
  startModelStandIn,
  startNginx,
  uniqueName,
} from '@fireside/testing';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { type Guest, welcome } from './support/guest.ts';
import { say } from './support/scene.ts';

/** Two starts of a process and one of a browser, on a machine that may be busy with other tests. */
const patience = { timeout: 180_000 };

describe.runIf(nginxProgram)(
  'two browsers through nginx in front of two nodes (not run where nginx is not installed)',
  patience,
  () => {
    let model: ModelStandIn;
    let nodes: Fireside[];
    let nginx: Nginx;
    let browser: Browser;

    beforeAll(async () => {
      model = await startModelStandIn({ protocol: 'openai' });
      const environment = {
        ...model.environment,
        DATABASE_URL: await freshDatabase(),
        FIRESIDE_TRUSTED_PROXIES: '127.0.0.1',
        FIRESIDE_TURN_SECONDS: '3600',
      };
      [nodes, browser] = await Promise.all([
        Promise.all([startFireside({ environment }), startFireside({ environment })]),
        launchBrowser(),
      ]);
      nginx = await startNginx(nodes.map(({ url }) => url));
    });
    afterAll(async () => {
      await browser?.close();
      await nginx?.stop();
      for (const node of nodes ?? []) await node.stop();
      await model?.close();
    });

    function told({ page }: Guest, text: string) {
      return page.locator('li[data-message]').getByText(text).waitFor();
    }

    test('play one game to its end, each seeing what the other says and the DM answers', async () => {
      const ada = await welcome(browser, nginx.url, { name: uniqueName('Ada') });
      const ben = await welcome(browser, nginx.url, { name: uniqueName('Ben'), theme: 'light' });
      const hero = await ada.createCharacter({ name: uniqueName('Bram'), max_hp: 12 });
      const game = await ada.createGame({ name: uniqueName('The Toll Bridge') });
      await ada.join(game, hero);
      await ben.join(game);

      model.answerWith(() => modelAnswers.text('The bridge is lit, and somebody waits on it.'));
      await ada.page.goto(`/games/${game.id}`);
      await told(ada, 'somebody waits on it');
      await ben.page.goto(`/games/${game.id}`);
      await told(ben, 'somebody waits on it');

      model.answerWith(() => modelAnswers.text('The keeper lowers the lamp.'));
      await say(ben, 'I greet the keeper', 'The keeper lowers the lamp.');
      for (const guest of [ada, ben]) {
        await told(guest, 'I greet the keeper');
        await told(guest, 'The keeper lowers the lamp.');
      }

      model.answerWith(() => modelAnswers.text('And the river keeps the rest.'));
      model.script(
        modelAnswers.toolCall('end_game', { outcome: 'resolved', summary: 'The bridge is open again.' }),
      );
      await say(ada, 'I pay the toll', 'And the river keeps the rest.');
      for (const guest of [ada, ben]) {
        await guest.page.getByText('The bridge is open again.').first().waitFor();
        await told(guest, 'And the river keeps the rest.');
        expect(guest.foreignRequests).toEqual([]);
        expect(guest.problems).toEqual([]);
      }
    });
  },
);
