import { describe, expect, it } from 'vitest';
import { calling, play, recorder, resultsIn } from '../../test/table.ts';
import { ModelFailure, type ModelFailureKind } from './model-failure.ts';
import { defaultTurnLimits, type FailureKind, TurnFailure } from './outcome.ts';

const secret = 'sk-very-secret';

function failing(kind: ModelFailureKind, retryAfter?: number) {
  return {
    breaks: new ModelFailure(kind, `the key ${secret} failed at https://models.example`, { retryAfter }),
  };
}

async function failureOf(outcome: Promise<unknown>): Promise<TurnFailure> {
  const error = await outcome.then(
    () => new Error('the turn succeeded'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof TurnFailure)) throw error;
  return error;
}

/** The watch's own sleeps are not pauses between attempts. */
function pauses(sleeps: number[]): number[] {
  return sleeps.filter((milliseconds) => milliseconds < 30_000);
}

describe('a request that fails before its first token', () => {
  it.each<ModelFailureKind>(['rate_limited', 'provider_fault', 'unreachable', 'silent'])(
    '%s is tried again',
    async (kind) => {
      const { outcome, model, clock } = play([failing(kind), failing(kind), 'At last.']);
      expect((await outcome).narration).toBe('At last.');
      expect(model.requests).toHaveLength(3);
      expect(model.requests[2]).toEqual(model.requests[0]);
      const [first = 0, second = 0] = pauses(clock.sleeps);
      expect(first).toBeGreaterThanOrEqual(250);
      expect(first).toBeLessThanOrEqual(500);
      expect(second).toBeGreaterThanOrEqual(500);
      expect(second).toBeLessThanOrEqual(1_000);
    },
  );

  it.each<[FailureKind, { breaks: Error }, number]>([
    ['rate_limited', failing('rate_limited'), 3],
    ['provider_fault', failing('provider_fault'), 3],
    ['unreachable', failing('unreachable'), 3],
    ['silent', failing('silent'), 3],
    ['key_refused', failing('key_refused'), 1],
    ['unknown_model', failing('unknown_model'), 1],
    ['request_refused', failing('request_refused'), 1],
    ['declined', failing('declined'), 1],
    ['fault', { breaks: new Error(secret) }, 1],
  ])('%s ends in one plain sentence', async (kind, step, attempts) => {
    const { outcome, model } = play(Array.from({ length: 3 }, () => step));
    const failure = await failureOf(outcome);
    expect(failure.kind).toBe(kind);
    expect(failure.detail).toMatch(/^[A-Z][^.]*\.$/);
    expect(failure.detail).not.toContain(secret);
    expect(failure.detail).not.toContain('models.example');
    expect(failure.cause).toBe(step.breaks);
    expect(model.requests).toHaveLength(attempts);
  });

  it('waits as long as the provider asks', async () => {
    const { outcome, clock } = play([
      failing('rate_limited', 7_000),
      failing('provider_fault', 1_234),
      'Here I am.',
    ]);
    await outcome;
    expect(pauses(clock.sleeps)).toEqual([7_000, 1_234]);
  });

  it('does not wait longer than the turn may take', async () => {
    const { outcome, model } = play([failing('rate_limited', 3_600_000)]);
    expect((await failureOf(outcome)).kind).toBe('rate_limited');
    expect(model.requests).toHaveLength(1);
  });

  it('never repeats what a tool did before', async () => {
    const { outcome, model, recorded } = play([
      calling(
        ['update_character', { character: 'Brakk', hp_change: -4 }],
        ['roll_dice', { notation: '1d6', reason: 'Luck', roller: 'dm' }],
      ),
      failing('provider_fault'),
      failing('unreachable'),
      'The blow lands.',
    ]);
    const { effects } = await outcome;
    expect(model.requests).toHaveLength(4);
    expect(effects).toMatchObject([
      { kind: 'hit_points', before: 20, after: 16 },
      { kind: 'rolled', by: 'dm' },
    ]);
    expect(recorded.events).toHaveLength(3);
  });
});

describe('a stream that fails on the way', () => {
  it.each([
    ['is cut', { text: 'The door', ...failing('unreachable') }],
    ['carries an error', { text: 'The door', ...failing('rate_limited') }],
    ['ends early', { text: 'The door', ...failing('silent') }],
    ['breaks with an error of its own', { text: 'The door', breaks: 'cut' }],
    ['breaks in the middle of its thoughts', { reasoning: 'Hm.', ...failing('unreachable') }],
    [
      'breaks after a tool call',
      { ...calling(['roll_dice', { notation: '1d6', reason: '' }]), ...failing('unreachable') },
    ],
  ])('fails the turn when it %s', async (_, step) => {
    const { outcome, model, recorded } = play([step, 'A second attempt.']);
    expect((await failureOf(outcome)).kind).toBe('broke_off');
    expect(model.requests).toHaveLength(1);
    expect(recorded.events).toEqual([]);
    expect(model.openStreams).toBe(0);
  });
});

