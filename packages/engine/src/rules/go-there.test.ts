import type { Combatant, Encounter } from '@fireside/contract/effects';
import { expect, it } from 'vitest';
import { combatant } from '../../test/fighters.ts';
import { goThere } from './go-there.ts';
import { nextTurn } from './turns.ts';

const bram = (fields: Partial<Combatant> = {}) =>
  combatant({ id: 'b', name: 'Bram', side: 'party', character_id: 'bram', zone: 'The bridge', ...fields });
const fight = (own = bram(), fields: Partial<Encounter> = {}): Encounter => ({
  round: 1,
  turn: 0,
  zones: ['The bridge', 'Near bank'],
  combatants: [own, combatant({ id: 'g', name: 'Goblin', zone: 'Near bank' })],
  ...fields,
});

it('[E5.140] on one’s own turn one goes to a zone, once', () => {
  const moved = goThere(fight(), 'bram', ' near BANK ');
  expect(moved).toEqual({ ...fight(bram({ zone: 'Near bank' })), has_moved: true });
  expect(goThere(moved as Encounter, 'bram', 'The bridge')).toBe('moved_already');
  const later = nextTurn(nextTurn(moved as Encounter)!)!;
  expect(later).not.toHaveProperty('has_moved');
  expect(goThere(later, 'bram', 'The bridge')).toMatchObject({ has_moved: true });
});

it.each([
  [null, 'bram', 'Near bank', 'no_fight'],
  [fight(), null, 'Near bank', 'no_fight'],
  [fight(), 'somebody else', 'Near bank', 'no_fight'],
  [fight(bram(), { turn: 1 }), 'bram', 'Near bank', 'not_your_turn'],
  [fight(), 'bram', 'The moon', 'zone_not_found'],
  [fight(), 'bram', 'the bridge', 'there_already'],
  [fight(bram({ state: 'dying' })), 'bram', 'Near bank', 'cannot_move'],
] as const)('[E5.141] what is refused (%#): %s', (encounter, who, zone, why) => {
  expect(goThere(encounter, who, zone)).toBe(why);
});

it.each([
  ['grappled by the wolf', false],
  ['restrained', false],
  ['paralyzed', false],
  ['petrified', false],
  ['stunned', false],
  ['asleep', false],
  ['exhaustion 5', false],
  ['exhaustion 4', true],
  ['prone', true],
  ['frightened', true],
  ['poisoned', true],
])('[E5.141] somebody %s moves: %s', (condition, moves) => {
  const moved = goThere(fight(bram({ conditions: [condition] })), 'bram', 'Near bank');
  expect(typeof moved === 'string' ? moved : 'moves').toBe(moves ? 'moves' : 'cannot_move');
});
