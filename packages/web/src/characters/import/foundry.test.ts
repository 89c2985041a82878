import { describe, expect, it } from 'vitest';
import { imported as read } from '../../../test/support/imported.ts';

const scores = (values: readonly number[]) =>
  Object.fromEntries(
    ['str', 'dex', 'con', 'int', 'wis', 'cha'].map((name, place) => [
      name,
      { value: values[place], proficient: 0 },
    ]),
  );

/** As the third version of the system writes an actor: numbers that follow from items are left out. */
const foundry = {
  name: 'Mara Thornwell',
  type: 'character',
  system: {
    abilities: {
      ...scores([16, 12, 14, 10, 13, 8]),
      str: { value: 16, proficient: 1 },
      con: { value: 14, proficient: 1 },
    },
    attributes: {
      hp: { value: 22, max: null, temp: 5 },
      ac: { flat: null, calc: 'default' },
      movement: { walk: 30, units: 'ft' },
      death: { success: 0, failure: 1 },
    },
    details: {
      biography: { value: '<p>Once a <em>smith</em> &amp; a soldier.</p><p>Fears &lt;water&gt;.</p>' },
      race: 'Xb3kLm90QwErTyUi',
      background: 'aaaabbbbccccdddd',
      xp: { value: 950, min: 0 },
      ideal: 'Honesty',
    },
    skills: { ath: { value: 1, ability: 'str' }, ste: { value: 2 }, prc: { value: 0 }, zzz: { value: 1 } },
    traits: { languages: { value: ['common', 'dwarvish'], custom: 'Old Tongue; Signs' } },
    currency: { pp: 0, gp: 15, ep: 0, sp: 7, cp: 0, shells: 3 },
    spells: { spell1: { value: 1, max: 3 }, spell2: { value: 0 } },
  },
  items: [
    { name: 'Fighter', type: 'class', system: { levels: 3, hd: { denomination: 'd10', spent: 1 } } },
    { name: 'Champion', type: 'subclass', system: {} },
    { name: 'Dwarf', type: 'race', system: {} },
    { name: 'Guild Artisan', type: 'background', system: {} },
    { name: 'Longsword', type: 'weapon', system: { quantity: 1, equipped: true } },
    {
      name: 'Chain Mail',
      type: 'equipment',
      system: { quantity: 1, equipped: true, armor: { value: 16, dex: 0 }, type: { value: 'heavy' } },
    },
    {
      name: 'Shield',
      type: 'equipment',
      system: { equipped: true, armor: { value: 2 }, type: { value: 'shield' } },
    },
    { name: 'Torch', type: 'consumable', system: { quantity: 6 } },
    { name: 'Second Wind', type: 'feat', system: {} },
    { name: 'Light', type: 'spell', system: { level: 0 } },
    { name: 'Dragon Mark', type: 'tattoo', system: {} },
  ],
  effects: [
    { name: 'Poisoned', statuses: ['poisoned'], disabled: false },
    { label: 'Prone', disabled: true },
    { name: 'Rage' },
  ],
};

describe('a character of Foundry VTT', () => {
  it('[E5.80] is read as the sheet has it', () => {
    const { character } = read(foundry);
    expect(character).toMatchObject({
      name: 'Mara Thornwell',
      ancestry: 'Dwarf',
      class_name: 'Fighter (Champion)',
      level: 3,
      background: 'Guild Artisan',
      abilities: { strength: 16, dexterity: 12, constitution: 14, intelligence: 10, wisdom: 13, charisma: 8 },
      armor_class: 18,
      speed: 30,
      current_hp: 22,
      max_hp: 28,
      temporary_hp: 5,
      hit_dice_spent: 1,
      death_saves: { successes: 0, failures: 1 },
      slots_spent: [2, 0, 0, 0, 0, 0, 0, 0, 0],
      experience: 950,
      spells: ['Light'],
      conditions: ['poisoned'],
    });
    expect(character.proficiencies).toEqual([
      'Strength saves',
      'Constitution saves',
      'Athletics',
      'Stealth (expertise)',
      'Common',
      'Dwarvish',
      'Old Tongue',
      'Signs',
    ]);
    expect(character.inventory).toEqual([
      { name: 'Longsword', quantity: 1, note: 'equipped' },
      { name: 'Chain Mail', quantity: 1, note: 'equipped' },
      { name: 'Shield', quantity: 1, note: 'equipped' },
      { name: 'Torch', quantity: 6, note: '' },
      { name: 'Gold pieces', quantity: 15, note: '' },
      { name: 'Silver pieces', quantity: 7, note: '' },
    ]);
    expect(character.backstory).toBe(
      'Ideal: Honesty\n\nOnce a smith & a soldier.\nFears <water>.\n\nFeatures: Second Wind',
    );
  });

  it('[E5.83] lists what was not understood in its own words', () => {
    expect(read(foundry).notUnderstood).toEqual(['tattoo: Dragon Mark', 'skill zzz', 'currency shells: 3']);
    expect(read(foundry).cut).toEqual([]);
  });

  it('[E5.80] is read from older versions, which called it data and wrote every number down', () => {
    const old = {
      name: 'Osric',
      type: 'character',
      data: {
        abilities: scores([8, 14, 12, 17, 10, 11]),
        attributes: { hp: { value: 9, max: 14 }, ac: { value: 12 }, speed: { value: '25 ft.' } },
        details: { race: 'Gnome', background: 'Sage', class: 'Wizard', level: 2, biography: { value: '' } },
        skills: { arc: { value: 1 } },
      },
      items: [{ name: 'Dagger', type: 'weapon', data: { quantity: 2 } }],
    };
    const expected = {
      ...{ name: 'Osric', ancestry: 'Gnome', background: 'Sage', class_name: 'Wizard', level: 2 },
      ...{ armor_class: 12, speed: 25, current_hp: 9, max_hp: 14, proficiencies: ['Arcana'] },
      inventory: [{ name: 'Dagger', quantity: 2, note: '' }],
    };
    expect(read(old).character).toMatchObject(expected);
    const { items, data, ...document } = old;
    expect(read({ ...document, data: { name: 'Osric', data, items } }).character).toMatchObject(expected);
  });

  it('[E5.80] has the sum of its classes as its level', () => {
    const { system, name, type } = foundry;
    const items = [
      { name: 'Rogue', type: 'class', system: { levels: 2, hitDice: 'd8', hitDiceUsed: 0 } },
      { name: 'Wizard', type: 'class', system: { levels: 4, hitDice: 'd6', hitDiceUsed: 2 } },
    ];
    expect(read({ name, type, system, items }).character).toMatchObject({
      class_name: 'Rogue 2 / Wizard 4',
      level: 6,
      hit_dice_spent: 2,
      ancestry: '',
    });
  });
});
