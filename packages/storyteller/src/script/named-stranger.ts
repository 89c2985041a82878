import type { Person } from '../world/world.ts';
import { isSomebody, mentionsIn } from './mentions.ts';
import { isSame, speaksOf } from './names.ts';
import { once } from './once.ts';
import type { Opened } from './opened.ts';
import type { Room } from './rooms.ts';
import type { Stranger } from './strangers.ts';

/** Every name of somebody in all of the text, secrets too. */
const allNames = once(({ rooms, lists, background }: Opened): readonly string[] => {
  const raw = [...rooms.flatMap(({ paragraphs }) => paragraphs), ...lists, ...background].filter(
    ({ voice }) => voice !== 'numbers',
  );
  const names = raw.flatMap((one) =>
    mentionsIn(one.raw).filter((mention) => isSomebody(one.raw, mention) || / /.test(mention.name)),
  );
  return [...new Set(names.map(({ name }) => name))];
});

/** `put in Dora's hand`: one name, which stands for somebody behind the scenes too. */
function calledIn(notes: string, { background, rooms }: Opened): string[] {
  const titles = rooms.map(({ title }) => title).join(' ');
  const behind = background.map(({ text }) => text).join(' ');
  const names = notes.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}/gu) ?? [];
  return [...new Set(names)].filter(
    (name) => new RegExp(`\\b${name}\\b`).test(behind) && !titles.includes(name),
  );
}

/** `a young man` of whom the room's notes speak by name: the only stranger, and the only one named there who is nowhere else. */
export function nameOfStranger(
  room: Room,
  adventure: Opened,
  strangers: readonly Stranger[],
  { known, dead }: { known: readonly string[]; dead: readonly string[] },
): { stranger: string; name: string } | null {
  const [stranger, ...others] = strangers.filter(({ name }) => !name.startsWith('one of '));
  if (!stranger || others.length > 0) return null;
  const notes = room.paragraphs
    .filter(({ voice }) => voice === 'plain' || voice === 'secret')
    .map(({ text }) => text)
    .join(' ');
  const fitting = [...allNames(adventure), ...calledIn(notes, adventure)].filter(
    (name) =>
      speaksOf(notes, { name }) &&
      !known.some((one) => isSame(one, name) || speaksOf(one, { name })) &&
      !room.title.includes(name) &&
      !dead.includes(name),
  );
  const [longest] = fitting.toSorted((one, other) => other.length - one.length);
  const isOne = fitting.every((name) => isSame(name, longest ?? ''));
  return longest && isOne ? { stranger: stranger.name, name: longest } : null;
}

/** Whoever is seen as a stranger and has a name answers to both, and says who they are unless that is a secret. */
export function answersTo(person: Person, name: string, guard: Opened['guard']): Person {
  const own = name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
  const says = `I am ${name}.`;
  const topics = guard.maySay(says) ? [{ words: [...own, 'name', 'who', 'you'], says }] : [];
  return { ...person, words: [...person.words, ...own], topics: [...person.topics, ...topics] };
}
