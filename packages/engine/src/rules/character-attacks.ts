import {
  abilityModifier,
  castingAbility,
  improvisedWeapon,
  proficiencyBonus,
  slotsLeft,
  unarmedStrike,
  type WeaponAttack,
  weaponAttacks,
} from '@fireside/contract/sheet';
import type { Character } from '../snapshot.ts';
import type { Attack } from './attack.ts';
import { lastingCondition } from './lasting.ts';
import type { Refusal } from './refusal.ts';
import { type CombatSpell, spellNamed } from './spells.ts';

function weaponAttack(strike: WeaponAttack): Attack {
  const { name, reach, toHit, damage, kind, isMagical, weapon } = strike;
  return {
    name,
    reach,
    toHit: toHit.value,
    damage: damage === '' ? [] : [{ dice: damage, kind }],
    ...(isMagical && { isMagical }),
    // players-handbook: Weapons > Net
    ...(weapon?.name === 'net' && { condition: { name: 'restrained' } }),
  };
}

/** The same weapon held in both hands, and thrown. players-handbook: Equipment Use > Weapon Properties */
function otherUses(strike: WeaponAttack): Attack[] {
  const attack = weaponAttack(strike);
  const { versatile, isThrown, reach, kind, name } = strike;
  return [
    ...(versatile ? [{ ...attack, name: `${name} (two-handed)`, damage: [{ dice: versatile, kind }] }] : []),
    ...(isThrown && reach === 'melee'
      ? [{ ...attack, name: `${name} (thrown)`, reach: 'ranged' as const }]
      : []),
  ];
}

/** What magic goes by; where the class has none, by the keenest of the three. */
function castingModifier({ class_name, abilities }: Character): number {
  const ability = castingAbility(class_name);
  if (ability) return abilityModifier(abilities[ability]);
  return abilityModifier(Math.max(abilities.intelligence, abilities.wisdom, abilities.charisma));
}

/** 1 to 4: what a cantrip counts for. players-handbook: Spellcasting > Cantrips */
function cantripTier(level: number): number {
  return 1 + [5, 11, 17].filter((from) => from <= level).length;
}

function timesDice(dice: string, times: number): string {
  return dice.replace(/^(\d+)d/, (_, count: string) => `${Number(count) * times}d`);
}

/** `4d6` and twice `1d6` are `6d6`; what is added stays behind. */
function plusDice(dice: string, more: string, times: number): string {
  const [added] = more.split('d').map(Number);
  return dice.replace(/^(\d+)d/, (_, count: string) => `${Number(count) + added! * times}d`);
}

function withModifier(dice: string, modifier: number): string {
  if (modifier === 0) return dice;
  return `${dice}${modifier > 0 ? '+' : ''}${modifier}`;
}

/** The dice of a spell for this caster and this slot. */
function diceOf(
  spell: CombatSpell,
  dice: string,
  sheet: Character,
  slot: number,
  isGrowing: boolean,
): string {
  const { perSlot, level, cantripGrows, addsAbility } = spell;
  const steps = Math.floor((slot - level) / (perSlot?.levels ?? 1));
  let rolled = dice;
  if (cantripGrows === 'dice') rolled = timesDice(rolled, cantripTier(sheet.level));
  if (isGrowing && perSlot?.dice && steps > 0) rolled = plusDice(rolled, perSlot.dice, steps);
  if (isGrowing && perSlot?.fixed && steps > 0) rolled = String(Number(rolled) + perSlot.fixed * steps);
  return addsAbility ? withModifier(rolled, castingModifier(sheet)) : rolled;
}

function strikesOf(
  { strikes = 1, cantripGrows, perSlot, level }: CombatSpell,
  casterLevel: number,
  slot: number,
) {
  const count = cantripGrows === 'strikes' ? cantripTier(casterLevel) : strikes;
  return count + (perSlot?.strikes ?? 0) * (slot - level);
}

