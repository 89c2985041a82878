import type { Effect } from '@fireside/contract';
import { rollRequests } from '../telling/lines.ts';
import { actorOf, type Telling } from '../telling/telling.ts';

type Asked = Extract<Effect, { kind: 'roll_asked' }>;

/** The rolls that were asked of players since, and are still awaited. */
function askedSince({ effects }: Telling, from: number): Asked[] {
  return effects
    .slice(from)
    .filter((effect): effect is Asked => effect.kind === 'roll_asked' && effect.notation !== null);
}

/** Asks in words for what the rules ask of players since. Whether there was anything. */
export function askForRolls(turn: Telling, from: number): boolean {
  const asked = askedSince(turn, from);
  for (const { user_id, notation, reason } of asked) {
    const seat = turn.table.party.find((one) => one.user_id === user_id);
    if (!seat || notation === null) continue;
    turn.isWaiting = true;
    sayRequest(turn, actorOf(seat).name, notation, reason ?? 'the roll');
  }
  return asked.length > 0;
}

const again = [
  '[First|Before that|One thing first], {you}: {notation} for {reason}.',
  'There is still a roll in the air, {you}: {notation}, {reason}.',
  'The dice come first, {you}: {notation} ({reason}).',
] as const;

const patiently = [
  '{You}, [once more|still|yet again|as before|please]: {notation} [it is|is what I need|is what hangs in the air|decides it], [for|as] {reason}[, whenever you are ready|, and then we go on|, and we shall see|].',
] as const;

function sayRequest(turn: Telling, you: string, notation: string, reason: string): void {
  const slots = { you, notation, reason };
  if (turn.line(rollRequests, slots) || turn.line(again, slots) || turn.line(patiently, slots)) return;
  turn.told.push(`${you}: ${notation}.`);
}

/** Reminds a player of a roll that is awaited of them. Whether one is. */
export function remindOfRoll(turn: Telling): boolean {
  const seat = turn.table.party.find(({ user_id }) => user_id === turn.speaker.seat.user_id);
  if (!seat?.self_rolls || !seat.pending_roll) return false;
  const { notation, reason } = seat.pending_roll;
  turn.isWaiting = true;
  turn.isTimeless = true;
  const slots = { you: turn.speaker.name, notation, reason };
  if (!turn.line(again, slots)) sayRequest(turn, slots.you, notation, reason);
  return true;
}
