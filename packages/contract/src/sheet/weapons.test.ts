import { describe, expect, it } from 'vitest';
import {
  improvisedWeapon,
  isMagicWeapon,
  unarmedStrike,
  weaponAttacks,
  weaponNamed,
  weapons,
} from './index.ts';

const abilities = {
  strength: 16,
  dexterity: 14,
  constitution: 13,
  intelligence: 8,
  wisdom: 12,
  charisma: 10,
};

function armed(item: string, rest: object = {}) {
  const inventory = [{ name: item, quantity: 1, note: '' }];
  return { abilities, level: 5, class_name: 'Fighter', proficiencies: [], inventory, ...rest };
}

describe('[E5.22] weapons as people write them', () => {
  it.each([
    ['Longsword', 'longsword'],
    ['+1 longsword', 'longsword'],
    ['Longsword +2 (Dawnbringer)', 'longsword'],
    ['Long sword', 'longsword'],
    ['rusty sword', 'longsword'],
    ['Silvered dagger', 'dagger'],
    ['Daggers', 'dagger'],
    ['Throwing knives', 'dagger'],
    ['Javelins × 5', 'javelin'],
    ['Dagger × 2', 'dagger'],
    ['Light crossbow', 'light crossbow'],
    ['Revolver', 'hand crossbow'],
    ['Double-barrelled shotgun', 'light crossbow'],
    ['Crossbow, light', 'light crossbow'],
    ['Crossbow, hand', 'hand crossbow'],
    ['crossbow', 'light crossbow'],
    ['heavy crossbow', 'heavy crossbow'],
    ['Longbow', 'longbow'],
    ['bow', 'shortbow'],
    ['Battle-axe', 'battleaxe'],
    ['axe', 'battleaxe'],
    ['Great axe', 'greataxe'],
    ['hatchet', 'handaxe'],
    ['Two-handed sword', 'greatsword'],
    ['Claymore', 'greatsword'],
    ['Cutlass', 'scimitar'],
    ['Sabre', 'scimitar'],
    ['Staff of fire', 'quarterstaff'],
    ['Quarterstaffs', 'quarterstaff'],
    ['Stone club', 'club'],
    ['Warhammer', 'warhammer'],
    ['War hammer of the forge', 'warhammer'],
    ['Morning star', 'morningstar'],
    ['War pick', 'war pick'],
    ['Net', 'net'],
    ['Sling', 'sling'],
    ['Blowpipe', 'blowgun'],
  ])('%s is a %s', (written, name) => {
    expect(weaponNamed(written)?.name).toBe(name);
  });

  it.each([
    'Crossbow bolts',
    'Arrows × 20',
    'Quiver',
    'Bolt case',
    'Case of crossbow bolts',
    'Sling stones',
    'Sling bullets',
    'Blowgun needles',
    'Dagger sheath',
    'Scabbard for a longsword',
    'Sword belt',
    'Bow string',
    "Thieves' tools",
    'Rope',
    'Swordfish',
    'Hammer',
    'Rations',
    'Book of swords',
  ])('%s is no weapon', (written) => {
    expect(weaponNamed(written)).toBeNull();
  });

  it('has the thirty-seven of the book', () => {
    expect(weapons).toHaveLength(37);
    expect(new Set(weapons.map(({ name }) => name)).size).toBe(37);
  });

  it.each([
    ['+1 longsword', '', true],
    ['Silvered dagger', '', false],
    ['Dagger', 'a magical blade', true],
    ['Flame Tongue longsword', '', true],
    ['Mace', 'dented', false],
  ])('whether %s (%s) is magical: %s', (name, note, isMagical) => {
    expect(isMagicWeapon({ name, note })).toBe(isMagical);
  });
});

describe('[E5.23] what a weapon does', () => {
  it.each([
    ['Longsword', {}, 6, '1d8+3'],
    ['+1 longsword', {}, 7, '1d8+4'],
    ['Rapier', {}, 6, '1d8+3'],
    ['Rapier', { abilities: { ...abilities, dexterity: 18 } }, 7, '1d8+4'],
    ['Longbow', {}, 5, '1d8+2'],
    ['Dart', {}, 6, '1d4+3'],
    ['Javelin', {}, 6, '1d6+3'],
    ['Greatsword', {}, 6, '2d6+3'],
    ['Blowgun', {}, 5, '3'],
    ['Club', { abilities: { ...abilities, strength: 8 } }, 2, '1d4-1'],
    ['Club', { abilities: { ...abilities, strength: 10 } }, 3, '1d4'],
    ['Longsword', { class_name: 'Wizard' }, 3, '1d8+3'],
    ['Dagger', { class_name: 'Wizard' }, 6, '1d4+3'],
    ['Longsword', { class_name: 'Wizard', ancestry: 'High elf' }, 6, '1d8+3'],
    ['Longsword', { class_name: 'Wizard', ancestry: 'Half-elf' }, 3, '1d8+3'],
    ['Warhammer', { class_name: 'Cleric', ancestry: 'Hill dwarf' }, 6, '1d8+3'],
    ['Longsword', { class_name: 'Wizard', proficiencies: ['Longswords'] }, 6, '1d8+3'],
    ['Greataxe', { class_name: 'Wizard', proficiencies: ['Martial weapons'] }, 6, '1d12+3'],
    ['Rapier', { class_name: 'Rogue' }, 6, '1d8+3'],
    ['Greataxe', { class_name: 'Rogue' }, 3, '1d12+3'],
    ['Greataxe', { class_name: 'Space engineer' }, 6, '1d12+3'],
    ['Quarterstaff', { class_name: 'Monk', abilities: { ...abilities, dexterity: 18 } }, 7, '1d6+4'],
    ['Dagger', { class_name: 'Monk', level: 11 }, 7, '1d8+3'],
  ])('a %s of %j hits with %i for %s', (item, rest, toHit, damage) => {
    const [attack] = weaponAttacks(armed(item, rest));
    expect([attack?.toHit.value, attack?.damage]).toEqual([toHit, damage]);
  });

  it('says how a hit comes about', () => {
    expect(weaponAttacks(armed('+1 longsword'))[0]?.toHit.parts).toEqual([
      { label: 'Strength', value: 3 },
      { label: 'proficiency', value: 3 },
      { label: 'magic', value: 1 },
    ]);
  });

  it('gives both hands their die, and leaves out what is used up', () => {
    expect(weaponAttacks(armed('Longsword'))[0]?.versatile).toBe('1d10+3');
    const gone = { ...armed('Longsword'), inventory: [{ name: 'Spear', quantity: 0, note: 'broken' }] };
    expect(weaponAttacks(gone)).toEqual([]);
  });

  it.each([
    ['Fighter', 5, 16, 6, '4'],
    ['Fighter', 5, 8, 2, '0'],
    ['Monk', 1, 10, 4, '1d4+2'],
    ['Monk', 17, 10, 8, '1d10+2'],
  ])(
    'fists of a %s of level %i with Strength %i hit with %i for %s',
    (class_name, level, strength, toHit, damage) => {
      const sheet = armed('Rope', { class_name, level, abilities: { ...abilities, strength } });
      const { toHit: hit, damage: harm } = unarmedStrike(sheet);
      expect([hit.value, harm]).toEqual([toHit, damage]);
    },
  );
});

it('[E5.22] whatever else is carried strikes for a d4, untrained', () => {
  const { toHit, damage, trained } = improvisedWeapon(armed('toolbox'));
  expect([toHit.value, damage, trained]).toEqual([3, '1d4+3', false]);
});
