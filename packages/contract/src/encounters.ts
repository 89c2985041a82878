import type { z } from 'zod';

const combatantShape = (zod: typeof z) =>
  zod.object({
    id: zod.string(),
    name: zod.string(),
    side: zod.enum(['party', 'foe', 'other']),
    character_id: zod.string().nullable(),
    initiative: zod.int(),
    conditions: zod.array(zod.string()),
    /** Null where players may not know it. */
    hp: zod.object({ current: zod.int(), max: zod.int() }).nullable(),
    state: zod.enum(['unhurt', 'hurt', 'bloodied', 'down', 'dying', 'stable', 'dead']),
    /** For the DM and the rules alone. */
    armor_class: zod.int().optional(),
  });

export const encounterShape = (zod: typeof z) =>
  zod.object({
    round: zod.int(),
    /** Whose turn it is, as a place in the list. */
    turn: zod.int(),
    combatants: zod.array(combatantShape(zod)),
  });

export type Combatant = z.output<ReturnType<typeof combatantShape>>;
export type Encounter = z.output<ReturnType<typeof encounterShape>>;

/** A fight as players may see it: of foes and strangers how they look, never their numbers. */
export function openEncounter(encounter: Encounter | null): Encounter | null {
  if (!encounter) return null;
  const { round, turn, combatants } = encounter;
  return {
    round,
    turn,
    combatants: combatants.map(
      ({ id, name, side, character_id, initiative, conditions, hp, state }): Combatant => ({
        id,
        name,
        side,
        character_id,
        initiative,
        conditions,
        hp: side === 'party' ? hp : null,
        state,
      }),
    ),
  };
}
