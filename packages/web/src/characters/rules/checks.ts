import type { CharacterRead } from '@fireside/contract';
import {
  savesOf as savesByRules,
  type SheetNumbers,
  skillsOf as skillsByRules,
  type Worked,
  weaponAttacks,
} from '@fireside/contract/sheet';

/** A number of the sheet that is added to a d20, how it comes about, and what the roll is called. */
export interface SheetCheck extends Worked {
  name: string;
  /** Whether the proficiency bonus is in it. */
  trained: boolean;
  reason: string;
}

/** What the sheet's weapons do: to hit, and the dice of a hit. */
export interface Attack extends SheetCheck {
  damage: string;
}

export function savesOf(sheet: SheetNumbers): SheetCheck[] {
  return savesByRules(sheet).map((check) => ({ ...check, reason: `${check.name} save` }));
}

export function skillsOf(sheet: SheetNumbers): SheetCheck[] {
  return skillsByRules(sheet).map((check) => ({ ...check, reason: `${check.name} check` }));
}

export function attacksOf(sheet: SheetNumbers & Pick<CharacterRead, 'ancestry'>): Attack[] {
  return weaponAttacks(sheet).map(({ name, toHit, trained, damage }) => ({
    ...toHit,
    name,
    trained,
    reason: `${name} attack`,
    damage,
  }));
}
