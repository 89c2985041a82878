import { stateOfSheet } from '@fireside/contract';
import type { Telling } from '../telling/telling.ts';
import { fallenLines } from './lines.ts';

/** Whether whoever speaks lies at 0 hit points, in a game that goes on all the same. */
export function liesStill({ table, sheet }: Telling): boolean {
  return table.zero_hp === 'fall' && sheet !== null && sheet.current_hp <= 0;
}

/** Who lies there does nothing, whatever they say; the service rolls for their life. */
export function lieStill(turn: Telling): void {
  const state = turn.sheet && stateOfSheet(turn.sheet);
  turn.line(state === 'dead' || state === 'stable' ? fallenLines[state] : fallenLines.dying);
  turn.hasPointed = true;
}
