import type { Telling } from '../../telling/telling.ts';
import type { Person } from '../../world/world.ts';
import { contentWords } from '../content-words.ts';
import { isSame } from '../names.ts';
import type { Opened } from '../opened.ts';
import { type Commission, commissionsBy, isOfItem } from './commissions.ts';
import { isNoted, note } from './notes.ts';

/** A commission, and whoever has it here. */
export interface Held {
  person: Person;
  commission: Commission;
}

const jobMark = (what: string, { id }: Commission) => `job ${what} ${id}`;

export function heldHere(turn: Telling, adventure: Opened): Held[] {
  const { people } = turn.place;
  return commissionsBy(adventure, (name) => people.some((one) => isSame(one.name, name))).flatMap(
    (commission) => {
      const person = people.find((one) => isSame(one.name, commission.by));
      return person ? [{ person, commission }] : [];
    },
  );
}

/** Whom a message names, of everybody here; null where it names nobody. */
export function namedIn({ place, message, table }: Telling): Person | null {
  const said = new Set(message.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  // `the other brother`: of those of a kind, whoever was not spoken of last.
  const [, kind] = /\bother (?:of (?:the )?(?:two )?)?(\p{L}{3,})/iu.exec(message) ?? [];
  const alike = kind ? place.people.filter(({ words }) => words.includes(kind.toLowerCase())) : [];
  const last = table.history.findLast(({ sender }) => sender === 'dm')?.content ?? '';
  if (alike.length === 2 && alike.some(({ name }) => last.includes(name.split(' ')[0]!)))
    return alike.find(({ name }) => !last.includes(name.split(' ')[0]!)) ?? null;
  const scored = place.people
    .map((one) => ({ one, score: one.words.filter((word) => word.length > 2 && said.has(word)).length }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return scored[0]?.one ?? null;
}

/** Of several commissions the one that is spoken of: by whom it is, by what is wanted, by whom was asked last. */
export function meantOf(turn: Telling, held: readonly Held[]): Held | null {
  const named = namedIn(turn);
  const own = named ? held.filter(({ person }) => person.id === named.id) : held;
  if (own.length === 0) return null;
  const words = contentWords(turn.message);
  const ofItem = own.find(({ commission }) => isOfItem(words, commission));
  const asked = own.findLast(({ commission }) => isNotedOf(turn, 'heard', commission));
  const open = own.find(({ commission }) => !isNotedOf(turn, 'paid', commission));
  return ofItem ?? (named ? null : asked) ?? open ?? own[0]!;
}

export const isNotedOf = ({ state }: Telling, what: string, commission: Commission) =>
  isNoted(state, commission.room, jobMark(what, commission));
export const noteOf = ({ state }: Telling, what: string, commission: Commission) =>
  note(state, commission.room, jobMark(what, commission));

/** Whether something on a sheet is what is wanted. */
export const nameOf = (item: string, { noun, words }: NonNullable<Commission['item']>) => {
  const own = contentWords(item);
  return (
    own.includes(contentWords(noun)[0] ?? noun) && own.every((one) => words.includes(one) || own.length > 1)
  );
};

export const amountOf = ({ name, quantity }: NonNullable<Commission['pay']>) =>
  `${quantity} ${name.toLowerCase()}`;
