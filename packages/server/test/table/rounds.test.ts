import { latch, modelAnswers, type TableBot } from '@fireside/testing';
import { expect, it } from 'vitest';
import { ask } from '../rows.ts';
import type { TestService } from '../start-service.ts';
import {
  describeTable,
  isRequestError,
  isTurnError,
  isTyping,
  messagesOf,
  openTable,
  playTurn,
} from './table-test.ts';

/** A table of three that plays in rounds. */
async function roundTable(service: TestService, players = 3) {
  const table = await openTable(service, { players });
  const { client } = table.players[0]!;
  await client.must('changeGame', { params: { game_id: table.game.id }, body: { pace: 'round' } });
  return table;
}

async function heard(bot: TableBot, content: string) {
  await bot.waitFor((event) => event.type === 'message' && event.message.content === content);
}

/** Words that can be held up in their middle. */
const slowly = Array.from({ length: 40 }, (_, index) => `word${index} `);

const nothing = { detail: 'There is nothing to answer' };

describeTable('a game in rounds', (service) => {
  it('[E4.pace] waits until everyone who is online has acted, and answers them together', async () => {
    const { bots } = await roundTable(service());
    const before = service().standIn.requests.length;
    const first = await bots[0]!.say('I open the gate');
    await bots[1]!.say('I hold the torch');
    // Whatever the DM would do by now, it would have begun before this is answered.
    await bots[0]!.settled();
    expect(service().standIn.requests).toHaveLength(before);
    service().standIn.script(modelAnswers.text('All three of you go in.'));
    await bots[2]!.say('I keep watch');
    for (const bot of bots) await heard(bot, 'All three of you go in.');
    expect(service().standIn.requests).toHaveLength(before + 1);
    const { latest } = service().standIn.requests.at(-1)!;
    for (const said of ['I open the gate', 'I hold the torch', 'I keep watch'])
      expect(latest).toContain(said);
    const since = messagesOf(bots[1]!.events).filter(({ id }) => id >= first.id);
    expect(since.filter(({ sender_type }) => sender_type === 'dm')).toHaveLength(1);
    // The next round begins anew.
    await bots[0]!.say('I run');
    await bots[0]!.settled();
    expect(service().standIn.requests).toHaveLength(before + 1);
  });

  it('[E4.pace] answers those who have acted when somebody sends go_on', async () => {
    const { bots } = await roundTable(service());
    await bots[0]!.say('I open the gate');
    service().standIn.script(modelAnswers.text('It swings open.'));
    bots[1]!.send({ type: 'go_on' });
    await heard(bots[2]!, 'It swings open.');
    bots[1]!.send({ type: 'go_on' });
    await expect(bots[1]!.waitFor(isRequestError)).resolves.toMatchObject(nothing);
  });

  it('[E4.pace] go_on has nothing to answer where everybody is answered by themselves', async () => {
    const { bots } = await openTable(service());
    bots[1]!.send({ type: 'go_on' });
    await expect(bots[1]!.waitFor(isRequestError)).resolves.toMatchObject(nothing);
  });

  it('[E4.pace] [E8.160] goes on when the one who has not acted leaves', async () => {
    const { bots } = await roundTable(service());
    await bots[0]!.say('I open the gate');
    await bots[1]!.say('I hold the torch');
    service().standIn.script(modelAnswers.text('You two go in.'));
    await bots[2]!.close();
    await heard(bots[0]!, 'You two go in.');
  });

  it('[E4.pace] what is said while a round is answered waits for the next one', async () => {
    const { bots } = await roundTable(service(), 2);
    await bots[0]!.say('I open the gate');
    service().standIn.script(modelAnswers.text(['The gate ', 'is open.'], { interval: 50 }));
    await bots[1]!.say('I hold the torch');
    await bots[1]!.waitFor(isTyping);
    await bots[0]!.say('And then I go in');
    await heard(bots[0]!, 'The gate is open.');
    service().standIn.script(modelAnswers.text('You are in.'));
    bots[0]!.send({ type: 'go_on' });
    await heard(bots[0]!, 'You are in.');
    const { latest } = service().standIn.requests.at(-1)!;
    expect(latest).toContain('And then I go in');
    expect(latest).not.toContain('I hold the torch');
  });

  it('[E4.pace] [E8.161] a round that failed is run again as a whole', async () => {
    const { bots } = await roundTable(service(), 2);
    await bots[0]!.say('I open the gate');
    service().standIn.script(modelAnswers.status(400, { message: 'no' }));
    await bots[1]!.say('I hold the torch');
    await bots[0]!.waitFor(isTurnError);
    service().standIn.script(modelAnswers.text('Light falls in.'));
    bots[1]!.send({ type: 'retry' });
    await heard(bots[0]!, 'Light falls in.');
    const { latest } = service().standIn.requests.at(-1)!;
    for (const said of ['I open the gate', 'I hold the torch']) expect(latest).toContain(said);
    const reads = messagesOf(bots[0]!.events).filter(({ content }) => content === 'Light falls in.');
    expect(reads).toHaveLength(1);
  });

  it('[E4.6] takes up what was asked of each, and asks each for a roll of their own', async () => {
    const { game, players, bots } = await roundTable(service(), 2);
    const params = { game_id: game.id };
    for (const { client } of players)
      await client.must('setSelfRolls', { params, body: { self_rolls: true } });
    const [ann, bob] = players as [(typeof players)[0], (typeof players)[0]];
    const roll = (player: string, notation: string) =>
      modelAnswers.toolCall('roll_dice', { notation, reason: 'Stealth', roller: 'player', player });
    service().standIn.script(
      roll(ann.user.name, '1d20+5'),
      roll(bob.user.name, '1d20+2'),
      modelAnswers.text('Roll, both of you.'),
    );
    await bots[0]!.say('I sneak');
    await bots[1]!.say('I sneak too');
    await heard(bots[0]!, 'Roll, both of you.');
    const awaited = async ({ client }: typeof ann) =>
      (await client.must('readGame', { params })).my_pending_roll?.notation;
    expect([await awaited(ann), await awaited(bob)]).toEqual(['1d20+5', '1d20+2']);
    service().standIn.script(modelAnswers.text('Nobody hears you.'));
    await bots[0]!.say('17');
    await bots[1]!.say('12');
    await heard(bots[0]!, 'Nobody hears you.');
    expect([await awaited(ann), await awaited(bob)]).toEqual([undefined, undefined]);
  });

  it('[E4.6] [E8.163] a whisper to the DM is answered at once, and the round still waits', async () => {
    const { bots } = await roundTable(service(), 2);
    await bots[0]!.say('I open the gate');
    service().standIn.script(modelAnswers.text('Only you see the light.'));
    await bots[1]!.say('Do I see anything? Canary.', { kind: 'whisper', to: 'dm' });
    await heard(bots[1]!, 'Only you see the light.');
    expect(service().standIn.requests.at(-1)!.latest).toMatch(/alone: Do I see anything\? Canary\.$/);
    service().standIn.script(modelAnswers.text('Together you go in.'));
    await bots[1]!.say('I follow');
    await heard(bots[0]!, 'Together you go in.');
    // [E8.163] What one of several has whispered is not told to all of them.
    expect(JSON.stringify(service().standIn.requests.at(-1)!.body)).not.toContain('Canary');
  });

  it('[E4.6] whichever message of a round is rewound, its answer goes, and the others are owed one again', async () => {
    const { bots } = await roundTable(service());
    await bots[0]!.say('I open the gate');
    const second = await bots[1]!.say('I hold the torch');
    service().standIn.script(modelAnswers.text('All go in.'));
    await bots[2]!.say('I keep watch');
    await heard(bots[0]!, 'All go in.');
    bots[0]!.send({ type: 'rewind', message_id: second.id });
    await bots[2]!.waitFor((event) => event.type === 'rewound' && event.message_id === second.id);
    service().standIn.script(modelAnswers.text('The gate swings open.'));
    bots[1]!.send({ type: 'go_on' });
    await heard(bots[2]!, 'The gate swings open.');
    const { latest } = service().standIn.requests.at(-1)!;
    expect(latest).toContain('I open the gate');
    for (const gone of ['I hold the torch', 'I keep watch']) expect(latest).not.toContain(gone);
  });

  it('[E8.161] [E3.pause] a round that a pause has dropped is run again as a whole', async () => {
    const { bots } = await roundTable(service(), 2);
    await bots[0]!.say('I open the gate');
    const { until, goOn } = latch();
    service().standIn.script(modelAnswers.text(slowly, { until, tokensBefore: 10 }));
    await bots[1]!.say('I hold the torch');
    await bots[0]!.waitFor((event) => event.type === 'delta');
    bots[1]!.send({ type: 'pause' });
    await bots[0]!.waitFor((event) => event.type === 'paused');
    goOn();
    bots[0]!.send({ type: 'go_on' });
    await expect(bots[0]!.waitFor(isRequestError)).resolves.toMatchObject({ detail: 'The game is paused' });
    bots[0]!.send({ type: 'resume' });
    await bots[0]!.waitFor((event) => event.type === 'resumed');
    service().standIn.script(modelAnswers.text('You are in.'));
    bots[0]!.send({ type: 'retry' });
    await heard(bots[1]!, 'You are in.');
    const { latest } = service().standIn.requests.at(-1)!;
    for (const said of ['I open the gate', 'I hold the torch']) expect(latest).toContain(said);
  });

  it('[E8.161] [E8.72] a round that failed is run again without the first of it, who has left since', async () => {
    const { game, players, bots } = await roundTable(service());
    service().standIn.script(modelAnswers.status(400, { message: 'no' }));
    const said = ['I hold the torch', 'I open the gate', 'I keep watch'];
    for (const [place, content] of said.entries()) await bots[(place + 1) % 3]!.say(content);
    await bots[0]!.waitFor(isTurnError);
    const params = { game_id: game.id, user_id: players[1]!.user.id };
    await players[1]!.client.must('removeParticipant', { params });
    await bots[1]!.closed;
    service().standIn.script(modelAnswers.text('The gate stays dark.'));
    bots[0]!.send({ type: 'retry' });
    await heard(bots[2]!, 'The gate stays dark.');
    const { latest } = service().standIn.requests.at(-1)!;
    for (const content of ['I open the gate', 'I keep watch']) expect(latest).toContain(content);
  });

  it('[E8.161] [E8.163] a round that failed stays together, whatever was whispered in its middle', async () => {
    const { game, bots } = await roundTable(service());
    await bots[0]!.say('I open the gate');
    service().standIn.script(modelAnswers.text('Only you see the light.'));
    await bots[1]!.say('Do I see anything?', { kind: 'whisper', to: 'dm' });
    await heard(bots[1]!, 'Only you see the light.');
    service().standIn.script(modelAnswers.status(400, { message: 'no' }));
    await bots[1]!.say('I hold the torch');
    await bots[2]!.say('I keep watch');
    await bots[0]!.waitFor(isTurnError);
    service().standIn.script(modelAnswers.text('All of you go in.'));
    await bots[0]!.say('And I shout');
    bots[0]!.send({ type: 'go_on' });
    await heard(bots[2]!, 'All of you go in.');
    const { body } = service().standIn.requests.at(-1)!;
    expect(JSON.stringify(body)).toContain('You answer the last 4 messages together');
    const left = await ask(
      service().store,
      `select turns.id from turns join turns as first on first.id = turns.answered_in
       where turns.game_id = :id and (first.answered_in is not null or first.status <> turns.status)`,
      { id: game.id },
    );
    expect(left).toEqual([]);
  });

  it('[E8.162] everybody whom a round answers may stop it, and have it retold', async () => {
    const { bots } = await roundTable(service(), 3);
    await bots[0]!.say('I open the gate');
    await bots[1]!.say('I hold the torch');
    const { until, goOn } = latch();
    service().standIn.script(modelAnswers.text(slowly, { until, tokensBefore: 10 }));
    await bots[2]!.say('I keep watch');
    await bots[2]!.waitFor((event) => event.type === 'delta');
    bots[2]!.send({ type: 'stop' });
    const stopped = await bots[1]!.waitForReply();
    goOn();
    expect(slowly.join('')).toContain(stopped.content);
    service().standIn.script(modelAnswers.text('The gate creaks open.'));
    bots[1]!.send({ type: 'retell', message_id: stopped.id });
    const retold = await bots[2]!.waitFor((event) => event.type === 'retold');
    expect(retold).toMatchObject({ message: { id: stopped.id, content: 'The gate creaks open.', takes: 2 } });
    const { latest } = service().standIn.requests.at(-1)!;
    for (const said of ['I open the gate', 'I hold the torch', 'I keep watch'])
      expect(latest).toContain(said);
  });

  it('[E4.pace] with somebody alone at the table is as if there were none', async () => {
    const { bots } = await roundTable(service(), 1);
    await playTurn(bots, bots[0]!, 'I open the gate');
  });
});
