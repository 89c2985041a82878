import type { TurnOutcome } from '@fireside/engine';
import { describe, expect, it } from 'vitest';
import { createInProcessGameLock } from '../../src/cluster/game-lock.ts';
import { commitQueries } from '../../src/table/commit-queries.ts';
import type { ClaimedTurn } from '../../src/table/turn-queries.ts';
import { createTurns } from '../../src/table/turns.ts';
import { gameRow, messageRow, turnRow, ask, insertRows } from '../rows.ts';
import { openTestStore, storeKinds } from '../test-store.ts';

const outcome: TurnOutcome = {
  narration: 'The door opens.',
  effects: [],
  usage: { inputTokens: 1, outputTokens: 1, cachedInputTokens: 0 },
  honesty: { claims: 0, borneOut: 0, repaired: 0, withheld: 0 },
};

const spent = {
  model: 'openai:test',
  calls: 1,
  failures: 0,
  unmetered: 0,
  inputTokens: 10,
  outputTokens: 5,
  cachedTokens: 0,
};

describe.each(storeKinds)('a turn whose game has gone to another holder, on %s', (kind) => {
  async function ownedTurn() {
    const store = await openTestStore(kind);
    const turns = createTurns({ store, now: Date.now });
    const game = gameRow();
    await insertRows(store, 'games', game);
    const [message] = await insertRows(store, 'messages', messageRow(game.id, { sender_type: 'player' }));
    await insertRows(store, 'turns', turnRow(game.id, { message_id: message!.id }));
    const next = async () => {
      const lease = await createInProcessGameLock(store).tryAcquire(game.id);
      return lease!.epoch;
    };
    const epoch = await next();
    const turn = (await turns.claimNext(game.id, epoch, new Set()))!;
    const replies = () => ask(store, `select * from messages where sender_type = 'dm'`);
    const commit = (turn: ClaimedTurn, outcome: TurnOutcome) =>
      store.call(commitQueries.apply, { turn, outcome, spent, played: 0, at: new Date().toISOString() });
    const counted = () => ask(store, 'select calls, input_tokens from model_usage');
    return { store, commit, turns, game, turn, next, replies, counted };
  }

  it('[D7.2][D7.4] cannot be committed, failed or claimed, and the next holder answers it', async () => {
    const { commit, turns, game, turn, next, replies, counted } = await ownedTurn();
    const taken = (await turns.claimNext(game.id, await next(), new Set()))!;
    expect(taken.epoch).toBeGreaterThan(turn.epoch);
    expect(taken).toMatchObject({ id: turn.id, attempts: 2 });
    expect(await commit(turn, outcome)).toBeNull();
    expect(await turns.fail(turn, 'no')).toBe(false);
    expect(await turns.claimNext(game.id, turn.epoch, new Set())).toBeNull();
    expect(await replies()).toEqual([]);
    expect(await counted()).toEqual([]);
    expect((await commit(taken, outcome))?.message.content).toBe('The door opens.');
    expect(await commit(turn, outcome)).toBeNull();
    expect(await replies()).toHaveLength(1);
  });

  it('[E8.182] stands when it was committed before, however often that is asked, and is counted once', async () => {
    const { commit, turn, next, replies, counted } = await ownedTurn();
    const committed = await commit(turn, outcome);
    const again = await commit(turn, outcome);
    await next();
    const late = await commit(turn, outcome);
    expect(again?.message).toEqual(committed?.message);
    expect(late?.message).toEqual(committed?.message);
    expect(await replies()).toHaveLength(1);
    expect(await counted()).toEqual([{ calls: 1, input_tokens: 10 }]);
  });

  it('[D7.2] tells whether another was open behind it, owed or left running, and does not know when it was committed before', async () => {
    for (const status of [null, 'owed', 'running', 'done', 'failed'] as const) {
      const { store, commit, turn, game } = await ownedTurn();
      if (status) await insertRows(store, 'turns', turnRow(game.id, { status }));
      await insertRows(store, 'games', gameRow({ id: 'another' }));
      await insertRows(store, 'turns', turnRow('another'));
      const isOpen = status === 'owed' || status === 'running';
      expect((await commit(turn, outcome))?.isLast, String(status)).toBe(!isOpen);
      expect((await commit(turn, outcome))?.isLast, String(status)).toBe(false);
      await store.close();
    }
  });

  it('tells the end of the game again when the confirmation of its commit was lost', async () => {
    const { commit, turn, game } = await ownedTurn();
    const won: TurnOutcome = {
      ...outcome,
      effects: [{ kind: 'game_ended', reason: 'victory: They won.', before: null }],
    };
    const committed = await commit(turn, won);
    expect(committed?.ended).toEqual([{ gameId: game.id, reason: 'victory: They won.' }]);
    expect((await commit(turn, won))?.ended).toEqual(committed?.ended);
  });
});
