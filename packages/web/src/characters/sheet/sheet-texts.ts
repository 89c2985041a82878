import type { CharacterCreate } from '@fireside/contract';
import { fromLines, inventoryFromLines, inventoryToLines, toLines } from './lines.ts';
import { words } from '../../words/words.ts';

/** A sheet as it stands in the fields of a form. */
export const sheetTexts = (character: CharacterCreate) => ({
  name: character.name,
  background: character.background,
  level: String(character.level),
  current_hp: String(character.current_hp),
  max_hp: String(character.max_hp),
  armor_class: String(character.armor_class),
  speed: String(character.speed),
  conditions: toLines(character.conditions),
  proficiencies: toLines(character.proficiencies),
  spells: toLines(character.spells),
  inventory: inventoryToLines(character.inventory),
  backstory: character.backstory,
});

export type SheetTexts = ReturnType<typeof sheetTexts>;

export function sheetOfTexts(edited: SheetTexts) {
  return {
    name: edited.name,
    background: edited.background,
    level: Number(edited.level),
    current_hp: Number(edited.current_hp),
    max_hp: Number(edited.max_hp),
    armor_class: Number(edited.armor_class),
    speed: Number(edited.speed),
    conditions: fromLines(edited.conditions),
    proficiencies: fromLines(edited.proficiencies),
    spells: fromLines(edited.spells),
    inventory: inventoryFromLines(edited.inventory),
    backstory: edited.backstory,
  } satisfies Partial<CharacterCreate>;
}

export function sheetNumbers() {
  const { builder, editor } = words.characters;
  return [
    { key: 'current_hp', label: builder.hitPoints, min: -999, max: 999 },
    { key: 'max_hp', label: editor.maximum, min: 1, max: 999 },
    { key: 'armor_class', label: builder.armorClass, min: 0, max: 50 },
    { key: 'speed', label: builder.speed, min: 0, max: 500 },
    { key: 'level', label: builder.level, min: 1, max: 20 },
  ] as const;
}

export function sheetLists() {
  const { sheet, editor } = words.characters;
  return [
    { key: 'inventory', label: sheet.inventory, hint: editor.oneThingALine },
    { key: 'spells', label: sheet.spells, hint: editor.oneALine },
    { key: 'proficiencies', label: sheet.proficiencies, hint: editor.oneALine },
    { key: 'conditions', label: sheet.conditions, hint: editor.oneALine },
  ] as const;
}
