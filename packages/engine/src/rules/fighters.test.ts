import { describe, expect, it } from 'vitest';
import { combatant, goblin } from '../../test/fighters.ts';
import { character } from '../../test/table.ts';
import type { Attack } from './attack.ts';
import { attacksOfCharacter, castAt } from './character-attacks.ts';
import { attackNamed, fighterOf } from './fighter-of.ts';
import { spellNamed } from './spells.ts';

const abilities = {
  strength: 10,
  dexterity: 14,
  constitution: 12,
  intelligence: 16,
  wisdom: 14,
  charisma: 8,
};
const wizard = (fields: Parameters<typeof character>[0] = {}) =>
  character({
    name: 'Lira',
    class_name: 'Wizard',
    ancestry: 'Elf',
    abilities,
    level: 5,
    inventory: [],
    ...fields,
  });

describe('[E5.41] somebody in a fight', () => {
  it('has the numbers of their sheet', () => {
    const sheet = character({ id: 'brakk', temporary_hp: 4, conditions: ['prone'] });
    const own = combatant({ id: 'c1', name: 'Brakk', side: 'party', character_id: 'brakk', state: 'hurt' });
    expect(fighterOf(own, { sheet })).toMatchObject({
      id: 'c1',
      characterId: 'brakk',
      armorClass: 17,
      hp: { current: 20, max: 28 },
      temporaryHp: 4,
      conditions: ['prone'],
      proficiencyBonus: 2,
      // A fighter's: Strength and Constitution.
      saves: { strength: 5, dexterity: 1, constitution: 4, intelligence: -1, wisdom: 0, charisma: -1 },
      resistances: ['poison'],
      attacksPerTurn: 1,
    });
  });

  it('has those of the bestiary', () => {
    expect(fighterOf(combatant({ hp: null }), { creature: goblin })).toMatchObject({
      armorClass: 15,
      hp: { current: 7, max: 7 },
      saves: { strength: -1, dexterity: 2, wisdom: -1 },
      attacks: [{ name: 'Scimitar', toHit: 4 }, { name: 'Shortbow' }],
      attacksPerTurn: 1,
    });
  });

  it('has what the fight says of it before that', () => {
    const tough = combatant({
      armor_class: 18,
      hp: { current: 5, max: 30 },
      temporary_hp: 2,
      conditions: ['prone'],
    });
    expect(fighterOf(tough, { creature: goblin })).toMatchObject({
      armorClass: 18,
      hp: { current: 5, max: 30 },
      temporaryHp: 2,
      conditions: ['prone'],
    });
  });

  it.each([
    ['Cultist', { name: 'Strike', reach: 'melee' }],
    ['Bandit archer', { name: 'Shot', reach: 'ranged' }],
    ['Dire wolf', { name: 'Bite', reach: 'melee' }],
    ['Cave bear', { name: 'Claws', reach: 'melee' }],
  ])('has sensible ones where no book knows it: %s', (name, attack) => {
    expect(fighterOf(combatant({ name, hp: null }))).toMatchObject({
      armorClass: 12,
      hp: { current: 9, max: 9 },
      saves: { strength: 0, charisma: 0 },
      attacks: [{ toHit: 3, damage: [{ dice: '1d6+1' }], ...attack }],
    });
  });

  it('has half the maximum in deep exhaustion', () => {
    const sheet = character({ conditions: ['exhaustion 4'] });
    expect(fighterOf(combatant(), { sheet }).hp.max).toBe(14);
  });

  const names = (attack: Attack | null) => attack?.name ?? null;
  it.each([
    [undefined, 'Scimitar'],
    ['', 'Scimitar'],
    ['shortbow', 'Shortbow'],
    ['bow', 'Shortbow'],
    ['his rusty scimitar', 'Scimitar'],
    ['fireball', null],
  ])('strikes with %s: %s', (said, name) => {
    expect(names(attackNamed(goblin, said))).toBe(name);
  });

  it('spends no slot unasked', () => {
    const fighter = { attacks: attacksOfCharacter(wizard({ spells: ['Fireball', 'Fire Bolt'] })) };
    expect(names(attackNamed(fighter))).toBe('Fire bolt');
    expect(names(attackNamed(fighter, 'fireball'))).toBe('Fireball');
  });
});

