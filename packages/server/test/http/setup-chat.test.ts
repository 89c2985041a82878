import { modelAnswers, registerPlayer } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import type { Tables } from '../../src/store/schema.ts';
import { databases } from '../start-service.ts';
import { ask } from '../rows.ts';
import { useService } from './use-service.ts';

const stored = [
  'games',
  'participants',
  'messages',
  'turns',
  'world_states',
  'adventure_chunks',
  'adventure_scenes',
  'characters',
] as const satisfies (keyof Tables)[];

describe.each(databases)('the setup conversation on %s', (database) => {
  const test = useService({ database, environment: { FIRESIDE_TURN_RETRIES: '0' } });

  async function rows() {
    const counts: number[] = [];
    for (const table of stored) {
      counts.push((await ask(test.store, `select * from ${table}`)).length);
    }
    return counts;
  }

  it('[4.2][4.setup-chat][D3.8][D7.11] answers with the DM’s words, then with a proposal, and stores nothing', async () => {
    const { client } = await registerPlayer(test.client);
    const before = await rows();
    test.standIn.script(modelAnswers.text('Which genre?'));
    const opening = await client.request('POST', '/api/games/setup-chat', { body: { messages: [] } });
    expect([opening.status, opening.body]).toEqual([200, { reply: 'Which genre?', proposal: null }]);
    const proposal = { name: 'The Drowned Bell', description: 'A short horror for newcomers.' };
    test.standIn.script(
      modelAnswers.toolCall('propose_game', proposal),
      modelAnswers.text('Here is my proposal.'),
    );
    const answer = await client.must('setupChat', {
      body: {
        messages: [
          { role: 'assistant', content: 'Which genre?' },
          { role: 'user', content: 'Horror, short, we are new.' },
        ],
        adventure_text: null,
      },
    });
    expect(Object.keys(answer).sort()).toEqual(['proposal', 'reply']);
    expect(answer.proposal).toEqual(proposal);
    expect(answer.reply).toBeTypeOf('string');
    expect(await rows()).toEqual(before);
  });

  it('[4.2] is stateless: the model hears exactly the conversation that the client carries', async () => {
    const { client } = await registerPlayer(test.client);
    await client.must('setupChat', { body: { messages: [{ role: 'user', content: 'first words' }] } });
    const number = test.standIn.received + 1;
    await client.must('setupChat', { body: { messages: [{ role: 'user', content: 'second words' }] } });
    const { messages } = await test.standIn.request(number);
    const heard = JSON.stringify(messages);
    expect(heard).toContain('second words');
    expect(heard).not.toContain('first words');
  });

  it('[D3.8] takes at most 60 entries, each by the user or the assistant', async () => {
    const { client } = await registerPlayer(test.client);
    const say = (messages: unknown) =>
      client.request('POST', '/api/games/setup-chat', { body: { messages } });
    const entry = { role: 'user', content: 'hm' };
    expect((await say(Array(60).fill(entry))).status).toBe(200);
    const tooMany = await say(Array(61).fill(entry));
    expect([tooMany.status, tooMany.body]).toMatchObject([
      422,
      { detail: 'messages: must have at most 60 entries' },
    ]);
    for (const wrong of [
      { role: 'system', content: 'x' },
      { role: 'user', content: '' },
      { role: 'user' },
      'x',
    ]) {
      expect((await say([wrong])).status).toBe(422);
    }
  });

  it.each([
    ['an error', modelAnswers.status(400)],
    ['a dropped connection', modelAnswers.drop()],
    ['nonsense', modelAnswers.garbage()],
  ])('[D3.9] a model that answers with %s is a 502 with a sentence', async (_, failure) => {
    const { client } = await registerPlayer(test.client);
    test.standIn.script(failure, failure, failure);
    const answer = await client.request('POST', '/api/games/setup-chat', { body: { messages: [] } });
    expect([answer.status, answer.body]).toEqual([
      502,
      { code: 'model_failed', detail: 'The game master could not answer, try again' },
    ]);
    test.standIn.script();
  });

  it('[D3.17] are two at a time for each user, and end with their client', async () => {
    const [ann, bob] = [await registerPlayer(test.client), await registerPlayer(test.client)];
    test.standIn.script(modelAnswers.hang(), modelAnswers.hang());
    const arrived = test.standIn.received;
    const loggedBefore = test.logged().length;
    const leaving = new AbortController();
    const talk = () =>
      fetch(`${test.url}/api/games/setup-chat`, {
        method: 'POST',
        headers: { authorization: `Bearer ${ann.client.token}`, 'content-type': 'application/json' },
        body: '{}',
        signal: leaving.signal,
      });
    const talking = Promise.allSettled([talk(), talk()]);
    const asked = [await test.standIn.request(arrived + 1), await test.standIn.request(arrived + 2)];
    expect((await ann.client.call('setupChat', { body: {} })).status).toBe(429);
    expect((await bob.client.call('setupChat', { body: {} })).status).toBe(200);
    leaving.abort();
    await talking;
    // The model is not kept at work for nobody.
    await Promise.all(asked.map(({ closed }) => closed));
    expect(asked.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect((await ann.client.call('setupChat', { body: {} })).status).toBe(200);
    expect(test.logged().slice(loggedBefore)).not.toContain('a setup conversation failed');
  });
});
