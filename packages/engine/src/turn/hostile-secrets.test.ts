import { expect, it } from 'vitest';
import { playHostile } from '../../../../bench/truth/turns/play-hostile.mjs';
import { createDice } from '../dice/create-dice.ts';
import { runTurn } from './run-turn.ts';

it('[E7.20] [E7.23] [E7.24] [E7.30] [E7.31] a model that tells its notes, its orders, the code, its thoughts and its calls is not heard with them', async () => {
  const { seen, faults } = await playHostile({ runTurn, createDice, turns: 60, seed: 14, isLeaky: true });
  expect(faults).toEqual([]);
  expect(seen.withheld).toBeGreaterThan(20);
  expect(seen.effects).toBeGreaterThan(20);
});
