import type { AbilityName } from '@fireside/contract';
import { describe, expect, it } from 'vitest';
import { fighter } from '../../test/fighters.ts';
import { edgeOf } from './edge.ts';
import type { Circumstances } from './plan-attack.ts';
import { concentrationDifficulty, judgeSave, planCheck, planSave } from './plan-save.ts';

const saves = { strength: 1, dexterity: 2, constitution: 3, intelligence: 0, wisdom: -1, charisma: 4 };

describe('[E5.31] saving throws', () => {
  it.each([
    ['dexterity', [], {}, '1d20+2', false],
    ['intelligence', [], {}, '1d20', false],
    ['wisdom', [], {}, '1d20-1', false],
    ['dexterity', ['restrained'], {}, '2d20kl1+2', false],
    ['strength', ['restrained'], {}, '1d20+1', false],
    ['dexterity', ['exhaustion 3'], {}, '2d20kl1+2', false],
    ['wisdom', ['exhaustion 4'], {}, '2d20kl1-1', false],
    ['wisdom', ['exhaustion 2'], {}, '1d20-1', false],
    ['dexterity', ['paralyzed'], {}, '1d20+2', true],
    ['strength', ['petrified'], {}, '1d20+1', true],
    ['dexterity', ['stunned'], {}, '1d20+2', true],
    ['strength', ['unconscious'], {}, '1d20+1', true],
    ['constitution', ['unconscious'], {}, '1d20+3', false],
    ['wisdom', ['paralyzed'], {}, '1d20-1', false],
    ['dexterity', ['incapacitated'], {}, '1d20+2', false],
    ['dexterity', ['poisoned', 'frightened', 'prone'], {}, '1d20+2', false],
    ['dexterity', [], { cover: 'half' }, '1d20+4', false],
    ['dexterity', [], { cover: 'three-quarters' }, '1d20+7', false],
    ['constitution', [], { cover: 'half' }, '1d20+3', false],
    ['charisma', ['blessed'], {}, '1d20+4+1d4', false],
    ['charisma', ['baned'], {}, '1d20+4-1d4', false],
    ['wisdom', [], { advantages: ['magic resistance'] }, '2d20kh1-1', false],
    ['dexterity', ['restrained'], { advantages: ['danger sense'] }, '1d20+2', false],
  ] as [AbilityName, string[], Circumstances, string, boolean][])(
    'by %s, being %j, with %j: %s',
    (ability, conditions, at, notation, fails) => {
      expect(planSave(fighter({ saves, conditions }), ability, 13, at)).toMatchObject({
        notation,
        fails,
        difficulty: 13,
      });
    },
  );

  it.each([
    [13, false, 13, true],
    [13, false, 12, false],
    [13, true, 25, false],
    [25, false, 20, false],
  ])('against %i (fails: %s), %i is a success: %s', (difficulty, fails, total, isSuccess) => {
    expect(judgeSave({ difficulty, fails }, total)).toBe(isSuccess);
  });
});

describe('[E5.32] checks', () => {
  it.each([
    [[], undefined, '1d20+4', false],
    [['poisoned'], undefined, '2d20kl1+4', false],
    [['frightened'], undefined, '2d20kl1+4', false],
    [['exhausted'], undefined, '2d20kl1+4', false],
    [['exhaustion 1'], undefined, '2d20kl1+4', false],
    [['restrained', 'prone', 'grappled'], undefined, '1d20+4', false],
    [['blinded'], 'sight', '1d20+4', true],
    [['blinded'], 'hearing', '1d20+4', false],
    [['deafened'], 'hearing', '1d20+4', true],
    [['unconscious'], undefined, '1d20+4', true],
    [['petrified'], undefined, '1d20+4', true],
  ] as [string[], 'sight' | 'hearing' | undefined, string, boolean][])(
    'being %j, needing %s: %s',
    (conditions, needs, notation, fails) => {
      expect(planCheck({ modifier: 4, conditions }, needs ? { needs } : {})).toMatchObject({
        notation,
        fails,
      });
    },
  );
});

describe('[E5.25] advantage and disadvantage', () => {
  it.each([
    [0, 0, 'plain'],
    [1, 0, 'advantage'],
    [3, 0, 'advantage'],
    [0, 2, 'disadvantage'],
    [3, 1, 'plain'],
    [1, 4, 'plain'],
  ])('%i helps and %i hindrances make it %s', (helps, hinders, edge) => {
    const reasons = (count: number) => Array.from({ length: count }, () => 'a reason');
    expect(edgeOf({ advantages: reasons(helps), disadvantages: reasons(hinders) })).toBe(edge);
  });
});

describe('[E5.38] keeping up a spell', () => {
  it.each([
    [1, 10],
    [19, 10],
    [21, 10],
    [22, 11],
    [45, 22],
  ])('after %i damage is against %i', (damage, difficulty) => {
    expect(concentrationDifficulty(damage)).toBe(difficulty);
  });
});
