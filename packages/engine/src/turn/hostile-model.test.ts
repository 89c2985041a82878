import { expect, it } from 'vitest';
import { playHostile } from '../../../../bench/truth/turns/play-hostile.mjs';
import { createDice } from '../dice/create-dice.ts';
import { runTurn } from './run-turn.ts';

it('[E7.10] [E7.11] [E7.12] [E7.15] [E7.16] a hostile model shows no lie and no secret, and changes nothing that a tool could not', async () => {
  const { seen, faults } = await playHostile({ runTurn, createDice, turns: 60, seed: 20_261_116 });
  expect(faults).toEqual([]);
  // It has lied and it has changed something, and most of its turns came to an end.
  expect(seen.repaired).toBeGreaterThan(10);
  expect(seen.withheld).toBeGreaterThan(10);
  expect(seen.effects).toBeGreaterThan(20);
  expect(seen.failed).toBeLessThan(60);
});
