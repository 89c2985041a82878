import type { Combatant, Encounter } from '@fireside/contract/effects';
import { bram, sable } from './table-example.ts';

export function fighter(id: string, name: string, fields: Partial<Combatant> = {}): Combatant {
  return {
    id,
    name,
    side: 'foe',
    character_id: null,
    initiative: 10,
    conditions: [],
    hp: null,
    state: 'unhurt',
    ...fields,
  };
}

/** Bram and Sable on a bridge, two goblins, a wolf that is down, and somebody who only wants to get across. */
export const bridgeFight: Encounter = {
  round: 2,
  turn: 0,
  zones: ['The bridge', 'Near bank', 'Among the reeds'],
  combatants: [
    fighter('c1', 'Bram', {
      side: 'party',
      character_id: bram.id,
      initiative: 18,
      hp: { current: 22, max: 30 },
      state: 'hurt',
      conditions: ['prone'],
      death_saves: { successes: 0, failures: 0 },
      zone: 'The bridge',
    }),
    fighter('g1', 'Goblin 1', {
      initiative: 15,
      state: 'bloodied',
      conditions: ['frightened'],
      zone: 'The bridge',
    }),
    fighter('w1', 'Wolf', { initiative: 13, state: 'down', zone: 'Near bank' }),
    fighter('c2', 'Sable', {
      side: 'party',
      character_id: sable.id,
      initiative: 11,
      hp: { current: 0, max: 30 },
      state: 'dying',
      death_saves: { successes: 1, failures: 2 },
      zone: 'Near bank',
    }),
    fighter('g2', 'Goblin 2', { initiative: 9, zone: 'Among the reeds' }),
    fighter('o1', 'Odo', { side: 'other', initiative: 4 }),
  ],
};
