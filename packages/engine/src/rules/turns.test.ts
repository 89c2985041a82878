import { applyEffects, type Combatant, type Encounter } from '@fireside/contract/effects';
import { describe, expect, it } from 'vitest';
import { combatant, fightTable, fighter } from '../../test/fighters.ts';
import {
  attackMadeEffects,
  initiativeNotation,
  nextTurn,
  nextTurnEffects,
  rolledToHitEffects,
  turnOrder,
  whyNotAttack,
  winnerOf,
} from './turns.ts';

const abilities = {
  strength: 10,
  dexterity: 14,
  constitution: 10,
  intelligence: 10,
  wisdom: 10,
  charisma: 10,
};

const one = (id: string, fields: Partial<Combatant> = {}) => combatant({ id, name: id, ...fields });

function fight(states: Combatant['state'][], turn = 0): Encounter {
  return { round: 2, turn, combatants: states.map((state, place) => one(`c${place}`, { state })) };
}

describe('[E5.43] the order of turns', () => {
  it.each([
    [[], '1d20+2'],
    [['exhaustion 1'], '2d20kl1+2'],
    [['poisoned'], '2d20kl1+2'],
    [['prone'], '1d20+2'],
  ])('initiative is a check by Dexterity: %j', (conditions, notation) => {
    expect(initiativeNotation({ abilities, conditions })).toBe(notation);
  });

  it('runs from the highest, on a tie the nimbler and then the party first', () => {
    const dexterity: Record<string, number> = { orc: 12, bram: 12, mira: 16, wolf: 15, guard: 12 };
    const all = [
      one('orc', { initiative: 14 }),
      one('guard', { initiative: 14, side: 'other' }),
      one('bram', { initiative: 14, side: 'party' }),
      one('mira', { initiative: 9, side: 'party' }),
      one('wolf', { initiative: 14 }),
      one('boss', { initiative: 22 }),
    ];
    const ordered = turnOrder(all, ({ id }) => dexterity[id] ?? 10);
    expect(ordered.map(({ id }) => id)).toEqual(['boss', 'wolf', 'bram', 'guard', 'orc', 'mira']);
  });

  it.each([
    [['unhurt', 'hurt', 'bloodied'], 0, 1, 2],
    [['unhurt', 'hurt', 'bloodied'], 2, 0, 3],
    [['unhurt', 'down', 'bloodied'], 0, 2, 2],
    [['unhurt', 'dead', 'down'], 0, 0, 3],
    [['dead', 'unhurt', 'down'], 1, 1, 3],
    [['unhurt', 'dying', 'down'], 0, 1, 2],
    [['unhurt', 'stable', 'down'], 0, 1, 2],
    [['down', 'down', 'hurt'], 2, 2, 3],
  ] as [Combatant['state'][], number, number, number][])(
    'among %j after place %i comes %i, in round %i',
    (states, turn, next, round) => {
      expect(nextTurn(fight(states, turn))).toMatchObject({ turn: next, round });
    },
  );

  it('is over where nobody is left', () => {
    expect(nextTurn(fight(['dead', 'down']))).toBeNull();
    expect(nextTurn({ round: 1, turn: 0, combatants: [] })).toBeNull();
  });

  it('begins a turn with no attack made, and with a reaction', () => {
    const encounter: Encounter = {
      ...fight(['unhurt', 'unhurt']),
      attacks_made: 2,
      combatants: [one('a', { has_reacted: true }), one('b', { has_reacted: true })],
    };
    const next = nextTurn(encounter)!;
    expect(next.attacks_made).toBe(0);
    expect(next.combatants.map(({ has_reacted }) => has_reacted)).toEqual([true, false]);
  });

  it('is one effect, and none without a fight', () => {
    const table = fightTable();
    const [effect, ...rest] = nextTurnEffects(table);
    expect([effect?.kind, rest.length]).toEqual(['encounter', 0]);
    expect(applyEffects(table, [effect!]).encounter).toMatchObject({ turn: 1, round: 1 });
    expect(nextTurnEffects(fightTable({}, { encounter: null }))).toEqual([]);
  });
});

