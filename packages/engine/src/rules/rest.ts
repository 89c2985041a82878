import {
  type Effect,
  Ledger,
  setField,
  type Sheet,
  sheetOf,
  type Table,
  toHitPoints,
} from '@fireside/contract/effects';
import {
  abilityModifier,
  averageOfHitDie,
  classOf,
  hitDieOf,
  signed,
  slotsLeft,
  spellSlots,
} from '@fireside/contract/sheet';
import type { Character } from '../snapshot.ts';
import { conditionEffects } from './condition-effects.ts';
import { effectiveMaximum } from './conditions.ts';
import { isRefusal, type Refusal } from './refusal.ts';

export interface ShortRestPlan {
  /** How many hit dice are spent. */
  dice: number;
  /** `2d10+4`; null where none is spent. */
  notation: string | null;
}

/** As many as are likely to close the wounds. */
function diceNeeded(sheet: Character, constitution: number): number {
  const missing = effectiveMaximum(sheet.max_hp, sheet.conditions) - sheet.current_hp;
  const each = Math.max(1, averageOfHitDie(hitDieOf(sheet.class_name)) + constitution);
  return Math.max(0, Math.ceil(missing / each));
}

/**
 * What is rolled for a short rest with as many hit dice; with as many as are left and needed where nothing is said.
 * players-handbook: Adventuring > Short Rest, Hit Dice
 */
export function planShortRest(sheet: Character, wanted?: number): ShortRestPlan | Refusal {
  const { name, level, hit_dice_spent, current_hp } = sheet;
  if (current_hp <= 0) return { refusal: `${name} is at 0 hit points and needs healing first.` };
  const left = Math.max(0, level - hit_dice_spent);
  const constitution = abilityModifier(sheet.abilities.constitution);
  if (wanted !== undefined && (wanted < 0 || wanted > left || !Number.isInteger(wanted)))
    return { refusal: `${name} has ${left} hit dice left.` };
  const dice = wanted ?? Math.min(left, diceNeeded(sheet, constitution));
  const notation = `${dice}d${hitDieOf(sheet.class_name)}${signed(dice * constitution)}`;
  return { dice, notation: dice > 0 ? notation : null };
}

/** What a short rest does. Warlocks have their slots again. players-handbook: Adventuring > Short Rest; Spellcasting > Spell Slots */
export function shortRestEffects(
  table: Table,
  { id, class_name }: Character,
  { dice, healed }: { dice: number; healed: number },
): Effect[] {
  const now = sheetOf(table, id);
  if (!now) return [];
  const bound = effectiveMaximum(now.max_hp, now.conditions);
  const wanted = Math.max(now.current_hp, Math.min(bound, now.current_hp + Math.max(0, healed)));
  const ledger = new Ledger(table);
  ledger.add(toHitPoints(now, wanted, table.zero_hp));
  ledger.add(setField(now, 'hit_dice_spent', Math.min(now.level, now.hit_dice_spent + dice)));
  if (classOf(class_name).slots === 'pact') ledger.add(setField(now, 'slots_spent', []));
  return ledger.effects;
}

/**
 * All hit points, half the hit dice and at least one, every slot, a level of exhaustion; nobody at 0 hit points can begin
 * one. players-handbook: Adventuring > Long Rest; Conditions > Exhaustion; Combat > Temporary Hit Points
 */
export function longRestEffects(table: Table, { id }: Pick<Character, 'id'>): Effect[] | Refusal {
  const before = sheetOf(table, id);
  if (!before) return { refusal: 'There is nobody of that name.' };
  if (before.current_hp <= 0)
    return { refusal: `${before.name} is at 0 hit points and cannot begin a long rest.` };
  const ledger = new Ledger(table);
  const rested = conditionEffects(table, id, { condition: 'exhaustion', on: false });
  if (!isRefusal(rested)) for (const effect of rested) ledger.add(effect);
  const now = sheetOf(ledger.table, id)!;
  const dice = Math.max(1, Math.floor(now.level / 2));
  const bound = Math.max(now.current_hp, effectiveMaximum(now.max_hp, now.conditions));
  ledger.add(toHitPoints(now, bound, table.zero_hp));
  ledger.add(setField(now, 'temporary_hp', 0));
  ledger.add(setField(now, 'hit_dice_spent', Math.max(0, now.hit_dice_spent - dice)));
  ledger.add(setField(now, 'slots_spent', []));
  ledger.add(setField(now, 'death_saves', { successes: 0, failures: 0 }));
  return ledger.effects;
}

/** `level 1: 3 of 4`, for each level of which there are any. */
export function slotsHeld(sheet: Pick<Character, 'class_name' | 'level' | 'slots_spent'>): string[] {
  const left = slotsLeft(sheet);
  return spellSlots(sheet).flatMap((count, place) =>
    count > 0 ? [`level ${place + 1}: ${left[place]} of ${count}`] : [],
  );
}

/** As many slots of a level more or fewer are spent. */
function countSpent(now: Sheet, sheet: Character, slot: number, count: number): Effect[] {
  const spent = spellSlots(sheet).map(
    (_, place) => (now.slots_spent[place] ?? 0) + (place === slot - 1 ? count : 0),
  );
  const effect = setField(now, 'slots_spent', spent);
  return effect ? [effect] : [];
}

/** A slot of a level is used up. players-handbook: Spellcasting > Spell Slots */
export function spendSlotEffects(table: Table, sheet: Character, slot: number): Effect[] | Refusal {
  const now = sheetOf(table, sheet.id);
  if (!now) return { refusal: 'There is nobody of that name.' };
  const left = slotsLeft({ ...sheet, slots_spent: now.slots_spent })[slot - 1] ?? 0;
  if (left < 1) return { refusal: `${sheet.name} has no slot of level ${slot} left.` };
  return countSpent(now, sheet, slot, 1);
}

/** A slot of a level that was used up is there again. players-handbook: The Wizard > Arcane Recovery */
export function regainSlotEffects(table: Table, sheet: Character, slot: number): Effect[] | Refusal {
  const now = sheetOf(table, sheet.id);
  if (!now) return { refusal: 'There is nobody of that name.' };
  const isSpent = slot <= spellSlots(sheet).length && (now.slots_spent[slot - 1] ?? 0) > 0;
  if (!isSpent) return { refusal: `${sheet.name} has spent no slot of level ${slot}.` };
  return countSpent(now, sheet, slot, -1);
}