describe('a model that does not come to an end', () => {
  it.each([
    ['never answers', { unanswered: true as const }, defaultTurnLimits.milliseconds],
    ['falls silent at once', { hangs: true as const }, defaultTurnLimits.milliseconds],
    [
      'falls silent in mid-sentence',
      { text: 'The door', hangs: true as const },
      defaultTurnLimits.idleMilliseconds,
    ],
  ])('is given up when it %s', async (_, step, patience) => {
    const { outcome, model, clock } = play([step]);
    const begun = clock.elapsed();
    expect((await failureOf(outcome)).kind).toBe('too_slow');
    expect(clock.elapsed() - begun).toBe(patience);
    expect(model.openStreams).toBe(0);
  });

  it('is given up after the whole time of a turn, however busy it is', async () => {
    const slowly = async () => {
      await clock.sleep(50_000, new AbortController().signal);
      return calling(['roll_dice', { notation: '1d6', reason: 'Luck', roller: 'dm' }]);
    };
    const { outcome, clock } = play([slowly, slowly, slowly]);
    const begun = clock.elapsed();
    expect((await failureOf(outcome)).kind).toBe('too_slow');
    expect(clock.elapsed() - begun).toBe(defaultTurnLimits.milliseconds);
  });

  it('is stopped when its text is endless', async () => {
    const { outcome, model } = play([{ text: 'The road goes on. ', endless: true }], {
      limits: { narrationCharacters: 500 },
    });
    expect((await failureOf(outcome)).kind).toBe('endless');
    expect(model.openStreams).toBe(0);
  });

  it('is stopped when it thinks without end', async () => {
    const { outcome, model } = play([{ text: ['<think>', 'hm '.repeat(10_000)], endless: true }]);
    expect((await failureOf(outcome)).kind).toBe('broke_off');
    expect(model.openStreams).toBe(0);
  });
});

describe('a model that says nothing', () => {
  it.each([
    ['nothing', ''],
    ['only space', ' \n '],
    ['only thoughts', '<think>What now?</think>'],
  ])('is reminded once when it says %s', async (_, text) => {
    const { outcome, model } = play([text, 'Forgive me. The door opens.']);
    expect((await outcome).narration).toBe('Forgive me. The door opens.');
    expect(model.requests[1]?.mayCall).toBe(false);
    const roles = model.requests[1]?.messages.map(({ role }) => role);
    expect(roles).toEqual(['system', 'system', 'user']);
  });

  it('fails the turn the second time', async () => {
    const { outcome, model } = play(['', '']);
    expect((await failureOf(outcome)).kind).toBe('silent');
    expect(model.requests).toHaveLength(2);
  });

  it('is reminded when dice fell and nobody told what they mean', async () => {
    const { outcome, model } = play([
      { text: 'You leap.', ...calling(['roll_dice', { notation: '1d20', reason: 'Athletics' }]) },
      '',
      'You land on the far side.',
    ]);
    expect((await outcome).narration).toBe('You leap.\n\nYou land on the far side.');
    expect(JSON.stringify(model.requests[2]?.messages.at(-1))).toContain('Write your narration now');
  });

  it('is not reminded when it had said its piece before it wrote things down', async () => {
    const { outcome, model } = play([
      { text: 'You enter the inn.', ...calling(['update_world_state', { scene: 'The inn' }]) },
      '',
    ]);
    expect((await outcome).narration).toBe('You enter the inn.');
    expect(model.requests).toHaveLength(2);
  });

  it('says so when the provider filtered the answer', async () => {
    const { outcome } = play([{ finish: 'filtered' }]);
    expect((await failureOf(outcome)).kind).toBe('declined');
  });
});

