import type { CharacterCreate, CharacterPatch, CharacterRead } from '@fireside/contract';
import type { Sheet } from '@fireside/contract/effects';
import type { CharacterRow } from '../store/schema.ts';

const jsonFields = [
  'abilities',
  'proficiencies',
  'inventory',
  'spells',
  'conditions',
  'combat_stats',
  'death_saves',
  'slots_spent',
] as const;
const plainFields = [
  'name',
  'ancestry',
  'class_name',
  'level',
  'background',
  'armor_class',
  'speed',
  'backstory',
  'current_hp',
  'max_hp',
  'temporary_hp',
  'hit_dice_spent',
  'experience',
] as const;

export type SheetColumns = Omit<CharacterRow, 'id' | 'owner_id' | 'created_at' | 'updated_at'>;

/** The columns that a sheet can change. */
export const sheetColumns = [...plainFields, ...jsonFields.map((field) => `${field}_json` as const)];

/** The columns that hold the given fields; what is absent is left out. */
export function characterColumns(sheet: CharacterCreate): SheetColumns;
export function characterColumns(sheet: CharacterPatch): Partial<SheetColumns>;
export function characterColumns(sheet: CharacterPatch): Partial<SheetColumns> {
  const columns: Record<string, unknown> = {};
  for (const field of plainFields) if (sheet[field] !== undefined) columns[field] = sheet[field];
  for (const field of jsonFields) {
    if (sheet[field] !== undefined) columns[`${field}_json`] = JSON.stringify(sheet[field]);
  }
  return columns;
}

/** What effects can change of it. */
export function sheetRead(row: CharacterRow): Sheet {
  return {
    id: row.id,
    name: row.name,
    level: row.level,
    current_hp: row.current_hp,
    max_hp: row.max_hp,
    inventory: JSON.parse(row.inventory_json),
    conditions: JSON.parse(row.conditions_json),
    combat_stats: JSON.parse(row.combat_stats_json),
    temporary_hp: row.temporary_hp,
    death_saves: JSON.parse(row.death_saves_json),
    hit_dice_spent: row.hit_dice_spent,
    slots_spent: JSON.parse(row.slots_spent_json),
    experience: row.experience,
  };
}

export function characterRead(row: CharacterRow & { owner_name: string | null }): CharacterRead {
  return {
    ...sheetRead(row),
    owner_id: row.owner_id,
    owner_name: row.owner_name ?? '?',
    ancestry: row.ancestry,
    class_name: row.class_name,
    background: row.background,
    abilities: JSON.parse(row.abilities_json),
    armor_class: row.armor_class,
    speed: row.speed,
    proficiencies: JSON.parse(row.proficiencies_json),
    spells: JSON.parse(row.spells_json),
    backstory: row.backstory,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
