import type { Telling } from '../telling/telling.ts';
import type { Place } from '../world/world.ts';
import { singular } from './inflection.ts';
import type { Phrase } from './reading.ts';

const wordsIn = (text: string) => (text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).map(singular);

/** The place that a phrase names, of those where the party has been and is not now. */
export function placeBeen({ head, words }: Phrase, { world, state }: Telling): Place | null {
  const been = world.places.filter(({ id }) => id !== state.at && state.been.includes(id));
  const rate = (place: Place) => {
    const named = wordsIn(place.name);
    const all = [...named, ...place.words.map(singular)];
    const isMeant = all.includes(head) && words.every((word) => all.includes(word) || word === 'village');
    return isMeant ? 1 + words.filter((word) => named.includes(word)).length : 0;
  };
  const [best] = been.toSorted((one, other) => rate(other) - rate(one));
  return best && rate(best) > 0 ? best : null;
}
