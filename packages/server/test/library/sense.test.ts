import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSense } from '../../src/library/create-sense.ts';
import { sensedKinds } from '@fireside/engine';
import { createEmbedder, type Embedder } from '../../src/library/embedder/embedder.ts';

let embedder: Embedder;
let warnings: unknown[];
const log = { warn: (...said: unknown[]) => void warnings.push(said) };
const { signal } = new AbortController();

beforeAll(() => {
  embedder = createEmbedder();
});

beforeEach(() => {
  warnings = [];
});

afterAll(() => embedder.close());

describe('reading what a sentence claims', () => {
  it.each([
    ['slot', 'With that prayer the last of your spell slots is spent.'],
    ['item', 'The innkeeper presses the silver key into your hand, and it is yours.'],
    ['damage', 'The wolf tears a deep, bleeding gash into your leg.'],
    ['death', 'Hero stops breathing, and there is no life left in those eyes.'],
    ['end', 'And so the campaign is over; thank you all for playing.'],
  ] as const)('[E7.17] tells %s', async (kind, sentence) => {
    const { none, ...claims } = await embedder.sense({ sentence, kinds: [] });
    expect(none).toBeLessThan(0.5);
    expect(Object.entries(claims).toSorted(([, one], [, other]) => other - one)[0]![0]).toBe(kind);
  });

  it.each([
    'You push open the door and look into a long, dim hall.',
    'The innkeeper shows you a silver key and puts it back into his pocket.',
    'The wolf snarls at you from the far side of the fire.',
  ])('[E7.17] tells nothing: %s', async (sentence) => {
    // Less sure than a refusal has to be.
    expect((await embedder.sense({ sentence, kinds: [] })).none).toBeGreaterThan(0.05);
  });

  it('[E7.17] is given up when it keeps a turn waiting', async () => {
    await embedder.sense({ sentence: 'The fire crackles.', kinds: [] });
    for (const id of embedder.processIds()) process.kill(id, 'SIGSTOP');
    expect(
      await createSense(embedder, log).read({ sentence: 'You fall.', kinds: sensedKinds }, signal),
    ).toBeNull();
    for (const id of embedder.processIds()) process.kill(id, 'SIGCONT');
    expect(warnings).toEqual([]);
  });

  it('[E7.17] that is broken is said once, and not asked with every sentence', async () => {
    let asked = 0;
    const broken = {
      sense: async () => {
        asked += 1;
        throw new Error('no weights');
      },
    };
    const sense = createSense(broken, log);
    expect(await sense.read({ sentence: 'You fall.', kinds: sensedKinds }, signal)).toBeNull();
    expect(await sense.read({ sentence: 'You rise.', kinds: sensedKinds }, signal)).toBeNull();
    expect(asked).toBe(1);
    expect(warnings).toHaveLength(1);
  });

  it('[E7.17] that nobody waits for any more is no failure', async () => {
    const gone = new AbortController();
    const sense = createSense(embedder, log);
    const reading = sense.read({ sentence: 'You fall.', kinds: sensedKinds }, gone.signal);
    gone.abort();
    expect(await reading).toBeNull();
    expect(warnings).toEqual([]);
  });
});
