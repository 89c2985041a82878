import type { z } from 'zod';
import { sheetLimits } from '../protocol.ts';
import type { EffectKind } from './effect-kind.ts';
import { type Sheet, sheetOf, withSheet } from './table.ts';

const shape = (zod: typeof z) =>
  zod.object({
    kind: zod.literal('hit_points'),
    character_id: zod.string(),
    name: zod.string(),
    before: zod.int(),
    after: zod.int(),
    max: zod.int(),
  });

/** Damage or healing of a player's character. */
export type HitPoints = z.output<ReturnType<typeof shape>>;

/** Current hit points as a sheet can have them: never above its maximum. */
export function boundHitPoints(wanted: number, max: number): number {
  return Math.max(sheetLimits.hitPoints.min, Math.min(wanted, max));
}

/** The effect of bringing a sheet to as many hit points, or as near as it can come; null when it has them. */
export function toHitPoints({ id, name, current_hp, max_hp }: Sheet, wanted: number): HitPoints | null {
  const after = boundHitPoints(wanted, max_hp);
  if (after === current_hp) return null;
  return { kind: 'hit_points', character_id: id, name, before: current_hp, after, max: max_hp };
}

export const hitPoints: EffectKind<HitPoints> = {
  shape,
  apply: (table, { character_id, after }) => withSheet(table, character_id, { current_hp: after }),
  invert: (effect) => ({ ...effect, before: effect.after, after: effect.before }),
  rebase(table, { character_id, before, after }) {
    const sheet = sheetOf(table, character_id);
    return sheet ? toHitPoints(sheet, sheet.current_hp + after - before) : null;
  },
  /** Not bound by the maximum: whether that is taken back too is known only when everything is. */
  reverse(table, { kind, character_id, before, after }) {
    const sheet = sheetOf(table, character_id);
    if (!sheet) return null;
    const { name, current_hp, max_hp } = sheet;
    const wanted = boundHitPoints(current_hp + before - after, sheetLimits.hitPoints.max);
    return wanted === current_hp
      ? null
      : { kind, character_id, name, before: current_hp, after: wanted, max: max_hp };
  },
  redact: (effect) => effect,
};
