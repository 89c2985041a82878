import { isSomebody, type Mention, mentionsIn, nameShown, pronounOf, roleOf } from './mentions.ts';
import type { Named } from './named.ts';
import { includesName, isSame, speaksOf } from './names.ts';
import { once } from './once.ts';
import { giveSentences } from './own-sentences.ts';
import { type Paragraph, stripMarks } from './paragraphs.ts';
import { wholeSentences } from './whole-sentences.ts';

/** Everybody named in paragraphs that are no secret, each once. */
export function namedIn(paragraphs: readonly Paragraph[]): Named[] {
  const all = new Map<string, Named>();
  for (const paragraph of paragraphs) {
    if (paragraph.voice === 'secret' || paragraph.voice === 'numbers') continue;
    for (const mention of mentionsOf(paragraph).slice(0, 20)) {
      const known = [...all.values()].find(({ name }) => isSame(name, mention.name));
      if (known) {
        if (mention.name.length > known.name.length) known.name = mention.name;
        if (!known.about.includes(paragraph)) known.about.push(paragraph);
        if (known.pronoun === 'they' && paragraph.isProse)
          known.pronoun = pronounBehind(paragraph.raw.slice(mention.end));
        continue;
      }
      const isEntry = paragraph.isEntry && /^\W*$/.test(paragraph.raw.slice(0, mention.at));
      if (paragraph.voice === 'aloud' || !(isEntry || isSomebody(paragraph.raw, mention))) continue;
      const near = paragraph.text;
      all.set(mention.name, {
        name: nameShown(paragraph.raw, mention),
        role: roleOf(paragraph.raw, mention),
        pronoun:
          calledBy(paragraph.raw.slice(0, mention.at)) ??
          (paragraph.isProse
            ? pronounBehind(paragraph.raw.slice(mention.end))
            : pronounOf(
                `${mention.name} ${stripMarks(paragraph.raw.slice(mention.end, mention.end + 400)) || near}`,
              )),
        about: [paragraph],
        own: [],
      });
    }
  }
  const people = [...all.values()].slice(0, 24);
  giveParagraphs(people, paragraphs);
  for (const one of people)
    if (one.pronoun === 'they' && !one.about.some(({ isProse }) => isProse))
      one.pronoun = pronounOf(one.about.map(({ text }) => afterName(text, one.name)).join(' '));
  giveSentences(people, paragraphs);
  return people;
}

/** Who is named in a paragraph; an entry of a list begins with a name, even with a single one. */
const mentionsOf = once(({ raw, isEntry }: Paragraph): readonly Mention[] => {
  const found = mentionsIn(raw);
  const [, lead = '', name = ''] =
    (isEntry && /^(\W*)(\p{Lu}[\p{L}'’-]{2,})(?= ?[(:.,–—*-])/u.exec(raw)) || [];
  const isNew = name !== '' && !found.some(({ at }) => at <= lead.length);
  return isNew ? [{ name, at: lead.length, end: lead.length + name.length, isBare: true }, ...found] : found;
});

/** In prose whoever a sentence names is `she` of the next, or of its own rest. */
function pronounBehind(after: string): Named['pronoun'] {
  const [own = '', next = ''] = wholeSentences(`X${after}`);
  const [, goesOn] = /^(?:(?:for|if|when|once)\b[^.]{0,60}? )?(he|she)\b/i.exec(next) ?? [];
  const [, within] = /\b(he|she|his|her|him)\b/i.exec(own) ?? [];
  const said = (goesOn ?? within ?? '').toLowerCase();
  if (said === '') return pronounOf(own.slice(0, 60));
  return said.startsWith('s') || said === 'her' ? 'she' : 'he';
}

/** `The man is Tomas Rook`: what he is called settles it, whoever else is spoken of behind it. */
function calledBy(before: string): Named['pronoun'] | null {
  const [, noun = ''] =
    /\b(?:the|an?) (?:\p{L}+ ){0,3}?(\p{L}+) is (?:called |named )?\W{0,3}$/iu.exec(before) ?? [];
  if (/^(?:man|boy|lad|gentleman|monk|father|brother|fisherman|watchman)$/i.test(noun)) return 'he';
  return /^(?:woman|girl|lady|lass|nun|widow|mother|sister|crone|maid)$/i.test(noun) ? 'she' : null;
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
