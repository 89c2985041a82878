import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openTales } from '../../storyteller/src/tale/tales.ts';
import { taleSeeds } from '../src/words/en/tale-seeds.ts';
import { type TaleId, tales as shown } from '../src/words/en/tales.ts';

const tales = openTales([fileURLToPath(new URL('../../storyteller/tales', import.meta.url))]);

/** Which of the storyteller's threats each of them is. */
const threats: Record<TaleId, string> = {
  moths: 'the-choir-of-moths',
  lease: 'the-dragon-with-the-deed',
  straw: 'the-army-of-straw',
  chorus: 'the-signal-that-calls',
  inn: 'the-inn-that-lets-nobody-settle',
  hound: 'the-dog-that-was-called-faithful',
  will: 'the-second-will',
  vault: 'the-man-who-owns-the-town',
  hanged: 'the-hanged-man',
  train: 'the-bank-on-wheels',
};

test.each(Object.entries(threats))(
  '[E13.76] %s is a tale that the storyteller has lines for',
  (id, threat) => {
    const { title } = shown[id as TaleId];
    const description = taleSeeds[id as TaleId];
    for (const seed of [1, 2, 3, 4, 5]) {
      const outline = tales.compose({ name: title, description, lines: [] }, seed, new Set());
      expect(outline.threat).toBe(threat);
      expect(tales.open(outline).places.length).toBeGreaterThan(3);
    }
  },
);
