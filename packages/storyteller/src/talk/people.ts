import type { Slots } from '../language/phrase.ts';
import type { Telling } from '../telling/telling.ts';
import type { PersonState } from '../world/state.ts';
import type { Attitude, Person } from '../world/world.ts';
import { ownRole } from './own-role.ts';
import { shortName } from './short-name.ts';

const mostPeople = 16;
const mostHeard = 6;
const longestHeard = 80;
const ladder: readonly Attitude[] = ['hostile', 'wary', 'friendly'];

/** What a person remembers of the party; kept from the first word on. */
export function knownTo({ state }: Telling, person: Person): PersonState {
  const known = state.people[person.id] ?? { attitude: person.attitude, told: [], heard: [] };
  state.people[person.id] = known;
  for (const oldest of Object.keys(state.people).slice(0, -mostPeople)) delete state.people[oldest];
  return known;
}

/** Whether nobody has spoken with them yet. */
export const isNew = ({ state }: Telling, { id }: Person) => state.people[id] === undefined;

export const attitudeOf = ({ state }: Telling, person: Person): Attitude =>
  state.people[person.id]?.attitude ?? person.attitude;

/** Likes the party better by one, or worse. */
export function turnAttitude(turn: Telling, person: Person, by: 1 | -1): void {
  const known = knownTo(turn, person);
  known.attitude = ladder[Math.min(2, Math.max(0, ladder.indexOf(known.attitude) + by))]!;
}

/** They remember it: what was told, promised, given. */
export function hear(turn: Telling, person: Person, words: string): void {
  const known = knownTo(turn, person);
  const heard = words.replace(/\s+/g, ' ').trim().slice(0, longestHeard);
  if (heard !== '') known.heard = [...known.heard.filter((one) => one !== heard), heard].slice(-mostHeard);
}

/** Whether they have been attacked, robbed or otherwise turned against the party. */
export const isWronged = (turn: Telling, person: Person) =>
  attitudeOf(turn, person) === 'hostile' && person.attitude !== 'hostile';

const objects = { he: 'him', she: 'her', it: 'it', they: 'them' } as const;
const owners = { he: 'his', she: 'her', it: 'its', they: 'their' } as const;

/** A full name the first time; short where it has just been said. */
function nameOf(turn: Telling, { name }: Person): string {
  return turn.told.slice(-3).some((told) => told.includes(name)) ? shortName(name) : name;
}

/** The names that a line about a person may use. */
export function slotsOf(turn: Telling, person: Person): Slots {
  const { role, pronoun } = person;
  return {
    person: nameOf(turn, person),
    role: role || undefined,
    roleThing: ownRole(role) ? { name: ownRole(role) } : undefined,
    them: objects[pronoun],
    their: owners[pronoun],
  };
}
