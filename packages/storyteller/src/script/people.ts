import { isSomebody, mentionsIn, nameShown, pronounOf, roleOf } from './mentions.ts';
import type { Named } from './named.ts';
import { type Paragraph, stripMarks } from './paragraphs.ts';

/** Everybody named in paragraphs that are no secret, each once. */
export function namedIn(paragraphs: readonly Paragraph[]): Named[] {
  const all = new Map<string, Named>();
  for (const paragraph of paragraphs) {
    if (paragraph.voice === 'secret' || paragraph.voice === 'numbers') continue;
    for (const mention of mentionsIn(paragraph.raw).slice(0, 20)) {
      const known = [...all.values()].find(({ name }) => isSame(name, mention.name));
      if (known) {
        if (mention.name.length > known.name.length) known.name = mention.name;
        if (!known.about.includes(paragraph)) known.about.push(paragraph);
        continue;
      }
      if (paragraph.voice === 'aloud' || !isSomebody(paragraph.raw, mention)) continue;
      const near = paragraph.text;
      all.set(mention.name, {
        name: nameShown(paragraph.raw, mention),
        role: roleOf(paragraph.raw, mention),
        pronoun: pronounOf(
          `${mention.name} ${stripMarks(paragraph.raw.slice(mention.end, mention.end + 400)) || near}`,
        ),
        about: [paragraph],
      });
    }
  }
  const people = [...all.values()].slice(0, 24);
  giveParagraphs(people, paragraphs);
  for (const one of people)
    if (one.pronoun === 'they')
      one.pronoun = pronounOf(one.about.map(({ text }) => afterName(text, one.name)).join(' '));
  return people;
}

function afterName(text: string, name: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? '' : text.slice(at, at + 160);
}

/** What goes on about somebody: by name, by `she`, or as the items of a list that a sentence about them announces. */
function giveParagraphs(people: readonly Named[], paragraphs: readonly Paragraph[]): void {
  let subject: Named | undefined;
  let isListed = false;
  for (const paragraph of paragraphs) {
    if (paragraph.voice !== 'plain') {
      subject = undefined;
      continue;
    }
    const { text, isItem } = paragraph;
    const spokenOf = people.filter((one) => speaksOf(text, one));
    const isOwn = people.find(({ name }) => includesName(text.slice(0, name.length + 8), name));
    const follows =
      subject !== undefined &&
      ((isItem && isListed && !isOwn) ||
        /^(?:he|she|they)\b/i.test(text) ||
        (spokenOf.length === 0 && /\b(?:he|she)\b/i.test(text)));
    for (const one of follows ? [subject!] : spokenOf)
      if (!one.about.includes(paragraph)) one.about.push(paragraph);
    if (!isItem || isOwn) {
      subject = isOwn ?? (follows ? subject : spokenOf[0]);
      isListed = text.endsWith(':');
    }
  }
  for (const one of people) one.about.sort((a, b) => paragraphs.indexOf(a) - paragraphs.indexOf(b));
}

/** Names may stand in capitals. */
export const includesName = (text: string, name: string) => text.toLowerCase().includes(name.toLowerCase());

const wordsIn = (text: string): readonly string[] => text.match(/\p{L}+/gu) ?? [];
const titles =
  /^(?:mrs?|ms|dr|sir|lady|lord|old|brother|sister|father|mother|captain|doctor|master|mister|widow|the|of)$/i;
const ownNames = (name: string) => name.split(' ').filter((word) => !titles.test(word.replace('.', '')));

/** `Lady Crowe` and `Lady Ottilie Crowe`; not `Ned Crowe`. */
export function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const words = long.split(' ');
  return short.split(' ').every((word) => words.includes(word));
}

/** Whether a text speaks of somebody: by a name of their own, or by title and family. */
export function speaksOf(text: string, { name }: Pick<Named, 'name'>): boolean {
  if (includesName(text, name)) return true;
  const words = name.split(' ');
  const [first] = ownNames(name);
  const short = words.length > 2 ? `${words[0]} ${words.at(-1)}` : '';
  if (short !== '' && text.includes(short)) return true;
  return first !== undefined && first.length > 2 && wordsIn(text).includes(first);
}
