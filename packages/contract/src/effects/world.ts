import type { z } from 'zod';
import type { EffectKind } from './effect-kind.ts';
import type { WorldState } from '../world-state.ts';
import { emptyWorld, isSame, type Table, type World } from './table.ts';

/** What players may see of the world. Whatever else it comes to hold is the DM's own. */
export function openWorld({ scene, time, quests, people, facts }: World): WorldState {
  return { scene, time, quests, people, facts };
}

const shape = (zod: typeof z) =>
  zod.object({
    kind: zod.literal('world'),
    field: zod.enum(['scene', 'time', 'quests', 'people', 'facts', 'notes', 'place']),
    before: zod.unknown(),
    after: zod.unknown(),
  });

/** The record of the world has changed in one field. */
export type WorldField = z.output<ReturnType<typeof shape>>;

/** The effect of giving a field a value; null when it has that value. */
export function setWorld<Field extends keyof World>(
  world: Table['world'],
  field: Field,
  after: World[Field],
): WorldField | null {
  const before = world[field] ?? '';
  return isSame(before, after) ? null : { kind: 'world', field, before, after };
}

export const world: EffectKind<WorldField> = {
  shape,
  apply: (table, { field, after }) => ({ ...table, world: { ...table.world, [field]: after } }),
  invert: (effect) => ({ ...effect, before: effect.after, after: effect.before }),
  rebase: (table, { field, after }) => setWorld(table.world, field, after as World[keyof World]),
  reverse: (table, { field, before, after }) =>
    isSame(table.world[field] ?? '', after)
      ? setWorld(table.world, field, before as World[keyof World])
      : null,
  redact: (effect) => (effect.field in openWorld(emptyWorld) ? effect : null),
};
