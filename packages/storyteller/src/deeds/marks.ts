import type { Telling } from '../telling/telling.ts';
import type { Mark, State } from '../world/state.ts';
import type { Thing } from '../world/world.ts';
import { clipped } from './number.ts';

const mostMarks = 6;
const mostThings = 24;
const longestMark = 24;

export function hasMark({ things }: State, id: string, ...marks: Mark[]): boolean {
  return things[id]?.some((mark) => marks.includes(mark)) ?? false;
}

/** Whether somebody who only looks sees it. */
export function isInSight(state: State, { id, isHidden }: Thing): boolean {
  return !isHidden || hasMark(state, id, 'searched');
}

/** Notes what became of something; the newest last, the oldest forgotten. */
export function mark({ state }: Telling, id: string, ...marks: Mark[]): void {
  const bounded = marks.map((one) => clipped(one, longestMark));
  const kept = (state.things[id] ?? []).filter((one) => !bounded.includes(one));
  delete state.things[id];
  state.things[id] = [...kept, ...bounded].slice(-mostMarks);
  const ids = Object.keys(state.things);
  for (const oldest of ids.slice(0, -mostThings)) delete state.things[oldest];
}

export function unmark({ state }: Telling, id: string, ...marks: Mark[]): void {
  const kept = state.things[id]?.filter((one) => !marks.includes(one));
  if (!kept) return;
  if (kept.length > 0) state.things[id] = kept;
  else delete state.things[id];
}
