import { knownFor } from '../talk/occupations.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import { isSmall } from './function-words.ts';

const pointed =
  /^((?:hey|oi|ok(?:ay)?|so|psst|excuse me|hello|hi),? )?you(?: there)?,? ((?:with|by|at|near|in|behind|beside|on) (?:the|that|a|an|your) [\p{L}' ]{2,30}?)\s*[,!:–—-]+\s*(?=\p{L})/iu;

/** Who is meant by `you by the fire, …`, of those who are known for it, or is the only one here; null where nobody is. */
export function pointedAt(
  text: string,
  turn: Telling,
): { person: Person; lead: string; rest: string } | null {
  const [whole, lead = '', where = ''] = pointed.exec(text) ?? [];
  if (whole === undefined) return null;
  const words = where
    .toLowerCase()
    .split(' ')
    .filter((word) => !isSmall(word));
  const { people } = turn.place;
  const known = people.find((one) => {
    const said: string[] = knownFor(turn, one).match(/\p{L}+/gu) ?? [];
    return words.some((word) => said.includes(word));
  });
  const person = known ?? (people.length === 1 ? people[0] : undefined);
  return person ? { person, lead, rest: text.slice(whole.length) } : null;
}

/** The same by name. */
export function withPointedAt(text: string, turn: Telling): string {
  const meant = pointedAt(text, turn);
  return meant ? `${meant.lead}${meant.person.name}, ${meant.rest}` : text;
}
