import { record } from '../story/progress.ts';
import { spoken, spokenAgain } from '../talk/spoken.ts';
import type { Telling } from '../telling/telling.ts';
import type { State } from '../world/state.ts';
import type { Person } from '../world/world.ts';
import type { Case, Statement, Suspect } from './case.ts';

const mostKnown = 48;

/** The case of this tale; null where it is about something else. */
export const caseOf = ({ world, state }: Telling): Case | null =>
  state.outline ? (world.case ?? null) : null;

export function inquiryOf(state: State): NonNullable<State['inquiry']> {
  state.inquiry ??= { known: [], accused: {} };
  return state.inquiry;
}

export const isKnown = ({ state }: Telling, ...ids: string[]): boolean =>
  ids.some((id) => state.inquiry?.known.includes(id) === true);

/** What the table has found or heard, once. Whether it is news. */
export function note(turn: Telling, id: string, fact = ''): boolean {
  const { known } = inquiryOf(turn.state);
  if (known.includes(id)) return false;
  if (known.length < mostKnown) known.push(id);
  if (fact !== '') record(turn, `${fact.charAt(0).toUpperCase()}${fact.slice(1)}.`);
  return true;
}

/** Somebody of the case, wherever they are. */
export const personById = ({ world, place }: Telling, id: string): Person | null =>
  place.people.find((one) => one.id === id) ??
  world.places.flatMap(({ people }) => people).find((one) => one.id === id) ??
  null;

export const suspectById = ({ suspects }: Case, id: string): Suspect | null =>
  suspects.find((one) => one.id === id) ?? null;

/** That it was seen what somebody wears. */
export const lookOf = ({ suspects }: Case, one: Suspect): string => `l${suspects.indexOf(one)}`;

export const statementOf = ({ statements }: Case, id: string): Statement | null =>
  statements.find((one) => one.id === id) ?? null;

/** Those of some statements that are somebody's own, by their keys. */
export const ownOf = ({ statements }: Case, { id }: Person, keys: RegExp): Statement[] =>
  statements.filter((one) => one.by === id && keys.test(one.id));

/** Somebody says what they have to say to a matter: in full, and afterwards in short. */
export function tellStatement(turn: Telling, statement: Statement): void {
  const person = personById(turn, statement.by);
  if (!person) return;
  note(turn, statement.id, statement.note);
  if (!spoken(turn, person, statement.says)) spokenAgain(turn, person, statement.says);
}
