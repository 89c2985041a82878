import type { AbilityName, CharacterRead } from '@fireside/contract';
import { modifierOf } from '../summary.ts';
import { abilityOrder } from './abilities.ts';

type Sheet = Pick<CharacterRead, 'abilities' | 'proficiencies' | 'level' | 'inventory'>;

/** A number of the sheet that is added to a d20, and what the roll is called. */
export interface SheetCheck {
  name: string;
  modifier: number;
  /** Whether the proficiency bonus is in it. */
  trained: boolean;
  reason: string;
}

export const skills = {
  Acrobatics: 'dexterity',
  'Animal Handling': 'wisdom',
  Arcana: 'intelligence',
  Athletics: 'strength',
  Deception: 'charisma',
  History: 'intelligence',
  Insight: 'wisdom',
  Intimidation: 'charisma',
  Investigation: 'intelligence',
  Medicine: 'wisdom',
  Nature: 'intelligence',
  Perception: 'wisdom',
  Performance: 'charisma',
  Persuasion: 'charisma',
  Religion: 'intelligence',
  'Sleight of Hand': 'dexterity',
  Stealth: 'dexterity',
  Survival: 'wisdom',
} as const satisfies Record<string, AbilityName>;

/** Finesse weapons go by the better of strength and dexterity, ranged ones by dexterity. */
const weapons: readonly { words: RegExp; by: 'strength' | 'dexterity' | 'better'; dice: string }[] = [
  { words: /\b(dagger|knife|stiletto)s?\b/i, by: 'better', dice: '1d4' },
  { words: /\brapier\b/i, by: 'better', dice: '1d8' },
  { words: /\b(shortsword|scimitar|cutlass|sabre)\b/i, by: 'better', dice: '1d6' },
  { words: /\b(greatsword|maul)\b/i, by: 'strength', dice: '2d6' },
  { words: /\b(greataxe|halberd|glaive)\b/i, by: 'strength', dice: '1d12' },
  {
    words: /\b(longsword|sword|axe|battleaxe|warhammer|flail|morningstar)\b/i,
    by: 'strength',
    dice: '1d8',
  },
  {
    words: /\b(mace|handaxe|hatchet|spear|quarterstaff|staff|club|javelin)s?\b/i,
    by: 'strength',
    dice: '1d6',
  },
  { words: /\b(longbow|light crossbow)\b/i, by: 'dexterity', dice: '1d8' },
  { words: /\b(shortbow|bow|crossbow|sling|hand crossbow)\b/i, by: 'dexterity', dice: '1d6' },
];

/** Of what is shot nobody strikes with the case it is kept in. */
const ammunition = /\b(arrow|bolt|bullet|stone|quiver|case)s?\b/i;

function proficiencyBonus(level: number): number {
  return 2 + Math.floor((level - 1) / 4);
}

export function titled(ability: AbilityName): string {
  return ability.charAt(0).toUpperCase() + ability.slice(1);
}

function checkOf(
  sheet: Sheet,
  name: string,
  ability: AbilityName,
  trained: boolean,
  reason: string,
): SheetCheck {
  const bonus = trained ? proficiencyBonus(sheet.level) : 0;
  return { name, modifier: modifierOf(sheet.abilities[ability]) + bonus, trained, reason };
}

export function savesOf(sheet: Sheet): SheetCheck[] {
  return abilityOrder.map((ability) => {
    const trained = sheet.proficiencies.some(
      (entry) => entry.toLowerCase().includes(ability) && /\bsav(e|ing)/i.test(entry),
    );
    return checkOf(sheet, titled(ability), ability, trained, `${titled(ability)} save`);
  });
}

export function skillsOf(sheet: Sheet): SheetCheck[] {
  return Object.entries(skills).map(([name, ability]) => {
    const trained = sheet.proficiencies.some((entry) => entry.toLowerCase().includes(name.toLowerCase()));
    return checkOf(sheet, name, ability, trained, `${name} check`);
  });
}

/** What the sheet's weapons do: to hit, and the dice of a hit. */
export interface Attack extends SheetCheck {
  damage: string;
}

export function attacksOf(sheet: Sheet): Attack[] {
  const { strength, dexterity } = sheet.abilities;
  return sheet.inventory.flatMap(({ name, quantity }) => {
    const weapon = weapons.find(({ words }) => words.test(name));
    if (!weapon || quantity < 1 || ammunition.test(name)) return [];
    const better = dexterity > strength ? 'dexterity' : 'strength';
    const ability = weapon.by === 'better' ? better : weapon.by;
    const modifier = modifierOf(sheet.abilities[ability]);
    return [
      { ...checkOf(sheet, name, ability, true, `${name} attack`), damage: weapon.dice + plus(modifier) },
    ];
  });
}

function plus(modifier: number): string {
  if (modifier === 0) return '';
  return modifier > 0 ? `+${modifier}` : `${modifier}`;
}

/** `1d20+3` */
export function d20(modifier: number): string {
  return `1d20${plus(modifier)}`;
}
