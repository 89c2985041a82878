import type { Pronoun } from '../world/world.ts';
import { isSmall } from '../reader/function-words.ts';
import { knownVerb } from '../reader/verbs.ts';
import { stripMarks } from './paragraphs.ts';
import { isPersonNoun } from './strangers.ts';

const bold = /\*\*([^*\n]{3,40})\*\*/g;
const capitals =
  /(?<![\p{L}])(?:\p{Lu}{2,}\.?|\p{Lu}\.)(?: (?:of|the|\p{Lu}{2,})){0,4}(?: \p{Lu}{2,})|(?<=(?:is|and|sits|by|named|called) )\p{Lu}{4,}(?![\p{L}])/gu;
const twoNames =
  /(?<![\p{L}])(?:(?:Mrs?|Ms|Dr|Sir|Lady|Lord|Old|Brother|Sister|Father|Mother|Captain|Doctor|Master|Mister|Widow|Uncle|Aunt|King|Queen|Baron|Prince|Princess|Sergeant|Mayor|Reeve|Sheriff|Deputy|Commander|Supervisor|Chief|Constable|Granny|Grandpa|Judge|Professor|Inspector|Detective|Officer|Duke|Duchess|Count|Countess|Abbot|Magistrate|Madame|Miss|Harbourmaster|Guildmaster|Guildmistress|Innkeeper|Abbess|Prior|Bishop|Elder|Chancellor|Steward|Warden|Headman|Headwoman|Foreman|Quartermaster|Marshal|Squire|Dame|Councillor|Alderman|Bailiff|Priest|Priestess|Lieutenant|Corporal|Colonel|Major|Admiral|Skipper)\.? \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?|\p{Lu}\p{Ll}{2,} \p{Lu}\p{Ll}{2,})(?![\p{L}])/gu;
/** `the boatman Corwin`: one name, behind what somebody is. */
const oneName =
  /(?<=\b(?:[Tt]he|[Aa]n?|[Tt]heir|[Hh]is|[Hh]er) (?:\p{Ll}+ ){0,2})(\p{Ll}+),? (\p{Lu}\p{Ll}{2,})(?=[,.;:]| (?:is|was|stands?|sits?|waits?|lives|keeps?|has|and|who|with|lies|works?)\b)/gu;
