import { describe, expect, it } from 'vitest';
import { aTelling, type TellingOptions } from '../../test/a-telling.ts';
import { millYard } from '../../test/mill-yard.ts';
import { step } from '../../test/steps.ts';
import type { Step } from '../reader/reading.ts';
import { doStep } from './do-step.ts';

async function search(one: Step, options: TellingOptions) {
  const { turn } = await aTelling({ world: millYard, ...options });
  await doStep(turn, one);
  return turn;
}

describe('a search that fails', () => {
  it('tells nothing of what is hidden, whether it is the chest that hides something or the bare wall', async () => {
    const told = await Promise.all(
      Array.from({ length: 12 }, async (_, seed) => {
        const turn = await search(step('search', 'search'), { face: 1, seed });
        return turn.told.join(' ');
      }),
    );
    for (const text of told) {
      expect(text).toMatch(/^You search/);
      for (const { name } of millYard.places[0]!.things) expect(text).not.toContain(name);
      expect(text).not.toMatch(/\b(?:yet|this time|for now|secret|keeps|hid(?:es|den))\b/i);
    }
  });

  it('is rolled for whether or not there is anything to find', async () => {
    const empty = millYard.places[0]!.things.find(({ find }) => find === '')!;
    const searched = step('search', `search ${empty.name}`, { object: empty.name });
    const turn = await search(searched, { face: 1 });
    expect(turn.effects.some(({ kind }) => kind === 'rolled')).toBe(true);
    expect(turn.told.join(' ')).not.toMatch(/no false bottom|hides nothing/);
  });
});

describe('a search for what is not there', () => {
  const other =
    /of the kind|no such thing|in vain|of the sort|not a trace of that|have to do without|not here to be found/;

  it.each(['a lamp', 'the violin', 'an umbrella'])(
    'does not find %s in whatever else comes to light',
    async (what) => {
      for (let seed = 0; seed < 6; seed += 1) {
        const turn = await search(step('search', `look for ${what}`, { object: what }), { face: 20, seed });
        expect(turn.told[0]).toMatch(other);
        expect(turn.told[0]).toContain(`look for ${what}`);
      }
    },
  );

  it.each(['traps', 'a way out', 'anything of value'])('is no search for %s', async (what) => {
    const turn = await search(step('search', `look for ${what}`, { object: what }), { face: 20 });
    expect(turn.told.join(' ')).not.toMatch(other);
  });
});
