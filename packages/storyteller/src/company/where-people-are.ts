import type { State } from '../world/state.ts';
import type { Person, Place, World } from '../world/world.ts';

/** Where the party is, down to the spot. */
export const spotKey = ({ at, spot }: State): string => (spot ? `${at}/${spot.noun}` : at);

const withUs = 'party';
const most = 12;

export const isWithUs = ({ company }: State, { id }: Person): boolean => company?.[id] === withUs;

function note(state: State, { id }: Person, where: string): void {
  const { [id]: _, ...others } = state.company ?? {};
  state.company = Object.fromEntries([...Object.entries(others), [id, where] as const].slice(-most));
}

/** Where somebody was left, place and spot; null where they are with the party or where they belong. */
export function leftAt({ company }: State, { id }: Person): string | null {
  const where = company?.[id];
  return where === undefined || where === withUs ? null : where;
}

/** From now on they are where the party is. */
export const joinUs = (state: State, person: Person): void => note(state, person, withUs);

/** They stay where the party is now. */
export const stayBehind = (state: State, person: Person): void => note(state, person, spotKey(state));

/** They are where they belong again. */
export function goHome(state: State, { id }: Person): void {
  if (!state.company) return;
  delete state.company[id];
  if (Object.keys(state.company).length === 0) delete state.company;
}

/** Those who belong here and have not left, those who were left here, and those who have come along. */
export function peopleHere({ places, kept = [] }: World, state: State, { people }: Place): Person[] {
  const { company } = state;
  if (!company) return [...people];
  const here = spotKey(state);
  const isHere = ({ id }: Person) => company[id] === withUs || company[id] === here;
  const belonging = people.filter((one) => company[one.id] === undefined || isHere(one));
  const others = [...places.flatMap((place) => place.people), ...kept].filter(
    (one, at, all) =>
      isHere(one) &&
      belonging.every(({ id }) => id !== one.id) &&
      all.findIndex(({ id }) => id === one.id) === at,
  );
  return [...belonging, ...others];
}

/** Those who have come along. */
export const companyOf = ({ place, state }: { place: Place; state: State }): Person[] =>
  place.people.filter((one) => isWithUs(state, one));
