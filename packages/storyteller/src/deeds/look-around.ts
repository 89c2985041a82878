import { listed } from '../language/nouns.ts';
import { around } from './absent.ts';
import { foesHere } from './company.ts';
import { add, type Deed, tell } from './deed.ts';
import { leftHere } from './left-behind.ts';
import { lookAround as lines } from './lines/senses.ts';
import { mayHint, noteHint } from '../story/hints.ts';
import { hasMark, isInSight } from './marks.ts';

/** The place as it is now: a sense of it, what stands out, what players have left in it. */
export function lookAround(deed: Deed): void {
  const { turn } = deed;
  const { place, state } = turn;
  const foes = foesHere(turn);
  if (foes.length > 0) return void tell(deed, lines.foes, { foes: listed(foes.slice(0, 5)) });
  tell(deed, lines.lead);
  const said = turn.told.length;
  turn.line(place.senses);
  // One thing after the other is shown; when all were, they are named.
  const unseen = place.things.find(
    (thing) => isInSight(state, thing) && !hasMark(state, thing.id, 'taken', 'eaten') && turn.say(thing.see),
  );
  const here = around(turn);
  if (!unseen && here) add(deed, lines.things, { around: here });
  const left = leftHere(turn);
  if (left.length > 0) add(deed, lines.left, { left: listed(left.slice(-3)) });
  if (turn.told.length - said > 2) return;
  const [person] = place.people;
  if (place.exits.length > 0 && state.turnsHere > 1 && !state.spot && mayHint(turn)) {
    noteHint(turn);
    add(deed, lines.ways, {
      ways: listed(
        place.exits.slice(0, 4).map(({ name }) => name),
        'or',
      ),
    });
  } else if (person) add(deed, lines.people, { who: person.name });
}
