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
function saysSo({ name, role }: Named): (sentence: string) => number {
  const names = [name, ...ownNames(name)].filter((one) => one.length > 2);
  const named = new RegExp(`(?<!\\p{L})(?:${names.map(escaped).join('|')})(?!\\p{L})`, 'u');
  const called = [...name.split(' '), ...role.split(' ')]
    .filter((word) => word.length > 3)
    .map((word) => escaped(word.toLowerCase()));
  const works = new RegExp(`\\b[Tt]he (?:${called.join('|') || '(?!)'}) \\p{Ll}+s\\b`, 'u');
  return (sentence) => {
    const found = named.exec(sentence);
    if (!found) return works.test(sentence) ? 2 : 0;
    const before = sentence.slice(0, found.index);
    const after = sentence.slice(found.index + found[0].length);
    if (theirs.test(after) || kept.test(before) || isPresent(name, sentence)) return 3;
    return merely.test(after) ? 0.5 : 1;
  };
}

/** In which room those are met who only stand in a list of people; who is spoken of nowhere is met nowhere. */
export function homesOf(listed: readonly Named[], rooms: readonly Room[]): ReadonlyMap<string, string> {
  const homes = new Map<string, string>();
  if (listed.length === 0) return homes;
  const read = rooms.map((room) => ({
    id: room.id,
    title: titleWords(room),
    told: room.paragraphs
      .filter(({ voice }) => voice === 'plain' || voice === 'aloud')
      .flatMap(({ text }) => wholeSentences(text)),
  }));
  for (const one of listed) {
    const much = saysSo(one);
    const own = new Set(one.about.flatMap(({ text }) => contentWords(text)));
    const [best] = read
      .map(({ id, title, told }) => {
        const isInTitle = title.length > 0 && title.every((word) => own.has(word));
        return { id, rate: Math.max(0, ...told.map(much)) + (isInTitle ? 2 : 0) };
      })
      .sort((first, second) => second.rate - first.rate);
    if (best && best.rate >= 1) homes.set(one.name, best.id);
  }
  return homes;
}
