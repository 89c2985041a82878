import type { ServerEvent } from '@fireside/contract';
import { joinTable, latch, modelAnswers, type StandInRequest, seatTable } from '@fireside/testing';
import { expect, it } from 'vitest';
import { movableClock } from '../http/use-service.ts';
import { postQueries } from '../../src/table/post-queries.ts';
import { ask, insertRows, messageRow } from '../rows.ts';
import {
  describeTable,
  isRequestError,
  isTurnError,
  type OpenTable,
  openTable,
  playTurn,
} from './table-test.ts';

const spent = 'The budget of this game is spent';
const hour = 3600 * 1000;
const used = (inputTokens: number, outputTokens: number) => ({ usage: { inputTokens, outputTokens } });
const isGame = (event: ServerEvent) => event.type === 'game';

const clock = movableClock();

describeTable(
  'the budget of a game',
  (service) => {
    const costOf = ({ players, game }: OpenTable, player = 0) =>
      players[player]!.client.must('readGameCost', { params: { game_id: game.id } });
    const gameOf = ({ players, game }: OpenTable, player = 0) =>
      players[player]!.client.must('readGame', { params: { game_id: game.id } });
    const change = ({ players, game }: OpenTable, body: object, player = 0) =>
      players[player]!.client.call('changeGame', { params: { game_id: game.id }, body });

    /** A table at which every answer takes what is given; the greeting has taken 120 tokens by the stand-in's own count, or so. */
    async function begin(): Promise<OpenTable & { before: number }> {
      const table = await openTable(service());
      const { total } = await costOf(table);
      return { ...table, before: total.input_tokens + total.output_tokens };
    }

    async function play(table: OpenTable, input: number, output: number, words = 'So it is.') {
      service().standIn.script(modelAnswers.text(words, used(input, output)));
      await playTurn(table.bots, table.bots[0]!, 'I go on');
    }

    it('[E12.1] everybody at the table reads which model leads and what it took, of the evening and in all, with its price', async () => {
      const table = await begin();
      const first = await costOf(table);
      await play(table, 900, 100);
      const cost = await costOf(table, 1);
      expect(cost).toMatchObject({
        model: expect.stringMatching(/:test$/),
        storyteller: false,
        price: { input: 2, output: 10 },
        budget: null,
      });
      expect(cost.total.input_tokens - first.total.input_tokens).toBe(900);
      expect(cost.total.output_tokens - first.total.output_tokens).toBe(100);
      expect(cost.total.calls).toBe(2);
      expect(cost.total.cost! - first.total.cost!).toBeCloseTo(0.0028, 8);
      const { since, ...evening } = cost.evening;
      expect(evening).toEqual(cost.total);
      expect(Date.parse(since!)).toBeLessThanOrEqual(clock.now());
    });

    it('[E12.2] after six hours without a word another evening begins; words at the table keep one going', async () => {
      const table = await begin();
      await play(table, 900, 100);
      clock.advance(5 * hour);
      await table.bots[0]!.say('Are you still there?', { kind: 'table' });
      clock.advance(5 * hour);
      await play(table, 1_000, 100);
      const same = await costOf(table);
      expect({ ...same.evening, since: null }).toEqual({ ...same.total, since: null });
      clock.advance(6 * hour);
      // Nobody has said anything: it is still the evening of before.
      expect((await costOf(table)).evening.since).toBe(same.evening.since);
      const back = await table.bots[0]!.say('I am back', { kind: 'table' });
      expect(await costOf(table)).toMatchObject({
        evening: { since: back.created_at, calls: 0, input_tokens: 0, cost: 0 },
      });
      await play(table, 50, 5);
      const next = await costOf(table);
      expect(next.evening).toMatchObject({
        since: back.created_at,
        calls: 1,
        input_tokens: 50,
        output_tokens: 5,
      });
      expect(next.total.input_tokens).toBe(same.total.input_tokens + 50);
    });

    it('[E12.3] its creator sets a budget, within bounds, and nobody else; whoever has not joined does not see it', async () => {
      const table = await begin();
      const budget = { kind: 'tokens', amount: 50_000 };
      expect((await change(table, { budget }, 1)).status).toBe(403);
      expect(await change(table, { budget })).toMatchObject({
        status: 200,
        body: { budget, budget_state: 'open' },
      });
      expect(await gameOf(table, 1)).toMatchObject({ budget, budget_state: 'open' });
      for (const wrong of [
        { kind: 'tokens', amount: 999 },
        { kind: 'tokens', amount: 1_000.5 },
        { kind: 'usd', amount: 0 },
        { kind: 'usd', amount: 1.001 },
        { kind: 'usd', amount: 1e9 },
        { kind: 'eur', amount: 5 },
        { kind: 'tokens' },
      ])
        expect((await change(table, { budget: wrong })).status, JSON.stringify(wrong)).toBe(422);
      const stranger = await openTable(service(), { players: 1 });
      const seen = await stranger.players[0]!.client.must('readGame', { params: { game_id: table.game.id } });
      expect(seen).toMatchObject({ budget: null, budget_state: null });
      const { status } = await stranger.players[0]!.client.call('readGameCost', {
        params: { game_id: table.game.id },
      });
      expect(status).toBe(403);
      expect(await change(table, { budget: null })).toMatchObject({
        body: { budget: null, budget_state: null },
      });
      const made = await table.players[0]!.client.must('createGame', {
        body: { name: 'Thrift', budget: { kind: 'usd', amount: 2.5 } },
      });
      expect(made.budget).toEqual({ kind: 'usd', amount: 2.5 });
    });

    it('[E12.4] a budget in dollars needs a model of which the price is known', async () => {
      const table = await begin();
      const refused = {
        status: 422,
        body: {
          code: 'price_unknown',
          detail: 'The price of this model is not known, set a budget in tokens',
        },
      };
      const budget = { kind: 'usd', amount: 5 };
      expect(await change(table, { budget, model: 'priceless' })).toMatchObject(refused);
      expect((await change(table, { budget })).status).toBe(200);
      expect(await change(table, { model: 'priceless' })).toMatchObject(refused);
      expect(
        (await change(table, { model: 'priceless', budget: { kind: 'tokens', amount: 9_000 } })).status,
      ).toBe(200);
      const made = await table.players[0]!.client.call('createGame', {
        body: { name: 'Thrift', model: 'priceless', budget: { kind: 'usd', amount: 5 } },
      });
      expect(made).toMatchObject(refused);
    });

    it('[E12.5] at four fifths the table is told once', async () => {
      const table = await begin();
      const [ann, bob] = table.bots as [OpenTable['bots'][0], OpenTable['bots'][0]];
      await change(table, { budget: { kind: 'tokens', amount: table.before + 10_000 } });
      await bob.waitFor(isGame);
      await play(table, 7_000, 0);
      expect(await gameOf(table, 1)).toMatchObject({ budget_state: 'open' });
      const mark = bob.events.length;
      await play(table, 1_500, 0);
      await bob.waitFor(isGame);
      expect(await gameOf(table, 1)).toMatchObject({ budget_state: 'near' });
      await play(table, 10, 0);
      await ann.settled();
      await expect.poll(async () => (await costOf(table)).budget?.state).toBe('near');
      expect(bob.events.slice(mark).filter(isGame)).toHaveLength(1);
    });

    it('[E12.5] dollars are reckoned with the price of each model', async () => {
      const table = await begin();
      const { total } = await costOf(table);
      // 400,000 at 2 and 20,000 at 10 for a million make a dollar.
      await change(table, { budget: { kind: 'usd', amount: 1.2 } });
      await play(table, 400_000, 20_000);
      const { budget } = await costOf(table);
      expect(budget).toEqual({
        kind: 'usd',
        amount: 1.2,
        spent: expect.closeTo(1 + total.cost!, 6),
        state: 'near',
      });
    });

    it('[E12.6] [E13.71] once it is spent the running turn is told to its end, and the next action is refused while the table talks on', async () => {
      const table = await begin();
      const [ann, bob] = table.bots as [OpenTable['bots'][0], OpenTable['bots'][0]];
      await change(table, { budget: { kind: 'tokens', amount: table.before + 1_000 } });
      const gate = latch();
      service().standIn.script(
        modelAnswers.text('The bridge holds.', { ...used(5_000, 100), until: gate.until }),
      );
      await ann.say('I cross the bridge');
      // Waits behind it, and is not lost.
      const behind = await bob.say('I follow');
      gate.goOn();
      await ann.waitFor((event) => event.type === 'message' && event.message.content === 'The bridge holds.');
      await expect(ann.waitFor(isTurnError)).resolves.toMatchObject({ detail: spent, code: 'budget_spent' });
      await expect.poll(async () => (await gameOf(table)).budget_state).toBe('spent');

      const asked = service().standIn.requests.length;
      ann.send({ type: 'message', kind: 'action', content: 'I go on' });
      await expect(ann.waitFor(isRequestError)).resolves.toMatchObject({ detail: spent });
      ann.send({ type: 'message', kind: 'whisper', to: 'dm', content: 'psst' });
      await expect(ann.waitFor(isRequestError)).resolves.toMatchObject({ detail: spent });
      expect((await bob.say('Who pays?', { kind: 'table' })).content).toBe('Who pays?');
      bob.send({ type: 'retry' });
      await expect(bob.waitFor(isTurnError)).resolves.toMatchObject({ detail: spent });
      expect(service().standIn.requests).toHaveLength(asked);

      await change(table, { budget: { kind: 'tokens', amount: 1_000_000 } });
      expect(await gameOf(table, 1)).toMatchObject({ budget_state: 'open' });
      service().standIn.script(modelAnswers.text('You are across as well.', used(10, 10)));
      bob.send({ type: 'retry' });
      await bob.waitFor(
        (event) => event.type === 'message' && event.message.content === 'You are across as well.',
      );
      expect(service().standIn.requests.at(-1)!.latest).toContain(behind.content);
    });

    it('[E12.6] nothing that is for the DM is stored before somebody has looked at the budget', async () => {
      const table = await begin();
      const post = (fields: object) =>
        service().store.call(postQueries.store, {
          gameId: table.game.id,
          userId: table.players[0]!.user.id,
          kind: 'action',
          to: null,
          content: 'I knock',
          effects: [],
          clientId: null,
          at: new Date(clock.now()).toISOString(),
          mayStore: 1e9,
          isSpent: null,
          ...fields,
        });
      expect(await post({})).not.toBeNull();
      await change(table, { budget: { kind: 'tokens', amount: 1_000_000 } });
      expect(await post({ content: 'I knock again' })).toBeNull();
      expect(await ask(service().store, `select id from messages where content = 'I knock again'`)).toEqual(
        [],
      );
      expect(await post({ kind: 'table' })).not.toBeNull();
      expect(await post({ isSpent: false })).not.toBeNull();
      await expect(post({ isSpent: true })).rejects.toMatchObject({ code: 'budget_spent' });
    });

    it('[E12.6] what was stored before is acknowledged again, spent or not', async () => {
      const table = await begin();
      const [ann] = table.bots as [OpenTable['bots'][0]];
      const frame = {
        type: 'message' as const,
        kind: 'action' as const,
        content: 'I knock',
        client_id: crypto.randomUUID(),
      };
      await change(table, { budget: { kind: 'tokens', amount: table.before + 1_000 } });
      service().standIn.script(modelAnswers.text('A voice.', used(5_000, 0)));
      ann.send(frame);
      await ann.waitForReply();
      ann.send(frame);
      await ann.waitFor((event) => event.type === 'message' && event.client_id === frame.client_id);
      expect(ann.events.filter(isRequestError)).toEqual([]);
    });

    it('[E12.7] other words and chapters are asked of no model either', async () => {
      // Where something has been said nobody is greeted: no turn but the ones below asks whether a chapter is due.
      const seated = await seatTable(service().client);
      const talk = Array.from({ length: 60 }, (_, index) =>
        messageRow(seated.game.id, { content: `Line ${index}: the ferryman Odo counts his oars again.` }),
      );
      await insertRows(service().store, 'messages', ...talk);
      const ann = await joinTable({ client: seated.players[0]!.client, gameId: seated.game.id });
      const table = { ...seated, bots: [ann] };
      await change(table, { budget: { kind: 'tokens', amount: 1_000 } });
      service().standIn.script(modelAnswers.text('The river rises.', used(5_000, 0)));
      const reply = await playTurn(table.bots, ann, 'I wait');
      const asked = service().standIn.requests.length;
      ann.send({ type: 'retell', message_id: reply.id });
      await expect(ann.waitFor(isRequestError)).resolves.toMatchObject({ detail: spent });
      expect(service().standIn.requests).toHaveLength(asked);
      // With money again the chapter that was due is written, after the next turn at the latest, and counts.
      const { total } = await costOf(table);
      const answer = ({ body }: StandInRequest) =>
        JSON.stringify(body).includes('You keep the chronicle')
          ? modelAnswers.text('Odo counts\nOdo counted his oars.', used(700, 70))
          : modelAnswers.text('It falls.', used(10, 0));
      // However often it is asked: a connection that had been closed meanwhile is tried again.
      service().standIn.answerWith(answer);
      await change(table, { budget: null });
      await playTurn(table.bots, ann, 'I still wait');
      await expect.poll(async () => (await costOf(table)).total.input_tokens - total.input_tokens).toBe(710);
    });
  },
  {
    now: clock.now,
    environment: {
      FIRESIDE_MODELS: 'priceless',
      FIRESIDE_PRICES: 'compatible:test=2,10;anthropic:test=2,10',
      FIRESIDE_HISTORY_TOKENS: '500',
    },
  },
);
