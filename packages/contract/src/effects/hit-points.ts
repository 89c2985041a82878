import type { z } from 'zod';
import { sheetLimits, type ZeroHpRule } from '../protocol.ts';
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
    /** Other games that this fall ended, where the game itself goes on. */
    also: zod.array(zod.string()).optional(),
  });

/** Damage or healing of a player's character. */
export type HitPoints = z.output<ReturnType<typeof shape>>;

/** Current hit points as a sheet can have them: never above its maximum, and where one falls at 0, not below. */
export function boundHitPoints(wanted: number, max: number, rule: ZeroHpRule = 'end'): number {
  return Math.max(rule === 'fall' ? 0 : sheetLimits.hitPoints.min, Math.min(wanted, max));
}

/** The effect of bringing a sheet to as many hit points, or as near as it can come; null when it has them. */
export function toHitPoints(
  { id, name, current_hp, max_hp }: Pick<Sheet, 'id' | 'name' | 'current_hp' | 'max_hp'>,
  wanted: number,
  rule?: ZeroHpRule,
): HitPoints | null {
  const after = boundHitPoints(wanted, max_hp, rule);
  if (after === current_hp) return null;
  return { kind: 'hit_points', character_id: id, name, before: current_hp, after, max: max_hp };
}

export const hitPoints: EffectKind<HitPoints> = {
  shape,
  apply: (table, { character_id, after }) => withSheet(table, character_id, { current_hp: after }),
  invert: (effect) => ({ ...effect, before: effect.after, after: effect.before }),
  rebase(table, { character_id, before, after }) {
    const sheet = sheetOf(table, character_id);
    return sheet ? toHitPoints(sheet, sheet.current_hp + after - before, table.zero_hp) : null;
  },
  /** Not bound: what else is taken back, the maximum too, is known only when everything is. */
  reverse(table, { kind, character_id, before, after }) {
    const sheet = sheetOf(table, character_id);
    if (!sheet) return null;
    const { name, current_hp, max_hp } = sheet;
    const wanted = current_hp + before - after;
    return { kind, character_id, name, before: current_hp, after: wanted, max: max_hp };
  },
  redact: ({ also: _, ...effect }) => effect,
};
