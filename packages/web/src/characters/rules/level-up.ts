import type { AbilityName, CharacterPatch } from '@fireside/contract';
import {
  attacksPerAction,
  highestScore,
  proficiencyBonus,
  type Rising,
  spellSlots,
} from '@fireside/contract/sheet';
import { signed } from '../summary.ts';
import { termFor } from '../term.ts';

/** Whether an ability can take so many points more. */
export function canImprove(sheet: Rising, ability: AbilityName, points: number): boolean {
  return sheet.abilities[ability] + points <= highestScore;
}

/** Of the fields that a level changes, what they are now: taking it back writes them again. */
export function beforeLevel({ level, max_hp, current_hp, abilities }: Rising): CharacterPatch {
  return { level, max_hp, current_hp, abilities: { ...abilities } };
}

/** `4 · 3 · 2`; a dash for none. */
function slotWords(slots: readonly number[]): string {
  return slots.length > 0 ? slots.join(' · ') : '–';
}

export interface LevelChange {
  label: string;
  before: string;
  after: string;
}

/** What the next level makes otherwise, in the order in which one looks for it. */
export function changesOf(sheet: Rising, patch: CharacterPatch): LevelChange[] {
  const after = { ...sheet, ...patch, abilities: { ...sheet.abilities, ...patch.abilities } };
  const rows: LevelChange[] = [
    { label: termFor('level'), before: String(sheet.level), after: String(after.level) },
    { label: termFor('hit points'), before: String(sheet.max_hp), after: String(after.max_hp) },
    ...(Object.keys(sheet.abilities) as AbilityName[]).map((ability) => ({
      label: termFor(ability),
      before: String(sheet.abilities[ability]),
      after: String(after.abilities[ability]),
    })),
    {
      label: termFor('proficiency'),
      before: signed(proficiencyBonus(sheet.level)),
      after: signed(proficiencyBonus(after.level)),
    },
    {
      label: termFor('attacks with an action'),
      before: String(attacksPerAction(sheet)),
      after: String(attacksPerAction(after)),
    },
    {
      label: termFor('spell slots'),
      before: slotWords(spellSlots(sheet)),
      after: slotWords(spellSlots(after)),
    },
  ];
  return rows
    .filter(({ before, after: then }) => before !== then)
    .map((row) => ({ ...row, label: row.label.charAt(0).toUpperCase() + row.label.slice(1) }));
}
