import { describe, expect, it } from 'vitest';
import { bow, fighter, sword } from '../../test/fighters.ts';
import type { Attack } from './attack.ts';
import type { Fighter } from './fighter.ts';
import { type Circumstances, judgeAttack, planAttack } from './plan-attack.ts';

const bram = (fields: Partial<Fighter> = {}) =>
  fighter({ id: 'bram', name: 'Bram', side: 'party', characterId: 'bram', ...fields });

interface Case {
  attacker?: string[];
  target?: string[];
  by?: Attack;
  at?: Circumstances;
  notation: string;
  reasons?: string[];
}

const plain = '1d20+5';
const better = '2d20kh1+5';
const worse = '2d20kl1+5';

describe('[E5.27] what is rolled to hit', () => {
  const cases: [string, Case][] = [
    ['nothing bears on it', { notation: plain, reasons: [] }],
    [
      'who is blinded',
      { attacker: ['blinded'], notation: worse, reasons: ['disadvantage: Bram is blinded'] },
    ],
    ['who is charmed by another', { attacker: ['charmed by Nyx'], notation: plain }],
    ['who is deafened', { attacker: ['deafened'], notation: plain }],
    ['who is exhausted a little', { attacker: ['exhaustion 2'], notation: plain }],
    ['who is exhausted', { attacker: ['exhaustion 3'], notation: worse }],
    ['who is frightened', { attacker: ['Frightened of the dragon'], notation: worse }],
    ['who is grappled', { attacker: ['grappled'], notation: plain }],
    ['who is invisible', { attacker: ['invisible'], notation: better }],
    ['who is poisoned', { attacker: ['poisoned'], notation: worse }],
    ['who is prone', { attacker: ['prone'], notation: worse }],
    ['who is restrained', { attacker: ['restrained'], notation: worse }],
    ['a blinded target', { target: ['blinded'], notation: better }],
    ['a charmed target', { target: ['charmed'], notation: plain }],
    ['a deafened target', { target: ['deafened'], notation: plain }],
    ['an exhausted target', { target: ['exhaustion 5'], notation: plain }],
    ['a frightened target', { target: ['frightened'], notation: plain }],
    ['a grappled target', { target: ['grappled'], notation: plain }],
    ['an incapacitated target', { target: ['incapacitated'], notation: plain }],
    ['an invisible target', { target: ['invisible'], notation: worse }],
    ['a paralyzed target', { target: ['paralysed'], notation: better }],
    ['a petrified target', { target: ['petrified'], notation: better }],
    ['a poisoned target', { target: ['poisoned'], notation: plain }],
    ['a prone target, beside it', { target: ['prone'], notation: better }],
    ['a prone target, from afar', { target: ['prone'], by: bow, notation: worse }],
    [
      'a prone target, shot from beside it',
      { target: ['prone'], by: bow, at: { isBeside: true }, notation: better },
    ],
    ['a prone target, with a long spear', { target: ['prone'], at: { isBeside: false }, notation: worse }],
    ['a restrained target', { target: ['restrained'], notation: better }],
    ['a stunned target', { target: ['stunned'], notation: better }],
    ['an unconscious target, beside it', { target: ['unconscious'], notation: better }],
    [
      'an unconscious target, from afar: prone as well',
      { target: ['unconscious'], by: bow, notation: plain },
    ],
    ['one of each cancels out', { attacker: ['poisoned'], target: ['stunned'], notation: plain }],
    [
      'three helps against one hindrance cancel out too',
      { attacker: ['poisoned'], target: ['stunned', 'restrained', 'blinded'], notation: plain },
    ],
    ['two hindrances are one', { attacker: ['poisoned', 'prone'], notation: worse }],
    ['neither sees the other', { attacker: ['blinded'], target: ['blinded'], notation: plain }],
    ['both invisible', { attacker: ['invisible'], target: ['invisible'], notation: plain }],
    ['a shot with an enemy beside', { by: bow, at: { isThreatened: true }, notation: worse }],
    ['a blow with an enemy beside', { at: { isThreatened: true }, notation: plain }],
    [
      'help of a friend',
      { at: { advantages: ['Nyx helps'] }, notation: better, reasons: ['advantage: Nyx helps'] },
    ],
    ['beyond the normal range', { by: bow, at: { disadvantages: ['long range'] }, notation: worse }],
    ['who is blessed', { attacker: ['blessed'], notation: '1d20+5+1d4' }],
    ['who is baned', { attacker: ['baned'], notation: '1d20+5-1d4' }],
    ['a target outlined in light', { target: ['faerie fire'], notation: better }],
    ['outlined, invisibility helps no more', { target: ['faerie fire', 'invisible'], notation: better }],
    ['a target that glitters', { target: ['guiding bolt'], notation: better }],
    ['who was mocked', { attacker: ['mocked'], notation: worse }],
    ['who keeps up a spell', { attacker: ['concentrating on Hold Person (paralyzed)'], notation: plain }],
    ['no bonus', { by: { ...sword, toHit: 0 }, notation: '1d20' }],
    ['a malus', { by: { ...sword, toHit: -2 }, notation: '1d20-2' }],
  ];
  it.each(cases)('%s', (_, { attacker = [], target = [], by = sword, at, notation, reasons }) => {
    const plan = planAttack(bram({ conditions: attacker }), fighter({ conditions: target }), by, at);
    expect(plan).toMatchObject({ notation, ...(reasons && { reasons }) });
  });

  it.each([
    [{}, [], 13],
    [{ cover: 'half' }, [], 15],
    [{ cover: 'three-quarters' }, [], 18],
    [{}, ['shield of faith'], 15],
    [{ cover: 'half' }, ['shield of faith'], 17],
  ] as [Circumstances, string[], number][])(
    'with %j and %j an Armor Class of 13 is %i',
    (at, conditions, armorClass) => {
      expect(planAttack(bram(), fighter({ conditions }), sword, at)).toMatchObject({ armorClass });
    },
  );

  it.each([
    [
      bram({ conditions: ['incapacitated'] }),
      fighter(),
      {},
      'Bram is incapacitated and can take no actions.',
    ],
    [bram({ conditions: ['paralyzed'] }), fighter(), {}, 'Bram is paralyzed and can take no actions.'],
    [bram({ conditions: ['petrified'] }), fighter(), {}, 'Bram is petrified and can take no actions.'],
    [bram({ conditions: ['Stunned'] }), fighter(), {}, 'Bram is stunned and can take no actions.'],
    [bram({ conditions: ['asleep'] }), fighter(), {}, 'Bram is unconscious and can take no actions.'],
    [bram({ state: 'dying' }), fighter(), {}, 'Bram is at 0 hit points and cannot act.'],
    [bram({ state: 'stable' }), fighter(), {}, 'Bram is at 0 hit points and cannot act.'],
    [bram({ state: 'dead' }), fighter(), {}, 'Bram is dead.'],
    [fighter({ state: 'down' }), bram(), {}, 'Ogre is at 0 hit points and cannot act.'],
    [
      bram({ conditions: ['charmed by Ogre'] }),
      fighter(),
      {},
      'Bram is charmed by Ogre and cannot attack them.',
    ],
    [bram(), fighter({ state: 'dead' }), {}, 'Ogre is dead already.'],
    [bram(), fighter(), { cover: 'total' }, 'Ogre is behind total cover and cannot be targeted.'],
  ] as [Fighter, Fighter, Circumstances, string][])('is refused: %#', (attacker, target, at, refusal) => {
    expect(planAttack(attacker, target, sword, at)).toEqual({ refusal });
  });
});

