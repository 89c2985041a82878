import type { z } from 'zod';
import type { WorldState } from '../world-state.ts';
import type { EffectKind } from './effect-kind.ts';
import { emptyWorld, isSame, type Table, type World } from './table.ts';

/** What players may see of the world. Whatever else it comes to hold is the DM's own. */
export function openWorld({ scene, time, quests, people, facts }: World): WorldState {
  return { scene, time, quests, people, facts };
}

const shape = (zod: typeof z) =>
  zod.object({
    kind: zod.literal('world'),
    field: zod.enum(['scene', 'time', 'quests', 'people', 'facts', 'notes', 'place', 'awaited', 'tale']),
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
  const before = world[field] ?? emptyWorld[field] ?? null;
  return isSame(before, after) ? null : { kind: 'world', field, before, after };
}

type Awaited = World['awaited'];

/**
 * What rolls decide, with the entries of an effect: those of players who sit at the table, each by itself, so that what became
 * of the others meanwhile stands.
 */
function awaitedMoved(
  { party, world: { awaited: now = {} } }: Table,
  from: Awaited,
  to: Awaited,
  isOpen: (user: string) => boolean,
): Awaited {
  const moved = { ...now };
  for (const { user_id: user } of party) {
    if (isSame(from[user], to[user]) || !isOpen(user)) continue;
    if (to[user]) moved[user] = to[user];
    else delete moved[user];
  }
  return moved;
}

export const world: EffectKind<WorldField> = {
  shape,
  apply: (table, { field, after }) => ({ ...table, world: { ...table.world, [field]: after } }),
  invert: (effect) => ({ ...effect, before: effect.after, after: effect.before }),
  rebase(table, { field, before, after }) {
    if (field !== 'awaited') return setWorld(table.world, field, after as World[typeof field]);
    const moved = awaitedMoved(table, before as Awaited, after as Awaited, () => true);
    return setWorld(table.world, field, moved);
  },
  reverse(table, { field, before, after }) {
    if (field === 'awaited') {
      const [was, is] = [before as Awaited, after as Awaited];
      const isLeft = (user: string) => isSame(table.world.awaited?.[user], is[user]);
      return setWorld(table.world, field, awaitedMoved(table, is, was, isLeft));
    }
    return isSame(table.world[field] ?? emptyWorld[field], after)
      ? setWorld(table.world, field, before as World[typeof field])
      : null;
  },
  redact: (effect) => (effect.field in openWorld(emptyWorld) ? effect : null),
};