/** `Dilly, a net girl,`, `Bessie the cook`, `Wenna, who pours the ale`: one name at the beginning of a sentence, and what they are. */
const leadName =
  /(?<=^|[.!?:;]["”]? )(?:(?:Old|Young|Little|Upstairs|Downstairs|Outside|Inside|Here|Nearby) (?:old |young |little )?)?(\p{Lu}\p{Ll}{2,})(?=,? (?:the|an?) (?:\p{Ll}[\p{Ll}-]* ){0,3}\p{Ll}|, (?:who|his|her|their) )/gu;
/** `a technician named Beck`, `A green parrot called Admiral` */
const toldOf = /(?<=\p{Ll} )(\p{Lu}\p{Ll}{2,})(?=, (?:the|an?|who|his|her) \p{Ll})/gu;
const namedSo = /(?<=\b(?:named|called) )(\p{Lu}\p{Ll}{2,})(?= |[,.;])/gu;
/** `his little daughter Fenni`, `old Marten`: behind what somebody is to somebody, or how old. */
const kinName =
  /(?<=\b(?:[Oo]ld|[Ll]ittle|[Yy]oung|daughter|son|granddaughter|grandson|grandmother|grandfather|cousin|wife|husband|widow|brother|sister|nephew|niece|father|mother|uncle|aunt|apprentice|novice|partner|keeper|driver|supervisor|commander|chief|deputy|sheriff|reeve|mayor|granny|constable|professor|inspector|cook|singer|owner) )(\p{Lu}\p{Ll}{2,})(?=[,.;:]| \p{Ll})/gu;
/** `Wenna knows`: what only somebody does. */
const minds =
  /(?<=^|[.!?:;]["”]? )(\p{Lu}\p{Ll}{2,})(?= (?:knows|hates|loves|wants|says|tells|fears|believes|hides|sits|stands|lies|waits|sleeps|works|keeps|wrote|has (?:it|the)|is (?:\p{Ll}+ )?(?:afraid|ashamed|angry|honest|drunk|innocent)) )/gu;
const nobodysName =
  /^(?:\p{Lu}\p{Ll}+ing|Contains|Holds|Bears|Opens|Locked|Unlocked|Trapped|For|If|At|In|On|By|To|From|With|Without|After|Before|Since|While|As|But|And|Only|All|Some|Many|Most|His|Her|Its|Their|The|Once|Until|Unless|Should|Perhaps|Maybe|Just|Even|Still|Old|Young|Above|Below|Between|Among|Over|Near|Beside|Beyond|Outside|Downstairs|He|She|It|They|This|That|These|Those|There|Here|Who|Whoever|Nobody|Somebody|Everybody|Everyone|Someone|Anyone|Anybody|Nothing|Something|Everything|Neither|Both|Each|Another|One|Two|Three|What|Behind|Under|Inside|Upstairs|Downstairs|When|Where|Then|Now|Halfway|Midway|Afterwards|Eventually|Suddenly|Finally|Usually|Meanwhile|Tonight|Today|Tomorrow|Yesterday|Sometimes|Often|Later|Soon|Instead|Otherwise|However|Besides|Death|Rain|Snow|Fog|Night|Nets|Day)$/u;
const lives =
  /^(?:,? (?:the|a|an|who|aged?|\d)|\W{0,3} ?(?:is|was|knows?|says?|will|tells?|wants?|asks?|offers?|believes?|likes?|keeps?|has|had|sits?|stands?|lives|wishes|runs|owns|can|cannot|does|waits|works|greets|hates|loves|fears|begs|smiles|explains|admits|confesses|needs?|promises|hires?|pays|seeks|is looking)\b)/i;
/** `Wants the tea back`, `Stole it for her brother`: a note without a subject, and no name. */
const isDeed = (word: string) => {
  const low = word.toLowerCase();
  const base = knownVerb(low);
  return base !== null && base !== low && !/^(?:rose|drew|dove|bent|wade)$/.test(low);
};
const articled = /\b(?:the|a|an|of|in|to|at|on|from|his|her|their|its)\s+$/i;
const notNames =
  /\b(?:coin|note|key|door|stair|scene|room|clue|secret|dm|gm|how|why|who|ending|chapter|treasure|map|exit|level|read|the following|armor|class|points|speed|challenge|actions?|damage|smoke|developments?)\b/i;

/** What a paragraph is called whose first word is bold: `**Trap.** One of the hooks is set on a wire`. */
const label =
  /^(?:traps?|hazards?|creatures?|monsters?|rewards?|rumou?rs?|tactics|traits?|hooks?|lore|complications?|consequences?|mechanisms?|puzzles?|riddles?|letters?|features?|lights?|sounds?|smells?|reactions?|exits?|ways?|searching|setup|scenes?|goals?|endings?|npcs?|people)\.?$/i;

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
    if (isName && !notNames.test(shown) && !label.test(shown))
      found.push({ name: shown.replace(/^The /, ''), at, end, isBare });
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
  for (const pattern of singles)
    for (const match of raw.matchAll(pattern)) {
      const at = match.index + match[0].length - match[1]!.length;
      const isKnown = found.some((one) => at >= one.at && at < one.end);
      const name = match[1]!;
      if (!isKnown && !nobodysName.test(name) && !isSmall(name.toLowerCase()) && !isDeed(name))
        add(name, at, true);
    }
  return found;
}

/** `The others are Brother Tam, a monk; Lisbet Crane, a merchant; and Wilma Fenn, an old woman`: each of a list. */
export const listed = /(?:; (?:and )?|\b(?:are|is|sit|stand|wait|here:?) )$/;

/** `At the corner table sits Hesper Tarn` */
const placed =
  /(?:^|[.!?:;]\s+|\n\s*)(?:\p{L}[\p{L}'’-]*,? ){1,10}(?:sits?|stands?|waits?|lives|works|kneels|leans|sleeps|hides|lurks|watches) $/u;

/** `Ferrin Ousk (nervous, proud) offers`: what stands in brackets behind a name says how somebody is. */
const withoutBracket = (after: string) => after.replace(/^ ?\([^()\n]{1,80}\)/, '');

const singles = [leadName, toldOf, namedSo, kinName, minds];

/** Who has but one name is known by the words around it. */
const isCalled = (raw: string, at: number) =>
  singles.some((pattern) =>
    [...raw.matchAll(pattern)].some((match) => match.index + match[0].length - match[1]!.length === at),
  );

/** What only people do, wherever in a sentence it is said of them. */
const busy =
  /^(?:, [^.;]{3,60},)? (?:sits|stands|waits|leans|lounges|kneels|sleeps|hides|plays|works|lives|sings|cries|drinks|smokes|hammers|reads|sells|tends|serves|looks after|guards|swings|peels|mends|is here)\b/u;

export function isSomebody(raw: string, { name, at, end, isBare }: Mention): boolean {
  if (isBare && !name.includes(' ') && isCalled(raw, at)) return true;
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
  if (isBare && busy.test(after)) return true;
  if (isBare)
    return (begins && lives.test(after)) || (placed.test(before) && /^(?:[,.;]| and\b)/.test(after));
  // `…, and **Wenna Tregear** is tied to a pew.`
  if (/, (?:and |while |where )?$/.test(before) && lives.test(after)) return true;
  const pronouns = /\b(?:he|she|his|her|him|who|they)\b/i.test(after.slice(0, 250));
  return (
    (begins && (lives.test(after) || pronouns)) ||
    (pronouns && (lives.test(after) || /(?:\bis|,|\p{Ll}) $/u.test(before)))
  );
}

const ladies =
  /^(?:mrs|ms|miss|madame|madam|lady|dame|sister|mother|goodwife|widow|granny|grandma|aunt|queen|princess|duchess|countess|abbess|priestess|headwoman|guildmistress)\b/i;
const gentlemen =
  /^(?:mr|mister|sir|lord|brother|father|grandpa|uncle|king|prince|baron|duke|count|abbot|headman|guildmaster)\b/i;
/** By what somebody is called: `Sister Oriel`, `Goodwife Sallow`. */
export const pronounOfTitle = (name: string): Pronoun | null =>
  ladies.test(name) ? 'she' : gentlemen.test(name) ? 'he' : null;

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
  const after = withoutBracket(stripMarks(raw.slice(end, end + 200))).replace(/^ ?[:–—-] ?/, ', ');
  const before = stripMarks(raw.slice(Math.max(0, at - 60), at));
  // `Joss, the older of the two brothers`
  const [, which, kin] =
    /^,? ?(?:is )?the (\p{Ll}+er|eldest|youngest|oldest|first|second|third) of (?:the|his|her|their) (?:\p{Ll}+ )?(\p{Ll}+?)s(?=[,.;]| )/u.exec(
      after,
    ) ?? [];
  if (which && kin) return `${which} ${kin}`;
  const behind =
    /^,? ?(?:is )?(?:the|an?) ((?:\p{Ll}[\p{Ll}'’-]+ ){0,3}?\p{Ll}[\p{Ll}'’-]+)(?=[,.;]| of | who | with | in )/u.exec(
      after,
    )?.[1];
  const ahead = /(?<!\b(?:at|in|on|by|from|to|near|behind) )\b(?:the|an?) (\p{Ll}[\p{Ll}'’-]+),?$/iu.exec(
    before,
  )?.[1];
  // `Bessie the cook peels`
  const [, called = ''] = /^ the (\p{Ll}[\p{Ll}'’-]+)(?= \p{Ll}+s\b)/u.exec(after) ?? [];
  return behind ?? ahead ?? called;
}
