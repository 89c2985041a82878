import { describe, expect, it } from 'vitest';
import { type LevelUpChoices, levelUp, levelUpOffer, type Rising } from './level-up.ts';

describe('[E5.49] a new level', () => {
  // Constitution 14.
  const fighter = (level: number, fields: Partial<Rising> = {}): Rising => ({
    name: 'Brakk',
    class_name: 'Fighter',
    level,
    abilities: { strength: 16, dexterity: 12, constitution: 14, intelligence: 8, wisdom: 10, charisma: 9 },
    max_hp: 28,
    current_hp: 20,
    experience: 0,
    ...fields,
  });
  const choose = (choices: Partial<LevelUpChoices>): LevelUpChoices => ({ hitPoints: 'average', ...choices });
  const frail = { strength: 10, dexterity: 10, constitution: 3, intelligence: 10, wisdom: 10, charisma: 10 };

  it.each([
    [fighter(4), choose({}), { level: 5, max_hp: 36, current_hp: 28 }],
    [fighter(4), choose({ hitPoints: 1 }), { max_hp: 31, current_hp: 23 }],
    [fighter(4), choose({ hitPoints: 10 }), { max_hp: 40 }],
    [fighter(4, { abilities: frail }), choose({ hitPoints: 2 }), { max_hp: 29 }],
    [
      fighter(3),
      choose({ improvements: ['strength', 'strength'] }),
      { max_hp: 36, abilities: { strength: 18 } },
    ],
    [
      fighter(3),
      choose({ improvements: ['strength', 'constitution'] }),
      { max_hp: 36, abilities: { strength: 17, constitution: 15 } },
    ],
    [
      fighter(3),
      choose({ improvements: ['constitution', 'constitution'] }),
      { max_hp: 40, current_hp: 32, abilities: { constitution: 16 } },
    ],
    [fighter(3), choose({ improvements: [] }), { max_hp: 36, abilities: { strength: 16 } }],
    [fighter(4, { class_name: 'Wizard' }), choose({}), { max_hp: 34 }],
    [fighter(4, { current_hp: 0 }), choose({}), { max_hp: 36, current_hp: 0 }],
  ])('%#', (sheet, choices, changes) => {
    expect(levelUp(sheet, choices)).toMatchObject({ changes });
  });

  it.each([
    [fighter(20), choose({}), 'Brakk has reached the highest level.'],
    [fighter(3), choose({}), 'Brakk may raise one ability by 2 or two abilities by 1: choose.'],
    [
      fighter(3),
      choose({ improvements: ['wisdom'] }),
      'There are two points: one ability twice, or two abilities.',
    ],
    [
      fighter(4),
      choose({ improvements: ['wisdom', 'wisdom'] }),
      'No ability score of Brakk rises at level 5.',
    ],
    [fighter(4), choose({ hitPoints: 11 }), 'A d10 shows 1 to 10.'],
    [fighter(4), choose({ hitPoints: 0 }), 'A d10 shows 1 to 10.'],
    [fighter(4), choose({ hitPoints: 2.5 }), 'A d10 shows 1 to 10.'],
    [
      fighter(3, { abilities: { ...frail, strength: 19 } }),
      choose({ improvements: ['strength', 'strength'] }),
      'Strength cannot rise above 20.',
    ],
  ])('is refused: %#', (sheet, choices, refusal) => {
    expect(levelUp(sheet, choices)).toEqual({ refusal });
  });

  it.each([
    ['Fighter', 3, true],
    ['Fighter', 5, true],
    ['Fighter', 13, true],
    ['Rogue', 9, true],
    ['Wizard', 5, false],
    ['Wizard', 18, true],
    ['Cook', 3, true],
  ])('a %s after level %i improves: %s', (class_name, level, improves) => {
    expect(levelUpOffer(fighter(level, { class_name }))).toMatchObject({ improves });
  });

  it('is offered with its die, and with what is missing', () => {
    expect(levelUpOffer(fighter(1, { experience: 250 }))).toEqual({
      level: 2,
      hitDie: 10,
      average: 6,
      notation: '1d10',
      improves: false,
      missing: 50,
    });
  });

  it('says when the proficiency bonus rises', () => {
    expect(levelUp(fighter(4), choose({}))).toMatchObject({
      notes: ['Brakk is level 5: 8 more hit points.', 'The proficiency bonus is +3 now.'],
    });
  });
});