describe('[E5.42] what a character can do', () => {
  it('is weapons, in each way they are used, fists, and the spells of the sheet', () => {
    const inventory = ['Spear', 'Arrows × 20', 'Longbow'].map((name) => ({ name, quantity: 1, note: '' }));
    const sheet = character({
      class_name: 'Ranger',
      level: 3,
      inventory,
      spells: ['Cure Wounds', 'Speak with Animals'],
    });
    expect(attacksOfCharacter(sheet).map(({ name, reach, toHit }) => [name, reach, toHit])).toEqual([
      ['Spear', 'melee', 5],
      ['Longbow', 'ranged', 3],
      ['Spear (two-handed)', 'melee', 5],
      ['Spear (thrown)', 'ranged', 5],
      ['Unarmed strike', 'melee', 5],
      ['Cure wounds', 'ranged', undefined],
    ]);
  });

  it.each([
    ['Fire Bolt', 1, 0, { toHit: 5, damage: [{ dice: '1d10', kind: 'fire' }] }],
    ['Fire Bolt', 5, 0, { toHit: 6, damage: [{ dice: '2d10', kind: 'fire' }] }],
    ['fire bolt (cantrip)', 11, 0, { toHit: 7, damage: [{ dice: '3d10' }] }],
    ['Ray of Frost', 17, 0, { toHit: 9, damage: [{ dice: '4d8', kind: 'cold' }] }],
    ['Eldritch Blast', 11, 0, { strikes: 3, damage: [{ dice: '1d10', kind: 'force' }] }],
    [
      'Sacred Flame',
      1,
      0,
      { save: { ability: 'dexterity', difficulty: 13, onSuccess: 'none' }, damage: [{ dice: '1d8' }] },
    ],
    ['Magic Missile', 1, 1, { strikes: 3, damage: [{ dice: '1d4+1', kind: 'force' }], slot: 1 }],
    ['Magic Missile', 5, 3, { strikes: 5, slot: 3 }],
    ['Burning Hands', 3, 2, { damage: [{ dice: '4d6' }], save: { difficulty: 13, onSuccess: 'half' } }],
    ['Thunderwave', 1, 1, { damage: [{ dice: '2d8', kind: 'thunder' }], save: { ability: 'constitution' } }],
    [
      'Guiding Bolt',
      3,
      2,
      { damage: [{ dice: '5d6', kind: 'radiant' }], condition: { name: 'guiding bolt' } },
    ],
    ['Cure Wounds', 1, 1, { heals: '1d8+3', damage: [] }],
    ['Cure Wounds', 5, 3, { heals: '3d8+3' }],
    ['Healing Word', 3, 2, { heals: '2d4+3' }],
    ['Bless', 1, 1, { targets: 3, condition: { name: 'blessed (bless by Lira)' }, needsConcentration: true }],
    ['Bless', 3, 2, { targets: 4 }],
    [
      'Bane',
      1,
      1,
      { save: { ability: 'charisma', difficulty: 13 }, condition: { name: 'baned (bane by Lira)' } },
    ],
    [
      'Hold Person',
      5,
      3,
      { targets: 2, condition: { name: 'paralyzed (hold person by Lira)' }, needsConcentration: true },
    ],
    ['Scorching Ray', 5, 3, { strikes: 4, damage: [{ dice: '2d6' }], toHit: 6 }],
    ['Shatter', 5, 3, { damage: [{ dice: '4d8' }] }],
    ['Spiritual Weapon', 3, 2, { damage: [{ dice: '1d8+3', kind: 'force' }], toHit: 5 }],
    ['Spiritual Weapon', 5, 3, { damage: [{ dice: '1d8+3' }] }],
    ['Spiritual Weapon', 7, 4, { damage: [{ dice: '2d8+3' }] }],
    ['Fireball', 5, 3, { damage: [{ dice: '8d6', kind: 'fire' }], save: { difficulty: 14 } }],
    ['Fireball', 9, 5, { damage: [{ dice: '10d6' }], save: { difficulty: 15 } }],
    ["Melf's Acid Arrow", 3, 2, { damage: [{ dice: '4d4', kind: 'acid' }] }],
    [
      'Ice Storm',
      9,
      5,
      {
        damage: [
          { dice: '3d8', kind: 'bludgeoning' },
          { dice: '4d6', kind: 'cold' },
        ],
      },
    ],
    ['Disintegrate', 13, 7, { damage: [{ dice: '13d6+40' }] }],
    ['Heal', 13, 7, { heals: '80' }],
    ['Charm Person', 1, 1, { condition: { name: 'charmed by Lira' } }],
  ])('%s of level %i with a slot of %i', (spell, level, slot, expected) => {
    expect(castAt(wizard({ level, spells: [spell] }), spell, slot)).toMatchObject(expected);
  });

  it.each([
    [
      wizard({ spells: ['Fireball'], slots_spent: [0, 0, 2] }),
      'Fireball',
      undefined,
      'Lira has no slot left for fireball.',
    ],
    [wizard({ spells: ['Shield'] }), 'Fireball', undefined, 'Lira does not know fireball.'],
    [wizard({ spells: ['Fireball'] }), 'Fireball', 2, 'fireball needs a slot of level 3 or higher.'],
    [wizard({ spells: ['Alarm'] }), 'Alarm', 1, 'The rules know no spell Alarm for a fight.'],
    [wizard({ spells: ['Shatter'], slots_spent: [0, 3] }), 'Shatter', 2, 'Lira has no slot of level 2 left.'],
    [
      wizard({ class_name: 'Cook', spells: ['Shatter'] }),
      'Shatter',
      undefined,
      'Lira has no slot left for shatter.',
    ],
  ])('is refused: %#', (sheet, spell, slot, refusal) => {
    expect(castAt(sheet, spell, slot)).toEqual({ refusal });
  });

  it('takes the lowest slot that is left', () => {
    expect(castAt(wizard({ spells: ['Shatter'], slots_spent: [0, 3] }), 'Shatter')).toMatchObject({
      slot: 3,
      damage: [{ dice: '4d8' }],
    });
  });

  it('leaves out what no slot is left for', () => {
    const spent = wizard({ spells: ['Fireball', 'Fire Bolt', 'Magic Missile'], slots_spent: [4, 3, 2] });
    expect(attacksOfCharacter(spent).map(({ name }) => name)).toEqual(['Unarmed strike', 'Fire bolt']);
  });

  it('casts a cantrip by the keenest ability where the class has no magic', () => {
    const cook = wizard({ class_name: 'Cook', spells: ['Fire Bolt'], level: 1 });
    expect(castAt(cook, 'fire bolt')).toMatchObject({ toHit: 5 });
  });

  it.each([
    ['Fire Bolt', 'fire bolt'],
    ["Tasha's Hideous Laughter", 'hideous laughter'],
    ['Cure Wounds (1st level)', 'cure wounds'],
    ['Mass Cure Wounds', 'mass cure wounds'],
    ['Blindness/Deafness', 'blindness/deafness'],
    ['Mass Heal', undefined],
    ['Wall of Fire', undefined],
  ])('reads %s as %s', (written, name) => {
    expect(spellNamed(written)?.name).toBe(name);
  });

  it('throws a net that holds and does not hurt', () => {
    const sheet = character({ inventory: [{ name: 'Net', quantity: 1, note: '' }] });
    expect(attacksOfCharacter(sheet)[0]).toMatchObject({ damage: [], condition: { name: 'restrained' } });
  });
});
