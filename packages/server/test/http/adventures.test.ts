import { request } from 'node:http';
import { type Player, registerPlayer } from '@fireside/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredAdventure } from '../../src/games/adventure-rows.ts';
import { emptyLibrary, plainAdventure } from '../start-service.ts';
import { ask } from '../rows.ts';
import { useService } from './use-service.ts';

interface Reading {
  text: string;
  signal: AbortSignal;
  finish(): void;
}

describe('adventures', () => {
  let readings: Reading[] = [];
  let begun: () => void = () => {};

  function readAdventure(text: string, signal = new AbortController().signal): Promise<StoredAdventure> {
    return new Promise((resolve, reject) => {
      const finish = () => resolve(plainAdventure(text));
      signal.addEventListener('abort', () => reject(signal.reason));
      readings.push({ text, signal, finish });
      begun();
    });
  }

  const test = useService({ library: { ...emptyLibrary, readAdventure } });

  beforeEach(() => {
    readings = [];
  });

  async function readingOf(text: string): Promise<Reading> {
    for (;;) {
      const found = readings.find((reading) => reading.text === text);
      if (found) return found;
      await new Promise<void>((resolve) => {
        begun = resolve;
      });
    }
  }

  /** A request that its client can break off. */
  function create({ client }: Player, text: string) {
    const sent = request(`${test.url}/api/games`, {
      method: 'POST',
      agent: false,
      headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
    });
    const status = new Promise<number | 'gone'>((resolve) => {
      sent.on('response', (answer) => resolve(answer.resume().statusCode ?? 0));
      sent.on('error', () => resolve('gone'));
    });
    sent.end(JSON.stringify({ name: text, adventure_text: text }));
    return { status, breakOff: () => sent.destroy() };
  }

  it('[D3.16] are read one at a time for each user; three wait and the next is refused', async () => {
    const [ann, bob] = [await registerPlayer(test.client), await registerPlayer(test.client)];
    const first = create(ann, 'ann 0');
    await readingOf('ann 0');
    // Four more, of which three may wait: whichever comes last is refused.
    const more = Array.from({ length: 4 }, (_, index) => create(ann, `ann ${index + 1}`));
    expect(await Promise.race(more.map(({ status }) => status))).toBe(429);
    const theirs = create(bob, 'bob');
    (await readingOf('bob')).finish();
    expect(await theirs.status).toBe(200);
    expect(readings.map(({ text }) => text)).toEqual(['ann 0', 'bob']);
    for (let finished = 0; finished < 4; finished += 1) {
      const next = () => readings.filter(({ text }) => text.startsWith('ann'))[finished];
      while (!next()) {
        await new Promise<void>((resolve) => {
          begun = resolve;
        });
      }
      next()!.finish();
    }
    expect(await first.status).toBe(200);
    const statuses = await Promise.all(more.map(({ status }) => status));
    expect(statuses.sort()).toEqual([200, 200, 200, 429]);
  });

  it('[D3.16] are not read for a client that has gone, and make no game', async () => {
    const ann = await registerPlayer(test.client);
    const reading = create(ann, 'read and left');
    const { signal } = await readingOf('read and left');
    const waiting = create(ann, 'third');
    const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve));
    reading.breakOff();
    await stopped;
    (await readingOf('third')).finish();
    expect([await reading.status, await waiting.status]).toEqual(['gone', 200]);
    const games = await ask(test.store, 'select name from games where creator_id = :id', { id: ann.user.id });
    expect(games).toEqual([{ name: 'third' }]);
    expect(test.logged()).not.toContain('a request failed');
  });
});
