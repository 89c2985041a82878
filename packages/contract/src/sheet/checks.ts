import { type AbilityName, abilityOrder, abilityPart, titled } from './abilities.ts';
import { classOf } from './classes.ts';
import { proficiencyBonus } from './levels.ts';
import { sumOf, type Worked } from './numbers.ts';
import type { SheetNumbers } from './sheet.ts';

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

export type SkillName = keyof typeof skills;

export const skillNames = Object.keys(skills) as SkillName[];

/** A number of the sheet that is added to a d20. */
export interface SheetCheck extends Worked {
  name: string;
  /** Whether the proficiency bonus is in it. */
  trained: boolean;
}

type CheckSheet = Omit<SheetNumbers, 'inventory'>;

function checkOf(sheet: CheckSheet, name: string, ability: AbilityName, times: 0 | 1 | 2): SheetCheck {
  const label = times === 2 ? 'expertise' : 'proficiency';
  const parts = [
    abilityPart(sheet.abilities, ability),
    { label, value: times * proficiencyBonus(sheet.level) },
  ];
  return { name, trained: times > 0, ...sumOf(parts) };
}

const writesSave = /\bsav(e|ing)/i;

/** What the sheet itself says of saves counts; where it says nothing, the class does. */
function isTrainedSave({ proficiencies, class_name }: CheckSheet, ability: AbilityName): boolean {
  const written = proficiencies.filter((entry) => writesSave.test(entry));
  if (written.length > 0) return written.some((entry) => entry.toLowerCase().includes(ability));
  return classOf(class_name).saves.includes(ability);
}

/** players-handbook: Saving Throws > Making a Saving Throw */
export function saveOf(sheet: CheckSheet, ability: AbilityName): SheetCheck {
  return checkOf(sheet, titled(ability), ability, isTrainedSave(sheet, ability) ? 1 : 0);
}

export function savesOf(sheet: CheckSheet): SheetCheck[] {
  return abilityOrder.map((ability) => saveOf(sheet, ability));
}

/** players-handbook: Abilities and Skills > Ability Checks; Characters > Proficiency Bonus for what is doubled */
export function skillOf(sheet: CheckSheet, skill: SkillName): SheetCheck {
  const written = sheet.proficiencies.filter((entry) => entry.toLowerCase().includes(skill.toLowerCase()));
  const isExpert = written.some((entry) => /expert|doubled?\b/i.test(entry));
  return checkOf(sheet, skill, skills[skill], isExpert ? 2 : written.length > 0 ? 1 : 0);
}

export function skillsOf(sheet: CheckSheet): SheetCheck[] {
  return skillNames.map((skill) => skillOf(sheet, skill));
}

/** The check that somebody's words mean: a skill, `Dexterity (Stealth)`, or an ability alone; null for none of them. */
export function checkNamed(sheet: CheckSheet, words: string): SheetCheck | null {
  const said = words.toLowerCase().replace(/[_-]/g, ' ');
  const skill = skillNames.find((name) => said.includes(name.toLowerCase()));
  if (skill) return skillOf(sheet, skill);
  const ability = abilityOrder.find(
    (name) => said.includes(name) || new RegExp(`\\b${name.slice(0, 3)}\\b`).test(said),
  );
  if (!ability) return null;
  return writesSave.test(said) ? saveOf(sheet, ability) : checkOf(sheet, titled(ability), ability, 0);
}

/** players-handbook: Abilities and Skills > Passive Checks */
export function passivePerception(sheet: CheckSheet): Worked {
  return sumOf([{ label: 'passive', value: 10 }, ...skillOf(sheet, 'Perception').parts]);
}

/** A Dexterity check. players-handbook: Combat > Initiative */
export function initiativeOf({ abilities }: Pick<SheetNumbers, 'abilities'>): Worked {
  return sumOf([abilityPart(abilities, 'dexterity')]);
}
