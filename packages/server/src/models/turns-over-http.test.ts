import { setTimeout as delay } from 'node:timers/promises';
import { emptyWorld } from '@fireside/contract';
import {
  type Clock,
  createDice,
  runTurn,
  type Seat,
  type Snapshot,
  TurnFailure,
  type TurnLimits,
  type TurnObserver,
  noCreatures,
} from '@fireside/engine';
import { type ModelStandIn, modelAnswers, type StandInProtocol, startModelStandIn } from '@fireside/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openModel } from './open-model.ts';

/** Runs twenty times as fast as the wall's, so that pauses before another attempt cost little. */
const hurriedClock: Clock = {
  elapsed: () => performance.now() * 20,
  sleep: (milliseconds, signal) => delay(milliseconds / 20, undefined, { signal }),
};

const ann: Seat = { user_id: 'ann', name: 'Ann', self_rolls: false, pending_roll: null, character: null };

const snapshot: Snapshot = {
  game: {
    id: 'game',
    name: 'The Salt Road',
    description: 'A caravan is late.',
    hasAdventure: false,
    code: '',
    agency: true,
    lines: [],
    veils: [],
  },
  kind: 'reply',
  speaker: ann,
  party: [ann],
  world: emptyWorld,
  encounter: null,
  ended_reason: null,
  history: [],
  isCut: false,
  chronicle: { chapters: [], pinned: [] },
  message: 'I open the door.',
  also: [],
  dmMessages: 0,
};

const silentObserver: TurnObserver = { rolling() {}, effect() {}, delta() {} };

describe.each<StandInProtocol>(['openai', 'anthropic'])('a whole turn over %s', (protocol) => {
  let standIn: ModelStandIn;
  beforeEach(async () => {
    standIn = await startModelStandIn({ protocol });
    standIn.answerWith(() => modelAnswers.text('The door swings open.'));
  });
  afterEach(() => standIn.close());

  function play(limits: Partial<TurnLimits> = {}) {
    const provider = protocol === 'openai' ? 'compatible' : 'anthropic';
    const model = openModel({ provider, model: 'stand-in', baseUrl: standIn.url, key: 'sk-test-key' });
    const library = {
      excerpts: async () => ({ rulebooks: [], script: null, story: [], recorded: [] }),
      recall: async () => [],
    };
    const ports = {
      model,
      library,
      bestiary: noCreatures,
      dice: createDice((min) => min),
      clock: hurriedClock,
    };
    return runTurn(ports, snapshot, silentObserver, new AbortController().signal, limits);
  }

  async function failureOf(limits?: Partial<TurnLimits>): Promise<TurnFailure> {
    const error = await play(limits).then(
      ({ narration }) => new Error(`The turn succeeded: ${narration}`),
      (thrown: unknown) => thrown,
    );
    if (!(error instanceof TurnFailure)) throw error;
    return error;
  }

  it('plays a tool call and the words that follow', async () => {
    const usage = { inputTokens: 100, outputTokens: 10, cachedInputTokens: 40 };
    standIn.script(
      modelAnswers.toolCall('roll_dice', { notation: '2d6', reason: 'force' }, { usage }),
      modelAnswers.text('It gives way.', { usage }),
    );
    const outcome = await play();
    expect(outcome).toMatchObject({
      narration: 'It gives way.',
      effects: [{ kind: 'rolled', roll: { notation: '2d6', total: 2 } }],
      usage: { inputTokens: 200, outputTokens: 20, cachedInputTokens: 80 },
    });
    const result = standIn.requests[1]!.messages.findLast(({ role }) => role === 'tool');
    expect(result?.text).toContain('"total":2');
  });

  it.each([
    ['429', modelAnswers.status(429, { retryAfter: 1 })],
    ['500', modelAnswers.status(500)],
    ['a dropped connection', modelAnswers.drop()],
    ['nothing', modelAnswers.empty()],
    ['garbage', modelAnswers.garbage()],
    ['an error at the head of the stream', modelAnswers.streamError()],
  ])('asks again after %s, and fails when it never ends', async (_, answer) => {
    standIn.script(answer);
    expect((await play()).narration).toBe('The door swings open.');
    expect(standIn.received).toBe(2);
    standIn.answerWith(() => answer);
    const failure = await failureOf({ retries: 2 });
    expect(failure.detail).toMatch(/^The game master .+\.$/);
    expect(standIn.received).toBe(5);
  });

  it('waits as long as Retry-After says', async () => {
    standIn.script(modelAnswers.status(429, { retryAfter: 3 }));
    await play();
    const [first, second] = standIn.requests;
    expect(second!.arrivedAt - first!.arrivedAt).toBeGreaterThanOrEqual(3_000 / 20 - 2);
  });

  it.each([
    ['is cut in half', modelAnswers.cut(2)],
    ['ends too early', modelAnswers.unfinished(2)],
    ['carries an error in its middle', modelAnswers.streamError('Overloaded', ['The ', 'door '])],
    ['falls silent', modelAnswers.stall(1)],
  ])('fails, and asks nobody twice, when a stream %s', async (_, answer) => {
    standIn.script(answer);
    const failure = await failureOf({ idleMilliseconds: 2_000 });
    expect(failure.detail).toMatch(/^The game master .+\.$/);
    expect(standIn.received).toBe(1);
    await standIn.requests[0]!.closed;
  });

  it('fails in time when a request is never answered', async () => {
    standIn.script(modelAnswers.hang());
    const failure = await failureOf({ milliseconds: 4_000 });
    expect(failure.detail).toContain('too long');
    await standIn.requests[0]!.closed;
  });

  it('ends an endless stream and lets go of it', async () => {
    standIn.script(modelAnswers.endless());
    const failure = await failureOf({ narrationCharacters: 400 });
    expect(failure.detail).toContain('would not stop');
    const [request] = standIn.requests;
    await request!.closed;
    expect(request!.aborted).toBe(true);
  });

  it.each([
    ['unknown tools', modelAnswers.toolCall('summon_dragon', { size: 'huge' })],
    ['malformed arguments', modelAnswers.toolCall('roll_dice', '{"notation": "2d')],
    ['arguments that break the rules', modelAnswers.toolCall('roll_dice', { notation: 'all of them' })],
  ])('answers %s with an error that the model can read', async (_, answer) => {
    standIn.script(answer);
    const { narration, effects } = await play();
    expect(narration).toBe('The door swings open.');
    expect(effects).toEqual([]);
    expect(standIn.requests[1]!.messages.findLast(({ role }) => role === 'tool')?.text).toContain('"error"');
  });

  it('does not follow the same call for ever', async () => {
    standIn.answerWith(() => modelAnswers.toolCall('roll_dice', { notation: '1d20', reason: 'again' }));
    await failureOf({ toolRounds: 4 });
    expect(standIn.received).toBeLessThanOrEqual(6);
  });

  it('never takes an empty text for a narration', async () => {
    standIn.answerWith(() => modelAnswers.text(''));
    await failureOf();
  });
});
