import type { Character } from '../../snapshot.ts';

export type Ability = keyof Character['abilities'];

export const skills = {
  acrobatics: 'dexterity',
  'animal handling': 'wisdom',
  arcana: 'intelligence',
  athletics: 'strength',
  deception: 'charisma',
  history: 'intelligence',
  insight: 'wisdom',
  intimidation: 'charisma',
  investigation: 'intelligence',
  medicine: 'wisdom',
  nature: 'intelligence',
  perception: 'wisdom',
  performance: 'charisma',
  persuasion: 'charisma',
  religion: 'intelligence',
  'sleight of hand': 'dexterity',
  stealth: 'dexterity',
  survival: 'wisdom',
} as const satisfies Record<string, Ability>;

export type Skill = keyof typeof skills;

export function abilityModifier(sheet: Character | null, ability: Ability): number {
  return sheet ? Math.floor((sheet.abilities[ability] - 10) / 2) : 0;
}

export function proficiencyBonus(sheet: Character | null): number {
  return sheet ? 2 + Math.floor((sheet.level - 1) / 4) : 0;
}

/** What a skill adds to the die. Somebody without a sheet adds nothing. */
export function skillModifier(sheet: Character | null, skill: Skill): number {
  const trained = sheet?.proficiencies.some((entry) => entry.toLowerCase().includes(skill)) ?? false;
  return abilityModifier(sheet, skills[skill]) + (trained ? proficiencyBonus(sheet) : 0);
}

export function bestSkill(sheet: Character | null, candidates: readonly Skill[]): Skill {
  return candidates.reduce((best, next) =>
    skillModifier(sheet, next) > skillModifier(sheet, best) ? next : best,
  );
}

export function skillName(skill: Skill): string {
  return skill
    .split(' ')
    .map((word) => (word === 'of' ? word : word[0]!.toUpperCase() + word.slice(1)))
    .join(' ');
}

export type Edge = 'plain' | 'advantage' | 'disadvantage';

/** `1d20+3`, or two dice of which the higher or the lower counts. */
export function d20(modifier: number, edge: Edge = 'plain'): string {
  const dice = { plain: '1d20', advantage: '2d20kh1', disadvantage: '2d20kl1' }[edge];
  return dice + signed(modifier);
}

export function signed(modifier: number): string {
  if (modifier === 0) return '';
  return modifier > 0 ? `+${modifier}` : `${modifier}`;
}
