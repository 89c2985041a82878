import { type Effect, type Sealed, setWorld } from '@fireside/contract';
import type { Seat, Snapshot } from '../snapshot.ts';

/** Distributes over the union: what is left of each of its members. */
type Question = Sealed extends infer One ? (One extends Sealed ? Omit<One, 'notation'> : never) : never;

/** Asks a player for a roll, and seals what hangs on it until it is known. */
export function askFor(
  { world }: Snapshot,
  { user_id, pending_roll: before }: Seat,
  { notation, reason }: { notation: string; reason: string },
  question: Question,
): Effect[] {
  const sealed = { ...question, notation } as Sealed;
  const awaited = setWorld(world, 'awaited', { ...world.awaited, [user_id]: sealed });
  return [{ kind: 'roll_asked', user_id, notation, reason, before }, ...(awaited ? [awaited] : [])];
}

/** What was sealed is open now, or of no use any more. */
export function unseal({ world }: Snapshot, userId: string): Effect[] {
  const { [userId]: sealed, ...others } = world.awaited;
  const opened = sealed && setWorld(world, 'awaited', others);
  return opened ? [opened] : [];
}

/** What the model is told of a roll that its player makes. */
export function awaitingAnswer({ name }: Seat, { notation, reason }: { notation: string; reason: string }) {
  return {
    status: 'awaiting_player_roll',
    notation,
    reason,
    instruction:
      `${name} rolls their own dice. Ask ${name} to roll exactly ${notation} ` +
      'and to tell you the total, then end your answer and wait. What comes of it is worked out for you when the number is there.',
  };
}
