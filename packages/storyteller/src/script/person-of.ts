import { escaped } from '../language/escaped.ts';
import { conditionsOfNamed } from '../conditions/told-of-named.ts';
import { sentencesOf } from '../language/sentences.ts';
import type { Kept, Person, Pronoun, Topic } from '../world/world.ts';
import { contentWords } from './content-words.ts';
import { doubtOf } from './doubted.ts';
import type { Guard } from './may-say.ts';
import type { Named } from './named.ts';
import { ownNames } from './names.ts';
import { type Behind, keptBy, wonOf } from './kept.ts';
import { spokenTopics } from './spoken.ts';

const anxious =
  /\b(?:afraid|ashamed|grim|suspicious|will not open|closed|nervous|hurt|cold|hides|lies|proud|angry|bitter)\b/i;

/** Of somebody who was made to tell it. */
export const toldTruth = 'truth';

/** What somebody says is not what is so. */
const lies =
  /^(?!.*\bdoes not lie\b)[^.]*\b(?:lies(?=[.;,:]|$| (?:about|to|if|when|because|and|but|badly|well|through|whenever|at first))|lying(?: (?:about|to|at first))|pretends?|feigns?|denies|claims? (?:falsely|not to)|falsely|(?:is |that['’]?s |\()a lie\b|is (?:a liar|hiding something|not telling)|hides? (?:the truth|that|what|something|his|her)|conceals?|keeps? (?:something|this|it) (?:secret|to (?:him|her)self))\b/i;

const nothing: Behind = { others: [], truths: [], passwords: [], hidden: [] };

/** `won`: what of it was won from them already, by its ids; it is told like anything else then. `more`: what they can say besides. */
export function personOf(
  given: Named,
  guard: Guard,
  {
    confesses,
    won,
    behind = nothing,
    more = [],
  }: {
    confesses: boolean;
    won: (person: string) => readonly string[];
    behind?: Behind;
    more?: readonly Topic[];
  },
): Person {
  const { name, role, pronoun, about } = given;
  const texts = about.map(({ text }) => text).join(' ');
  const id = `person-${name.toLowerCase().replace(/[^\p{L}]+/gu, '-')}`;
  const isLying = given.own.some(({ text }) => lies.test(text)) && !won(id).includes(toldTruth);
  // Who has told the truth does not go back to the lie.
  const own = won(id).includes(toldTruth) ? given.own.filter(({ text }) => !lies.test(text)) : given.own;
  const named = { ...given, own };
  const doubt = doubtOf(given, guard);
  const conditions = conditionsOfNamed(given);
  const kept: readonly Kept[] = [...keptBy(named, guard), ...wonOf(named, guard, behind)];
  const isWon = (one: Kept) => won(id).includes(one.id);
  const topics = [...spokenTopics(named, guard, { confesses, more }), ...kept.filter(isWon)];
  const words = [
    ...new Set([
      ...name.toLowerCase().split(/[^\p{L}]+/u),
      ...contentWords(role),
      ...role.toLowerCase().split(' '),
      ...kinds(`${name} ${texts}`, pronoun, isChild(name, texts)),
      ...ofSeveral(texts, name),
    ]),
  ];
  return {
    id,
    name,
    role: guard.maySay(`the ${role} here`) ? role : '',
    pronoun,
    words: words.filter((word) => word.length > 1 && word !== 'the' && word !== 'of'),
    attitude: anxious.test(sentencesOf(texts).slice(0, 2).join(' ')) ? 'wary' : 'friendly',
    topics,
    ...(isLying && { isLying }),
    ...(doubt && { doubt }),
    ...(conditions.length > 0 && { conditions }),
    ...(kept.length > 0 && { kept: kept.filter((one) => !isWon(one)) }),
    like: 'commoner',
  };
}

/** What nobody is called to their face. */
const guilty =
  /^(?:killer|murderer|thief|culprit|traitor|spy|villain|liar|impostor|cultist|vampire|werewolf|witch|smuggler|poisoner|arsonist|assassin|ghost|victim|heir)$/;

/** `The brothers are Odo and Till Werner`: either is a brother; `The fishwife is Peg Orr`: she is one. */
function ofSeveral(texts: string, name: string): string[] {
  const [first = name] = name.split(' ');
  const [, noun, names = ''] =
    /\b[Tt]he (?:\p{L}+ )?(\p{Ll}+)s are ((?:\p{Lu}[\p{L}]+[ ,]*(?:and )?)+)/u.exec(texts) ?? [];
  const [, called = ''] =
    new RegExp(
      `\\b[Tt]he (?:\\p{Ll}+ ){0,2}(\\p{Ll}+) is (?:called |named )?(?:\\p{Lu}\\p{Ll}+ )?${first}\\b`,
      'u',
    ).exec(texts) ?? [];
  return [
    ...(noun && names.includes(first) ? [noun] : []),
    ...(called && !guilty.test(called) ? [called] : []),
  ];
}

/** How strangers call those whom they see at their work. */
const callings: readonly [RegExp, string][] = [
  [/\bBrother |\bhabit\b|\bmonk\b|\bchapel\b/, 'monk priest friar brother'],
  [/\b(?:keeps the inn|inn\b|tavern|bar\b|landlady|landlord)/i, 'innkeeper landlady landlord barkeep host'],
  [/\b[Dd]octor\b|\bphysician\b/, 'doctor physician'],
  [/\bsmith|forge\b/i, 'smith blacksmith'],
  [/\bwidow\b/i, 'widow'],
  [/\breeve\b|\bmayor\b/i, 'reeve mayor'],
  [/\bsoldier|guard|watch(?:man)?\b/i, 'guard watchman soldier'],
  [/\bold\b/i, 'old'],
];

/** `A boy called Finn`, `Wren, street child`, `Tib (9)` */
function isChild(name: string, texts: string): boolean {
  const own = `(?:${ownNames(name).map(escaped).join('|') || escaped(name)})`;
  const child = '(?:child|boy|girl|kid)';
  return new RegExp(
    `\\b${child}(?: \\p{Ll}+){0,2},? (?:called |named )?${own}(?!\\p{L})|(?<!\\p{L})${own}(?:,? \\(?(?:\\d|1[0-3])(?!\\d| ?(?:gp|sp|cp|miles|feet|days))|[^\\p{L}'’]{1,4}(?:\\p{Ll}+[ -]){0,4}${child}\\b|,? (?:is )?an? (?:\\p{Ll}+ ){0,3}${child}\\b)|\\b${child} of \\p{L}+[^.;]{0,60}, [^,.;]{0,30}${own}(?!['’]s)`,
    'u',
  ).test(texts);
}

function kinds(text: string, pronoun: Pronoun, isYoung: boolean): string[] {
  const found: readonly string[] =
    text
      .slice(0, 400)
      .toLowerCase()
      .match(
        /\b(?:child|boy|girl|kid|monk|priest|widow|innkeeper|ghost|doctor|maid|nephew|smith|hag|witch|lady|teller|old woman|old man|catfish|fish)\b/g,
      ) ?? [];
  const young = isYoung ? [pronoun === 'she' ? 'girl' : 'boy', 'child', 'kid'] : [];
  const person = pronoun === 'she' && !isYoung ? ['woman'] : pronoun === 'he' ? ['man'] : [];
  const trades = callings
    .filter(([sign]) => sign.test(text.slice(0, 600)))
    .flatMap(([, words]) => words.split(' '));
  return [...trades, ...found.flatMap((word) => word.split(' ').slice(-1)), ...young, ...person];
}
