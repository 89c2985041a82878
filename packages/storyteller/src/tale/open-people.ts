import { escaped } from '../language/escaped.ts';
import type { Random } from '../random.ts';
import type { Outline } from '../world/state.ts';
import type { Person } from '../world/world.ts';
import { isAnimal } from './wish/objects.ts';
import { bothNumbers, plainWordsOf } from './words.ts';

type Member = Outline['cast'][number];

export function ownPerson(person: Person, filled: (text: string) => string): Person {
  return {
    ...person,
    isWritten: true,
    words: bothNumbers(person.words),
    topics: person.topics.map(({ words, says }) => ({ words: bothNumbers(words), says: filled(says) })),
  };
}

/** What the host calls an animal that has a name: the dog Button. */
export function kindOfAnimal(name: string, premise: string): string[] {
  const [, noun = ''] =
    new RegExp(`(\\p{Ll}+),? ${escaped(name.split(' ')[0]!)}\\b`, 'u').exec(premise) ?? [];
  return isAnimal(noun) ? [noun] : [];
}

/** Who waits in a place: in the first also those of the cast who have no place of their own; in the last, whoever is to be saved. */
export function peopleAt({ cast, places, wished }: Outline, at: number): Member[] {
  const person = places[at]?.person ?? null;
  const here = cast.filter((_, index) => index === person);
  const seated = new Set(places.map((place) => place.person));
  if (at === 0 && person !== null) return [...here, ...cast.filter((_, index) => !seated.has(index))];
  const captive = wished.prize ?? '';
  if (at === places.length - 1 && /^\p{Lu}/u.test(captive))
    return [...here, { name: captive, role: '', pronoun: 'they' }];
  return here;
}

export const idOf = (name: string): string => plainWordsOf(name).join('-');

export function personOf(
  { name, role, pronoun }: Member,
  isPatron: boolean,
  random: Random,
): Omit<Person, 'topics'> {
  const body = { he: ['man'], she: ['woman'], they: [] }[pronoun];
  return {
    id: idOf(name),
    name,
    role,
    pronoun,
    words: bothNumbers([
      ...plainWordsOf(name).filter((word) => word.length > 2 && word !== 'the'),
      ...plainWordsOf(role),
      ...body,
    ]),
    attitude: !isPatron && random.chance(0.3) ? 'wary' : 'friendly',
    like: 'commoner',
  };
}
