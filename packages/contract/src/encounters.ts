import type { z } from 'zod';

const deathSavesShape = (zod: typeof z) => zod.object({ successes: zod.int(), failures: zod.int() });

const combatantShape = (zod: typeof z) =>
  zod.object({
    id: zod.string(),
    name: zod.string(),
    side: zod.enum(['party', 'foe', 'other']),
    /** Of whoever is played: hit points, conditions and state are those of the sheet. */
    character_id: zod.string().nullable(),
    initiative: zod.int(),
    conditions: zod.array(zod.string()),
    /** Null where players may not know it. */
    hp: zod.object({ current: zod.int(), max: zod.int() }).nullable(),
    state: zod.enum(['unhurt', 'hurt', 'bloodied', 'down', 'dying', 'stable', 'dead']),
    /** Of the party. */
    death_saves: deathSavesShape(zod).optional(),
    /** Where they stand, by the name of the zone. */
    zone: zod.string().optional(),
    /** The rest is for the DM and the rules alone. */
    armor_class: zod.int().optional(),
    /** Its name in the rulebooks. */
    creature: zod.string().optional(),
    temporary_hp: zod.int().optional(),
    /** Whether it has reacted since its last turn. */
    has_reacted: zod.boolean().optional(),
  });

/** What of a combatant is for the DM and the rules alone. */
const hidden = { armor_class: true, creature: true, temporary_hp: true, has_reacted: true } as const;

export const encounterShape = (zod: typeof z) =>
  zod.object({
    round: zod.int(),
    /** Whose turn it is, as a place in the list. */
    turn: zod.int(),
    combatants: zod.array(combatantShape(zod)),
    /** The parts of a sketch of the place, in the order in which they lie beside each other. */
    zones: zod.array(zod.string()).optional(),
    /** Whether whoever is on turn has gone to another zone since it began. */
    has_moved: zod.boolean().optional(),
    /** For the rules alone: attacks since this turn began. */
    attacks_made: zod.int().optional(),
  });

/** Of all of this what leaves the service. */
export const openEncounterShape = (zod: typeof z) =>
  encounterShape(zod)
    .omit({ attacks_made: true })
    .extend({ combatants: zod.array(combatantShape(zod).omit(hidden)) });

export type Combatant = z.output<ReturnType<typeof combatantShape>>;
export type Encounter = z.output<ReturnType<typeof encounterShape>>;

/** A fight as players may see it: of foes and strangers how they look, never their numbers. */
export function openEncounter(encounter: Encounter | null): Encounter | null {
  if (!encounter) return null;
  const { round, turn, combatants, zones, has_moved } = encounter;
  return {
    round,
    turn,
    combatants: combatants.map(openCombatant),
    ...(zones && { zones }),
    ...(has_moved && { has_moved }),
  };
}

function openCombatant({ hp, death_saves, zone, ...one }: Combatant): Combatant {
  const { id, name, side, character_id, initiative, conditions, state } = one;
  const isOfParty = side === 'party';
  return {
    id,
    name,
    side,
    character_id,
    initiative,
    conditions,
    hp: isOfParty ? hp : null,
    state,
    ...(isOfParty && death_saves && { death_saves }),
    ...(zone !== undefined && { zone }),
  };
}
