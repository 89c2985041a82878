import type { Pronoun } from '../world/world.ts';
import { stripMarks } from './paragraphs.ts';
import { isPersonNoun } from './strangers.ts';

const bold = /\*\*([^*\n]{3,40})\*\*/g;
const capitals =
  /(?<![\p{L}])(?:\p{Lu}{2,}\.?|\p{Lu}\.)(?: (?:of|the|\p{Lu}{2,})){0,4}(?: \p{Lu}{2,})|(?<=(?:is|and|sits|by|named|called) )\p{Lu}{4,}(?![\p{L}])/gu;
const twoNames =
  /(?<![\p{L}])(?:(?:Mrs?|Ms|Dr|Sir|Lady|Lord|Old|Brother|Sister|Father|Mother|Captain|Doctor|Master|Mister|Widow|Uncle|Aunt|King|Queen|Baron|Prince|Princess|Sergeant|Mayor)\.? \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?|\p{Lu}\p{Ll}{2,} \p{Lu}\p{Ll}{2,})(?![\p{L}])/gu;
/** `the boatman Corwin`: one name, behind what somebody is. */
const oneName =
  /(?<=\b(?:[Tt]he|[Aa]n?|[Tt]heir|[Hh]is|[Hh]er) (?:\p{Ll}+ ){0,2})(\p{Ll}+),? (\p{Lu}\p{Ll}{2,})(?=[,.;:]| (?:is|was|stands?|sits?|waits?|lives|keeps?|has|and|who|with|lies|works?)\b)/gu;
const lives =
  /^(?:,? (?:the|a|an|who|aged?|\d)|\W{0,3} ?(?:is|was|knows?|says?|will|tells?|wants?|asks?|offers?|believes?|likes?|keeps?|has|had|sits?|stands?|lives|wishes|runs|owns|can|cannot|does|waits|works|greets|hates|loves|fears|begs|smiles|explains|admits|confesses)\b)/i;
const articled = /\b(?:the|a|an|of|in|to|at|on|from|his|her|their|its)\s+$/i;
const notNames =
  /\b(?:coin|note|key|door|stair|scene|room|clue|secret|dm|gm|how|why|who|ending|chapter|treasure|map|exit|level|read|the following|armor|class|points|speed|challenge|actions?|damage|smoke|developments?)\b/i;

function nameCase(name: string): string {
  if (name !== name.toUpperCase()) return name.replace(/[,:.]+$/, '');
  return name
    .toLowerCase()
    .replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/ (Of|The)(?= )/g, (word) => word.toLowerCase());
}

/** `The **Lady of the Hill**` keeps her article. */
export function nameShown(raw: string, { name, at }: Mention): string {
  const isTitle = / (?:of|the) /.test(name) && /\bthe \W{0,3}$/i.test(raw.slice(0, at));
  return isTitle ? `the ${name}` : name;
}

/** Where a text names somebody, or something that looks like a name. */
export interface Mention {
  name: string;
  at: number;
  end: number;
  /** Nothing sets it off but its capitals. */
  isBare: boolean;
}

export function mentionsIn(raw: string): Mention[] {
  const found: Mention[] = [];
  const add = (name: string, at: number, isBare = false) => {
    const end = at + name.length;
    const shown = nameCase(name.trim());
    const words = shown.split(' ');
    const isName = words.every((word) => /^(?:\p{Lu}|of$|the$|von$|de$)/u.test(word)) && words.length <= 5;
    if (isName && !notNames.test(shown)) found.push({ name: shown.replace(/^The /, ''), at, end, isBare });
  };
  for (const match of raw.matchAll(bold)) add(match[1]!, match.index + 2);
  for (const match of raw.matchAll(capitals)) add(match[0], match.index);
  for (const match of raw.matchAll(twoNames))
    if (
      !/^(?:The|A|An|If|When|In|On|At|This|That|Her|His|Their|Once|After|Before|And|But|Then)\b/.test(
        match[0],
      )
    )
      add(match[0], match.index, true);
  for (const match of raw.matchAll(oneName))
    if (isPersonNoun(match[1]!)) add(match[2]!, match.index + match[0].length - match[2]!.length, true);
  return found;
}

/** `The others are Brother Tam, a monk; Lisbet Crane, a merchant; and Wilma Fenn, an old woman`: each of a list. */
export const listed = /(?:; (?:and )?|\b(?:are|is|sit|stand|wait|here:?) )$/;

/** `At the corner table sits Hesper Tarn` */
const placed =
  /(?:^|[.!?:;]\s+|\n\s*)(?:\p{L}[\p{L}'’-]*,? ){1,10}(?:sits?|stands?|waits?|lives|works|kneels|leans|sleeps|hides|lurks|watches) $/u;

/** `Ferrin Ousk (nervous, proud) offers`: what stands in brackets behind a name says how somebody is. */
const withoutBracket = (after: string) => after.replace(/^ ?\([^()\n]{1,80}\)/, '');

export function isSomebody(raw: string, { at, end, isBare }: Mention): boolean {
  const before = raw.slice(0, at).replace(/\*+$/, '');
  const after = withoutBracket(raw.slice(end).replace(/^\*+/, ''));
  const called = /(?:^|[.!?:]\s+|\n\s*)(?:the|an?|their|its) (?:\p{Ll}+ ){0,2}(\p{Ll}+),? $/iu.exec(
    before,
  )?.[1];
  if (called && isPersonNoun(called)) return true;
  const begins =
    /^\W*(?:the )?$/i.test(before.slice(-60)) || /(?:[.!?:]\s+|\n\s*)(?:the )?$/i.test(before.slice(-10));
  if (!begins && articled.test(before)) return false;
  if (/\b(?:is|are) $/.test(before.slice(-6)) && /^\W{0,3}(?:,|\.|;| and|$)/.test(after)) return true;
  if (isBare && listed.test(before) && /^, an? \p{Ll}/u.test(after)) return true;
  if (isBare)
    return (begins && lives.test(after)) || (placed.test(before) && /^(?:[,.;]| and\b)/.test(after));
  const pronouns = /\b(?:he|she|his|her|him|who|they)\b/i.test(after.slice(0, 250));
  return (
    (begins && (lives.test(after) || pronouns)) ||
    (pronouns && (lives.test(after) || /(?:\bis|,|\p{Ll}) $/u.test(before)))
  );
}

export function pronounOf(text: string): Pronoun {
  const he = text.match(/\b(?:he|his|him)\b/gi)?.length ?? 0;
  const she = text.match(/\b(?:she|her|hers)\b/gi)?.length ?? 0;
  if (he === she)
    return /\b(?:mrs|lady|widow|mother|sister|queen|aunt|woman|daughter|hag|witch)\b/i.test(text)
      ? 'she'
      : /\b(?:mister|mr|sir|lord|brother|king|baron|man|boy|father)\b/i.test(text)
        ? 'he'
        : 'they';
  return he > she ? 'he' : 'she';
}

export function roleOf(raw: string, { at, end }: Mention): string {
  const after = withoutBracket(stripMarks(raw.slice(end, end + 200)));
  const before = stripMarks(raw.slice(Math.max(0, at - 60), at));
  const behind =
    /^,? ?(?:is )?(?:the|an?) ((?:\p{Ll}[\p{Ll}'’-]+ ){0,3}?\p{Ll}[\p{Ll}'’-]+)(?=[,.;]| of | who | with | in )/u.exec(
      after,
    )?.[1];
  const ahead = /\b(?:[Tt]he|[Aa]n?) (\p{Ll}[\p{Ll}'’-]+),?$/u.exec(before)?.[1];
  return behind ?? ahead ?? '';
}
