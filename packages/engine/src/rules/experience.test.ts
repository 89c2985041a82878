import { applyEffects, sheetOf } from '@fireside/contract/effects';
import { describe, expect, it } from 'vitest';
import { fightTable } from '../../test/fighters.ts';
import { difficultyOf } from './difficulty.ts';
import { experienceEffects, experienceOfChallenge, shareOf } from './experience.ts';

describe('[E5.47] experience', () => {
  it.each([
    [0, 10],
    [0.125, 25],
    [0.25, 50],
    [0.5, 100],
    [1, 200],
    [5, 1_800],
    [10, 5_900],
    [20, 25_000],
    [30, 155_000],
  ])('challenge %d is worth %i', (challenge, experience) => {
    expect(experienceOfChallenge(challenge)).toBe(experience);
  });

  it.each([
    [200, 4, 50],
    [250, 4, 62],
    [50, 3, 16],
    [50, 0, 0],
  ])('%i among %i is %i each', (experience, characters, share) => {
    expect(shareOf(experience, characters)).toBe(share);
  });

  it('is written on the sheet', () => {
    const table = fightTable({ experience: 280 });
    const after = applyEffects(table, experienceEffects(table, 'brakk', 62));
    expect(sheetOf(after, 'brakk')?.experience).toBe(342);
    expect(experienceEffects(table, 'nobody', 62)).toEqual([]);
  });
});

describe('[E5.48] how hard a fight is', () => {
  const four = [1, 1, 1, 1];
  it.each([
    ['a goblin', four, [50], 'trivial', 50, 50],
    ['two goblins: 100 as 150', four, [50, 50], 'easy', 100, 150],
    ['three goblins: 150 as 300', four, [50, 50, 50], 'hard', 150, 300],
    ['four goblins: 200 as 400', four, [50, 50, 50, 50], 'deadly', 200, 400],
    ['an ogre', four, [450], 'deadly', 450, 450],
    ['an ogre, for two: 450 as 675', [3, 3], [450], 'hard', 450, 675],
    ['an ogre, for level five', [5, 5, 5, 5], [450], 'trivial', 450, 450],
    ['two ogres for six: 900 as 900', [5, 5, 5, 5, 5, 5], [450, 450], 'trivial', 900, 900],
    ['seven for four: 350 as 875', [3, 3, 3, 3], Array(7).fill(50), 'medium', 350, 875],
    ['eleven: 550 as 1650', [3, 3, 3, 3], Array(11).fill(50), 'deadly', 550, 1_650],
    ['fifteen: 750 as 3000', [4, 4, 4, 4], Array(15).fill(50), 'deadly', 750, 3_000],
    ['levels that differ: 75+150+225', [1, 2, 3], [450], 'hard', 450, 450],
  ])('%s', (_, levels, foes, difficulty, experience, adjusted) => {
    expect(difficultyOf(levels, foes)).toEqual({ difficulty, experience, adjusted });
  });
});
