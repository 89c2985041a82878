import type { z } from 'zod';
import type { EffectKind } from './effect-kind.ts';
import { isSame } from './table.ts';

const shape = (zod: typeof z) =>
  zod.object({
    kind: zod.literal('roll_asked'),
    user_id: zod.string(),
    /** Null when the roll is no longer awaited. */
    notation: zod.string().nullable(),
    reason: zod.string().nullable(),
    /** What was awaited before. */
    before: zod.object({ notation: zod.string(), reason: zod.string() }).nullable(),
  });

/** A roll is awaited from a player, or no longer. */
export type RollAsked = z.output<ReturnType<typeof shape>>;

function awaited({ notation, reason }: Pick<RollAsked, 'notation' | 'reason'>): RollAsked['before'] {
  return notation === null ? null : { notation, reason: reason ?? '' };
}

export const rollAsked: EffectKind<RollAsked> = {
  shape,
  apply: (table, effect) => ({
    ...table,
    party: table.party.map((seat) =>
      seat.user_id === effect.user_id ? { ...seat, pending_roll: awaited(effect) } : seat,
    ),
  }),
  invert: (effect) => ({
    ...effect,
    notation: effect.before?.notation ?? null,
    reason: effect.before?.reason ?? null,
    before: awaited(effect),
  }),
  rebase(table, effect) {
    const seat = table.party.find(({ user_id }) => user_id === effect.user_id);
    if (!seat || isSame(seat.pending_roll, awaited(effect))) return null;
    return { ...effect, before: seat.pending_roll };
  },
  reverse(table, effect) {
    const seat = table.party.find(({ user_id }) => user_id === effect.user_id);
    return seat && isSame(seat.pending_roll, awaited(effect)) ? rollAsked.invert(effect) : null;
  },
  redact: (effect) => effect,
};
