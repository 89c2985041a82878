import { escaped } from '../language/escaped.ts';
import type { Step } from '../reader/reading.ts';
import { travel } from '../story/travel.ts';
import type { Telling } from '../telling/telling.ts';
import type { Place } from '../world/world.ts';
import { caseOf } from './inquiry.ts';

const walked = [
  'You [walk over|go over] to {there}.',
  'You [find|make] your way to {there}.',
  'A few steps, [a door or two|a turn or two], and you are at {there}.',
  'You leave {from} and go to {there}.',
  'It is not far to {there}.',
] as const;

export async function walk(turn: Telling, { id, name }: Place): Promise<void> {
  const { name: from } = turn.place;
  if (!turn.line(walked, { there: name, from })) turn.told.push(`You go to ${name}.`);
  await travel(turn, id);
}

/** Everybody is at hand: whoever is in another room is walked to. */
export async function goTo(turn: Telling, id: string): Promise<void> {
  if (turn.place.people.some((one) => one.id === id)) return;
  const there = turn.world.places.find(({ people }) => people.some((one) => one.id === id));
  if (there) await walk(turn, there);
  turn.paragraph();
}

/** Whether a step leads into one of the rooms that are spoken of, by its name; nothing stands between them. */
export async function goesToRoom(turn: Telling, { act, verb, echo, object }: Step): Promise<boolean> {
  const isLook = (act === 'look' || act === 'search') && object !== null;
  if (!caseOf(turn) || (act !== 'go' && act !== 'return' && !isLook)) return false;
  const said = echo.toLowerCase();
  const bare = ({ name }: Place) => name.toLowerCase().replace(/^the /, '');
  const named = turn.world.places.filter((place) => new RegExp(`\\b${escaped(bare(place))}\\b`).test(said));
  const there = named.toSorted((one, other) => bare(other).length - bare(one).length)[0];
  if (!there || there.id === turn.place.id) return false;
  // Of `search the desk in the study` the desk is looked for there.
  const isOfRoom = isLook && (bare(there).includes(object.head) || /^look around/.test(`${verb} ${echo}`));
  if (isLook && !isOfRoom) return false;
  await walk(turn, there);
  return act !== 'search';
}
