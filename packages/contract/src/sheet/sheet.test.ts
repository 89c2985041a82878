import { describe, expect, it } from 'vitest';
import {
  abilityModifier,
  attacksPerAction,
  averageOfHitDie,
  castingAbility,
  checkNamed,
  classOf,
  experienceForLevel,
  hitDieOf,
  initiativeOf,
  levelOfExperience,
  maximumHitPoints,
  passivePerception,
  proficiencyBonus,
  saveOf,
  savesOf,
  skillOf,
  skillsOf,
  slotsLeft,
  spellAttack,
  spellSaveDifficulty,
  spellSlots,
} from './index.ts';

const abilities = {
  strength: 16,
  dexterity: 14,
  constitution: 13,
  intelligence: 8,
  wisdom: 12,
  charisma: 10,
};
const bram = { abilities, level: 5, class_name: 'Fighter', proficiencies: ['Athletics', 'Perception'] };

describe('[E5.20] the numbers of a sheet', () => {
  it.each([
    [1, -5],
    [7, -2],
    [8, -1],
    [9, -1],
    [10, 0],
    [11, 0],
    [15, 2],
    [16, 3],
    [20, 5],
    [30, 10],
  ])('a score of %i has the modifier %i', (score, modifier) => {
    expect(abilityModifier(score)).toBe(modifier);
  });

  it.each([
    [1, 2],
    [4, 2],
    [5, 3],
    [8, 3],
    [9, 4],
    [12, 4],
    [13, 5],
    [16, 5],
    [17, 6],
    [20, 6],
  ])('level %i has the proficiency bonus %i', (level, bonus) => {
    expect(proficiencyBonus(level)).toBe(bonus);
  });

  it('says how each comes about', () => {
    expect(skillOf(bram, 'Athletics')).toEqual({
      name: 'Athletics',
      trained: true,
      value: 6,
      parts: [
        { label: 'Strength', value: 3 },
        { label: 'proficiency', value: 3 },
      ],
    });
    expect(skillOf(bram, 'Arcana')).toMatchObject({
      value: -1,
      parts: [{ label: 'Intelligence', value: -1 }],
    });
    expect(passivePerception(bram)).toEqual({
      value: 14,
      parts: [
        { label: 'passive', value: 10 },
        { label: 'Wisdom', value: 1 },
        { label: 'proficiency', value: 3 },
      ],
    });
    expect(initiativeOf(bram)).toEqual({ value: 2, parts: [{ label: 'Dexterity', value: 2 }] });
  });

  it('knows eighteen skills and six saves', () => {
    expect([skillsOf(bram).length, savesOf(bram).length]).toEqual([18, 6]);
  });

  it('doubles the bonus where the sheet writes of expertise', () => {
    const rogue = { ...bram, proficiencies: ['Stealth (expertise)'] };
    expect(skillOf(rogue, 'Stealth')).toMatchObject({
      value: 8,
      parts: [{ value: 2 }, { label: 'expertise', value: 6 }],
    });
  });

  it.each([
    ['Fighter', [], 'strength', 6],
    ['Fighter', [], 'wisdom', 1],
    ['Fighter', ['Wisdom saves'], 'wisdom', 4],
    ['Fighter', ['Wisdom saves'], 'strength', 3],
    ['Wizard', ['Arcana'], 'intelligence', 2],
    ['Wizard', ['Arcana'], 'constitution', 1],
    ['Smuggler', [], 'dexterity', 2],
  ] as const)('a %s with %j adds to a save by %s: %i', (class_name, proficiencies, ability, value) => {
    expect(saveOf({ ...bram, class_name, proficiencies: [...proficiencies] }, ability).value).toBe(value);
  });

  it.each([
    ['Stealth', 'Stealth', 2],
    ['dexterity (stealth)', 'Stealth', 2],
    ['sleight_of_hand', 'Sleight of Hand', 2],
    ['Strength', 'Strength', 3],
    ['CON save', 'Constitution', 4],
    ['a wisdom saving throw', 'Wisdom', 1],
    ['perception', 'Perception', 4],
  ])('reads %s as a check', (words, name, value) => {
    expect(checkNamed(bram, words)).toMatchObject({ name, value });
  });

  it('reads nothing into other words', () => {
    expect(checkNamed(bram, 'cooking')).toBeNull();
  });

  it.each([
    [0, 1],
    [299, 1],
    [300, 2],
    [899, 2],
    [900, 3],
    [6_500, 5],
    [354_999, 19],
    [355_000, 20],
    [999_999, 20],
  ])('%i points of experience are level %i', (experience, level) => {
    expect(levelOfExperience(experience)).toBe(level);
  });

  it('knows what a level needs', () => {
    expect([1, 2, 5, 20, 21].map(experienceForLevel)).toEqual([0, 300, 6_500, 355_000, null]);
  });

  it.each([
    [10, 1, 13, 11],
    [10, 3, 14, 28],
    [6, 5, 8, 17],
    [8, 2, 3, 5],
    [12, 20, 20, 245],
  ])('a d%i at level %i with Constitution %i has %i hit points', (die, level, constitution, value) => {
    expect(maximumHitPoints(die, level, { ...abilities, constitution }).value).toBe(value);
  });
});

