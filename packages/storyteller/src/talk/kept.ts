import { hasMark, mark } from '../deeds/marks.ts';
import { gain } from '../story/advance.ts';
import type { Telling } from '../telling/telling.ts';
import type { Kept, Person } from '../world/world.ts';
import { evasions, givesUp, hints } from './kept-lines.ts';
import { knownTo, slotsOf } from './people.ts';
import { isSameWord, isWeak, wordsIn } from './words.ts';

const stillKept = ({ state }: Telling, person: Person): readonly Kept[] =>
  (person.kept ?? []).filter(({ id }) => !hasMark(state, person.id, id));

const isAbout = (text: string, { words }: Kept) =>
  wordsIn(text).filter(
    (word) => word.length > 3 && !isWeak(word) && words.some((own) => isSameWord(word, own)),
  ).length;

/** What can be won from somebody in this way: of several things the one that is spoken of. */
export function keptFrom(
  turn: Telling,
  person: Person,
  skill: string,
  text: string,
  { isPrice = false, copper = null }: { isPrice?: boolean; copper?: number | null } = {},
): Kept | null {
  const isTooLittle = ({ ways = [] }: Kept) =>
    copper !== null && ways.some(({ kind, copper: asked = 0 }) => kind === 'pay' && asked > copper);
  const fitting = stillKept(turn, person).filter(
    (one) =>
      one.check.skills.some((name) => name === skill || name === 'Charisma') &&
      (one.isPrice ?? false) === isPrice &&
      !isTooLittle(one),
  );
  return fitting.sort((one, other) => isAbout(text, other) - isAbout(text, one))[0] ?? null;
}

const gentle = new Set(
  'gently kindly softly please quietly tenderly carefully warmly patiently sympathetically friendly politely nicely sorry understand trust kindness'.split(
    ' ',
  ),
);

/** Whether something is asked in the way in which the text says it would be told. */
export function asksForKept(turn: Telling, person: Person, text: string): boolean {
  const words = wordsIn(`${text} ${turn.message}`);
  return stillKept(turn, person).some((one) => {
    if (one.asked === null || one.isPrice) return false;
    if (one.asked.length === 0) return isAbout(text, one) > 0;
    return words.some((word) => one.asked!.includes(word) || gentle.has(word));
  });
}

/** Says it at last; from now on it is told like anything else. */
export function giveUp(turn: Telling, person: Person, { id, says }: Kept): void {
  mark(turn, person.id, id);
  const known = knownTo(turn, person);
  known.told = [...known.told, person.topics.length].slice(-16);
  if (!turn.line(givesUp, { ...slotsOf(turn, person), speech: says })) turn.say(`${person.name}: "${says}"`);
  gain(turn);
}

/** Asked for what they keep, they say neither yes nor no. Whether that was the matter. */
export function evades(turn: Telling, person: Person, text: string): boolean {
  const kept = stillKept(turn, person).find((one) => one.isPrice !== true && isAbout(text, one) > 0);
  if (!kept || !turn.line(evasions, slotsOf(turn, person))) return false;
  const kind = kept.ways?.[0]?.kind ?? '';
  const isThirsty = kept.ways?.some(({ nouns }) => nouns.includes('drink')) ?? false;
  turn.line(hints[isThirsty ? 'drink' : kind] ?? [], slotsOf(turn, person));
  return true;
}
