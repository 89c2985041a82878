import { type AbilityName, abilityPart } from './abilities.ts';
import { classOf } from './classes.ts';
import { proficiencyBonus } from './levels.ts';
import { sumOf, type Worked } from './numbers.ts';
import type { SheetNumbers } from './sheet.ts';

type CasterSheet = Pick<SheetNumbers, 'abilities' | 'level' | 'class_name'>;

/** Null for who casts nothing. players-handbook: Saving Throws > Spell Save DC */
export function castingAbility(className: string): AbilityName | null {
  return classOf(className).casting ?? null;
}

function castingParts({ abilities, level, class_name }: CasterSheet): Worked['parts'] | null {
  const ability = castingAbility(class_name);
  if (!ability) return null;
  return [abilityPart(abilities, ability), { label: 'proficiency', value: proficiencyBonus(level) }];
}

/** 8, proficiency and the casting ability; null for who casts nothing. */
export function spellSaveDifficulty(sheet: CasterSheet): Worked | null {
  const parts = castingParts(sheet);
  return parts && sumOf([{ label: 'base', value: 8 }, ...parts]);
}

export function spellAttack(sheet: CasterSheet): Worked | null {
  const parts = castingParts(sheet);
  return parts && sumOf(parts);
}

const fullCaster: readonly (readonly number[])[] = [
  [2],
  [3],
  [4, 2],
  [4, 3],
  [4, 3, 2],
  [4, 3, 3],
  [4, 3, 3, 1],
  [4, 3, 3, 2],
  [4, 3, 3, 3, 1],
  [4, 3, 3, 3, 2],
  [4, 3, 3, 3, 2, 1],
  [4, 3, 3, 3, 2, 1],
  [4, 3, 3, 3, 2, 1, 1],
  [4, 3, 3, 3, 2, 1, 1],
  [4, 3, 3, 3, 2, 1, 1, 1],
  [4, 3, 3, 3, 2, 1, 1, 1],
  [4, 3, 3, 3, 2, 1, 1, 1, 1],
  [4, 3, 3, 3, 3, 1, 1, 1, 1],
  [4, 3, 3, 3, 3, 2, 1, 1, 1],
  [4, 3, 3, 3, 3, 2, 2, 1, 1],
];

/** All of one level, the higher the warlock. players-handbook: The Warlock > Warlock class */
function pactSlots(level: number): number[] {
  const count = [1, 2, 11, 17].filter((from) => from <= level).length;
  const slotLevel = Math.min(5, Math.ceil(level / 2));
  return [...Array.from({ length: slotLevel - 1 }, () => 0), count];
}

/** How many slots there are of each level of spells, from the first on; empty for who has none. players-handbook: the table of each class */
export function spellSlots({ class_name, level }: Pick<CasterSheet, 'class_name' | 'level'>): number[] {
  switch (classOf(class_name).slots) {
    case 'full':
      return [...(fullCaster[level - 1] ?? [])];
    case 'half':
      return level < 2 ? [] : [...(fullCaster[Math.ceil(level / 2) - 1] ?? [])];
    case 'pact':
      return pactSlots(level);
    case 'none':
      return [];
  }
}

/** Those that are not spent. */
export function slotsLeft(
  sheet: Pick<CasterSheet, 'class_name' | 'level'> & { slots_spent: readonly number[] },
): number[] {
  return spellSlots(sheet).map((count, place) => Math.max(0, count - (sheet.slots_spent[place] ?? 0)));
}