/** With the caster's name where it matters whose it is: whom nobody can attack, and what ends with concentration. */
function conditionOf({ name, needsConcentration }: CombatSpell, condition: string, caster: string): string {
  if (condition === 'charmed') return `charmed by ${caster}`;
  return needsConcentration ? lastingCondition(condition, name, caster) : condition;
}

/** players-handbook: Spellcasting > Casting at a Higher Level; Saving Throws > Spell Save DC */
function spellAttack(spell: CombatSpell, sheet: Character, slot: number): Attack {
  const modifier = castingModifier(sheet);
  const bonus = modifier + proficiencyBonus(sheet.level);
  const difficulty = 8 + bonus;
  const { name, level, attack, save, damage, heals, condition, pool, needsConcentration, perSlot } = spell;
  const strikes = strikesOf(spell, sheet.level, slot);
  const targets = (spell.targets ?? 1) + (perSlot?.targets ?? 0) * (slot - level);
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    reach: attack ?? 'ranged',
    ...(attack && { toHit: bonus }),
    ...(save && { save: { ...save, difficulty } }),
    damage: damage.map(({ dice, kind }, place) => ({
      dice: diceOf(spell, dice, sheet, slot, place === 0),
      kind,
    })),
    ...(condition && { condition: { name: conditionOf(spell, condition, sheet.name) } }),
    ...(pool && { pool: diceOf(spell, pool, sheet, slot, true) }),
    ...(heals && { heals: diceOf(spell, heals, sheet, slot, true) }),
    isMagical: true,
    ...(level > 0 && { slot }),
    ...(needsConcentration && { needsConcentration }),
    ...(targets > 1 && { targets }),
    ...(strikes > 1 && { strikes }),
  };
}

/** The lowest slot with which a spell can still be cast: 0 for a cantrip, null for none. */
function lowestSlot(sheet: Character, { level }: CombatSpell): number | null {
  if (level === 0) return 0;
  const place = slotsLeft(sheet).findIndex((count, index) => index + 1 >= level && count > 0);
  return place < 0 ? null : place + 1;
}

/** A spell of the sheet with a slot of a level, the lowest that is left where none is given. players-handbook: Spellcasting > Spell Slots */
export function castAt(sheet: Character, written: string, slot?: number): Attack | Refusal {
  const spell = spellNamed(written);
  if (!spell) return { refusal: `The rules know no spell ${written} for a fight.` };
  const isKnown = sheet.spells.some((entry) => spellNamed(entry) === spell);
  if (!isKnown) return { refusal: `${sheet.name} does not know ${spell.name}.` };
  if (slot === undefined || spell.level === 0) {
    const lowest = lowestSlot(sheet, spell);
    return lowest === null
      ? { refusal: `${sheet.name} has no slot left for ${spell.name}.` }
      : spellAttack(spell, sheet, lowest);
  }
  if (slot < spell.level) return { refusal: `${spell.name} needs a slot of level ${spell.level} or higher.` };
  const left = slotsLeft(sheet)[slot - 1] ?? 0;
  return left > 0
    ? spellAttack(spell, sheet, slot)
    : { refusal: `${sheet.name} has no slot of level ${slot} left.` };
}

function spellAttacks(sheet: Character): Attack[] {
  const known = new Set(sheet.spells.flatMap((entry) => spellNamed(entry) ?? []));
  return [...known].flatMap((spell) => {
    const slot = lowestSlot(sheet, spell);
    return slot === null ? [] : [spellAttack(spell, sheet, slot)];
  });
}

/** What is no weapon and is struck with all the same; it is asked for by its name and offered to nobody. */
export const improvisedAttack = (sheet: Character): Attack => weaponAttack(improvisedWeapon(sheet));

/** Everything that a character can do harm or good with right now: weapons, fists, and the spells for which a slot is left. */
export function attacksOfCharacter(sheet: Character): Attack[] {
  const strikes = weaponAttacks(sheet);
  return [
    ...strikes.map(weaponAttack),
    ...strikes.flatMap(otherUses),
    weaponAttack(unarmedStrike(sheet)),
    ...spellAttacks(sheet),
  ];
}
