import { modelAnswers, type StandInAnswer } from '@fireside/testing';
import { expect, it } from 'vitest';
import { ask } from '../rows.ts';
import { describeTable, heardSince, isTurnError, openTable, playTurn, typesOf } from './table-test.ts';

/** What the model answers to everything, what the table hears of it, and how often the model is asked. */
const failures: [string, StandInAnswer, RegExp, number][] = [
  ['500, however often it is asked', modelAnswers.status(500, { retryAfter: 0 }), /in trouble/, 3],
  ['429, however often it is asked', modelAnswers.status(429, { retryAfter: 0 }), /too much at once/, 3],
  ['a refused key', modelAnswers.status(401), /key was refused/, 1],
  ['an unknown model', modelAnswers.status(404), /unknown to its provider/, 1],
  ['connections that drop', modelAnswers.drop(), /cannot be reached/, 3],
  ['nothing at all', modelAnswers.empty(), /said nothing|in trouble/, 3],
  ['garbage', modelAnswers.garbage(), /in trouble|went wrong/, 3],
  ['half a stream', modelAnswers.cut(3), /broke off/, 1],
  ['an error inside its stream', modelAnswers.streamError('Overloaded', 'The door'), /broke off/, 1],
  ['empty text, also when reminded', modelAnswers.text('  '), /said nothing/, 2],
];

