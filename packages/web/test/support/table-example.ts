import { unspent } from '@fireside/contract/effects';
import type { CharacterRead, MessageRead, PartyMember } from '@fireside/contract';
import type { OpenTable } from '../../src/table/open-table.ts';

export const bram: CharacterRead = {
  id: 'bram',
  owner_id: 'me',
  owner_name: 'Ada',
  name: 'Bram',
  ancestry: 'Dwarf',
  class_name: 'Fighter',
  level: 2,
  background: '',
  abilities: { strength: 15, dexterity: 13, constitution: 16, intelligence: 8, wisdom: 13, charisma: 10 },
  armor_class: 18,
  speed: 25,
  proficiencies: [],
  inventory: [
    { name: 'Rope', quantity: 1, note: '' },
    { name: 'Torch', quantity: 3, note: 'one is wet' },
  ],
  spells: [],
  conditions: ['prone'],
  backstory: '',
  current_hp: 22,
  max_hp: 30,
  combat_stats: {},
  ...unspent,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};

export const sable: CharacterRead = { ...bram, id: 'sable', owner_id: 'other', name: 'Sable' };

function seat(user_id: string, name: string, character: CharacterRead): PartyMember {
  return { user_id, name, character, self_rolls: true, pending_roll: null, online: true };
}

/** Two players, nothing awaited, nothing known of the world. */
export const quietTable: OpenTable = {
  party: [seat('me', 'Ada', bram), seat('other', 'Mira', sable)],
  world: { scene: '', time: '', quests: [], people: [], facts: [] },
  encounter: null,
  ended_reason: null,
};

export function messageWith(id: number, fields: Partial<MessageRead> = {}): MessageRead {
  return {
    id,
    sender_type: 'player',
    user_id: 'other',
    player_name: 'Mira',
    character_id: null,
    character_name: null,
    content: `message ${id}`,
    created_at: '2026-01-01T00:00:00.000Z',
    rolls: [],
    effects: [],
    removed: false,
    withheld: 0,
    kind: 'action',
    to: null,
    takes: 1,
    ...fields,
  };
}
