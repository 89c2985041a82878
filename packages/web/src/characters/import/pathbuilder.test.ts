import { describe, expect, it } from 'vitest';
import { imported as read } from '../../../test/support/imported.ts';

const pathbuilder = {
  success: true,
  build: {
    name: 'Tik',
    class: 'Rogue',
    dualClass: null,
    level: 4,
    xp: 120,
    ancestry: 'Goblin',
    heritage: 'Razortooth Goblin',
    background: 'Street Urchin',
    alignment: 'CN',
    gender: 'Not set',
    languages: ['Common', 'Goblin', 'None selected'],
    attributes: { ancestryhp: 6, classhp: 8, bonushp: 0, bonushpPerLevel: 1, speed: 25, speedBonus: 5 },
    abilities: { str: 10, dex: 19, con: 14, int: 12, wis: 12, cha: 14, breakdown: { ancestryFree: [] } },
    proficiencies: {
      classDC: 2,
      perception: 4,
      fortitude: 2,
      reflex: 4,
      will: 4,
      stealth: 4,
      thievery: 2,
      arcana: 0,
    },
    lores: [
      ['City', 2],
      ['Ships', 0],
    ],
    feats: [
      ['Nimble Dodge', null, 'Class Feat', 1],
      ['Burn It!', null, 'Ancestry Feat', 1],
    ],
    specials: ['Sneak Attack 1d6', 'Surprise Attack'],
    equipment: [
      ['Thieves’ Tools', 1, 'Invested'],
      ['Caltrops', 3],
    ],
    weapons: [{ name: 'Shortsword', qty: 2, display: '+1 Shortsword', attack: 11 }],
    armor: [{ name: 'Leather', qty: 1, display: 'Leather', worn: true }],
    money: { cp: 0, sp: 4, gp: 21, pp: 0 },
    acTotal: { acProfBonus: 6, acAbilityBonus: 4, acItemBonus: 1, acTotal: 21 },
    spellCasters: [
      { name: 'Rogue Magic', spells: [{ spellLevel: 0, list: ['Daze', 'Message'] }], prepared: [] },
    ],
    pets: [{ type: 'Familiar', name: 'Nub' }],
  },
};

describe('a character of Pathbuilder', () => {
  it('[E5.81] is read as the sheet has it', () => {
    const { character, notUnderstood } = read(pathbuilder);
    expect(character).toMatchObject({
      name: 'Tik',
      class_name: 'Rogue',
      level: 4,
      experience: 120,
      ancestry: 'Razortooth Goblin',
      background: 'Street Urchin',
      abilities: {
        strength: 10,
        dexterity: 19,
        constitution: 14,
        intelligence: 12,
        wisdom: 12,
        charisma: 14,
      },
      armor_class: 21,
      speed: 30,
      max_hp: 50,
      current_hp: 50,
      spells: ['Daze', 'Message'],
    });
    expect(character.proficiencies).toEqual([
      'Perception (expert)',
      'Fortitude saves',
      'Reflex saves (expert)',
      'Will saves (expert)',
      'Stealth (expert)',
      'Thievery',
      'City Lore',
      'Common',
      'Goblin',
    ]);
    expect(character.inventory).toEqual([
      { name: '+1 Shortsword', quantity: 2, note: '' },
      { name: 'Leather', quantity: 1, note: 'worn' },
      { name: 'Thieves’ Tools', quantity: 1, note: '' },
      { name: 'Caltrops', quantity: 3, note: '' },
      { name: 'Silver pieces', quantity: 4, note: '' },
      { name: 'Gold pieces', quantity: 21, note: '' },
    ]);
    expect(character.backstory).toBe(
      'Alignment: CN\n\nFeatures: Nimble Dodge, Burn It!, Sneak Attack 1d6, Surprise Attack',
    );
    expect(notUnderstood).toEqual(['companion: Nub']);
  });

  it('[E5.81] is read also where only the build was copied, or little of it', () => {
    expect(read(pathbuilder.build).character.name).toBe('Tik');
    const { character } = read({
      build: { name: 'Bo', abilities: { str: 12 }, equipment: [{ name: 'Rope', qty: '2' }] },
    });
    expect(character).toMatchObject({ name: 'Bo', level: 1, max_hp: 10, armor_class: 10 });
    expect(character.abilities).toMatchObject({ strength: 12, dexterity: 10 });
    expect(character.inventory).toEqual([{ name: 'Rope', quantity: 2, note: '' }]);
  });
});
