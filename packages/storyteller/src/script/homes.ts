import { escaped } from '../language/escaped.ts';
import { contentWords } from './content-words.ts';
import type { Named } from './named.ts';
import { ownNames } from './names.ts';
import { isPresent } from './present.ts';
import type { Room } from './rooms.ts';
import { titleWords } from './ways.ts';
import { wholeSentences } from './whole-sentences.ts';

const merely =
  /^ (?:knows|has|had|wants|will|would|can|may|hates|loves|fears|was|were|did|once|also|gave|built|left)\b/u;
const theirs = /^['’]s? \p{Ll}/u;
const kept = /\b(?:of|by|belongs to|home to|here (?:lives|works)) (?:the )?(?:\p{Ll}+ )?$/u;

/** How much a sentence says that somebody is where it is read: `Oda's shop`, `guarded by Sergeant Kuno`, `the mayor receives visitors`. */
function saysSo(sentence: string, { name, role }: Named): number {
  const names = [name, ...ownNames(name)].filter((one) => one.length > 2).map(escaped);
  const found = new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'u').exec(sentence);
  if (found) {
    const before = sentence.slice(0, found.index);
    const after = sentence.slice(found.index + found[0].length);
    if (theirs.test(after) || kept.test(before) || isPresent(name, sentence)) return 3;
    return merely.test(after) ? 0.5 : 1;
  }
  const called = [...new Set([...name.split(' '), ...role.split(' ')])]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 3 && !names.includes(word));
  return called.some((word) => new RegExp(`\\b[Tt]he ${escaped(word)} \\p{Ll}+s\\b`, 'u').test(sentence))
    ? 2
    : 0;
}

/** How much speaks for a room: what its text says of somebody, and what is said of them in the list. */
function rate(room: Room, one: Named): number {
  const told = room.paragraphs
    .filter(({ voice }) => voice === 'plain' || voice === 'aloud')
    .flatMap(({ text }) => wholeSentences(text));
  const said = Math.max(0, ...told.map((sentence) => saysSo(sentence, one)));
  const own = new Set(one.about.flatMap(({ text }) => contentWords(text)));
  const title = titleWords(room);
  return said + (title.length > 0 && title.every((word) => own.has(word)) ? 2 : 0);
}

/** In which room those are met who only stand in a list of people; who is spoken of nowhere is met nowhere. */
export function homesOf(listed: readonly Named[], rooms: readonly Room[]): ReadonlyMap<string, string> {
  const homes = new Map<string, string>();
  for (const one of listed) {
    const [best] = rooms
      .map((room) => ({ room, much: rate(room, one) }))
      .sort((first, second) => second.much - first.much);
    if (best && best.much >= 1) homes.set(one.name, best.room.id);
  }
  return homes;
}
