import type { z } from 'zod';
import { sheetLimits } from '../protocol.ts';
import type { EffectKind } from './effect-kind.ts';
import { isSameName, sheetOf, type Table, withSheet } from './table.ts';

const shape = (zod: typeof z) =>
  zod.object({
    kind: zod.literal('condition'),
    /** Of a character, or in a fight of anybody in it. */
    character_id: zod.string().optional(),
    combatant: zod.string().optional(),
    name: zod.string(),
    condition: zod.string(),
    on: zod.boolean(),
    /** Its place in the list, so that what is taken back returns there. */
    position: zod.int(),
  });

/** A condition began or ended. */
export type Condition = z.output<ReturnType<typeof shape>>;

type Bearer = Pick<Condition, 'character_id' | 'combatant'>;

/** Whoever is played bears conditions on their sheet, in a fight too. */
function bearerOf(table: Table, { character_id, combatant }: Bearer): Bearer {
  if (character_id !== undefined) return { character_id };
  const played = table.encounter?.combatants.find(({ id }) => id === combatant)?.character_id;
  return played && sheetOf(table, played) ? { character_id: played } : { combatant };
}

function conditionsOf(table: Table, { character_id, combatant }: Bearer): readonly string[] | undefined {
  if (character_id !== undefined) return sheetOf(table, character_id)?.conditions;
  return table.encounter?.combatants.find(({ id }) => id === combatant)?.conditions;
}

function withConditions<T extends Table>(
  table: T,
  { character_id, combatant }: Bearer,
  conditions: string[],
): T {
  if (character_id !== undefined) return withSheet(table, character_id, { conditions });
  if (!table.encounter) return table;
  const combatants = table.encounter.combatants.map((one) =>
    one.id === combatant ? { ...one, conditions } : one,
  );
  return { ...table, encounter: { ...table.encounter, combatants } };
}

/** The effect of a condition's beginning or end; null when it is so already, or the list is full. */
export function changeCondition(
  table: Table,
  {
    character_id,
    combatant,
    ...given
  }: Bearer & Pick<Condition, 'name' | 'condition' | 'on'> & { position?: number },
): Condition | null {
  const change = { ...given, ...bearerOf(table, { character_id, combatant }) };
  const conditions = conditionsOf(table, change);
  if (!conditions) return null;
  // Of two alike the last: what is taken back then returns to its own place.
  const place = conditions.findLastIndex((known) => isSameName(known, change.condition));
  if (place >= 0 === change.on || (change.on && conditions.length >= sheetLimits.conditions)) return null;
  const name = (change.character_id && sheetOf(table, change.character_id)?.name) ?? change.name;
  return change.on
    ? { position: conditions.length, ...change, kind: 'condition', name }
    : { ...change, kind: 'condition', name, condition: conditions[place]!, position: place };
}

export const condition: EffectKind<Condition> = {
  shape,
  apply(table, effect) {
    const conditions = conditionsOf(table, effect);
    if (!conditions) return table;
    const isThere = isSameName(conditions[effect.position] ?? '', effect.condition);
    const place = isThere
      ? effect.position
      : conditions.findLastIndex((known) => isSameName(known, effect.condition));
    const changed = [...conditions];
    if (effect.on && !isThere) changed.splice(effect.position, 0, effect.condition);
    if (!effect.on && place >= 0) changed.splice(place, 1);
    return withConditions(table, effect, changed);
  },
  invert: (effect) => ({ ...effect, on: !effect.on }),
  rebase: changeCondition,
  reverse(table, effect) {
    const conditions = conditionsOf(table, effect);
    if (effect.on || !conditions) return changeCondition(table, { ...effect, on: !effect.on });
    // One that ended returns to its place, also where another has its name; unless it began anew.
    const hasBegun = conditions.some(
      (known, place) => place >= effect.position && isSameName(known, effect.condition),
    );
    return hasBegun || conditions.length >= sheetLimits.conditions ? null : { ...effect, on: true };
  },
  redact: (effect) => effect,
};