describe('[E5.44] who may attack', () => {
  const bram = fighter({ id: 'c0', name: 'Bram', attacksPerTurn: 2 });
  const encounter = (fields: Partial<Encounter> = {}, own: Partial<Combatant> = {}): Encounter => ({
    round: 1,
    turn: 0,
    combatants: [one('c0', { name: 'Bram', ...own }), one('c1', { name: 'Orc' })],
    ...fields,
  });

  it.each([
    ['on turn', encounter(), bram, false, null],
    ['once more with Extra Attack', encounter({ attacks_made: 1 }), bram, false, null],
    [
      'not a third time',
      encounter({ attacks_made: 2 }),
      bram,
      false,
      'Bram has made every attack of this turn.',
    ],
    ['not on another turn', encounter({ turn: 1 }), bram, false, "It is Orc's turn: Bram can only react."],
    ['as a reaction', encounter({ turn: 1 }), bram, true, null],
    ['as a reaction when all attacks are made', encounter({ attacks_made: 2 }), bram, true, null],
    [
      'not twice as a reaction',
      encounter({ turn: 1 }, { has_reacted: true }),
      bram,
      true,
      'Bram has reacted already since their last turn.',
    ],
    [
      'not while stunned',
      encounter(),
      { ...bram, conditions: ['stunned'] },
      false,
      'Bram is stunned and can take no actions.',
    ],
    [
      'not as a reaction while stunned',
      encounter(),
      { ...bram, conditions: ['stunned'] },
      true,
      'Bram is stunned and can take no actions.',
    ],
    ['not when dead', encounter(), { ...bram, state: 'dead' as const }, true, 'Bram is dead.'],
    ['not from outside', encounter(), { ...bram, id: 'c9' }, false, 'Bram is not in this fight.'],
  ])('%s', (_, fought, attacker, isReaction, refusal) => {
    expect(whyNotAttack(fought, attacker, isReaction)).toEqual(refusal && { refusal });
  });

  it('counts attacks and reactions', () => {
    const table = fightTable();
    const twice = applyEffects(table, attackMadeEffects(table, 'c1', false));
    expect(applyEffects(twice, attackMadeEffects(twice, 'c1', false)).encounter?.attacks_made).toBe(2);
    expect(applyEffects(table, attackMadeEffects(table, 'c1', false, 3)).encounter?.attacks_made).toBe(3);
    const reacted = applyEffects(table, attackMadeEffects(table, 'goblin', true)).encounter;
    expect(reacted?.combatants.map(({ has_reacted }) => has_reacted)).toEqual([undefined, true]);
  });
});

describe('[E5.27] what one roll to hit uses up', () => {
  it('is the light on the target and the mockery of the attacker', () => {
    const table = fightTable(
      { conditions: ['mocked', 'prone'] },
      {},
      { conditions: ['guiding bolt', 'mocked'] },
    );
    const rolled = applyEffects(table, rolledToHitEffects(table, 'c1', 'goblin'));
    expect(rolled.encounter?.combatants.map(({ conditions }) => conditions)).toEqual([['prone'], ['mocked']]);
  });
});

describe('[E5.45] a fight is decided', () => {
  const stand = (side: Combatant['side'], state: Combatant['state']) => combatant({ side, state });
  it.each([
    [[stand('party', 'hurt'), stand('foe', 'bloodied')], null],
    [[stand('party', 'hurt'), stand('foe', 'down')], 'party'],
    [[stand('party', 'dying'), stand('foe', 'bloodied')], 'foe'],
    [[stand('party', 'stable'), stand('party', 'dead'), stand('foe', 'unhurt')], 'foe'],
    [[stand('party', 'dying'), stand('foe', 'down')], 'nobody'],
    [[stand('party', 'dying'), stand('party', 'hurt'), stand('foe', 'hurt')], null],
    [[stand('party', 'unhurt'), stand('other', 'unhurt')], 'party'],
  ] as [Combatant[], string | null][])('%#: %s', (combatants, winner) => {
    expect(winnerOf({ combatants })).toBe(winner);
  });
});
