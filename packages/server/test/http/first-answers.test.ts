import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sessionCookie } from '@fireside/contract';
import { makeGame, registerPlayer } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { databases } from '../start-service.ts';
import { unknownId, useService } from './use-service.ts';

describe.each(databases)('the page with what is read there first on %s', (database) => {
  const test = useService({ database });

  async function open(path: string, token?: string, encoding = 'identity') {
    const headers: Record<string, string> = { 'accept-encoding': encoding };
    if (token) headers.cookie = `${sessionCookie}=${token}`;
    const answer = await fetch(test.url + path, { headers });
    return { headers: answer.headers, html: await answer.text() };
  }

  function answersIn(html: string): Record<string, unknown> | null {
    const [, part] = /<script type="application\/json" id="first-answers">(.*?)<\/script>/s.exec(html) ?? [];
    return part === undefined ? null : JSON.parse(part);
  }

  it('[E13.80] is what the service answers whoever is signed in, at the same addresses', async () => {
    const ann = await registerPlayer(test.client);
    const game = await makeGame(ann, { name: '</script><b>The & Bell' });
    const { html, headers } = await open(`/games/${game.id}`, ann.client.token);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('vary')).toContain('cookie');
    expect(html).not.toContain('<b>The');
    const answers = answersIn(html)!;
    expect(Object.keys(answers)).toHaveLength(6);
    for (const [address, answer] of Object.entries(answers)) {
      const { body } = await ann.client.request('GET', address);
      expect([address, answer]).toEqual([address, body]);
    }
    const lobby = answersIn((await open('/', ann.client.token)).html)!;
    expect(Object.keys(lobby)).toContain('/api/characters');
    expect(JSON.stringify(lobby)).toContain(game.id);
  });

  it('[E13.80] is nothing for strangers and for a session that is over, and of other screens only who is here', async () => {
    const ann = await registerPlayer(test.client);
    const page = await open('/');
    expect(answersIn(page.html)).toBeNull();
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(Object.keys(answersIn((await open('/settings', ann.client.token)).html)!)).toEqual([
      '/api/auth/session',
    ]);
    await ann.client.must('logout');
    expect(answersIn((await open('/', ann.client.token)).html)).toBeNull();
    expect(answersIn((await open('/', 'invented')).html)).toBeNull();
  });

  it('[E13.80] leaves out what they may not read', async () => {
    const [ann, bob] = [await registerPlayer(test.client), await registerPlayer(test.client)];
    const game = await makeGame(ann, { lines: ['spiders'] });
    const answers = answersIn((await open(`/games/${game.id}`, bob.client.token)).html)!;
    expect(Object.keys(answers)).toEqual(['/api/auth/session', `/api/games/${game.id}`]);
    expect(JSON.stringify(answers)).not.toContain('spiders');
    const nowhere = answersIn((await open(`/games/${unknownId}`, bob.client.token)).html)!;
    expect(Object.keys(nowhere)).toEqual(['/api/auth/session']);
  });

  it('[E13.80] is as small on its way as the reader can take', async () => {
    const { token } = (await registerPlayer(test.client)).client;
    const plain = (await open('/', token)).html;
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const headers = { cookie: `${sessionCookie}=${token}`, 'accept-encoding': encoding };
      const { rawPayload, headers: sent } = await test.service.app.inject({ url: '/', headers });
      expect(sent['content-encoding']).toBe(encoding);
      expect(unpack(rawPayload).toString()).toBe(plain);
    }
  });

  it('[E13.82] runs its one script by its hash, and no other', async () => {
    const { token } = (await registerPlayer(test.client)).client;
    for (const [path, who] of [
      ['/', undefined],
      ['/index.html', undefined],
      ['/', token],
    ] as const) {
      const { headers, html } = await open(path, who);
      expect(html.match(/<script>/g)).toHaveLength(1);
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(?:;|$)/);
    }
    const { headers } = await fetch(`${test.url}/api/auth/session`);
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  });
});