describe('[E5.21] classes as people write them', () => {
  it.each([
    ['Fighter (Champion) 3', 'Fighter', 10],
    ['wizard', 'Wizard', 6],
    ['Waldläufer', 'Ranger', 10],
    ['Half-elf BARD of the north', 'Bard', 8],
    ['Sorcerer/Warlock', 'Sorcerer', 6],
    ['Warlock 3 / Sorcerer 2', 'Warlock', 8],
    ['Arcane Trickster Rogue', 'Rogue', 8],
    ['Oath of Devotion paladin', 'Paladin', 10],
    ['barbarian', 'Barbarian', 12],
    ['Druid', 'Druid', 8],
    ['Cleric of Light', 'Cleric', 8],
    ['Monk', 'Monk', 8],
    ['Space engineer', '', 8],
    ['', '', 8],
    ['Bombardier', '', 8],
  ])('%s is a %s with a d%i', (written, name, hitDie) => {
    expect([classOf(written).name, hitDieOf(written)]).toEqual([name, hitDie]);
  });

  it.each([
    ['Fighter', 1, 1],
    ['Fighter', 5, 2],
    ['Fighter', 10, 2],
    ['Fighter', 11, 3],
    ['Fighter', 20, 4],
    ['Ranger', 4, 1],
    ['Ranger', 20, 2],
    ['Monk', 5, 2],
    ['Rogue', 20, 1],
    ['Stranger', 20, 1],
    ['Tinker', 20, 1],
  ])('a %s of level %i attacks %i times', (class_name, level, times) => {
    expect(attacksPerAction({ class_name, level })).toBe(times);
  });

  it.each([
    [6, 4],
    [8, 5],
    [10, 6],
    [12, 7],
  ])('a d%i counts %i where nobody rolls it', (die, average) => {
    expect(averageOfHitDie(die)).toBe(average);
  });
});

describe('[E5.24] what casters have', () => {
  it.each([
    ['Wizard', 1, [2]],
    ['Cleric', 3, [4, 2]],
    ['Bard', 5, [4, 3, 2]],
    ['Druid', 9, [4, 3, 3, 3, 1]],
    ['Sorcerer', 17, [4, 3, 3, 3, 2, 1, 1, 1, 1]],
    ['Wizard', 20, [4, 3, 3, 3, 3, 2, 2, 1, 1]],
    ['Paladin', 1, []],
    ['Paladin', 2, [2]],
    ['Ranger', 5, [4, 2]],
    ['Ranger', 9, [4, 3, 2]],
    ['Paladin', 20, [4, 3, 3, 3, 2]],
    ['Warlock', 1, [1]],
    ['Warlock', 2, [2]],
    ['Warlock', 3, [0, 2]],
    ['Warlock', 9, [0, 0, 0, 0, 2]],
    ['Warlock', 11, [0, 0, 0, 0, 3]],
    ['Warlock', 17, [0, 0, 0, 0, 4]],
    ['Fighter', 20, []],
    ['Cook', 9, []],
  ])('a %s of level %i has the slots %j', (class_name, level, slots) => {
    expect(spellSlots({ class_name, level })).toEqual(slots);
  });

  it('counts what is left', () => {
    expect(slotsLeft({ class_name: 'Wizard', level: 5, slots_spent: [4, 1] })).toEqual([0, 2, 2]);
    expect(slotsLeft({ class_name: 'Wizard', level: 1, slots_spent: [9, 9] })).toEqual([0]);
  });

  it.each([
    ['Wizard', 'intelligence'],
    ['Cleric', 'wisdom'],
    ['Ranger', 'wisdom'],
    ['Paladin', 'charisma'],
    ['Warlock', 'charisma'],
    ['Fighter', null],
  ])('a %s casts by %s', (class_name, ability) => {
    expect(castingAbility(class_name)).toBe(ability);
  });

  it('says how hard spells are to resist, and how they hit', () => {
    const cleric = { ...bram, class_name: 'Cleric', abilities: { ...abilities, wisdom: 16 } };
    expect(spellSaveDifficulty(cleric)).toEqual({
      value: 14,
      parts: [
        { label: 'base', value: 8 },
        { label: 'Wisdom', value: 3 },
        { label: 'proficiency', value: 3 },
      ],
    });
    expect(spellAttack(cleric)?.value).toBe(6);
    expect(spellAttack(bram)).toBeNull();
  });
});