describe('[E5.28] whether it hits', () => {
  it.each([
    [8, 13, 13, false, true, false],
    [7, 12, 13, false, false, false],
    [20, 25, 30, false, true, true],
    [1, 21, 13, false, false, false],
    [19, 24, 24, false, true, false],
    [8, 13, 13, true, true, true],
    [7, 12, 13, true, false, false],
    [1, 30, 10, true, false, false],
  ])(
    'a %i on the die, %i in all, against %i, helpless: %s',
    (natural, total, armorClass, isHitCritical, isHit, isCritical) => {
      expect(judgeAttack({ armorClass, isHitCritical }, { natural, total })).toEqual({ isHit, isCritical });
    },
  );

  it.each([
    [['paralyzed'], sword, {}, true],
    [['unconscious'], sword, {}, true],
    [['stunned'], sword, {}, false],
    [['petrified'], sword, {}, false],
    [['paralyzed'], bow, {}, false],
    [['paralyzed'], bow, { isBeside: true }, true],
    [['unconscious'], sword, { isBeside: false }, false],
  ] as [string[], Attack, Circumstances, boolean][])(
    'every hit on %j is critical (%#)',
    (conditions, by, at, isHitCritical) => {
      expect(planAttack(bram(), fighter({ conditions }), by, at)).toMatchObject({ isHitCritical });
    },
  );

  it('counts whoever lies at 0 hit points as unconscious', () => {
    expect(planAttack(fighter(), bram({ state: 'dying' }), sword)).toMatchObject({
      notation: better,
      isHitCritical: true,
    });
  });
});
