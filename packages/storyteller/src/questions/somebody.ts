import { leftAt } from '../company/where-people-are.ts';
import { withArticle } from '../language/nouns.ts';
import { isPersonNoun } from '../tale/wish/person-nouns.ts';
import { hostFacts } from '../talk/host-facts.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person, Place } from '../world/world.ts';
import { quotable, sayAnyway } from './say-anyway.ts';

/** Somebody of the tale who has a name, wherever they are. */
export interface Somebody {
  name: string;
  person: Person | null;
  /** Where they are met; null where nobody can. */
  place: Place | null;
  why: 'sought' | 'dead' | null;
}

/** The words by which alone somebody can be called: `walter`, `whitlock`. */
const callsOf = (name: string) =>
  name
    .split(' ')
    .filter((word) => /^\p{Lu}\p{L}{2,}/u.test(word) && !isPersonNoun(word.toLowerCase()))
    .map((word) => word.toLowerCase());

/** Who is named by one of these words: somebody here first, then whoever is elsewhere, or is only spoken of. */
export function somebodyNamed({ world, place }: Telling, words: readonly string[]): Somebody | null {
  const isCalled = ({ name }: { name: string }) => callsOf(name).some((word) => words.includes(word));
  for (const one of [place, ...world.places]) {
    const person = one.people.find(isCalled);
    if (person) return { name: person.name, person, place: one, why: null };
  }
  const gone = world.absent.find(isCalled);
  return gone ? { name: gone.name, person: null, place: null, why: gone.why } : null;
}

/** What the host has written of somebody, as far as players have read it. */
export const writtenOf = (turn: Telling, name: string): string | null =>
  hostFacts(turn).find((fact) =>
    callsOf(name).some((word) =>
      fact
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .includes(word),
    ),
  ) ?? null;

/** Where they were seen: where they were left, or where they belong, if the party has been there. */
function seenAt({ state, world }: Telling, person: Person | null, place: Place | null): string | null {
  const [id, noun] = (person && leftAt(state, person)?.split('/')) ?? [place?.id];
  if (noun) return `at the ${noun}`;
  const known = world.places.find((one) => one.id === id);
  return known && (state.been.includes(known.id) || known.id === state.at) ? known.at : null;
}

/** Where somebody is who is not here, as far as it is known. */
export function tellWhere(turn: Telling, { name, person, place, why }: Somebody): void {
  const trade = person?.role ? `, ${withArticle(person.role)},` : '';
  if (why === 'dead')
    return void sayAnyway(turn, [
      `${name} is dead, as you were told.`,
      `Nobody will meet ${name} any more; that is what you were told.`,
      `${name} does not live any more.`,
    ]);
  if (why === 'sought')
    return void sayAnyway(turn, [
      `Nobody can say where ${name} is; that is what is to be found out.`,
      `Where ${name} is nobody knows so far.`,
      `${name} is still to be found.`,
    ]);
  const at = seenAt(turn, person, place);
  if (at)
    return void sayAnyway(turn, [
      `You last saw ${name}${trade} ${at}.`,
      `Not here: ${name} is ${at}.`,
      `${name} stayed ${at}, and is not here.`,
    ]);
  sayAnyway(turn, [
    `${name} is not here, as far as you can see.`,
    `You do not see ${name} here.`,
    `Nobody here is ${name}.`,
  ]);
}

/** Somebody who is not here is asked about: where they are, what was written of them, and who could say more. */
export function tellOfSomebody(turn: Telling, somebody: Somebody): void {
  tellWhere(turn, somebody);
  const written = writtenOf(turn, somebody.name);
  if (written)
    sayAnyway(turn, [
      `What you know: "${quotable(written)}"`,
      `This much was told of it: "${quotable(written)}"`,
      `All that you have heard is this: "${quotable(written)}"`,
    ]);
  else if (somebody.place)
    sayAnyway(turn, [
      `More could be said only by ${somebody.name}.`,
      `For the rest you would have to ask ${somebody.name}.`,
      `Nobody but ${somebody.name} could answer that.`,
    ]);
}
