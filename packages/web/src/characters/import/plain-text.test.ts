import { describe, expect, it } from 'vitest';
import { imported as read } from '../../../test/support/imported.ts';

describe('a character in plain text', () => {
  it('[E5.82] is read from names, colons and lists', () => {
    const { character, notUnderstood } = read(`
      Name: Bram Oakhollow
      Race: Halfling
      Class: Rogue (Thief) 3
      Background: Sailor
      STR 8 DEX 16 CON 14 INT 12 WIS 10 CHA 13
      AC 15   HP 22/28   Speed: 25 ft.
      XP: 1,200

      Skills: Stealth +7, Sleight of Hand +5
      Saving throws: Dexterity, INT
      Languages: Common, Halfling

      Inventory:
      - 2 daggers
      - Torch x5
      - Rope, hempen
      - Caltrops (20)
      - 35 gp

      Spells
      * Minor Illusion

      Conditions: poisoned, haunted
      Backstory:
      Ran away to sea.
      Came back, AC 1 and all.
      `);
    expect(character).toMatchObject({
      name: 'Bram Oakhollow',
      ancestry: 'Halfling',
      class_name: 'Rogue (Thief)',
      level: 3,
      background: 'Sailor',
      abilities: { strength: 8, dexterity: 16, constitution: 14, intelligence: 12, wisdom: 10, charisma: 13 },
      ...{ armor_class: 15, current_hp: 22, max_hp: 28, speed: 25, experience: 1_200 },
      spells: ['Minor Illusion'],
      conditions: ['poisoned'],
      proficiencies: [
        'Stealth',
        'Sleight of Hand',
        'Dexterity saves',
        'Intelligence saves',
        'Common',
        'Halfling',
      ],
    });
    expect(character.inventory).toEqual([
      { name: 'daggers', quantity: 2, note: '' },
      { name: 'Torch', quantity: 5, note: '' },
      { name: 'Rope', quantity: 1, note: '' },
      { name: 'hempen', quantity: 1, note: '' },
      { name: 'Caltrops', quantity: 20, note: '' },
      { name: 'Gold pieces', quantity: 35, note: '' },
    ]);
    expect(character.backstory).toBe('Ran away to sea.\n\nCame back, AC 1 and all.');
    expect(notUnderstood).toEqual(['condition: haunted']);
  });

  it('[E5.82] is read from a stat block', () => {
    const { character, notUnderstood } = read(
      [
        '# Captain Ilse Varn',
        'Medium humanoid (human), lawful neutral',
        '**Armor Class** 17 (splint)',
        '**Hit Points** 58 (9d8 + 18)',
        '**Speed** 30 ft.',
        '---',
        '| STR | DEX | CON | INT | WIS | CHA |',
        '|:---:|:---:|:---:|:---:|:---:|:---:|',
        '| 16 (+3) | 13 (+1) | 14 (+2) | 10 (+0) | 11 (+0) | 10 (+0) |',
        '**Skills** Athletics +5, Perception +2',
      ].join('\n'),
    );
    expect(character).toMatchObject({
      name: 'Captain Ilse Varn',
      abilities: {
        strength: 16,
        dexterity: 13,
        constitution: 14,
        intelligence: 10,
        wisdom: 11,
        charisma: 10,
      },
      ...{ armor_class: 17, max_hp: 58, current_hp: 58, speed: 30 },
      proficiencies: ['Athletics', 'Perception'],
    });
    expect(notUnderstood).toEqual(['Medium humanoid (human), lawful neutral']);
  });

  it.each([
    ['Mira\nLevel 5 Wood Elf Ranger', { name: 'Mira', level: 5, ancestry: 'Wood Elf', class_name: 'Ranger' }],
    ['Mira\n3rd-level wizard', { name: 'Mira', level: 3, class_name: 'wizard' }],
    ['Character Name: Mira\nClass & Level: Cleric 4', { name: 'Mira', level: 4, class_name: 'Cleric' }],
    ['Mira\nClass: Fighter 3 / Rogue 2', { level: 5, class_name: 'Fighter 3 / Rogue 2' }],
    ['Mira\nMax HP: 31\nCurrent HP: 4\nTemp HP: 6', { max_hp: 31, current_hp: 4, temporary_hp: 6 }],
    ['Mira\nHit Points: 12', { max_hp: 12, current_hp: 12 }],
    ['Mira\r\nStrength: 17 (+3)\r\nArmour Class: 14', { armor_class: 14 }],
  ])('[E5.82] understands %j', (text, expected) => {
    expect(read(text).character).toMatchObject(expected);
    expect(read(text).notUnderstood).toEqual([]);
  });
});
