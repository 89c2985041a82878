import type { z } from 'zod';
import { type Encounter, encounterShape, openEncounter } from '../encounters.ts';
import type { EffectKind } from './effect-kind.ts';
import { withoutSheets, withSheets } from './fight.ts';
import { isSame, type Table } from './table.ts';

const shape = (zod: typeof z) =>
  zod.object({
    kind: zod.literal('encounter'),
    /** Null when the fight is over. */
    encounter: encounterShape(zod).nullable(),
    before: encounterShape(zod).nullable(),
  });

/** A fight began, moved on or is over. */
export type EncounterChange = z.output<ReturnType<typeof shape>>;

/** What stands on sheets is no part of the comparison: it comes and goes with them. */
function isSameFight(one: Encounter | null, other: Encounter | null): boolean {
  return isSame(withoutSheets(one), withoutSheets(other));
}

/** Both sides as the sheets are now: only the fight itself differs. */
function changeTo({ encounter: before, party }: Table, after: Encounter | null): EncounterChange {
  return { kind: 'encounter', encounter: after && withSheets(after, party), before };
}

export const encounter: EffectKind<EncounterChange> = {
  shape,
  apply: (table, effect) => ({
    ...table,
    encounter: effect.encounter && withSheets(effect.encounter, table.party),
  }),
  invert: (effect) => ({ ...effect, encounter: effect.before, before: effect.encounter }),
  rebase: (table, effect) =>
    isSameFight(table.encounter, effect.encounter) ? null : changeTo(table, effect.encounter),
  reverse: (table, { encounter, before }) =>
    isSameFight(table.encounter, encounter) ? changeTo(table, before) : null,
  redact({ kind, encounter, before }) {
    const seen = { kind, encounter: openEncounter(encounter), before: openEncounter(before) };
    return isSame(seen.encounter, seen.before) ? null : seen;
  },
};
