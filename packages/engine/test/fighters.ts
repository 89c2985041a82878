import { type Combatant, type Encounter, type Table, withSheets } from '@fireside/contract/effects';
import type { Attack } from '../src/rules/attack.ts';
import type { Creature } from '../src/rules/creature.ts';
import type { Fighter } from '../src/rules/fighter.ts';
import type { Character } from '../src/snapshot.ts';
import { character } from './table.ts';

const noSaves = { strength: 0, dexterity: 0, constitution: 0, intelligence: 0, wisdom: 0, charisma: 0 };
const ordinary = {
  strength: 10,
  dexterity: 10,
  constitution: 10,
  intelligence: 10,
  wisdom: 10,
  charisma: 10,
};

export const sword: Attack = {
  name: 'Sword',
  reach: 'melee',
  toHit: 5,
  damage: [{ dice: '1d8+3', kind: 'slashing' }],
};
export const bow: Attack = { ...sword, name: 'Bow', reach: 'ranged' };

export function fighter(fields: Partial<Fighter> = {}): Fighter {
  return {
    id: 'ogre',
    name: 'Ogre',
    side: 'foe',
    characterId: null,
    abilities: ordinary,
    proficiencyBonus: 2,
    armorClass: 13,
    hp: { current: 20, max: 20 },
    temporaryHp: 0,
    state: 'unhurt',
    conditions: [],
    saves: noSaves,
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    canBePutToSleep: true,
    attacks: [sword],
    attacksPerTurn: 1,
    ...fields,
  };
}

export function combatant(fields: Partial<Combatant> = {}): Combatant {
  return {
    id: 'goblin',
    name: 'Goblin',
    side: 'foe',
    character_id: null,
    initiative: 10,
    conditions: [],
    hp: { current: 7, max: 7 },
    state: 'unhurt',
    ...fields,
  };
}

/** As the bestiary has it. */
export const goblin: Creature = {
  name: 'Goblin',
  size: 'Small',
  type: 'humanoid',
  armorClass: 15,
  hitPoints: 7,
  hitDice: '2d6',
  abilities: { strength: 8, dexterity: 14, constitution: 10, intelligence: 10, wisdom: 8, charisma: 8 },
  saves: {},
  vulnerabilities: [],
  resistances: [],
  immunities: [],
  conditionImmunities: [],
  challenge: 0.25,
  experience: 50,
  attacks: [
    { name: 'Scimitar', reach: 'melee', toHit: 4, damage: [{ dice: '1d6+2', kind: 'slashing' }] },
    { name: 'Shortbow', reach: 'ranged', toHit: 4, damage: [{ dice: '1d6+2', kind: 'piercing' }] },
  ],
  attacksPerTurn: 1,
};

/** A fight of a character with a goblin; whoever is played has the id of the sheet. */
export function fightTable(
  sheet: Partial<Character> = {},
  rest: Partial<Table> = {},
  foe: Partial<Combatant> = {},
) {
  const played = character({ id: 'brakk', current_hp: 20, max_hp: 28, ...sheet });
  const party = [{ user_id: 'ann', pending_roll: null, character: played }];
  const encounter: Encounter = {
    round: 1,
    turn: 0,
    combatants: [
      combatant({ id: 'c1', name: played.name, side: 'party', character_id: played.id, hp: null }),
      combatant(foe),
    ],
  };
  const world = { scene: '', time: '', quests: [], people: [], facts: [] };
  const table: Table = {
    party,
    world,
    encounter: withSheets(encounter, party),
    zero_hp: 'fall',
    ended_reason: null,
    ...rest,
  };
  return table;
}
