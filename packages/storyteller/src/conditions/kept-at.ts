import type { State } from '../world/state.ts';
import type { Person, Place, World } from '../world/world.ts';

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** The nouns of where somebody is locked in, the inmost first: `cellar` and `mill` of `locked in the cellar of the mill`. */
export function placesIn(how: string): readonly string[] {
  const [, where = ''] = /(?:^| )(?:in|inside|into|down|behind) (.+)$/.exec(how) ?? [];
  return where.split(/ (?:of|in|at|under|beneath|behind) /).flatMap((part) => wordsIn(part).slice(-1));
}

/** Whether somebody is locked in here: in a place or spot of that name, or, where no place is called so, where the tale begins. */
export function isKeptAt(person: Person, here: Place, { places }: World, state: State): boolean {
  const how = person.conditions?.find(({ is }) => is === 'locked')?.how ?? '';
  const nouns = placesIn(how);
  if (nouns.length === 0) return false;
  const isCalled = ({ name }: { name: string }) => nouns.some((noun) => wordsIn(name).includes(noun));
  if (isCalled(here) || (state.spot && nouns.includes(state.spot.noun))) return true;
  const isElsewhere = nouns.length > 1 || places.some(isCalled);
  return !isElsewhere && !state.spot && here.id === places[0]!.id;
}
