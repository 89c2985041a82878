import type { z } from 'zod';
import type { EffectKind } from './effect-kind.ts';

const shape = (zod: typeof z) =>
  zod.object({
    kind: zod.literal('game_ended'),
    /** Null when the end is taken back. */
    reason: zod.string().nullable(),
    before: zod.string().nullable(),
    /** Other games that the fall of a character ended with this one. */
    also: zod.array(zod.string()).optional(),
  });

/** The game is over. */
export type GameEnded = z.output<ReturnType<typeof shape>>;

export const gameEnded: EffectKind<GameEnded> = {
  shape,
  apply: (table, { reason }) => ({ ...table, ended_reason: reason }),
  invert: (effect) => ({ ...effect, reason: effect.before, before: effect.reason }),
  rebase(table, effect) {
    // A game that is over keeps its first reason; one that goes on has no end to take back.
    if ((table.ended_reason === null) === (effect.reason === null)) return null;
    return { ...effect, before: table.ended_reason };
  },
  reverse: (table, effect) => (table.ended_reason === effect.reason ? gameEnded.invert(effect) : null),
  redact: ({ also: _, ...effect }) => effect,
};
