import type { Effect, Recap } from '@fireside/contract';
import { joinGame, makeCharacter, makeGame, type Player, registerPlayer } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { ask, insertRows, messageRow, turnRow } from '../rows.ts';
import { databases } from '../start-service.ts';
import { useService } from './use-service.ts';

const scenes = ['Background', 'The Yard', 'The Cellar', 'The Loft'];

const rolled = (by: string, natural: number, reason = 'Stealth'): Effect => ({
  kind: 'rolled',
  by,
  roll: { notation: '1d20+5', reason, total: natural + 5, breakdown: `[${natural}]+5 = ${natural + 5}` },
});

const minute = (minutes: number) => new Date(Date.UTC(2026, 10, 15, 20, minutes)).toISOString();

describe.each(databases)('the recap of a game on %s', (database) => {
  const test = useService({ database });

  async function table() {
    const [ann, bob, cat] = [
      await registerPlayer(test.client),
      await registerPlayer(test.client),
      await registerPlayer(test.client),
    ];
    const game = await makeGame(ann, { name: 'The Mill', adventure_text: 'Rats hide behind the barrels.' });
    const bree = await makeCharacter(ann, { name: 'Bree', class_name: 'Ranger', level: 3, max_hp: 20 });
    const odo = await makeCharacter(bob, { name: 'Odo', level: 2, max_hp: 12 });
    await joinGame(ann, game, bree);
    await joinGame(bob, game, odo);
    await joinGame(cat, game);
    return { ann, bob, cat, game, bree, odo };
  }

  type Seated = Awaited<ReturnType<typeof table>>;

  async function say(game: Seated['game'], ...rows: (Parameters<typeof messageRow>[1] & object)[]) {
    // One by one: their ids are their order.
    for (const row of rows) await insertRows(test.store, 'messages', messageRow(game.id, row));
  }

  const effects = (...given: Effect[]) => ({ effects_json: JSON.stringify(given) });
  const said = (player: Player) => ({ sender_type: 'player' as const, user_id: player.user.id });
  const recapOf = ({ client }: Player, gameId: string): Promise<Recap> =>
    client.must('readRecap', { params: { game_id: gameId } });
  const end = (id: string, reason: string) =>
    ask(test.store, `update games set status = 'ended', ended_reason = :reason where id = :id returning id`, {
      id,
      reason,
    });

  async function evening() {
    const seated = await table();
    const { ann, bob, cat, game, bree, odo } = seated;
    const hit = (character: { id: string; name: string }, before: number, after: number): Effect => ({
      kind: 'hit_points',
      character_id: character.id,
      name: character.name,
      before,
      after,
      max: 20,
    });
    const rat = (state: 'unhurt' | 'down') => ({
      round: 1,
      turn: 0,
      combatants: [
        {
          id: 'rat',
          name: 'Rat',
          side: 'foe' as const,
          character_id: null,
          initiative: 3,
          conditions: [],
          hp: null,
          state,
        },
      ],
    });
    await say(
      game,
      { content: 'Welcome to the mill.', created_at: minute(0) },
      { ...said(ann), content: 'I sneak', created_at: minute(5) },
      { content: 'You are seen.', created_at: minute(6), ...effects(rolled(ann.user.id, 1)) },
      {
        content: 'A rat!',
        created_at: minute(7),
        ...effects({ kind: 'encounter', before: null, encounter: rat('unhurt') }, hit(bree, 20, 8), {
          kind: 'sheet',
          character_id: bree.id,
          name: 'Bree',
          field: 'level',
          before: 3,
          after: 4,
        }),
      },
      { ...said(cat), kind: 'table', content: 'Crisps?', created_at: minute(8) },
      {
        content: 'It falls.',
        created_at: minute(9),
        ...effects(
          rolled('dm', 20, 'Attack'),
          { kind: 'encounter', before: rat('unhurt'), encounter: rat('down') },
          { kind: 'encounter', before: rat('down'), encounter: null },
          hit(bree, 8, 14),
        ),
      },
      {
        ...said(bob),
        kind: 'whisper',
        recipient: 'dm',
        content: 'I pocket the gem',
        created_at: minute(10),
      },
      {
        kind: 'whisper',
        recipient: bob.user.id,
        content: 'Nobody saw.',
        created_at: minute(11),
        ...effects(rolled(bob.user.id, 19, 'Sleight of Hand')),
      },
      // The next evening.
      { ...said(bob), content: 'I go on', created_at: minute(600) },
      {
        content: 'The beam breaks. **The mill is no more.**',
        created_at: minute(603),
        ...effects(rolled(bob.user.id, 11, 'Athletics'), hit(odo, 12, 0)),
      },
    );
    return seated;
  }

  it('[E11.10][E11.11] tells dates, verdict, party, rolls and figures of what its reader may read', async () => {
    const { ann, bob, cat, game } = await evening();
    await end(game.id, 'defeat: The mill buried Odo.');
    const recap = await recapOf(ann, game.id);
    expect(recap).toMatchObject({
      name: 'The Mill',
      status: 'ended',
      outcome: 'defeat',
      reason: 'The mill buried Odo.',
      // The story is older than its table here.
      began_at: minute(0),
      last_at: minute(603),
      last_sentence: 'The mill is no more.',
      figures: {
        messages: 7,
        turns: 5,
        rolls: 3,
        natural_20s: 1,
        natural_1s: 1,
        wounds: 24,
        healed: 6,
        fights: 1,
        foes_down: 1,
        // Nine minutes on the first evening, three on the second.
        seconds: 12 * 60,
      },
    });
    expect(recap.party).toEqual([
      {
        name: ann.user.name,
        character: 'Bree',
        class_name: 'Ranger',
        fate: 'alive',
        hp: { current: 14, max: 20 },
        level: { before: 3, after: 4 },
      },
      expect.objectContaining({ character: 'Odo', fate: 'fallen', level: { before: 2, after: 2 } }),
      expect.objectContaining({ name: cat.user.name, character: null, hp: null }),
    ]);
    expect(recap.rolls.map(({ fame, by, roll }) => [fame, by, roll.reason])).toEqual([
      ['natural_1', ann.user.name, 'Stealth'],
      ['natural_20', null, 'Attack'],
      ['decisive', bob.user.name, 'Athletics'],
    ]);
    const [first] = await ann.client.must('messageHistory', { params: { game_id: game.id } });
    expect(recap.first_id).toBe(first!.id);
  });

  it('[E11.13] whispers of others are in no word and in no number', async () => {
    const { ann, bob, cat, game } = await evening();
    const [hers, his, theirs] = [
      await recapOf(ann, game.id),
      await recapOf(bob, game.id),
      await recapOf(cat, game.id),
    ];
    expect(hers.figures).toEqual(theirs.figures);
    expect([hers.figures.rolls, his.figures.rolls]).toEqual([3, 4]);
    expect([hers.figures.messages, his.figures.messages]).toEqual([7, 9]);
    for (const recap of [hers, theirs]) {
      expect(JSON.stringify(recap)).not.toContain('Sleight of Hand');
      expect(JSON.stringify(recap)).not.toContain('Nobody saw');
    }
    expect(his.last_sentence).toBe('The mill is no more.');
  });

  it('[E11.14] scenes that nobody saw are named when the game is over, and not before', async () => {
    const { ann, bob, game } = await evening();
    const params = { game_id: game.id };
    await ask(test.store, 'delete from adventure_scenes where game_id = :game_id returning number', params);
    await insertRows(
      test.store,
      'adventure_scenes',
      ...scenes.map((title, place) => ({
        ...params,
        number: place + 1,
        title,
        depth: 0,
        kind: place === 0 ? ('background' as const) : ('scene' as const),
        is_first: Number(place === 1),
      })),
    );
    await ann.client.must('changeGameScript', { params, body: { place: 2 } });
    expect((await recapOf(bob, game.id)).unseen).toBeNull();
    expect(await recapOf(bob, game.id)).toMatchObject({ status: 'active', outcome: null, reason: null });
    await end(game.id, 'Odo fell to 0 HP');
    const recap = await recapOf(bob, game.id);
    expect(recap.unseen).toEqual(['The Cellar', 'The Loft']);
    expect(recap).toMatchObject({ outcome: null, reason: 'Odo fell to 0 HP' });
    expect(JSON.stringify(recap)).not.toContain('Rats');
    const bare = await makeGame(ann);
    await end(bare.id, 'over');
    expect((await recapOf(ann, bare.id)).unseen).toBeNull();
  });

  it('[E11.11] whoever has left is told of, and death is death', async () => {
    const { ann, bob, cat, game, odo } = await evening();
    await say(game, {
      content: 'He is gone.',
      ...effects({
        kind: 'sheet',
        character_id: odo.id,
        name: 'Odo',
        field: 'death_saves',
        before: { successes: 0, failures: 2 },
        after: { successes: 0, failures: 3 },
      }),
    });
    await end(game.id, 'resolved: It is over.');
    // A sheet that lives on elsewhere changes nothing of what happened here.
    await bob.client.must('updateCharacter', {
      params: { character_id: odo.id },
      body: { current_hp: 12, level: 9 },
    });
    const params = { game_id: game.id, user_id: ann.user.id };
    expect((await recapOf(ann, game.id)).party[1]).toMatchObject({ character: 'Odo', fate: 'dead' });
    await bob.client.must('removeParticipant', { params: { ...params, user_id: bob.user.id } });
    const { party } = await recapOf(cat, game.id);
    expect(party.at(-1)).toMatchObject({ name: bob.user.name, fate: 'left', hp: null });
  });

  it('[E11.11] says what the DM was kept from saying, and what the chapters are called', async () => {
    const { cat, game } = await evening();
    const [reply] = await insertRows(test.store, 'messages', messageRow(game.id, {}));
    await insertRows(
      test.store,
      'turns',
      turnRow(game.id, { status: 'done', reply_id: reply!.id, claims: 5, withheld: 2 }),
    );
    await insertRows(test.store, 'chapters', {
      game_id: game.id,
      from_id: 1,
      to_id: 2,
      title: 'The yard',
      summary: 'They came.',
    });
    const recap = await recapOf(cat, game.id);
    expect(recap.withheld).toBe(2);
    expect(recap.chapters).toEqual([{ title: 'The yard', from_id: 1 }]);
  });

  it('[E11.15] a story of 20,000 messages is counted in stretches', async () => {
    const { ann, game, bree } = await table();
    const turn: Effect[] = [
      rolled(ann.user.id, 10, 'Perception'),
      {
        kind: 'hit_points',
        character_id: bree.id,
        name: 'Bree',
        before: 20,
        after: 19,
        max: 20,
      },
    ];
    const rows = Array.from({ length: 20_000 }, (_, place) =>
      messageRow(game.id, {
        content: 'word '.repeat(60),
        created_at: minute(place),
        effects_json: place % 2 ? JSON.stringify(turn) : '[]',
      }),
    );
    for (let start = 0; start < rows.length; start += 1_000)
      await insertRows(test.store, 'messages', ...rows.slice(start, start + 1_000));
    const { figures } = await recapOf(ann, game.id);
    expect(figures).toMatchObject({ messages: 20_000, rolls: 10_000, wounds: 10_000, seconds: 19_999 * 60 });
  });
});
