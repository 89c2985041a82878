import { definite } from '../language/nouns.ts';
import type { Telling } from '../telling/telling.ts';
import type { Attitude, Person } from '../world/world.ts';

export function isFighting({ table }: Telling): boolean {
  return table.encounter !== null;
}

/** Those who stand against the party, as they are spoken of. */
export function foesHere({ table }: Telling): string[] {
  const standing = table.encounter?.combatants.filter(
    ({ side, state }) => side === 'foe' && state !== 'down' && state !== 'dead',
  );
  return standing?.map(({ name }) => definite({ name, proper: /^(?:the )?\p{Lu}/u.test(name) })) ?? [];
}

/** Whether somebody is here who might see what one does and must not: people, foes, whoever lurks. */
export function hasWatchers(turn: Telling): boolean {
  return turn.place.people.length > 0 || foesHere(turn).length > 0 || isHunted(turn);
}

/** Whether somebody lies in wait here who has not been met yet. */
export function isHunted({ place, state }: Telling): boolean {
  return place.foes.length > 0 && !state.fought;
}

export function attitudeOf({ state }: Telling, person: Person): Attitude {
  return state.people[person.id]?.attitude ?? person.attitude;
}

const mostPeople = 16;

/** Somebody has reason to be careful of the party now. */
export function makeWary({ state }: Telling, person: Person): void {
  const known = state.people[person.id] ?? { attitude: person.attitude, told: [], heard: [] };
  if (known.attitude !== 'hostile') known.attitude = 'wary';
  state.people[person.id] = known;
  for (const oldest of Object.keys(state.people).slice(0, -mostPeople)) delete state.people[oldest];
}
