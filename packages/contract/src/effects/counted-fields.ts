import { sheetLimits } from '../protocol.ts';
import type { Sheet } from './seat.ts';
import { isSame } from './table.ts';

/** The fields of a sheet that are numbers, or several of them: they go by as much as they came. */
export const countedFields = [
  'level',
  'max_hp',
  'temporary_hp',
  'hit_dice_spent',
  'experience',
  'slots_spent',
  'death_saves',
] as const;
export type CountedField = (typeof countedFields)[number];

interface Bounds {
  min: number;
  max: number;
}

const bounds: Record<CountedField, Bounds> = {
  level: sheetLimits.level,
  max_hp: sheetLimits.maximumHitPoints,
  temporary_hp: { min: 0, max: sheetLimits.temporaryHitPoints },
  hit_dice_spent: { min: 0, max: sheetLimits.hitDice },
  experience: { min: 0, max: sheetLimits.experience },
  slots_spent: { min: 0, max: sheetLimits.slots },
  death_saves: { min: 0, max: sheetLimits.deathSaves },
};

/** Each number of a field with what is made of it. */
function eachOf(sheet: Sheet, field: CountedField, change: (value: number) => number): Sheet[CountedField] {
  switch (field) {
    case 'slots_spent':
      return sheet.slots_spent.map(change);
    case 'death_saves':
      return {
        successes: change(sheet.death_saves.successes),
        failures: change(sheet.death_saves.failures),
      };
    default:
      return change(sheet[field]);
  }
}

/** A field within what a sheet can have. */
export function boundField(sheet: Sheet, field: CountedField): Sheet[CountedField] {
  const { min, max } = bounds[field];
  return eachOf(sheet, field, (value) => Math.max(min, Math.min(value, max)));
}

/** A field moved by the difference between two of its values, whether or not a sheet can have that. */
export function moved(
  sheet: Sheet,
  field: CountedField,
  change: { from: unknown; to: unknown },
): Sheet[CountedField] {
  if (isSame(sheet[field], change.from)) return change.to as Sheet[CountedField];
  switch (field) {
    case 'slots_spent': {
      const [now, from, to] = [sheet.slots_spent, change.from as number[], change.to as number[]];
      const levels = Math.max(now.length, from.length, to.length);
      return Array.from(
        { length: levels },
        (_, level) => (now[level] ?? 0) + (to[level] ?? 0) - (from[level] ?? 0),
      );
    }
    case 'death_saves': {
      const [from, to] = [change.from, change.to] as [Sheet['death_saves'], Sheet['death_saves']];
      const { successes, failures } = sheet.death_saves;
      return {
        successes: successes + to.successes - from.successes,
        failures: failures + to.failures - from.failures,
      };
    }
    default:
      return sheet[field] + (change.to as number) - (change.from as number);
  }
}
