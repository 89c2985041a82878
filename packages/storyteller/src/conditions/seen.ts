import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import { slotsOf } from '../talk/people.ts';
import type { Condition } from './condition.ts';
import * as lines from './lines.ts';
import { conditionsOf } from './people-now.ts';

const shownInLists = new Set<Condition['is']>(['asleep', 'senseless', 'bound', 'gagged', 'locked']);

/** `bound and gagged in the corner`: what is told of somebody in a list of those who are here; empty where nothing is to be said. */
export function howOf(turn: Telling, person: Person): string {
  const all = conditionsOf(turn, person).filter(({ is, isOver }) => !isOver && shownInLists.has(is));
  const longest = all.toSorted((one, other) => other.how.length - one.how.length)[0];
  return longest?.how ?? '';
}

export function tellOver(turn: Telling, person: Person, kind: Condition['is']): void {
  turn.line(lines.seenOver[kind] ?? [], slotsOf(turn, person));
}

/** Tells how somebody is now, and what a deed has changed. */
export function tellHowTheyAre(turn: Telling, person: Person): void {
  const all = conditionsOf(turn, person);
  const now = all.filter(({ isOver }) => !isOver);
  // `bound and gagged` tells both.
  const told = now.filter(
    ({ how, is }) => !now.some((one) => one.is !== is && one.how.includes(how.split(' ')[0]!)),
  );
  for (const { is, how } of told.slice(0, 2))
    turn.line(lines.seen[is] ?? [], { ...slotsOf(turn, person), how });
  const over = all.findLast(({ isOver }) => isOver);
  if (over && told.length < 2) tellOver(turn, person, over.is);
}
