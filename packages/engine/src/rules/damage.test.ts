import { describe, expect, it } from 'vitest';
import { fighter, sword } from '../../test/fighters.ts';
import type { Attack } from './attack.ts';
import { type Damage, damageRolls, damageTaken } from './damage.ts';
import type { Fighter } from './fighter.ts';

describe('[E5.29] the dice of a hit', () => {
  it.each([
    ['1d8+3', false, '1d8+3'],
    ['1d8+3', true, '2d8+3'],
    ['2d6', true, '4d6'],
    ['1d4-1', true, '2d4-1'],
    ['10d6+40', true, '20d6+40'],
    ['2d8+1d6+2', true, '4d8+2d6+2'],
  ])('%s, critical: %s, are %s', (dice, isCritical, notation) => {
    const [roll] = damageRolls({ damage: [{ dice, kind: 'fire' }] }, isCritical);
    expect(roll).toEqual({ notation, fixed: 0, kind: 'fire' });
  });

  it('are none where there is always as much, critical or not', () => {
    const bite: Attack = { ...sword, damage: [{ dice: '1', kind: 'piercing' }] };
    expect(damageRolls(bite, true)).toEqual([{ notation: null, fixed: 1, kind: 'piercing' }]);
  });

  it('are those of every kind', () => {
    const bite: Attack = {
      ...sword,
      damage: [
        { dice: '1d6+2', kind: 'piercing' },
        { dice: '3d6', kind: 'poison' },
      ],
    };
    expect(damageRolls(bite, true).map(({ notation }) => notation)).toEqual(['2d6+2', '6d6']);
  });
});

describe('[E5.30] what is left of damage', () => {
  const slash = (amount: number, rest: Partial<Damage> = {}): Damage => ({
    amount,
    kind: 'slashing',
    ...rest,
  });
  it.each([
    ['nothing bears on it', {}, [slash(7)], false, 7],
    ['resisted, rounded down', { resistances: ['slashing'] }, [slash(7)], false, 3],
    ['of another kind', { resistances: ['fire'] }, [slash(7)], false, 7],
    ['vulnerable', { vulnerabilities: ['slashing'] }, [slash(7)], false, 14],
    [
      'first halved, then doubled',
      { resistances: ['slashing'], vulnerabilities: ['slashing'] },
      [slash(7)],
      false,
      6,
    ],
    ['immune', { immunities: ['slashing'], vulnerabilities: ['slashing'] }, [slash(7)], false, 0],
    ['resisted as nonmagical', { resistances: ['nonmagical'] }, [slash(9)], false, 4],
    ['magical', { resistances: ['nonmagical'] }, [slash(9, { isMagical: true })], false, 9],
    ['immune to nonmagical weapons', { immunities: ['nonmagical'] }, [slash(9)], false, 0],
    ['fire is no weapon', { resistances: ['nonmagical'] }, [{ amount: 9, kind: 'fire' }], false, 9],
    ['resisted twice counts once', { resistances: ['slashing', 'nonmagical'] }, [slash(9)], false, 4],
    ['without a kind', { resistances: ['slashing', 'nonmagical'] }, [{ amount: 9 }], false, 9],
    ['half by a save', {}, [slash(9)], true, 4],
    ['half by a save and resisted', { resistances: ['slashing'] }, [slash(9)], true, 2],
    ['stone', { conditions: ['petrified'] }, [slash(9)], false, 4],
    ['poison on stone', { conditions: ['petrified'] }, [{ amount: 9, kind: 'poison' }], false, 0],
    [
      'two kinds, one resisted',
      { resistances: ['poison'] },
      [slash(5), { amount: 7, kind: 'poison' }],
      false,
      8,
    ],
    ['one point resisted is none', { resistances: ['slashing'] }, [slash(1)], false, 0],
    ['never below none', {}, [slash(-3), slash(2)], false, 2],
  ] as [string, Partial<Fighter>, Damage[], boolean, number][])(
    '%s',
    (_, target, damage, isHalved, amount) => {
      expect(damageTaken(fighter(target), damage, isHalved).amount).toBe(amount);
    },
  );

  it('says why', () => {
    const troll = fighter({ resistances: ['cold'], vulnerabilities: ['fire'], immunities: ['poison'] });
    const damage = ['cold', 'fire', 'poison'].map((kind) => ({ amount: 4, kind }));
    expect(damageTaken(troll, damage).reasons).toEqual([
      'Ogre resists cold damage',
      'Ogre is vulnerable to fire damage',
      'Ogre is immune to poison damage',
    ]);
  });
});
