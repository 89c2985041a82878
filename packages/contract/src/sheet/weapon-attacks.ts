import { type AbilityName, abilityPart } from './abilities.ts';
import { classOf } from './classes.ts';
import { proficiencyBonus } from './levels.ts';
import { signed, sumOf, type Worked } from './numbers.ts';
import type { SheetNumbers } from './sheet.ts';
import { isMagicWeapon, magicBonus, weaponNamed } from './weapon-named.ts';
import type { Weapon, WeaponDamage } from './weapons.ts';

type ArmedSheet = SheetNumbers & { ancestry?: string };

/** What somebody strikes or shoots with. */
export interface WeaponAttack {
  /** As the sheet calls it. */
  name: string;
  reach: 'melee' | 'ranged';
  isThrown: boolean;
  toHit: Worked;
  trained: boolean;
  /** `1d8+2`; empty for what does no damage. */
  damage: string;
  /** With both hands. */
  versatile?: string;
  kind: WeaponDamage;
  isMagical: boolean;
  /** Of the book; absent for fists. */
  weapon?: Weapon;
}

/** players-handbook: Ancestries > Elf Weapon Training, Dwarven Combat Training */
const ancestralWeapons: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?<!half[- ])\belf|\belven/i, ['longsword', 'shortsword', 'shortbow', 'longbow']],
  [/dwar/i, ['battleaxe', 'handaxe', 'light hammer', 'warhammer']],
];

/** By class, by ancestry, or because the sheet says so. Who has no class of the book knows what they carry. */
export function isTrainedWith(sheet: ArmedSheet, { name, category }: Weapon): boolean {
  const known = classOf(sheet.class_name).weapons;
  if (known.includes('any') || known.includes(category) || known.includes(name)) return true;
  if (ancestralWeapons.some(([kin, taught]) => kin.test(sheet.ancestry ?? '') && taught.includes(name)))
    return true;
  return sheet.proficiencies.some((entry) => {
    const written = entry.toLowerCase();
    return (
      written.includes(name) || written.includes(`${category} weapon`) || /\ball weapons\b/.test(written)
    );
  });
}

function isMonk({ class_name }: ArmedSheet): boolean {
  return classOf(class_name).name === 'Monk';
}

/** players-handbook: The Monk > Martial Arts */
function martialArtsDie(level: number): number {
  return [4, 6, 8, 10][[5, 11, 17].filter((from) => from <= level).length]!;
}

function isMonkWeapon({ name, category, reach, properties }: Weapon): boolean {
  const isClumsy = properties.includes('two-handed') || properties.includes('heavy');
  return name === 'shortsword' || (category === 'simple' && reach === 'melee' && !isClumsy);
}

function better({ abilities }: ArmedSheet): AbilityName {
  return abilities.dexterity > abilities.strength ? 'dexterity' : 'strength';
}

/** Strength for melee, Dexterity for ranged, the better one with finesse. players-handbook: Combat > Attack Rolls */
function abilityFor(sheet: ArmedSheet, weapon: Weapon): AbilityName {
  if (weapon.properties.includes('finesse') || (isMonk(sheet) && isMonkWeapon(weapon))) return better(sheet);
  return weapon.reach === 'ranged' ? 'dexterity' : 'strength';
}

function diceFor(sheet: ArmedSheet, weapon: Weapon): string {
  if (!isMonk(sheet) || !isMonkWeapon(weapon)) return weapon.dice;
  return `1d${Math.max(martialArtsDie(sheet.level), Number(weapon.dice.split('d')[1]))}`;
}

/** Numbers alone are added up: a blowgun does 1 and what is added to it. */
function withBonus(dice: string, bonus: number): string {
  if (dice === '') return '';
  return dice.includes('d') ? dice + signed(bonus) : String(Math.max(0, Number(dice) + bonus));
}

function attackWith(sheet: ArmedSheet, item: SheetNumbers['inventory'][number]): WeaponAttack[] {
  const weapon = item.quantity > 0 ? weaponNamed(item.name) : null;
  if (!weapon) return [];
  const ability = abilityPart(sheet.abilities, abilityFor(sheet, weapon));
  const magic = magicBonus(item.name);
  const trained = isTrainedWith(sheet, weapon);
  return [
    {
      name: item.name,
      reach: weapon.reach,
      isThrown: weapon.properties.includes('thrown'),
      toHit: sumOf([
        ability,
        { label: 'proficiency', value: trained ? proficiencyBonus(sheet.level) : 0 },
        { label: 'magic', value: magic },
      ]),
      trained,
      damage: withBonus(diceFor(sheet, weapon), ability.value + magic),
      ...(weapon.versatile && { versatile: withBonus(weapon.versatile, ability.value + magic) }),
      kind: weapon.kind,
      isMagical: isMagicWeapon(item),
      weapon,
    },
  ];
}

/** The weapons among somebody's belongings, in their order. */
export function weaponAttacks(sheet: ArmedSheet): WeaponAttack[] {
  return sheet.inventory.flatMap((item) => attackWith(sheet, item));
}

/** 1 and the Strength modifier; of a monk a die. players-handbook: Combat > Unarmed Strikes; The Monk > Martial Arts */
export function unarmedStrike(sheet: ArmedSheet): WeaponAttack {
  const ability = abilityPart(sheet.abilities, isMonk(sheet) ? better(sheet) : 'strength');
  return {
    name: 'Unarmed strike',
    reach: 'melee',
    isThrown: false,
    toHit: sumOf([ability, { label: 'proficiency', value: proficiencyBonus(sheet.level) }]),
    trained: true,
    damage: withBonus(isMonk(sheet) ? `1d${martialArtsDie(sheet.level)}` : '1', ability.value),
    kind: 'bludgeoning',
    isMagical: isMonk(sheet) && sheet.level >= 6,
  };
}

/** Whatever else is at hand: a bottle, a toolbox, the butt of a gun. players-handbook: Improvised Weapons */
export function improvisedWeapon(sheet: ArmedSheet): WeaponAttack {
  const ability = abilityPart(sheet.abilities, 'strength');
  return {
    name: 'Improvised weapon',
    reach: 'melee',
    isThrown: false,
    toHit: sumOf([ability]),
    trained: false,
    damage: withBonus('1d4', ability.value),
    kind: 'bludgeoning',
    isMagical: false,
  };
}

/** How often an Attack action strikes. players-handbook: Extra Attack of each class */
export function attacksPerAction({ class_name, level }: Pick<SheetNumbers, 'class_name' | 'level'>): number {
  return 1 + classOf(class_name).extraAttacks.filter((from) => from <= level).length;
}
