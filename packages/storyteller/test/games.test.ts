import { castOf, findFaults, type PlayedGame, playerStyles, playGame } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { createStoryteller } from '../src/storyteller.ts';
import { genres } from '../src/world/world.ts';

const mostTurnsPerPlayer = 60;
const model = createStoryteller();

async function play(seed: number): Promise<{ game: PlayedGame; players: number }> {
  const players = 1 + (seed % 4);
  const game = await playGame({
    model,
    seed,
    name: 'The Long Night',
    description: `A ${genres[seed % genres.length]} tale${seed % 7 === 0 ? ' for one evening' : ''}.`,
    seats: castOf(players, { selfRolls: seed % 5 === 0, level: seed % 3 === 0 ? 3 : 1 }),
    styles: Array.from(
      { length: players },
      (_, index) => playerStyles[(seed * 3 + index * 2) % playerStyles.length]!,
    ),
    mostTurns: mostTurnsPerPlayer * players,
    ...(players > 2 && seed % 2 === 1 && { latecomer: { seat: players - 1, after: 6 } }),
  });
  return { game, players };
}

describe('whole games', () => {
  it.each(Array.from({ length: 40 }, (_, index) => index + 1))(
    'game %d is played to its end',
    async (seed) => {
      const { game } = await play(seed);
      expect(game.ending).not.toBeNull();
      expect(game.refusals).toEqual([]);
      expect(game.withheld).toEqual([]);
      expect(findFaults(game)).toEqual([]);
      const last = game.turns.at(-1)!;
      const fell = last.sheets.some(({ current_hp }) => current_hp <= 0);
      expect(fell).toBe(game.ending?.reason === 'hit points');
      for (const { sheets } of game.turns.slice(0, -1))
        expect(sheets.every(({ current_hp }) => current_hp > 0)).toBe(true);
    },
  );

  it('are told alike from the same seed, and differently from another', async () => {
    const told = async (seed: number) =>
      (await play(seed)).game.turns.map(({ outcome }) => outcome.narration);
    const once = await told(6);
    expect(await told(6)).toEqual(once);
    expect(await told(12)).not.toEqual(once);
  });
});
