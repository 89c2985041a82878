import { unspent } from '@fireside/contract/effects';
import type { Character } from '@fireside/engine';

const things = (list: Record<string, number>) =>
  Object.entries(list).map(([name, quantity]) => ({ name, quantity, note: '' }));

const abilities = (given: Partial<Character['abilities']>) => ({
  strength: 10,
  dexterity: 10,
  constitution: 10,
  intelligence: 10,
  wisdom: 10,
  charisma: 10,
  ...given,
});

export const brannoch: Character = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Brannoch',
  ancestry: 'Human',
  class_name: 'Fighter',
  level: 3,
  background: 'Soldier',
  abilities: abilities({ strength: 16, dexterity: 12, constitution: 14, wisdom: 11, charisma: 9 }),
  armor_class: 18,
  speed: 30,
  proficiencies: ['Athletics', 'Intimidation', 'Perception'],
  inventory: things({
    Longsword: 1,
    Shield: 1,
    Shortbow: 1,
    Arrows: 12,
    'Rope (50 ft)': 1,
    Torch: 3,
    Tinderbox: 1,
    Rations: 4,
    Waterskin: 1,
    'Chain mail': 1,
    'Gold pieces': 15,
  }),
  spells: [],
  conditions: [],
  backstory: '',
  current_hp: 22,
  max_hp: 28,
  combat_stats: {},
  ...unspent,
};

export const ilsabet: Character = {
  ...brannoch,
  id: '22222222-2222-4222-8222-222222222222',
  name: 'Ilsabet',
  ancestry: 'Elf',
  class_name: 'Wizard',
  background: 'Sage',
  abilities: abilities({ intelligence: 17, wisdom: 13, dexterity: 14 }),
  armor_class: 12,
  proficiencies: ['Arcana', 'History', 'Investigation'],
  inventory: things({
    Quarterstaff: 1,
    Spellbook: 1,
    'Component pouch': 1,
    Candle: 5,
    'Ink and quill': 1,
    Parchment: 6,
    'Gold pieces': 8,
  }),
  spells: [
    'Fire bolt',
    'Light',
    'Mage hand',
    'Magic missile',
    'Shield',
    'Sleep',
    'Detect magic',
    'Misty step',
  ],
  current_hp: 14,
  max_hp: 17,
};

export const quill: Character = {
  ...brannoch,
  id: '33333333-3333-4333-8333-333333333333',
  name: 'Quill',
  ancestry: 'Halfling',
  class_name: 'Rogue',
  background: 'Criminal',
  abilities: abilities({ dexterity: 17, charisma: 14 }),
  armor_class: 14,
  proficiencies: ['Stealth', 'Sleight of Hand', 'Deception', 'Acrobatics', 'Perception', "Thieves' tools"],
  inventory: things({
    Shortsword: 1,
    Dagger: 2,
    "Thieves' tools": 1,
    'Disguise kit': 1,
    'Grappling hook': 1,
    'Potion of healing': 1,
    'Gold pieces': 40,
  }),
  current_hp: 20,
  max_hp: 20,
};
