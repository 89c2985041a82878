import type { SearchAnswer } from '@fireside/contract';
import { joinGame, makeCharacter, makeGame, registerPlayer } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { ask, insertRows, messageRow } from '../rows.ts';
import { databases } from '../start-service.ts';
import { standingClock, useService } from './use-service.ts';

describe.each(databases)('search over a story on %s', (database) => {
  const clock = standingClock();
  const test = useService({
    database,
    now: clock.now,
    environment: { FIRESIDE_RATE_LIMITS: 'on' },
  });

  async function table() {
    const [ann, bob] = [await registerPlayer(test.client), await registerPlayer(test.client)];
    const game = await makeGame(ann);
    await joinGame(bob, game);
    const say = (content: string, given: Parameters<typeof messageRow>[1] = {}) =>
      insertRows(test.store, 'messages', messageRow(game.id, { content, ...given }));
    const search = async (who: typeof ann, query: string) => {
      const answer = await who.client.request('GET', `/api/games/${game.id}/search?${query}`);
      return { status: answer.status, ...(answer.body as SearchAnswer) };
    };
    const found = async (who: typeof ann, text: string) =>
      (await search(who, `q=${encodeURIComponent(text)}`)).results.map(({ excerpt }) => excerpt);
    return { ann, bob, game, say, search, found };
  }

  it('[E11.1] [E11.2] finds what has every word, newest first, whatever its case and accents', async () => {
    const { ann, say, found } = await table();
    await say('A silver key lies on the sill.');
    await say('The KEY is made of Silver.');
    await say('A key of brass.');
    await say('Die Brücke über die Ilm ächzt.');
    await say('ÜBER den Dächern.');
    expect(await found(ann, 'silver key')).toEqual([
      'The KEY is made of Silver.',
      'A silver key lies on the sill.',
    ]);
    expect(await found(ann, 'brucke')).toEqual(['Die Brücke über die Ilm ächzt.']);
    expect(await found(ann, 'über')).toEqual(['ÜBER den Dächern.', 'Die Brücke über die Ilm ächzt.']);
    expect(await found(ann, 'dragon')).toEqual([]);
  });

  it('[E11.2] signs of the query mean nothing', async () => {
    const { ann, say, found } = await table();
    await say('He is 100% sure.');
    await say('He is 1000 sure.');
    await say("It's the smith's; drop table?");
    expect(await found(ann, '100%')).toEqual(['He is 100% sure.']);
    expect(await found(ann, '%%')).toEqual([]);
    expect(await found(ann, "smith's; drop")).toEqual(["It's the smith's; drop table?"]);
    expect(await found(ann, '\\\\')).toEqual([]);
  });

  it('[E11.3] nobody finds what they may not read: whispers of others, what was removed or taken back', async () => {
    const { ann, bob, game, say, found } = await table();
    const mine = { sender_type: 'player' as const, user_id: bob.user.id, kind: 'whisper' as const };
    await say('I hide the lantern.', { ...mine, recipient: 'dm' });
    await say('You hide the lantern well.', { kind: 'whisper', recipient: bob.user.id });
    await say('The lantern, Bob.', { ...mine, user_id: ann.user.id, recipient: bob.user.id });
    const [removed] = await say('A lantern that was never there.');
    const [back] = await say('A lantern that was taken back.', {
      sender_type: 'player',
      user_id: bob.user.id,
    });
    await ann.client.must('removeMessage', {
      params: { game_id: game.id, message_id: String(removed!.id) },
    });
    await ask(
      test.store,
      `insert into withdrawn_messages (id, takes, removed_after, withheld, effects_json, game_id, sender_type, user_id, content, created_at, kind, rewound_id, withdrawn_after, withdrawn_at)
       select id, takes, removed_after, withheld, effects_json, game_id, sender_type, user_id, content, created_at, kind, id, id, created_at from messages where id = :id`,
      { id: back!.id },
    );
    await ask(test.store, 'delete from messages where id = :id', { id: back!.id });
    expect(await found(bob, 'lantern')).toEqual([
      'The lantern, Bob.',
      'You hide the lantern well.',
      'I hide the lantern.',
    ]);
    expect(await found(ann, 'lantern')).toEqual(['The lantern, Bob.']);
  });

  it('[E11.1] a result says who said it and when, and where the words stand', async () => {
    const { ann, bob, say, search } = await table();
    const character = await makeCharacter(bob, { name: 'Bree' });
    await say('The **silver** key.');
    const given = { sender_type: 'player' as const, user_id: bob.user.id, character_id: character.id };
    await say('I take the silver key.', given);
    const { results, more } = await search(ann, 'q=silver');
    expect(more).toBeNull();
    expect(results).toMatchObject([
      { by: 'Bree', sender_type: 'player', kind: 'action', marks: [[11, 17]] },
      { by: null, sender_type: 'dm', kind: 'narration', excerpt: 'The silver key.', marks: [[4, 10]] },
    ]);
    expect(results[0]!.at).toBe('2026-11-15T20:00:00.000Z');
  });

  it('[E11.5] goes on where it ended, and looks through no more than 5,000 messages at once', async () => {
    const { ann, game, say, search } = await table();
    const [oldest] = await say('The first bell.');
    const many = Array.from({ length: 5_001 }, () => messageRow(game.id, { content: 'Rain.' }));
    for (let at = 0; at < many.length; at += 500) {
      await insertRows(test.store, 'messages', ...many.slice(at, at + 500));
    }
    for (const content of ['The second bell.', 'The third bell.']) await say(content);
    const newest = await search(ann, 'q=bell&limit=1');
    expect(newest.results.map(({ excerpt }) => excerpt)).toEqual(['The third bell.']);
    const next = await search(ann, `q=bell&limit=5&before=${newest.more}`);
    expect(next.results.map(({ excerpt }) => excerpt)).toEqual(['The second bell.']);
    const last = await search(ann, `q=bell&before=${next.more}`);
    expect(last.results.map(({ id }) => id)).toEqual([oldest!.id]);
    expect(last.more).toBeNull();
  });

  it('[E11.5] reads no more than 200,000 characters at once, and goes on behind them', async () => {
    const { ann, say, search } = await table();
    const [oldest] = await say('The zone of the sea.');
    for (let count = 0; count < 5; count += 1) await say('é'.repeat(100_000));
    const first = await search(ann, 'q=zone');
    expect(first.results).toEqual([]);
    expect(first.more).toBe(oldest!.id + 4);
    const second = await search(ann, `q=zone&before=${first.more}`);
    expect([second.results.length, second.more]).toEqual([0, oldest!.id + 2]);
    const last = await search(ann, `q=zone&before=${second.more}`);
    expect([last.results.map(({ id }) => id), last.more]).toEqual([[oldest!.id], null]);
  });

  it('[E11.6] between 2 and 100 characters, at the table alone, and not without end', async () => {
    const { ann, search } = await table();
    for (const query of ['', 'q=a', `q=${'a'.repeat(101)}`, 'q=bell&limit=51', 'q=bell&before=0']) {
      expect((await search(ann, query)).status, query).toBe(422);
    }
    const stranger = await registerPlayer(test.client);
    expect((await search(stranger, 'q=bell')).status).toBe(403);
    const statuses = new Set<number>();
    for (let count = 0; count < 70; count += 1) statuses.add((await search(ann, 'q=bell')).status);
    expect([...statuses].sort()).toEqual([200, 429]);
  });
});
