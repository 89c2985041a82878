import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sessionCookie } from '@fireside/contract';
import { makeGame, modelAnswers, registerPlayer } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { databases } from '../start-service.ts';
import { openTable, playTurn } from '../table/table-test.ts';
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

  it('[E13.83] has the end of the story in it, as nothing but words, for whoever may read it', async () => {
    const { game, players, bots } = await openTable(test, { players: 2 });
    const wordsFor = async (index: number, path = `/games/${game.id}`) => {
      const { html } = await open(path, players[index]!.client.token);
      return /<div id="told-last" aria-hidden.*?<p>(.*?)<\/p>/s.exec(html)?.[1] ?? null;
    };
    expect(await wordsFor(0)).toBe('Welcome to the table.');
    await bots[1]!.say('**Hark** <img src=x onerror=alert(1)> & "who" goes?', { kind: 'table' });
    test.standIn.script(modelAnswers.text('The *bell* <b>rings</b> & rings. $& $` </p></template>'));
    await playTurn(bots, bots[0]!, '</p><script>alert(1)</script> I ring > it');
    test.standIn.script(modelAnswers.text('A secret murdlow.'));
    await bots[1]!.say('What do I alone hear?', { to: 'dm' });
    await bots[1]!.waitForReply();
    const { name } = players[0]!.character;
    for (const index of [0, 1])
      expect(await wordsFor(index)).toBe(
        `Welcome to the table.\n\n${name}: &lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt; I ring &gt; it\n\n` +
          'The bell &lt;b&gt;rings&lt;/b&gt; &amp; rings. $&amp; $ &lt;/p&gt;&lt;/template&gt;',
      );
    test.standIn.script(modelAnswers.text(`${'Long ago. '.repeat(400)}The end of it.`));
    await playTurn(bots, bots[0]!, 'And then?');
    const long = (await wordsFor(1))!;
    expect(long.length).toBeLessThanOrEqual(1_200);
    expect(long).toMatch(/The end of it\.$/);
    const stranger = await registerPlayer(test.client);
    for (const [path, token] of [
      [`/games/${game.id}`, stranger.client.token],
      [`/games/${game.id}`, undefined],
      ['/', players[0]!.client.token],
    ] as const)
      expect((await open(path, token)).html).toContain('<div id="told-last" hidden aria-hidden');
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
