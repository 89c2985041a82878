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

const mostOpened = 12;
/** By what they were read from, the one that was asked for last at the end. */
const opened = new Map<string, Opened>();

/** What an adventure is read from: nothing of where the party is. */
const sourceOf = ({ outline, first, isWhole, passages }: ScriptExcerpts): string =>
  JSON.stringify([
    ...[outline, first, isWhole],
    passages
      .toSorted((one, other) => one.scene - other.scene)
      .map(({ scene, label, text }) => [scene, label, text]),
  ]);

const known = new WeakMap<ScriptExcerpts, Opened>();

/** The adventure of a turn. It is read once for as long as its text stays the same, since reading takes longer than a turn may. */
export function openAdventure(script: ScriptExcerpts): Opened {
  const ofTurn = known.get(script);
  if (ofTurn) return ofTurn;
  const source = sourceOf(script);
  const made = opened.get(source) ?? read(script);
  opened.delete(source);
  opened.set(source, made);
  if (opened.size > mostOpened) opened.delete(opened.keys().next().value!);
  known.set(script, made);
  return made;
}

function read(script: ScriptExcerpts): Opened {
  const adventure = readAdventure(script);
  const guard = guardOf(
    adventure,
    script.outline.map(({ title }) => title),
  );
  return { ...adventure, first: beginning(adventure, guard), guard };
}

export function roomOf({ rooms }: Adventure, id: string): Room | null {
  return rooms.find((room) => room.id === id) ?? null;
}
