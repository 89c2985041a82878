import type { Named } from './named.ts';
import type { Paragraph } from './paragraphs.ts';
import { speaksOf } from './names.ts';
import { isPresent } from './present.ts';
import { subjectless, withSubject } from './subjectless.ts';
import { wholeSentences } from './whole-sentences.ts';

/** `DM only: `, `Secret (DC 15 Persuasion): `: what stands before the words themselves. */
const label =
  /^(?:(?:for |to )?(?:the )?(?:dm|gm|keeper|referee)(?:['’]s)?(?: (?:only|alone|notes?|eyes))?|secrets?|hidden|(?:the )?truth)[:.] /i;

/** `She knows:`, `What Marta knows`, `Rumours:`: a list of what somebody can tell follows. */
const leads =
  /\b(?:knows?|can (?:tell|say|share)|will (?:say|tell|share)|tells?|says?|shares?|has heard|rumou?rs?)\b[^.!?]{0,60}:$|^(?:what .{2,40} knows?|knows|knowledge|information|rumou?rs)[:.]?$/i;
export const leadsToKnowledge = (text: string) => leads.test(text);

/** `She knows: three people have vanished; it began that night`: the rest of such a paragraph is of the same kind. */
const told =
  /^(.{0,80}?\b(?:knows?|can (?:tell|say|share|report)|will (?:tell|say|share|explain)|tells?|says|explains|shares|reports|(?:has|have) heard|recalls|remembers|rumou?rs?)\b(?: (?:them|you|the \p{L}+|anyone who asks|whoever asks|this|these things|the following|about [^:]{2,40})){0,2}): (.{3,})$/iu;
/** What somebody knows, as far as one sentence announces it and says it. */
export const toldIn = (text: string): string | null => told.exec(text)?.[2] ?? null;

/** `Sister Oriel explains the problem.`: what it is stands behind it. */
const announces =
  /\b(?:explains?|tells?|describes?|reports?|relates?)(?: (?:them|you|the \p{L}+|everyone|anybody))?(?: \p{L}+ly)? (?:the (?:problem|situation|matter|trouble|task|job|whole story|story)|what (?:has )?happened|what is (?:wrong|going on)|everything|all)\b[^.:]{0,20}[.:]?$/iu;

/** `Ferrin Ousk (nervous, proud) offers`: how somebody is. */
const described = /^(\p{Lu}[\p{L}'’. -]{2,40}) \([^()]{1,80}\)(?= \p{Ll})/u;

const ofTheSame = /^(?:he|she|they|his|her|their|knows?|asked|when asked|if asked|once)\b/i;
const spokenOf = /\b(?:he|she|him|her|his|they|them)\b/i;
/** What is said of whoever asks, or of what is asked about, is no subject. */
const opening =
  /^(?:(?:if|when|once|should|asked|questioned|pressed)\b[^,:]{0,80}[,:] |(?:(?:in (?:return|exchange) )?for (?:an?|some|the|\d+|two|three|five|ten)|if|when|once)\b[^,]{0,60}? (?=(?:he|she|they)(?:['’]ll)? ))/i;
const aside = /^(?:the|an?|every|all|some|nobody|each|two|three|four|in|on|at|under|behind) /i;

/** Whom a sentence has for its subject; who was spoken of before where it only says `she`. */
function subjectOf(text: string, people: readonly Named[], last: Named | undefined): Named | undefined {
  const main = text.replace(opening, '').replace(/\([^()]{0,80}\)/g, '');
  const pronoun = /^(he|she)\b/i.exec(main)?.[1]?.toLowerCase();
  if (pronoun) return last && (last.pronoun === pronoun || last.pronoun === 'they') ? last : undefined;
  if (ofTheSame.test(main) || subjectless(main)) return last;
  const at = (one: Named) => {
    const [first = one.name] = one.name.split(' ').filter((word) => main.includes(word));
    const named = speaksOf(main, one) ? main.toLowerCase().indexOf(first.toLowerCase()) : -1;
    // `Mara's granddaughter Poppet` is Poppet.
    if (named >= 0 && /^['’]s? (?:\p{Ll}+ ){1,3}\p{Lu}/u.test(main.slice(named + first.length)))
      return named + 400;
    return named < 0 && one.role !== '' && main.toLowerCase().startsWith(`the ${one.role}`) ? 0 : named;
  };
  const [first] = people
    .map((one) => ({ one, at: at(one) }))
    .filter((found) => found.at >= 0)
    .sort((one, other) => one.at - other.at);
  // `The key he has not got, Pim had it`: it is still said of him.
  const isStill =
    last && first && first.at > 4 && new RegExp(`\\b${last.pronoun}\\b`, 'i').test(main.slice(0, first.at));
  if (first) return isStill ? last : first.one;
  return aside.test(main) && !spokenOf.test(main) ? undefined : last;
}

/** Of prose that was parted, `he` is whoever was last spoken of and may be. */
function lastCalled(text: string, recent: readonly Named[]): Named | undefined {
  const pronoun = /^(he|she)\b/i.exec(text.replace(opening, ''))?.[1]?.toLowerCase();
  return pronoun === undefined
    ? undefined
    : (recent.findLast((one) => one.pronoun === pronoun) ?? recent.findLast((one) => one.pronoun === 'they'));
}

/** `The letter reads: "Osric, he sleeps badly."`: what stands there is nobody's own. */
const written =
  /\b((?:letter|note|page|book|diary|journal|inscription|sign|entry|scroll|plaque|poster|message|ledger|verse|stone|words) (?:\p{L}+ ){0,2}(?:reads?|says?|tells?)[:,]?) ["“][^"”]*["”]?/giu;

/** What is not said any more by whoever was telling: what hangs on something, and whoever else is there. */
const endsTelling = (text: string, people: readonly Named[], teller: Named | undefined) =>
  /\bDC ?\d|^(?:[Ii]f|[Ww]hen|[Oo]nce|[Uu]nless|[Ss]hould)\b|\b(?:named|called) \p{Lu}/u.test(text) ||
  people.some((one) => one !== teller && isPresent(one.name, text));

/** `Old Tam (ferryman) - drunk, saw a lantern`: behind a name what they are, and what they do and know, each for itself. */
function entryParts(text: string, { name }: Named): string[] {
  const [first = '', ...rest] = wholeSentences(text);
  const [, behind] =
    /^(?: ?\([^()]{1,60}\))?(?:,? \d{1,2})? ?[,:–—-] ?(.+)$/u.exec(
      first.slice(first.toLowerCase().indexOf(name.toLowerCase()) + name.length),
    ) ?? [];
  const parts = behind?.split(/[;,] (?:and )?|,? and /) ?? [];
  const at = parts.findIndex(subjectless);
  if (!behind || at < 0) return [first, ...rest];
  const from = behind.indexOf(parts[at]!);
  return [`${name}, ${behind.slice(0, from)}`.replace(/[,;\s]+$/, '.'), behind.slice(from), ...rest];
}

/** Notes begin their sentences as they like: `It has crossed. last word was from the ferry`. */
const capitalised = (text: string) =>
  text.replace(/(?<=\p{Ll}{3}(?<!\b(?:incl|approx|capt|esp|resp|hrs|min|max))[.!?]) \p{Ll}/gu, (found) =>
    found.toUpperCase(),
  );

/** Gives everybody the sentences that are about what they are, know and do: of a paragraph that names several, each their own. */
export function giveSentences(people: readonly Named[], paragraphs: readonly Paragraph[]): void {
  let last: Named | undefined;
  let isListed = false;
  let recent: Named[] = [];
  for (const [at, { voice, text, raw, isItem, isProse }] of paragraphs.entries()) {
    if (isProse && voice === 'aloud') continue;
    if (voice === 'aloud' || voice === 'numbers') {
      last = undefined;
      isListed = false;
      continue;
    }
    const isKnown = isItem && isListed;
    const begins = people.find(({ name, role }) => {
      const low = text.toLowerCase();
      return (
        low.startsWith(name.toLowerCase()) || (role !== '' && low.startsWith(`${role} ${name}`.toLowerCase()))
      );
    });
    if (begins) last = begins;
    let isTold = isKnown && !begins;
    const told = capitalised(text).replace(label, '').replace(described, '$1').replace(written, '$1');
    for (const whole of begins ? entryParts(told, begins) : wholeSentences(told)) {
      if (isTold && !isKnown && endsTelling(whole, people, last)) isTold = false;
      const owner: Named | undefined = isTold
        ? last
        : (subjectOf(whole, people, last) ?? (isProse ? lastCalled(whole, recent) : undefined));
      if (!owner) continue;
      const sentence = isTold ? whole : withSubject(whole, owner);
      const isOwn: boolean = !isKnown && new RegExp(`^${owner.pronoun}\\b`, 'i').test(sentence);
      owner.own.push({
        text: sentence,
        raw,
        voice,
        paragraph: at,
        isListed: isTold && !isOwn,
        ...(isProse && { isProse }),
      });
      last = owner;
      recent = [...recent.filter((one) => one !== owner), owner];
      isTold ||= toldIn(sentence) !== null || announces.test(sentence);
    }
    if (!isItem || leadsToKnowledge(text)) isListed = leadsToKnowledge(text);
  }
}
