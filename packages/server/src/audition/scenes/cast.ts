import type { Saying, Sheet } from '../scene.ts';

/** Who plays them: registered once for all scenes. */
export const players = ['Ann', 'Ben'] as const;

const mira: Sheet = {
  name: 'Mira',
  ancestry: 'elf',
  class_name: 'wizard',
  level: 3,
  abilities: { strength: 8, dexterity: 14, constitution: 12, intelligence: 16, wisdom: 12, charisma: 13 },
  armor_class: 12,
  current_hp: 14,
  max_hp: 18,
  spells: ['Light', 'Mage Armor', 'Magic Missile'],
  inventory: [
    { name: 'Quarterstaff' },
    { name: 'Potion of healing', quantity: 2 },
    { name: 'Gold piece', quantity: 15 },
  ],
};

const brakk: Sheet = {
  name: 'Brakk',
  ancestry: 'dwarf',
  class_name: 'fighter',
  level: 3,
  abilities: { strength: 16, dexterity: 10, constitution: 15, intelligence: 8, wisdom: 11, charisma: 9 },
  armor_class: 17,
  current_hp: 22,
  max_hp: 28,
  inventory: [{ name: 'Battleaxe' }, { name: 'Shield' }, { name: 'Torch', quantity: 3 }],
};

export const alone = [mira];
export const both = [mira, brakk];
export const fighter = [brakk];

/** Mira with so many hit points. */
export function wounded(hitPoints: number): Sheet[] {
  return [{ ...mira, current_hp: hitPoints }];
}

export const ann = (words: string): Saying => ({ seat: 0, words });
export const ben = (words: string): Saying => ({ seat: 1, words });
