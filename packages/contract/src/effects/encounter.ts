import type { z } from 'zod';
import { encounterShape, openEncounter } from '../encounters.ts';
import type { EffectKind } from './effect-kind.ts';
import { isSame } from './table.ts';

const shape = (zod: typeof z) =>
  zod.object({
    kind: zod.literal('encounter'),
    /** Null when the fight is over. */
    encounter: encounterShape(zod).nullable(),
    before: encounterShape(zod).nullable(),
  });

/** A fight began, moved on or is over. */
export type EncounterChange = z.output<ReturnType<typeof shape>>;

export const encounter: EffectKind<EncounterChange> = {
  shape,
  apply: (table, effect) => ({ ...table, encounter: effect.encounter }),
  invert: (effect) => ({ ...effect, encounter: effect.before, before: effect.encounter }),
  rebase: (table, effect) =>
    isSame(table.encounter, effect.encounter) ? null : { ...effect, before: table.encounter },
  reverse: (table, { kind, encounter, before }) =>
    isSame(table.encounter, encounter) ? { kind, encounter: before, before: encounter } : null,
  redact({ kind, encounter, before }) {
    const seen = { kind, encounter: openEncounter(encounter), before: openEncounter(before) };
    return isSame(seen.encounter, seen.before) ? null : seen;
  },
};
