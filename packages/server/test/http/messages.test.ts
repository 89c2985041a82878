import { joinGame, makeCharacter, makeGame, registerPlayer } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { messageRow, insertRows } from '../rows.ts';
import { databases } from '../start-service.ts';
import { useService } from './use-service.ts';

describe.each(databases)('the message history on %s', (database) => {
  const test = useService({ database });

  async function tableWithMessages(count: number) {
    const ann = await registerPlayer(test.client);
    const game = await makeGame(ann);
    const rows = Array.from({ length: count }, (_, index) =>
      messageRow(game.id, { content: `line ${index + 1}` }),
    );
    // Messages of another game in between: ids of one game have gaps.
    const other = await makeGame(ann);
    for (const row of rows) {
      await insertRows(test.store, 'messages', row);
      if (row.content.endsWith('3')) await insertRows(test.store, 'messages', messageRow(other.id));
    }
    const read = async (path: string) => {
      const answer = await ann.client.request('GET', `/api/games/${game.id}/${path}`);
      return { ...answer, lines: answer.body as { id: number; content: string }[] };
    };
    return { ann, game, read };
  }

  const contents = (messages: { content: string }[]) => messages.map(({ content }) => content);
  const lines = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}`);

  it('[4.messages][8.messages-default] gives the latest 5 by default, oldest first', async () => {
    const { read } = await tableWithMessages(9);
    const { status, lines: found } = await read('messages');
    expect(status).toBe(200);
    expect(contents(found)).toEqual(lines(5, 9));
    const ids = found.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(contents((await read('messages?limit=3')).lines)).toEqual(lines(7, 9));
  });

  it('[4.messages-full][8.messages-full-default] gives the newest 100 by default and pages back with before_id', async () => {
    const { read } = await tableWithMessages(130);
    const newest = (await read('messages/full')).lines;
    expect(contents(newest)).toEqual(lines(31, 130));
    const before = (await read(`messages/full?before_id=${newest[0]!.id}`)).lines;
    expect(contents(before)).toEqual(lines(1, 30));
    expect((await read(`messages/full?before_id=${before[0]!.id}`)).lines).toEqual([]);
    const page = (await read(`messages/full?limit=7&before_id=${newest[0]!.id}`)).lines;
    expect(contents(page)).toEqual(lines(24, 30));
    expect(page.every(({ id }) => id < newest[0]!.id)).toBe(true);
  });

  it('[4.messages-full][D3.14] gives many in one list, whole and in order', async () => {
    const { ann, game, read } = await tableWithMessages(0);
    const rows = Array.from({ length: 430 }, (_, index) =>
      messageRow(game.id, { content: `line ${index + 1}` }),
    );
    const stored = await insertRows(test.store, 'messages', ...rows);
    expect(contents((await read('messages/full?limit=500')).lines)).toEqual(lines(1, 430));
    expect(contents((await read('messages?limit=300')).lines)).toEqual(lines(131, 430));
    const before = stored[350]!.id;
    expect(contents((await read(`messages/full?limit=200&before_id=${before}`)).lines)).toEqual(
      lines(151, 350),
    );
    const bob = await registerPlayer(test.client);
    const refused = await bob.client.request('GET', `/api/games/${game.id}/messages/full?limit=500`);
    expect(refused.status).toBe(403);
    await ann.client.must('deleteGame', { params: { game_id: game.id } });
    expect((await read('messages/full?limit=500')).status).toBe(404);
  });

  it('[8.limit-maximum][D3.10] limit goes from 1 to 500 and before_id from 1', async () => {
    const { read } = await tableWithMessages(2);
    for (const path of ['messages', 'messages/full']) {
      expect((await read(`${path}?limit=1`)).status).toBe(200);
      expect((await read(`${path}?limit=500`)).status).toBe(200);
      for (const limit of ['0', '501', '-1']) {
        const { status, body } = await read(`${path}?limit=${limit}`);
        expect([status, (body as { detail?: string }).detail]).toEqual([
          422,
          'limit: must be between 1 and 500',
        ]);
      }
      for (const limit of ['', 'five', '1.5', '1e2', '0x10', '99999999999999999999', '1&limit=2']) {
        expect((await read(`${path}?limit=${limit}`)).status).toBe(422);
      }
    }
    for (const id of ['0', '-5', 'x', '1.5']) {
      expect((await read(`messages/full?before_id=${id}`)).status).toBe(422);
    }
    expect((await read('messages/full?before_id=999999999999999')).lines).toHaveLength(2);
  });

  it('[2.message][D5.1][D5.2] a message has exactly the specified fields, with the names that belong to it', async () => {
    const ann = await registerPlayer(test.client);
    const hero = await makeCharacter(ann, { name: 'Bree' });
    const game = await makeGame(ann);
    await joinGame(ann, game, hero);
    const roll = { notation: '1d20', reason: 'luck', total: 12, breakdown: '[12]' };
    const rolled = { kind: 'rolled', roll, by: 'dm' };
    const secret = { kind: 'world', field: 'notes', before: '', after: 'The priest did it' };
    for (const row of [
      messageRow(game.id, { content: 'Welcome.', effects_json: JSON.stringify([rolled, secret]) }),
      messageRow(game.id, {
        sender_type: 'player',
        user_id: ann.user.id,
        character_id: hero.id,
        content: 'I listen.',
      }),
      messageRow(game.id, { sender_type: 'player', user_id: ann.user.id, content: 'Out of character.' }),
      messageRow(game.id, { sender_type: 'system', content: 'The night passes.' }),
    ]) {
      await insertRows(test.store, 'messages', row);
    }
    const found = await ann.client.must('latestMessages', { params: { game_id: game.id } });
    const created_at = '2026-11-15T20:00:00.000Z';
    const told = { kind: 'narration', to: null, takes: 1 };
    const said = { kind: 'action', to: null, takes: 1 };
    const nobody = { user_id: null, player_name: null, character_id: null, character_name: null, ...told };
    const player = { sender_type: 'player', user_id: ann.user.id, player_name: ann.user.name, ...said };
    expect(found).toEqual([
      {
        id: expect.any(Number),
        sender_type: 'dm',
        ...nobody,
        content: 'Welcome.',
        created_at,
        rolls: [roll],
        effects: [rolled],
        removed: false,
        withheld: 0,
      },
      {
        id: expect.any(Number),
        ...player,
        character_id: hero.id,
        character_name: 'Bree',
        content: 'I listen.',
        created_at,
        rolls: [],
        effects: [],
        removed: false,
        withheld: 0,
      },
      {
        id: expect.any(Number),
        ...player,
        character_id: null,
        character_name: null,
        content: 'Out of character.',
        created_at,
        rolls: [],
        effects: [],
        removed: false,
        withheld: 0,
      },
      {
        id: expect.any(Number),
        sender_type: 'system',
        ...nobody,
        content: 'The night passes.',
        created_at,
        rolls: [],
        effects: [],
        removed: false,
        withheld: 0,
      },
    ]);
    expect(found.every(({ id }) => Number.isInteger(id))).toBe(true);
    expect(await ann.client.must('messageHistory', { params: { game_id: game.id } })).toEqual(found);
  });

  it('[4.4][7.403-not-joined] whoever has not joined may neither read nor get a ticket', async () => {
    const { game } = await tableWithMessages(1);
    const stranger = await registerPlayer(test.client);
    for (const [method, path] of [
      ['GET', 'messages'],
      ['GET', 'messages/full'],
      ['POST', 'ws-ticket'],
    ] as const) {
      const answer = await stranger.client.request(method, `/api/games/${game.id}/${path}`);
      expect([answer.status, answer.body]).toEqual([
        403,
        { code: 'not_participant', detail: 'You have not joined this game' },
      ]);
    }
  });
});
