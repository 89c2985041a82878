import { z } from 'zod';
import { CharacterPatch } from './characters.ts';
import { replacedFields } from './effects/sheet.ts';
import { encounterLimits, limits, sheetLimits, worldLimits } from './protocol.ts';
import { listOf, longText, wholeNumber } from './text.ts';
import { WorldState } from './world-state.ts';

/** An id of where a capsule comes from; here it gets another. */
export const sourceId = z.string().min(1).max(64);

const name = longText({ max: 200 });
const number = wholeNumber(-1_000_000, 1_000_000);
const conditions = listOf(longText({ max: sheetLimits.condition }), sheetLimits.conditions);
const deathSaves = z.object({ successes: wholeNumber(0, 3), failures: wholeNumber(0, 3) });

const combatant = z.object({
  id: longText({ min: 1, max: 200 }),
  name,
  side: z.enum(['party', 'foe', 'other']),
  character_id: sourceId.nullable(),
  initiative: wholeNumber(-1_000, 1_000),
  conditions,
  hp: z.object({ current: number, max: number }).nullable(),
  state: z.enum(['unhurt', 'hurt', 'bloodied', 'down', 'dying', 'stable', 'dead']),
  death_saves: deathSaves.optional(),
  zone: longText({ max: encounterLimits.zone }).optional(),
  armor_class: wholeNumber(0, 100).optional(),
  creature: name.optional(),
  temporary_hp: wholeNumber(0, sheetLimits.temporaryHitPoints).optional(),
  has_reacted: z.boolean().optional(),
});

/** A fight from elsewhere, in bounds. */
export const CapsuleEncounter = z
  .object({
    round: wholeNumber(0, 1_000_000),
    turn: wholeNumber(0, encounterLimits.combatants - 1),
    combatants: listOf(combatant, encounterLimits.combatants).min(1),
    zones: listOf(longText({ max: encounterLimits.zone }), encounterLimits.zones).optional(),
    attacks_made: wholeNumber(0, 1_000).optional(),
  })
  .refine(({ turn, combatants }) => turn < combatants.length, { error: 'must be somebody in the fight' })
  .refine(({ combatants }) => new Set(combatants.map(({ id }) => id)).size === combatants.length, {
    error: 'must have everybody once',
  });

const awaited = z.object({
  notation: longText({ max: limits.diceNotation }),
  reason: longText({ max: limits.rollReason }),
});

/** Values of a field that is replaced whole are what that field can hold. */
function valuesOf<Field extends string>(fields: readonly Field[], shapes: Record<Field, z.ZodType>) {
  return z
    .object({ field: z.enum(fields), before: z.unknown(), after: z.unknown() })
    .transform(({ field, before, after }, context) => {
      const read = (value: unknown) => {
        const result = shapes[field].safeParse(value);
        if (!result.success) context.addIssue({ code: 'custom', message: `must be a value of ${field}` });
        return result.data;
      };
      return { field, before: read(before), after: read(after) };
    });
}

const { shape: sheetShape } = CharacterPatch;
const sheetValues = valuesOf(replacedFields, {
  level: sheetShape.level,
  max_hp: sheetShape.max_hp,
  combat_stats: sheetShape.combat_stats,
  inventory: sheetShape.inventory,
  temporary_hp: sheetShape.temporary_hp,
  death_saves: sheetShape.death_saves,
  hit_dice_spent: sheetShape.hit_dice_spent,
  slots_spent: sheetShape.slots_spent,
  experience: sheetShape.experience,
});

const worldFields = ['scene', 'time', 'quests', 'people', 'facts'] as const;
const worldValues = valuesOf(worldFields, WorldState.shape);

const effects = [
  z.object({
    kind: z.literal('rolled'),
    by: sourceId,
    roll: z.object({
      notation: longText({ max: limits.diceNotation }),
      reason: longText({ max: 2 * limits.rollReason }),
      total: z.number().refine(Number.isFinite, { error: 'must be finite' }),
      breakdown: longText({ max: 10_000 }),
    }),
  }),
  z.object({
    kind: z.literal('roll_asked'),
    user_id: sourceId,
    notation: longText({ max: limits.diceNotation }).nullable(),
    reason: longText({ max: limits.rollReason }).nullable(),
    before: awaited.nullable(),
  }),
  z.object({
    kind: z.literal('hit_points'),
    character_id: sourceId,
    name,
    before: number,
    after: number,
    max: number,
  }),
  z.object({
    kind: z.literal('item'),
    character_id: sourceId,
    name,
    item: longText({ max: sheetLimits.itemName }),
    quantity: number,
    before: number.nullable(),
    after: number.nullable(),
    note: longText({ max: sheetLimits.itemNote }),
    position: wholeNumber(0, sheetLimits.items),
  }),
  z.object({
    kind: z.literal('condition'),
    character_id: sourceId.optional(),
    combatant: longText({ max: 200 }).optional(),
    name,
    condition: longText({ max: sheetLimits.condition }),
    on: z.boolean(),
    position: wholeNumber(0, sheetLimits.conditions),
  }),
  z.object({ kind: z.literal('sheet'), character_id: sourceId, name }).and(sheetValues),
  z.object({ kind: z.literal('world') }).and(worldValues),
  z.object({
    kind: z.literal('encounter'),
    encounter: CapsuleEncounter.nullable(),
    before: CapsuleEncounter.nullable(),
  }),
  z.object({
    kind: z.literal('game_ended'),
    reason: longText({ max: worldLimits.scene }).nullable(),
    before: longText({ max: worldLimits.scene }).nullable(),
  }),
] as const;

/** What a turn did elsewhere: to be read and counted, never to be taken back. */
export const CapsuleEffect = z.union(effects);
export type CapsuleEffect = z.output<typeof CapsuleEffect>;