describeTable('a turn that fails', (service) => {
  it.each(failures)('[6.1] [6.5] because of %s is heard by everybody', async (_, answer, sentence, most) => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service());
    const marks = bots.map((bot) => bot.events.length);
    const received = standIn.received;
    standIn.answerWith(() => answer);
    await bots[0]!.say('I open the door');
    for (const [index, bot] of bots.entries()) {
      const error = await bot.waitFor(isTurnError);
      expect(error).toEqual({
        type: 'error',
        scope: 'turn',
        code: expect.stringMatching(/^[a-z_]+$/),
        detail: expect.stringMatching(sentence),
      });
      const types = typesOf(heardSince(bot, marks[index]!)).filter((type) => type !== 'delta');
      expect(types).toEqual(['message', 'typing', 'error']);
    }
    expect(standIn.received - received).toBeLessThanOrEqual(most);
    const history = await players[1]!.client.must('messageHistory', { params: { game_id: game.id } });
    expect(history.map(({ sender_type }) => sender_type)).toEqual(['dm', 'player']);
    // Nothing is stuck: the table plays on.
    standIn.answerWith(() => modelAnswers.text('Good.'));
    await playTurn(bots, bots[1]!, 'I try again');
  });

  it('[D7.4] [D7.5] changes nothing by half: what its tools staged is taken back, for every client', async () => {
    const { standIn, store } = service();
    const { game, players, bots } = await openTable(service());
    const { character } = players[0]!;
    const mark = bots[1]!.events.length;
    standIn.script(
      modelAnswers.toolCall('update_character', { character: character.name, hp_change: -4 }),
      modelAnswers.toolCall('update_world_state', { scene: 'A burning mill' }),
      modelAnswers.toolCall('roll_dice', { notation: '1d20', reason: 'luck' }),
      modelAnswers.toolCall('end_game', { outcome: 'defeat', summary: 'Burnt.' }),
      modelAnswers.cut(2),
    );
    await bots[0]!.say('I light a torch');
    await bots[1]!.waitFor(isTurnError);
    expect(typesOf(heardSince(bots[1]!, mark))).not.toContain('game_ended');
    const params = { game_id: game.id };
    const [member] = await players[0]!.client.must('readParty', { params });
    expect(member!.character!.current_hp).toBe(10);
    expect((await players[0]!.client.must('readWorld', { params })).scene).toBe('');
    expect(await players[0]!.client.must('readGame', { params })).toMatchObject({ status: 'active' });
    const rows = await ask(store, 'select effects_json from messages where game_id = :id', { id: game.id });
    expect(rows.every(({ effects_json }) => effects_json === '[]')).toBe(true);
  });

  it('[D7.6] 429 before the first token is tried again, and succeeds unnoticed', async () => {
    const { standIn } = service();
    const { bots } = await openTable(service());
    const mark = bots[1]!.events.length;
    const received = standIn.received;
    standIn.script(modelAnswers.status(429, { retryAfter: 0 }), modelAnswers.text('Here.'));
    expect((await playTurn(bots, bots[0]!, 'Anyone?')).content).toBe('Here.');
    expect(standIn.received - received).toBe(2);
    expect(typesOf(heardSince(bots[1]!, mark))).toEqual(['message', 'typing', 'delta', 'message']);
  });

  it("[D7.6] a retry never repeats a tool call's effect", async () => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service());
    standIn.script(
      modelAnswers.toolCall('update_character', { character: players[0]!.character.name, hp_change: -2 }),
      modelAnswers.status(503, { retryAfter: 0 }),
      modelAnswers.text('A scratch.'),
    );
    await playTurn(bots, bots[0]!, 'I climb the wall');
    const [member] = await players[0]!.client.must('readParty', { params: { game_id: game.id } });
    expect(member!.character!.current_hp).toBe(8);
  });

  it.each([
    ['an unknown tool', 'cast_fireball', { at: 'everyone' }, 'unknown_tool'],
    ['arguments that are no JSON', 'roll_dice', '{"notation": "1d', 'invalid_arguments'],
    [
      'arguments of the wrong kind',
      'update_character',
      { character: 7, hp_change: 'lots' },
      'invalid_arguments',
    ],
    ['a stranger', 'update_character', { character: 'Somebody Else', hp_change: -1 }, 'unknown_character'],
  ])('[D7.13] %s is told to the DM, changes nothing and the turn goes on', async (_, tool, args, error) => {
    const { standIn } = service();
    const { bots } = await openTable(service());
    standIn.script(modelAnswers.toolCall(tool, args), modelAnswers.text('So be it.'));
    expect((await playTurn(bots, bots[0]!, 'Go on')).content).toBe('So be it.');
    const result = standIn.requests.at(-1)!.messages.findLast(({ role }) => role === 'tool')!.text;
    expect(JSON.parse(result)).toMatchObject({ error });
  });

  it('[D7.6] the same call for ever is refused, and ends within the rounds allowed', async () => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service());
    const received = standIn.received;
    const { name } = players[0]!.character;
    standIn.answerWith((request) =>
      request.messages.some(({ text }) => text.includes('in a circle')) && !request.latest.includes('Stop it')
        ? modelAnswers.toolCall('update_character', { character: name, hp_change: -1 })
        : modelAnswers.text('Fine.'),
    );
    await bots[0]!.say('I walk in a circle');
    for (const bot of bots) await bot.waitFor(isTurnError);
    expect(standIn.received - received).toBeLessThanOrEqual(10);
    const [member] = await players[0]!.client.must('readParty', { params: { game_id: game.id } });
    expect(member!.character!.current_hp).toBe(10);
    standIn.answerWith(() => modelAnswers.text('Fine.'));
    await playTurn(bots, bots[1]!, 'Stop it');
  });

  it('[6.1] [D7.6] an endless stream is ended by the service and heard of by everybody', async () => {
    const { standIn } = service();
    const { bots } = await openTable(service());
    standIn.script(modelAnswers.endless('and so the road went on for ever. '.repeat(20)));
    await bots[0]!.say('Tell me everything');
    for (const bot of bots) {
      expect(await bot.waitFor(isTurnError)).toMatchObject({
        detail: expect.stringMatching(/would not stop/),
      });
    }
    await standIn.requests.at(-1)!.closed;
    expect(standIn.requests.at(-1)!.aborted).toBe(true);
    await playTurn(bots, bots[1]!, 'Next');
  });
});

describeTable(
  'a turn that takes too long',
  (service) => {
    it.each([
      ['never answers', modelAnswers.hang()],
      ['falls silent in the middle', modelAnswers.stall(2)],
      ['dawdles without end', modelAnswers.endless('and ', { interval: 200 })],
    ])('[6.1] [D7.6] because the model %s is ended for everybody', async (_, answer) => {
      const { standIn } = service();
      const { bots } = await openTable(service());
      standIn.script(answer);
      await bots[0]!.say('Well?');
      for (const bot of bots) {
        expect(await bot.waitFor(isTurnError)).toMatchObject({ detail: expect.stringMatching(/too long/) });
      }
      await standIn.requests.at(-1)!.closed;
      await playTurn(bots, bots[1]!, 'Next');
    });
  },
  { environment: { FIRESIDE_TURN_SECONDS: '3' } },
);
