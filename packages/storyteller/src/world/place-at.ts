import { spotPlace } from '../tale/spot-place.ts';
import type { State } from './state.ts';
import type { Exit, Place, World } from './world.ts';

/** Where the party is, with the ways that it has been offered. */
export function placeAt({ places }: World, state: State): Place {
  const place = places.find(({ id }) => id === state.at) ?? places[0]!;
  const offered = state.called ? withWayToTheEnd(place, places.at(-1)!) : place;
  return state.spot ? spotPlace(offered, state.spot, state.outline?.wished.premise ?? '') : offered;
}

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
