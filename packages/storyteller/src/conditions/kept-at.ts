import { spotKind } from '../tale/spots.ts';
import { placeNoun } from '../tale/wish/places.ts';
import type { State } from '../world/state.ts';
import type { Person, Place, World } from '../world/world.ts';
import { hinders } from './condition.ts';

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** The nouns of where somebody is, the inmost first: `cellar` and `mill` of `locked in the cellar of the mill`. */
export function placesIn(how: string): readonly string[] {
  const [, where = ''] = /(?:^| )(?:in|inside|into|down|behind) (.+)$/.exec(how) ?? [];
  return where.split(/ (?:of|in|at|under|beneath|behind) /).flatMap((part) => wordsIn(part).slice(-1));
}

/** Whether somebody who cannot come is here: in a place or spot of that name, or, where no place is called so, where the tale begins. */
export function isKeptAt({ conditions = [] }: Person, here: Place, { places }: World, state: State): boolean {
  const held = conditions.find((one) => hinders(one, 'come'));
  if (!held) return false;
  const nouns = placesIn(held.how);
  const isCalled = ({ name }: { name: string }) => nouns.some((noun) => wordsIn(name).includes(noun));
  if (isCalled(here) || (state.spot && nouns.includes(state.spot.noun))) return true;
  const known = nouns.filter((noun) => spotKind(noun) || placeNoun(noun));
  // Through a door one can talk; who lies or hangs in the smithy is met in the smithy.
  const isOfSpot = held.is !== 'locked' && known.length > 0;
  const isElsewhere = known.length > 1 || isOfSpot || places.some(isCalled);
  return !isElsewhere && !state.spot && here.id === places[0]!.id;
}
