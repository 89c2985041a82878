import type { Effect } from '@fireside/contract';
import { stateOfSheet } from '@fireside/contract';
import { actorOf, type Telling } from '../telling/telling.ts';
import { deathSaves } from './fight-lines.ts';
import { savesIn } from './happened.ts';

/** Whoever has rolled for their life among what happened, with what came of it. */
export function tellDeathSaves(turn: Telling, happened: readonly Effect[], of?: string): void {
  for (const { by, label, isSuccess } of savesIn(happened)) {
    if (label !== 'Death save' || (of !== undefined && by !== of)) continue;
    const seat = turn.table.party.find(({ user_id }) => user_id === by);
    if (!seat?.character) continue;
    const state = stateOfSheet(seat.character);
    const slots = { victim: actorOf(seat).name, after: String(seat.character.current_hp) };
    if (state === 'dead' || state === 'stable') turn.line(deathSaves[state], slots);
    else if (state !== 'dying') turn.line(deathSaves.risen, slots);
    else turn.line(isSuccess ? deathSaves.success : deathSaves.failure, slots);
  }
}
