import { unspent } from '@fireside/contract/effects';
import type { Character, Seat } from '@fireside/engine';

type Abilities = Character['abilities'];

const abilities = (
  strength: number,
  dexterity: number,
  constitution: number,
  intelligence: number,
  wisdom: number,
  charisma: number,
): Abilities => ({ strength, dexterity, constitution, intelligence, wisdom, charisma });

const item = (name: string, quantity = 1) => ({ name, quantity, note: '' });

function sheet(index: number, fields: Partial<Character> & { name: string }): Character {
  return {
    id: `00000000-0000-4000-8000-00000000000${index}`,
    ancestry: 'human',
    class_name: '',
    level: 1,
    background: '',
    abilities: abilities(10, 10, 10, 10, 10, 10),
    armor_class: 12,
    speed: 30,
    proficiencies: [],
    inventory: [],
    spells: [],
    conditions: [],
    backstory: '',
    current_hp: 10,
    max_hp: 10,
    combat_stats: {},
    ...unspent,
    ...fields,
  };
}

const players = ['Ann', 'Ben', 'Cleo', 'Dov'];

/** Four people who might sit down at any table; the third has no character. */
export function castOf(count: number, options: { selfRolls?: boolean; level?: number } = {}): Seat[] {
  const level = options.level ?? 1;
  const sheets = [
    sheet(1, {
      name: 'Mira',
      class_name: 'fighter',
      level,
      abilities: abilities(16, 12, 14, 8, 12, 10),
      armor_class: 15,
      max_hp: 12 + 7 * (level - 1),
      current_hp: 12 + 7 * (level - 1),
      proficiencies: ['Athletics', 'Perception'],
      inventory: [item('Longsword'), item('Potion of Healing')],
    }),
    sheet(2, {
      name: 'Corvin',
      class_name: 'wizard',
      level,
      abilities: abilities(8, 14, 12, 16, 12, 12),
      armor_class: 12,
      max_hp: 8 + 5 * (level - 1),
      current_hp: 8 + 5 * (level - 1),
      proficiencies: ['Arcana', 'Investigation'],
      inventory: [item('Dagger')],
      spells: ['Fire Bolt', 'Cure Wounds', 'Light'],
    }),
    null,
    sheet(4, {
      name: 'Tess',
      class_name: 'rogue',
      level,
      abilities: abilities(10, 16, 12, 12, 12, 14),
      armor_class: 14,
      max_hp: 9 + 5 * (level - 1),
      current_hp: 9 + 5 * (level - 1),
      proficiencies: ['Stealth', 'Sleight of Hand', 'Deception'],
      inventory: [item('Shortsword'), item('Rope')],
    }),
  ];
  return players.slice(0, count).map((name, index) => ({
    user_id: `user-${index}`,
    name,
    pending_roll: null,
    self_rolls: options.selfRolls === true && index === 0,
    character: sheets[index] ?? null,
  }));
}
