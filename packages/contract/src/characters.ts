import { z } from 'zod';
import { sheetLimits } from './protocol.ts';
import { line, listOf, shownText, timestamp, uuid, wholeNumber, withDefault } from './text.ts';

const label = line({ max: 80 });
const score = wholeNumber(1, 30);

export const abilityNames = [
  'strength',
  'dexterity',
  'constitution',
  'intelligence',
  'wisdom',
  'charisma',
] as const;
export type AbilityName = (typeof abilityNames)[number];

export const Abilities = z.object({
  strength: score,
  dexterity: score,
  constitution: score,
  intelligence: score,
  wisdom: score,
  charisma: score,
});

const defaultAbilities = {
  strength: 10,
  dexterity: 10,
  constitution: 10,
  intelligence: 10,
  wisdom: 10,
  charisma: 10,
};

export const InventoryItem = z.object({
  name: line({ min: 1, max: sheetLimits.itemName }),
  quantity: withDefault(wholeNumber(0, sheetLimits.itemQuantity), 1),
  note: withDefault(line({ max: sheetLimits.itemNote }), ''),
});

const statValue = z.union(
  [line({ max: 300 }), z.number().refine(Number.isFinite, { error: 'must be finite' }), z.boolean()],
  { error: 'must be a text, a number, true or false' },
);

/** A free map that the DM writes; every write replaces the whole of it. */
export const CombatStats = z
  .record(line({ min: 1, max: 60 }), statValue)
  .refine((stats) => Object.keys(stats).length <= sheetLimits.combatStats, {
    error: `must have at most ${sheetLimits.combatStats} entries`,
  });

const fields = {
  name: line({ min: 1, max: sheetLimits.name }),
  ancestry: label,
  class_name: label,
  level: wholeNumber(sheetLimits.level.min, sheetLimits.level.max),
  background: label,
  armor_class: wholeNumber(0, 50),
  speed: wholeNumber(0, 500),
  proficiencies: listOf(line({ min: 1, max: 120 }), 60),
  inventory: listOf(InventoryItem, sheetLimits.items),
  spells: listOf(line({ min: 1, max: 120 }), 120),
  conditions: listOf(line({ min: 1, max: sheetLimits.condition }), sheetLimits.conditions),
  backstory: shownText({ max: 8_000 }),
  current_hp: wholeNumber(sheetLimits.hitPoints.min, sheetLimits.hitPoints.max),
  max_hp: wholeNumber(sheetLimits.maximumHitPoints.min, sheetLimits.maximumHitPoints.max),
  combat_stats: CombatStats,
};

/** What a fight and a day use up, and what is learnt from it. */
const resources = {
  temporary_hp: wholeNumber(0, sheetLimits.temporaryHitPoints),
  death_saves: z.object({
    successes: wholeNumber(0, sheetLimits.deathSaves),
    failures: wholeNumber(0, sheetLimits.deathSaves),
  }),
  hit_dice_spent: wholeNumber(0, sheetLimits.hitDice),
  /** By the level of the spell, from the first on. */
  slots_spent: listOf(wholeNumber(0, sheetLimits.slots), sheetLimits.spellLevels),
  experience: wholeNumber(0, sheetLimits.experience),
};

const partialAbilities = Abilities.partial();

export const CharacterCreate = z
  .object({
    name: fields.name,
    ancestry: withDefault(fields.ancestry, ''),
    class_name: withDefault(fields.class_name, ''),
    level: withDefault(fields.level, 1),
    background: withDefault(fields.background, ''),
    abilities: partialAbilities.nullish().transform((given) => ({ ...defaultAbilities, ...given })),
    armor_class: withDefault(fields.armor_class, 10),
    speed: withDefault(fields.speed, 30),
    proficiencies: withDefault(fields.proficiencies, []),
    inventory: withDefault(fields.inventory, []),
    spells: withDefault(fields.spells, []),
    conditions: withDefault(fields.conditions, []),
    backstory: withDefault(fields.backstory, ''),
    current_hp: fields.current_hp.nullish(),
    max_hp: withDefault(fields.max_hp, 10),
    combat_stats: withDefault(fields.combat_stats, {}),
    temporary_hp: withDefault(resources.temporary_hp, 0),
    death_saves: withDefault(resources.death_saves, { successes: 0, failures: 0 }),
    hit_dice_spent: withDefault(resources.hit_dice_spent, 0),
    slots_spent: withDefault(resources.slots_spent, []),
    experience: withDefault(resources.experience, 0),
  })
  .transform((given) => ({ ...given, current_hp: given.current_hp ?? given.max_hp }))
  .refine((given) => given.current_hp <= given.max_hp, {
    error: 'must be at most max_hp',
    path: ['current_hp'],
  });

/** Any of the fields; what is absent stays. Abilities may be given in part. */
export const CharacterPatch = z.object({ ...fields, ...resources, abilities: partialAbilities }).partial();

/** A whole character sheet. */
export const CharacterRead = z.object({
  id: uuid,
  owner_id: uuid,
  owner_name: z.string(),
  name: z.string(),
  ancestry: z.string(),
  class_name: z.string(),
  level: z.int(),
  background: z.string(),
  abilities: Abilities,
  armor_class: z.int(),
  speed: z.int(),
  proficiencies: z.array(z.string()),
  inventory: z.array(z.object({ name: z.string(), quantity: z.int(), note: z.string() })),
  spells: z.array(z.string()),
  conditions: z.array(z.string()),
  backstory: z.string(),
  current_hp: z.int(),
  max_hp: z.int(),
  combat_stats: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  temporary_hp: z.int(),
  death_saves: z.object({ successes: z.int(), failures: z.int() }),
  hit_dice_spent: z.int(),
  slots_spent: z.array(z.int()),
  experience: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
});

export type Abilities = z.output<typeof Abilities>;
export type InventoryItem = z.output<typeof InventoryItem>;
export type CombatStats = z.output<typeof CombatStats>;
export type CharacterCreate = z.output<typeof CharacterCreate>;
export type CharacterPatch = z.output<typeof CharacterPatch>;
export type CharacterRead = z.output<typeof CharacterRead>;