describe('a model that calls and calls', () => {
  it('[D7.6] may not for more than eight rounds', async () => {
    const steps = Array.from({ length: 8 }, (_, round) =>
      calling(['roll_dice', { notation: '1d6', reason: `Roll ${round}` }]),
    );
    const { outcome, model } = play([...steps, 'Enough dice.']);
    const { effects, narration } = await outcome;
    expect(effects).toHaveLength(8);
    expect(narration).toBe('Enough dice.');
    expect(model.requests.map(({ mayCall }) => mayCall)).toEqual([
      ...Array.from({ length: 8 }, () => true),
      false,
    ]);
  });

  it('fails when it has no words even then', async () => {
    const steps = Array.from({ length: 10 }, (_, round) =>
      calling(['roll_dice', { notation: '1d6', reason: `Roll ${round}` }]),
    );
    const { outcome, model, recorded } = play(steps);
    expect((await failureOf(outcome)).kind).toBe('silent');
    expect(model.requests).toHaveLength(10);
    expect(recorded.events.filter((event) => Array.isArray(event) && event[0] === 'rolled')).toHaveLength(8);
  });

  it('cannot strike the same blow in every round', async () => {
    const blow = calling(['update_character', { character: 'Brakk', hp_change: -2 }]);
    const { outcome, model } = play([blow, blow, blow, blow, 'Ouch.']);
    expect((await outcome).effects).toMatchObject([
      { before: 20, after: 18 },
      { before: 18, after: 16 },
    ]);
    expect(resultsIn(model, 4)).toEqual([{ error: 'repeated_call', detail: expect.any(String) }]);
  });

  it('cannot flood a round', async () => {
    const calls = Array.from({ length: 100 }, (_, index): [string, unknown] => [
      'roll_dice',
      { notation: '1d6', reason: `Arrow ${index}` },
    ]);
    const { outcome } = play([calling(...calls), 'The sky darkens.']);
    expect((await outcome).effects).toHaveLength(40);
  });

  it.each([
    ['an unknown tool', 'cast_fireball', {}, 'unknown_tool'],
    ['arguments that are no JSON', 'roll_dice', '{"notation": "1d20"', 'invalid_arguments'],
    ['arguments of the wrong form', 'roll_dice', { notation: 20 }, 'invalid_arguments'],
    ['a list for arguments', 'end_game', [1, 2], 'invalid_arguments'],
    ['a text for arguments', 'end_game', '"victory"', 'invalid_arguments'],
    ['no arguments', 'update_character', '', 'invalid_arguments'],
    ['invalid dice', 'roll_dice', { notation: '1d', reason: '' }, 'invalid_notation'],
    ['a stranger', 'update_character', { character: 'Goblin', hp_change: -3 }, 'unknown_character'],
  ])('reads an error back after %s and goes on', async (_, name, input, error) => {
    const { outcome, model, recorded } = play([calling([name, input]), 'Let me rephrase.']);
    const result = await outcome;
    expect(resultsIn(model, 1)).toEqual([{ error, detail: expect.stringMatching(/\S/) }]);
    expect(result).toMatchObject({
      narration: 'Let me rephrase.',
      effects: [],
    });
    expect(recorded.events).toEqual([]);
  });
});

describe('a turn that is aborted', () => {
  it('rethrows the reason and lets go of the stream', async () => {
    const reason = new Error('the game was deleted');
    const controller = new AbortController();
    const observer = recorder();
    const { outcome, model } = play([{ text: 'The door creaks open, and', hangs: true }], {
      signal: controller.signal,
      observer: { ...observer, delta: () => controller.abort(reason) },
    });
    await expect(outcome).rejects.toBe(reason);
    expect(model.openStreams).toBe(0);
  });

  it('does not begin when it was aborted before', async () => {
    const reason = new Error('shutting down');
    const { outcome, model } = play(['Hello.'], { signal: AbortSignal.abort(reason) });
    await expect(outcome).rejects.toBe(reason);
    expect(model.requests).toHaveLength(0);
  });

  it('lets go of a stream that arrives too late', async () => {
    const controller = new AbortController();
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { outcome, model } = play(
      [
        async () => {
          controller.abort(new Error('shutting down'));
          await outcome.catch(() => {});
          setImmediate(arrive);
          return { text: 'Too late.', hangs: true };
        },
      ],
      { signal: controller.signal },
    );
    await expect(outcome).rejects.toThrow('shutting down');
    await arrived;
    expect(model.openStreams).toBe(0);
  });

  it('stops waiting for the next attempt', async () => {
    const reason = new Error('shutting down');
    const controller = new AbortController();
    const { outcome, model } = play(
      [
        () => {
          setImmediate(() => controller.abort(reason));
          return failing('provider_fault');
        },
      ],
      { signal: controller.signal },
    );
    await expect(outcome).rejects.toBe(reason);
    expect(model.requests).toHaveLength(1);
  });
});

describe('the library', () => {
  it('fails the turn in a sentence of its own', async () => {
    const fault = new Error('the index is gone');
    const { outcome, model } = play(['Hello.'], { library: () => Promise.reject(fault) });
    const failure = await failureOf(outcome);
    expect(failure.kind).toBe('library');
    expect(failure.cause).toBe(fault);
    expect(model.requests).toHaveLength(0);
  });

  it('is asked about this message in this game, and not for ever', async () => {
    const asked: unknown[] = [];
    const { outcome } = play(['Hello.'], {
      library: ({ gameId, message }) => {
        asked.push([gameId, message]);
        return new Promise(() => {});
      },
    });
    expect((await failureOf(outcome)).kind).toBe('too_slow');
    expect(asked).toEqual([['game', 'I open the door.']]);
  });
});

it('a fault of an observer fails the turn and lets go of the stream', async () => {
  const fault = new Error('no such room');
  const observer = recorder();
  const { outcome, model } = play([{ text: 'The door creaks open, and', hangs: true }], {
    observer: {
      ...observer,
      delta: () => {
        throw fault;
      },
    },
  });
  expect((await failureOf(outcome)).kind).toBe('broke_off');
  expect(model.openStreams).toBe(0);
});
