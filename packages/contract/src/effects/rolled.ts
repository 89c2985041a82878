import type { z } from 'zod';
import type { EffectKind } from './effect-kind.ts';

export const rollShape = (zod: typeof z) =>
  zod.object({
    notation: zod.string(),
    reason: zod.string(),
    total: zod.number(),
    breakdown: zod.string(),
  });

const shape = (zod: typeof z) =>
  zod.object({
    kind: zod.literal('rolled'),
    roll: rollShape(zod),
    /** Whose dice they were: `dm`, or a user's id. */
    by: zod.string(),
  });

/** Dice that the service rolled. They change nothing themselves, and nothing unrolls them. */
export type Rolled = z.output<ReturnType<typeof shape>>;

/** Dice that were rolled, with the working: a reader can check the DM against it. */
export type Roll = z.output<ReturnType<typeof rollShape>>;

export const rolled: EffectKind<Rolled> = {
  shape,
  apply: (table) => table,
  invert: (effect) => effect,
  rebase: (_, effect) => effect,
  reverse: () => null,
  redact: (effect) => effect,
};
