import { joinGame, makeCharacter, makeGame, type Player, registerPlayer } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { rateRules } from '../../src/http/rate-rules.ts';
import { insertRows, messageRow } from '../rows.ts';
import { databases } from '../start-service.ts';
import { standingClock, unknownId, useService } from './use-service.ts';

const hostile = [
  '# A heading of its own',
  'Title',
  '=====',
  'Another',
  '---',
  '1. first',
  '- item',
  '> quoted [link](https://evil.example) ![x](http://evil.example/x.png)',
  'https://evil.example www.evil.example me@evil.example <https://evil.example>',
  '<script>alert(1)</script> <img src=x onerror=alert(1)> &lt;b&gt;',
  '</style></p></body> "quoted" \'single\'',
  '    code',
  '```js',
  '| a | b |',
  '*bold* _em_ ~~gone~~ `code` $x$',
].join('\n');

describe.each(databases)('the export of a story on %s', (database) => {
  const test = useService({ database });

  async function table() {
    const [ann, bob, cat] = [
      await registerPlayer(test.client),
      await registerPlayer(test.client),
      await registerPlayer(test.client),
    ];
    const game = await makeGame(ann, { name: 'Die Mühle: <b>"1"</b>', description: 'By the *river*.' });
    for (const player of [bob, cat]) await joinGame(player, game);
    return { ann, bob, cat, game };
  }

  async function read({ client }: Player, gameId: string, format: string) {
    const answer = await client.request('GET', `/api/games/${gameId}/export?format=${format}`);
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    return { ...answer, text };
  }

  async function story(format: string, rows: Parameters<typeof messageRow>[1][]) {
    const { ann, game } = await table();
    await insertRows(test.store, 'messages', ...rows.map((row) => messageRow(game.id, row)));
    return read(ann, game.id, format);
  }

  it.each([
    ['md', 'text/markdown; charset=utf-8'],
    ['html', 'text/html; charset=utf-8'],
    ['json', 'application/json; charset=utf-8'],
  ])('[E4.export][E8.80] %s is a download with a safe name', async (format, type) => {
    const { ann, game } = await table();
    const { status, headers, text } = await read(ann, game.id, format);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Die-Muhle-b-1-b.${format}"; filename*=UTF-8''Die-M%C3%BChle-b-1-b.${format}`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(text).toContain('river');
  });

  it('[E4.export] other formats are refused, and so is whoever has not joined', async () => {
    const { ann, game } = await table();
    for (const format of ['', 'pdf', 'MD']) expect((await read(ann, game.id, format)).status).toBe(422);
    expect((await ann.client.request('GET', `/api/games/${game.id}/export`)).status).toBe(422);
    const stranger = await registerPlayer(test.client);
    for (const format of ['md', 'html', 'json']) {
      const answer = await read(stranger, game.id, format);
      expect([answer.status, answer.body]).toMatchObject([403, { detail: 'You have not joined this game' }]);
    }
    expect((await read(ann, unknownId, 'md')).status).toBe(404);
  });

  it('[E4.export][E8.81] everybody reads what they may: whispers of their own, table talk in json alone', async () => {
    const { ann, bob, cat, game } = await table();
    const whisper = { kind: 'whisper' as const };
    const said = (player: Player) => ({ sender_type: 'player' as const, user_id: player.user.id });
    await insertRows(
      test.store,
      'messages',
      ...[
        { kind: 'narration' as const, content: 'Told to all.' },
        { ...said(bob), ...whisper, recipient: 'dm', content: 'Asked in secret.' },
        { ...whisper, recipient: bob.user.id, content: 'Answered in secret.' },
        { ...said(bob), ...whisper, recipient: ann.user.id, content: 'Between two.' },
        { ...said(cat), kind: 'table' as const, recipient: null, content: 'Who has the crisps?' },
        { ...said(cat), kind: 'action' as const, recipient: null, content: 'Gone by now', removed_after: 9 },
      ].map((row) => messageRow(game.id, row)),
    );
    for (const format of ['md', 'html', 'json']) {
      const texts = { ann: '', bob: '', cat: '' };
      for (const [name, player] of Object.entries({ ann, bob, cat }))
        texts[name as keyof typeof texts] = (await read(player, game.id, format)).text;
      for (const text of Object.values(texts)) {
        expect(text).toContain('Told to all.');
        expect(text).toContain('This message was removed');
        expect(text).not.toContain('Gone by now');
        expect(text.includes('crisps')).toBe(format === 'json');
      }
      for (const secret of ['Asked in secret.', 'Answered in secret.']) {
        expect(texts.bob).toContain(secret);
        expect(texts.ann).not.toContain(secret);
        expect(texts.cat).not.toContain(secret);
      }
      expect([texts.ann, texts.bob, texts.cat].map((text) => text.includes('Between two.'))).toEqual([
        true,
        true,
        false,
      ]);
    }
    const { messages } = (await read(cat, game.id, 'json')).body as {
      messages: { kind: string; content: string }[];
    };
    expect(messages.find(({ content }) => content.includes('crisps'))).toMatchObject({ kind: 'table' });
  });

  it('[E4.2] nothing of a message becomes markup in the HTML, and no script is in it', async () => {
    const { text } = await story('html', [{ content: hostile }]);
    expect(text).toContain('default-src &#39;none&#39;');
    expect(text).not.toMatch(/<script|<img|<a\s|onerror=alert\(1\)>/i);
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toContain('&amp;lt;b&amp;gt;');
    expect(text).toContain('<title>Die Mühle: &lt;b&gt;&quot;1&quot;&lt;/b&gt;</title>');
    const tags = new Set([...text.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, tag]) => tag));
    for (const tag of tags)
      expect([
        'html',
        'head',
        'meta',
        'title',
        'style',
        'body',
        'h1',
        'p',
        'hr',
        'article',
        'strong',
        'br',
        'header',
        'footer',
        'h2',
        'ul',
        'li',
      ]).toContain(tag);
    expect(text.match(/<\/style>/g)).toHaveLength(1);
  });

  it('[E8.82] nothing of a message becomes a heading, a link or markup in the Markdown', async () => {
    const { text } = await story('md', [{ content: hostile }]);
    const [, body] = text.split('\n---\n') as [string, string];
    for (const line of body.split('\n')) {
      expect(line).not.toMatch(/^\s*(#|=|-|\+|>|\d+[.)]|```|\|| {4}|\t)/);
      expect(line).not.toMatch(/(?<!\\)[`*_~$]/);
      // A link needs what follows its closing bracket, a tag what follows its opening one.
      expect(line).not.toMatch(/(?<!\\)\][([:]|(?<!\\)<[a-z/!?]|(?<!\\)&\w+;/i);
      expect(line).not.toMatch(/https?:|www\.|(?<!\\)@/);
    }
    expect(text.match(/^#/gm)).toHaveLength(1);
    expect(body).toContain('\\# A heading of its own');
  });

  it('[E11.24] begins with a title page, and the chapters of the chronicle are headings', async () => {
    const { ann, bob, game } = await table();
    const odo = await makeCharacter(bob, { name: 'Odo <b>', class_name: 'Rogue', level: 2, max_hp: 9 });
    await joinGame(bob, game, odo);
    const said = [];
    for (const content of ['They set out.', 'They walk.', 'They arrive.'])
      said.push(...(await insertRows(test.store, 'messages', messageRow(game.id, { content }))));
    const chapter = (from_id: number, to_id: number, title: string) => ({
      game_id: game.id,
      from_id,
      to_id,
      title,
      summary: 'It went on.',
    });
    await insertRows(
      test.store,
      'chapters',
      chapter(-5, -2, 'In another game'),
      chapter(said[0]!.id, said[1]!.id, 'The <road>'),
      chapter(said[2]!.id, said[2]!.id, '# The gate'),
    );
    const html = (await read(ann, game.id, 'html')).text;
    expect(html).toContain(
      `<li dir="auto"><strong>Odo &lt;b&gt;</strong>: level 2 Rogue, played by ${bob.user.name}, alive, 9 of 9 HP</li>`,
    );
    expect(html).toMatch(/15 to|2026/);
    expect(html).not.toContain('In another game');
    const order = ['The &lt;road&gt;</h2>', 'They set out.', 'They walk.', '# The gate</h2>', 'They arrive.'];
    const found = order.map((words) => html.indexOf(words));
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(found[0]).toBeGreaterThan(0);
    const markdown = (await read(ann, game.id, 'md')).text;
    expect(markdown.match(/^## .*$/gm)).toEqual(['## The \\<road>', '## \\# The gate']);
    expect(markdown).toContain(`**Odo \\<b>**: level 2 Rogue, played by ${bob.user.name}, alive, 9 of 9 HP.`);
    const { recap } = (await read(ann, game.id, 'json')).body as { recap: { name: string } };
    expect(recap.name).toBe(game.name);
  });

  it('[E8.210] a whisper says to whom it was, and whoever has left is still named, for those who read of them', async () => {
    const { ann, bob, cat, game } = await table();
    const said = (player: Player) => ({ sender_type: 'player' as const, user_id: player.user.id });
    await insertRows(
      test.store,
      'messages',
      ...[
        { ...said(ann), kind: 'whisper' as const, recipient: bob.user.id, content: 'Run.' },
        { ...said(bob), kind: 'whisper' as const, recipient: 'dm', content: 'I run.' },
        { kind: 'whisper' as const, recipient: bob.user.id, content: 'You trip.' },
      ].map((row) => messageRow(game.id, row)),
    );
    const names = (player: Player) => `${player.user.name}, whispering to`;
    const before = (await read(bob, game.id, 'html')).text;
    expect(before).toContain(`${names(ann)} ${bob.user.name}<`);
    expect(before).toContain(`${names(bob)} the DM<`);
    expect(before).toContain(`The DM, whispering to ${bob.user.name}<`);
    await ann.client.must('removeParticipant', { params: { game_id: game.id, user_id: bob.user.id } });
    const after = (await read(ann, game.id, 'md')).text;
    expect(after).toContain(`${bob.user.name} (until they left).`);
    expect(after).toContain(`${names(ann)} ${bob.user.name}:`);
    // Of what was whispered between others nobody learns, not even that somebody did.
    expect((await read(cat, game.id, 'json')).text).not.toContain(bob.user.name);
  });

  it('[E8.80] a long story comes whole and in its order', async () => {
    const count = 1_234;
    const rows = Array.from({ length: count }, (_, at) => ({
      content: `Line number ${at}.`,
      kind: 'narration' as const,
    }));
    const { ann, game } = await table();
    for (let start = 0; start < count; start += 100)
      await insertRows(
        test.store,
        'messages',
        ...rows.slice(start, start + 100).map((row) => messageRow(game.id, row)),
      );
    const { body } = await read(ann, game.id, 'json');
    const { messages } = body as { messages: { content: string }[] };
    expect(messages.map(({ content }) => content)).toEqual(rows.map(({ content }) => content));
    const { text } = await read(ann, game.id, 'md');
    expect(text.match(/Line number \d+\./g)).toEqual(rows.map(({ content }) => content));
  });

  it('[E8.80] whoever asks five times at once gets them one after the other, or is told to wait', async () => {
    const { ann, game } = await table();
    const answers = await Promise.all(Array.from({ length: 5 }, () => read(ann, game.id, 'md')));
    for (const { status } of answers) expect([200, 429]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
  });
});

describe('the limits of exports', () => {
  const clock = standingClock();
  const test = useService({ now: clock.now, environment: { FIRESIDE_RATE_LIMITS: 'on' } });

  it('[E8.83] stories and accounts are written out so often and no more', async () => {
    const ann = await registerPlayer(test.client);
    const game = await makeGame(ann);
    const params = { game_id: game.id };
    for (let count = 0; count < rateRules.exports.burst; count++) {
      const answer =
        count % 2 === 0
          ? await ann.client.call('exportGame', { params, query: { format: 'md' } })
          : await ann.client.call('exportAccount');
      expect(answer.status).toBe(200);
    }
    expect((await ann.client.call('exportAccount')).status).toBe(429);
    expect((await ann.client.call('exportGame', { params, query: { format: 'md' } })).status).toBe(429);
  });
});
