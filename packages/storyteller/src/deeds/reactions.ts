import { canSee, conditionNow } from '../conditions/people-now.ts';
import { tellHowTheyAre } from '../conditions/seen.ts';
import type { Attitude } from '../world/world.ts';
import { attitudeOf, foesHere } from './company.ts';
import { add, type Deed, personOf } from './deed.ts';
import * as lines from './lines/reactions.ts';

/** One sentence of how the place, or whoever is in it, takes what was done. */
export function react(deed: Deed, mood?: Attitude): void {
  const { turn } = deed;
  if (foesHere(turn).length > 0) return;
  const { things } = turn.place;
  const people = turn.place.people.filter((one) => canSee(turn, one));
  const meant = personOf(deed);
  if (meant && conditionNow(turn, meant, 'animal') && add(deed, lines.animals, { thing: meant.name })) return;
  if (meant && !canSee(turn, meant)) {
    tellHowTheyAre(turn, meant);
    return;
  }
  if (people.length > 0) {
    const person = meant ?? turn.random.pick(people);
    if (add(deed, lines.onlookers[mood ?? attitudeOf(turn, person)], { who: person.name })) return;
  }
  const beast = things.find(({ traits }) => traits.includes('animal'));
  if (beast && add(deed, lines.animals, { thing: beast.name })) return;
  if (turn.slots.ally && turn.random.chance(0.5) && add(deed, lines.friends)) return;
  if (people.length === 0 && add(deed, lines.empty)) return;
  turn.line(turn.place.senses);
}
