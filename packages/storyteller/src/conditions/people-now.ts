import type { Telling } from '../telling/telling.ts';
import type { State } from '../world/state.ts';
import type { Person, Place } from '../world/world.ts';
import { placesIn } from './kept-at.ts';
import { type Ability, type Condition, type ConditionKind, hinders, plainly } from './condition.ts';

const mostPeople = 10;
const mostConditions = 4;
/** Of all of it together, as JSON: the oldest goes first. */
const mostCharacters = 1_600;
const longestHow = 60;

type Now = Pick<Telling, 'state' | 'place'>;

/** Whoever was locked in where the party has come to is no longer behind a door. */
function isInside({ how, isOwnWill }: Condition, { name }: Place, spot: State['spot']): boolean {
  const [inmost] = placesIn(how);
  if (isOwnWill || !inmost) return false;
  return (
    spot?.noun === inmost ||
    name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .includes(inmost)
  );
}

/** What is so of somebody, and what was and is over, as deeds have left it. */
export function conditionsOf({ state, place }: Now, person: Person): readonly Condition[] {
  const known = state.conditions?.[person.id] ?? person.conditions ?? [];
  return known.filter((one) => one.is !== 'locked' || one.isOver || !isInside(one, place, state.spot));
}

export function conditionNow(turn: Now, person: Person, ...kinds: ConditionKind[]): Condition | null {
  return conditionsOf(turn, person).find(({ is, isOver }) => !isOver && kinds.includes(is)) ?? null;
}

export const wasOnce = (turn: Now, person: Person, kind: ConditionKind): boolean =>
  conditionsOf(turn, person).some(({ is, isOver }) => is === kind && isOver === true);

/** What keeps somebody from something; null where nothing does. */
export function hindranceTo(turn: Now, person: Person, ability: Ability): Condition | null {
  return conditionsOf(turn, person).find((one) => hinders(one, ability)) ?? null;
}

/** Whether they would hear a question and could answer it in words. */
export const canAnswer = (turn: Now, person: Person): boolean =>
  hindranceTo(turn, person, 'hear') === null && hindranceTo(turn, person, 'speak') === null;

/** Whether they notice what is done before their eyes. */
export const canSee = (turn: Now, person: Person): boolean => hindranceTo(turn, person, 'see') === null;

function keep({ state }: Now, { id }: Person, conditions: readonly Condition[]): void {
  const { [id]: _, ...others } = state.conditions ?? {};
  let all = Object.entries({ ...others, [id]: conditions.slice(-mostConditions) }).slice(-mostPeople);
  while (all.length > 1 && JSON.stringify(all).length > mostCharacters) all = all.slice(1);
  state.conditions = Object.fromEntries(all);
}

/** From now on it is so. */
export function begin(turn: Now, person: Person, is: ConditionKind, how: string = plainly[is]): void {
  const others = conditionsOf(turn, person).filter((one) => one.is !== is);
  keep(turn, person, [...others, { is, how: how.slice(0, longestHow) }]);
}

/** A deed has ended it. */
export function end(turn: Now, person: Person, ...kinds: ConditionKind[]): void {
  const left = conditionsOf(turn, person).map((one) =>
    kinds.includes(one.is) ? { ...one, isOver: true as const } : one,
  );
  keep(turn, person, left);
}
