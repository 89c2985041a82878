import { peopleHere } from '../company/where-people-are.ts';
import { isKeptAt } from '../conditions/kept-at.ts';
import { spotPlace } from '../tale/spot-place.ts';
import type { State } from './state.ts';
import type { Exit, Person, Place, World } from './world.ts';

/** Where the party is, with the ways that it has been offered. */
export function placeAt(world: World, state: State): Place {
  const { places } = world;
  const place = places.find(({ id }) => id === state.at) ?? places[0]!;
  const offered = state.called ? withWayToTheEnd(place, places.at(-1)!) : place;
  const here = state.spot ? spotPlace(offered, state.spot, state.outline?.wished.premise ?? '') : offered;
  const kept = world.kept?.filter((one) => isKeptAt(one, here, world, state)) ?? [];
  const people = peopleHere(world, state, here);
  return { ...here, people: kept.length > 0 ? [...people.filter(isNot(kept)), ...kept] : people };
}

const isNot = (kept: readonly Person[]) => (one: Person) => kept.every(({ id }) => id !== one.id);

/** Who was called to where it ends can go there from anywhere. */
function withWayToTheEnd(place: Place, last: Place): Place {
  if (place.id === last.id) return place;
  const way: Exit = {
    to: last.id,
    name: last.name,
    words: [...last.words, 'onward', 'forward'],
    obstacle: null,
  };
  return { ...place, exits: [way, ...place.exits.filter(({ to }) => to !== last.id)] };
}
