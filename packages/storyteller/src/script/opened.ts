import type { ScriptExcerpts } from '@fireside/engine';
import { arrivalOf } from './arrival.ts';
import { type Guard, guardOf } from './may-say.ts';
import { type Adventure, type Room, readAdventure } from './rooms.ts';

export interface Opened extends Adventure {
  guard: Guard;
}

/** Where play begins, unless there is nothing to read and something in the next room: then the first was a title page. */
function beginning(adventure: Adventure, guard: Guard): string {
  const at = adventure.rooms.findIndex(({ id }) => id === adventure.first);
  const [first, next] = adventure.rooms.slice(Math.max(0, at), at + 2);
  if (!first?.isAtHand || !next?.isAtHand || arrivalOf(first, adventure, guard).length > 0)
    return adventure.first;
  return arrivalOf(next, adventure, guard).length > 0 ? next.id : adventure.first;
}

const opened = new WeakMap<ScriptExcerpts, Opened>();

/** The adventure of a turn, read once for it. */
export function openAdventure(script: ScriptExcerpts): Opened {
  const known = opened.get(script);
  if (known) return known;
  const adventure = readAdventure(script);
  const guard = guardOf(
    adventure,
    script.outline.map(({ title }) => title),
  );
  const made = { ...adventure, first: beginning(adventure, guard), guard };
  opened.set(script, made);
  return made;
}

export function roomOf({ rooms }: Adventure, id: string): Room | null {
  return rooms.find((room) => room.id === id) ?? null;
}
