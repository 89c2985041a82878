import type { Named } from './named.ts';
import type { Paragraph } from './paragraphs.ts';
import { speaksOf } from './names.ts';
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

/** `Ferrin Ousk (nervous, proud) offers`: how somebody is. */
const described = /^(\p{Lu}[\p{L}'’. -]{2,40}) \([^()]{1,80}\)(?= \p{Ll})/u;

const ofTheSame = /^(?:he|she|they|his|her|their|knows?|asked|when asked|if asked|once)\b/i;
const spokenOf = /\b(?:he|she|him|her|his|they|them)\b/i;
/** What is said of whoever asks, or of what is asked about, is no subject. */
const opening =
  /^(?:(?:if|when|once|should|asked|questioned|pressed)\b[^,]{0,80}, |(?:for (?:an?|some|the)|if|when|once)\b[^,]{0,60}? (?=(?:he|she) ))/i;
const aside = /^(?:the|an?|every|all|some|nobody|each|two|three|four|in|on|at|under|behind) /i;

/** Whom a sentence has for its subject; who was spoken of before where it only says `she`. */
function subjectOf(text: string, people: readonly Named[], last: Named | undefined): Named | undefined {
  const main = text.replace(opening, '');
  const pronoun = /^(he|she)\b/i.exec(main)?.[1]?.toLowerCase();
  if (pronoun) return last && (last.pronoun === pronoun || last.pronoun === 'they') ? last : undefined;
  if (ofTheSame.test(main)) return last;
  const at = (one: Named) => {
    const [first = one.name] = one.name.split(' ').filter((word) => main.includes(word));
    const named = speaksOf(main, one) ? main.toLowerCase().indexOf(first.toLowerCase()) : -1;
    return named < 0 && one.role !== '' && main.toLowerCase().startsWith(`the ${one.role}`) ? 0 : named;
  };
  const [first] = people
    .map((one) => ({ one, at: at(one) }))
    .filter((found) => found.at >= 0)
    .sort((one, other) => one.at - other.at);
  if (first) return first.one;
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
    const begins = people.find((one) => text.toLowerCase().startsWith(one.name.toLowerCase()));
    if (begins) last = begins;
    let isTold = isKnown && !begins;
    const told = text.replace(label, '').replace(described, '$1').replace(written, '$1');
    for (const sentence of wholeSentences(told)) {
      const owner: Named | undefined = isTold
        ? last
        : (subjectOf(sentence, people, last) ?? (isProse ? lastCalled(sentence, recent) : undefined));
      if (!owner) continue;
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
      isTold ||= toldIn(sentence) !== null;
    }
    if (!isItem || leadsToKnowledge(text)) isListed = leadsToKnowledge(text);
  }
}
