import {
  isSomebody,
  type Mention,
  mentionsIn,
  nameShown,
  pronounOf,
  pronounOfTitle,
  roleOf,
} from './mentions.ts';
import type { Named } from './named.ts';
import { includesName, isSame, speaksOf } from './names.ts';
import { once } from './once.ts';
import { giveSentences } from './own-sentences.ts';
import { type Paragraph, stripMarks } from './paragraphs.ts';
import { isPersonNoun } from './strangers.ts';
import { wholeSentences } from './whole-sentences.ts';

/** Everybody named in paragraphs that are no secret, each once. */
export function namedIn(paragraphs: readonly Paragraph[]): Named[] {
  const all = new Map<string, Named>();
  const certain = new Set<Named>();
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
      const called =
        pronounOfTitle(mention.name) ??
        calledBy(paragraph.raw.slice(0, mention.at)) ??
        calledBehind(paragraph.raw.slice(mention.end));
      const { name, role } = withoutTrade(nameShown(paragraph.raw, mention));
      const one: Named = {
        name,
        role: roleOf(paragraph.raw, mention) || role,
        pronoun:
          called ??
          (paragraph.isProse
            ? pronounBehind(paragraph.raw.slice(mention.end))
            : pronounOf(
                `${mention.name} ${stripMarks(paragraph.raw.slice(mention.end, mention.end + 400)) || near}`,
              )),
        about: [paragraph],
        own: [],
      };
      all.set(mention.name, one);
      if (called) certain.add(one);
    }
  }
  const people = [...all.values()].slice(0, 24);
  giveParagraphs(people, paragraphs);
  for (const one of people) if (!certain.has(one)) one.pronoun = pronounTold(one) ?? one.pronoun;
  for (const one of people)
    if (one.pronoun === 'they' && !one.about.some(({ isProse }) => isProse))
      one.pronoun = pronounOf(one.about.map(({ text }) => afterName(text, one.name)).join(' '));
  giveSentences(people, paragraphs);
  return people;
}

const ranks =
  /^(?:captain|sergeant|constable|mayor|reeve|sheriff|deputy|judge|professor|inspector|detective|doctor|abbot|elder|squire|knight|steward|abbess|nun|witch|widow|hermit|sister)$/i;
/** `Innkeeper Mara Dell` is Mara Dell, the innkeeper. */
function withoutTrade(name: string): { name: string; role: string } {
  const [first = '', ...own] = name.split(' ');
  const isTrade = own.length > 0 && /^\p{Lu}/u.test(own[0]!) && isPersonNoun(first) && !ranks.test(first);
  return isTrade ? { name: own.join(' '), role: first.toLowerCase() } : { name, role: '' };
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
  return genderOf(noun);
}

const ofHim =
  /^(?:man|boy|lad|gentleman|monk|father|brother|son|grandson|husband|widower|nephew|uncle|grandfather|landlord|fisherman|watchman)$/i;
const ofHer =
  /^(?:woman|girl|lady|lass|nun|widow|mother|sister|daughter|granddaughter|wife|niece|aunt|grandmother|landlady|crone|maid|barmaid)$/i;
const genderOf = (noun: string): Named['pronoun'] | null =>
  ofHim.test(noun) ? 'he' : ofHer.test(noun) ? 'she' : null;

/** `Hanne Marren, Edric's wife, says`, `Pell, 17, the miller's son`, `Tib (9), her grandson` */
function calledBehind(after: string): Named['pronoun'] | null {
  const [, own = ''] =
    /^\W{0,4}(?:\(?\d{1,2}\)?,? ?)?(?:is )?((?:(?:the|an?|his|her|their|\p{Lu}\p{L}+['’]s|[\p{Ll}-]+(?:['’]s)?) ){1,4}?\p{Ll}+)(?=[,.;:)]|\s+[-–—]| (?:who|of|with|is|says|stands|sits)\b)/u.exec(
      after,
    ) ?? [];
  return genderOf(own.split(' ').at(-1) ?? '');
}

/** `Wenna is scared, says she saw nothing`, `Mara greets them. She asks`: who is `she` where they are the only ones spoken of. */
function pronounTold(one: Named): Named['pronoun'] | null {
  for (const { voice, text, isProse } of one.about) {
    if (voice !== 'plain' || isProse) continue;
    const sentences = wholeSentences(text);
    for (const [at, sentence] of sentences.entries()) {
      if (
        !speaksOf(sentence, one) ||
        sentence.match(/(?<=[\p{Ll},;)] )\p{Lu}\p{Ll}{2,}/gu)?.some((name) => !one.name.includes(name))
      )
        continue;
      const behind = sentences.slice(at + 1);
      const next =
        behind.find((own) => /(?<=[a-z,] )[A-Z][a-z]/.test(own) || /\b(?:he|she)\b/i.test(own)) ?? '';
      const [, said] =
        /\b(?:says?|thinks?|knows?|claims?|believes?|that|and|but)(?: that)? (he|she)\b/i.exec(sentence) ??
        /^(?:(?:if|when|once)\b[^.]{0,60}? )?(he|she)\b/i.exec(next) ??
        [];
      if (said) return said.toLowerCase() === 'she' ? 'she' : 'he';
    }
  }
  return null;
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
