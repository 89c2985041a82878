import type { AbilityName } from '@fireside/contract';

export interface CharacterClass {
  name: string;
  hitDie: 6 | 8 | 10 | 12;
  /** The abilities in the order in which this class wants its best scores. */
  wants: readonly AbilityName[];
  /** What it wears: a base, plus Dexterity up to a limit, plus a second ability for those who fight unarmoured. */
  armor: { worn: string; base: number; dexterityUpTo: number; plus?: AbilityName };
  proficiencies: readonly string[];
  carries: readonly string[];
  spells: readonly string[];
}

const anyDexterity = 99;

export const classes: readonly CharacterClass[] = [
  {
    name: 'Barbarian',
    hitDie: 12,
    wants: ['strength', 'constitution', 'dexterity', 'wisdom', 'charisma', 'intelligence'],
    armor: { worn: 'unarmoured', base: 10, dexterityUpTo: anyDexterity, plus: 'constitution' },
    proficiencies: ['Athletics', 'Survival', 'Strength saves', 'Constitution saves'],
    carries: ['Greataxe', 'Handaxe', "Explorer's pack"],
    spells: [],
  },
  {
    name: 'Bard',
    hitDie: 8,
    wants: ['charisma', 'dexterity', 'constitution', 'wisdom', 'intelligence', 'strength'],
    armor: { worn: 'leather armour', base: 11, dexterityUpTo: anyDexterity },
    proficiencies: ['Performance', 'Persuasion', 'Insight', 'Dexterity saves', 'Charisma saves'],
    carries: ['Rapier', 'Lute', 'Leather armour', 'Dagger'],
    spells: ['Vicious Mockery', 'Minor Illusion', 'Healing Word', 'Charm Person', 'Faerie Fire', 'Sleep'],
  },
  {
    name: 'Cleric',
    hitDie: 8,
    wants: ['wisdom', 'constitution', 'strength', 'charisma', 'dexterity', 'intelligence'],
    armor: { worn: 'scale mail and shield', base: 16, dexterityUpTo: 2 },
    proficiencies: ['Religion', 'Medicine', 'Wisdom saves', 'Charisma saves'],
    carries: ['Mace', 'Scale mail', 'Shield', 'Holy symbol'],
    spells: ['Guidance', 'Light', 'Sacred Flame', 'Bless', 'Cure Wounds', 'Guiding Bolt'],
  },
  {
    name: 'Druid',
    hitDie: 8,
    wants: ['wisdom', 'constitution', 'dexterity', 'intelligence', 'charisma', 'strength'],
    armor: { worn: 'leather armour and shield', base: 13, dexterityUpTo: anyDexterity },
    proficiencies: ['Nature', 'Animal Handling', 'Intelligence saves', 'Wisdom saves'],
    carries: ['Scimitar', 'Wooden shield', 'Leather armour', 'Druidic focus'],
    spells: ['Druidcraft', 'Produce Flame', 'Entangle', 'Goodberry', 'Speak with Animals'],
  },
  {
    name: 'Fighter',
    hitDie: 10,
    wants: ['strength', 'constitution', 'dexterity', 'wisdom', 'charisma', 'intelligence'],
    armor: { worn: 'chain mail and shield', base: 18, dexterityUpTo: 0 },
    proficiencies: ['Athletics', 'Perception', 'Strength saves', 'Constitution saves'],
    carries: ['Longsword', 'Shield', 'Chain mail', 'Light crossbow', 'Crossbow bolts × 20'],
    spells: [],
  },
  {
    name: 'Monk',
    hitDie: 8,
    wants: ['dexterity', 'wisdom', 'constitution', 'strength', 'intelligence', 'charisma'],
    armor: { worn: 'unarmoured', base: 10, dexterityUpTo: anyDexterity, plus: 'wisdom' },
    proficiencies: ['Acrobatics', 'Stealth', 'Strength saves', 'Dexterity saves'],
    carries: ['Quarterstaff', 'Darts × 10', "Explorer's pack"],
    spells: [],
  },
  {
    name: 'Paladin',
    hitDie: 10,
    wants: ['strength', 'charisma', 'constitution', 'wisdom', 'dexterity', 'intelligence'],
    armor: { worn: 'chain mail and shield', base: 18, dexterityUpTo: 0 },
    proficiencies: ['Persuasion', 'Religion', 'Wisdom saves', 'Charisma saves'],
    carries: ['Warhammer', 'Shield', 'Chain mail', 'Javelins × 5', 'Holy symbol'],
    spells: [],
  },
  {
    name: 'Ranger',
    hitDie: 10,
    wants: ['dexterity', 'wisdom', 'constitution', 'strength', 'intelligence', 'charisma'],
    armor: { worn: 'scale mail', base: 14, dexterityUpTo: 2 },
    proficiencies: ['Survival', 'Stealth', 'Perception', 'Strength saves', 'Dexterity saves'],
    carries: ['Longbow', 'Arrows × 20', 'Shortsword × 2', 'Scale mail'],
    spells: [],
  },
  {
    name: 'Rogue',
    hitDie: 8,
    wants: ['dexterity', 'constitution', 'intelligence', 'charisma', 'wisdom', 'strength'],
    armor: { worn: 'leather armour', base: 11, dexterityUpTo: anyDexterity },
    proficiencies: [
      'Stealth',
      'Sleight of Hand',
      'Investigation',
      "Thieves' tools",
      'Dexterity saves',
      'Intelligence saves',
    ],
    carries: ['Shortsword', 'Shortbow', 'Arrows × 20', "Thieves' tools", 'Leather armour'],
    spells: [],
  },
  {
    name: 'Sorcerer',
    hitDie: 6,
    wants: ['charisma', 'constitution', 'dexterity', 'wisdom', 'intelligence', 'strength'],
    armor: { worn: 'unarmoured', base: 10, dexterityUpTo: anyDexterity },
    proficiencies: ['Arcana', 'Deception', 'Constitution saves', 'Charisma saves'],
    carries: ['Dagger × 2', 'Arcane focus', "Explorer's pack"],
    spells: ['Fire Bolt', 'Mage Hand', 'Prestidigitation', 'Light', 'Magic Missile', 'Shield'],
  },
  {
    name: 'Warlock',
    hitDie: 8,
    wants: ['charisma', 'constitution', 'dexterity', 'wisdom', 'intelligence', 'strength'],
    armor: { worn: 'leather armour', base: 11, dexterityUpTo: anyDexterity },
    proficiencies: ['Arcana', 'Intimidation', 'Wisdom saves', 'Charisma saves'],
    carries: ['Light crossbow', 'Crossbow bolts × 20', 'Leather armour', 'Arcane focus'],
    spells: ['Eldritch Blast', 'Minor Illusion', 'Charm Person', 'Hellish Rebuke'],
  },
  {
    name: 'Wizard',
    hitDie: 6,
    wants: ['intelligence', 'dexterity', 'constitution', 'wisdom', 'charisma', 'strength'],
    armor: { worn: 'unarmoured', base: 10, dexterityUpTo: anyDexterity },
    proficiencies: ['Arcana', 'History', 'Intelligence saves', 'Wisdom saves'],
    carries: ['Quarterstaff', 'Spellbook', 'Arcane focus', "Scholar's pack"],
    spells: ['Fire Bolt', 'Light', 'Mage Hand', 'Magic Missile', 'Mage Armor', 'Detect Magic', 'Sleep'],
  },
];

export function classNamed(name: string): CharacterClass {
  const found = classes.find((one) => one.name === name);
  if (!found) throw new Error(`There is no class named ${name}`);
  return found;
}
