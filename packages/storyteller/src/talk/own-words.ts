import { escaped } from '../language/escaped.ts';
import { baseVerb } from '../reader/inflection.ts';
import { isVerb } from '../reader/verbs.ts';
import { isKin, isPersonNoun } from '../tale/wish/person-nouns.ts';
import { inFirstPerson, shameful } from '../tale/first-person.ts';
import type { Person } from '../world/world.ts';
import { shortName } from './short-name.ts';
import { wordsIn } from './words.ts';

/** What comes before a name and only says who it is: `Antiquarian bookseller`, `His assistant`. */
function leadIn(fact: string, at: number): { from: number; isOfOther: boolean } {
  const before = fact.slice(0, at).trimEnd().split(' ');
  let from = at;
  let isOfOther = false;
  for (let left = before.length - 1; left >= 0; left--) {
    const word = before[left]!;
    const low = word.toLowerCase();
    const isFirst = left === 0;
    if (/[,.;:]$/.test(word) || word === '') break;
    const isWho = isPersonNoun(low) || /^(?:old|young|the|an?)$/.test(low) || (isFirst && from < at);
    if (/^(?:his|her|their)$/.test(low)) isOfOther = true;
    if (!isWho && !isOfOther) break;
    from = fact.slice(0, from).trimEnd().lastIndexOf(word);
    if (isOfOther) break;
  }
  return { from: Math.max(0, from), isOfOther };
}

const appositions = /^, (?:the|an?|her|his|their|its|who|whose) [^,.]{3,60},(?= )/u;

/** `The old reeve, Odo Pask,`: what they are stands before the name. */
const apart = (before: string) => {
  const [, who = ''] = /^(?:the|an?) (?:\p{L}+ ){0,2}(\p{Ll}+), $/iu.exec(before) ?? [];
  return isPersonNoun(who);
};

/** Where a sentence names somebody, with all that only says who they are; null where it does not. */
function named(fact: string, name: string) {
  const words = name.split(' ').filter((word) => /^\p{Lu}/u.test(word));
  const own = words.filter(
    (word) => !isPersonNoun(word.toLowerCase()) && !/^(?:Old|Young|Little)$/.test(word),
  );
  const names = [name, own.join(' '), ...(own.length > 1 ? [own.at(-1)!, own[0]!] : [])];
  for (const one of names.filter((each) => each.length > 2)) {
    const alone = new RegExp(`(?<!\\p{L})${escaped(one)}(?!\\p{L})`, 'u').exec(fact);
    if (!alone) continue;
    // `Hugo Vance` is not Desmond Vance.
    const isPart = !one.includes(' ') && /\p{Lu}\p{Ll}+ $/u.test(fact.slice(0, alone.index));
    const title = /(\p{Lu}\p{Ll}+) $/u.exec(fact.slice(0, alone.index))?.[1]?.toLowerCase() ?? '';
    if (isPart && !isPersonNoun(title)) continue;
    if (!one.includes(' ') && /^ \p{Lu}\p{Ll}/u.test(fact.slice(alone.index + one.length))) continue;
    const end = alone.index + one.length;
    const isApart = apart(fact.slice(0, alone.index)) && fact[end] === ',';
    if (isApart) return { from: 0, start: alone.index, end: end + 1, isOfOther: false };
    const { from, isOfOther } = leadIn(fact, alone.index);
    const [who = ''] = appositions.exec(fact.slice(end)) ?? [];
    return { from, start: alone.index, end: end + who.length, isOfOther };
  }
  return null;
}

/** A fact of the host's in the words of the one it is about; null where it does not speak of them, or they would not say it. */
export function inOwnMouth(fact: string, { name, pronoun }: Pick<Person, 'name' | 'pronoun'>): string | null {
  const at = named(fact, name);
  if (!at) return null;
  const plain = fact.replace(/[.!]+$/, '');
  if (plain.slice(at.end).startsWith("'s ")) {
    const my = `${plain.slice(0, at.from)}${at.from === 0 ? 'My' : 'my'}${plain.slice(at.end + 2)}`;
    return shameful.test(plain) ? null : `${my}.`;
  }
  const rest = plain.slice(at.end).trimStart();
  if (at.from > 0) {
    const isObject = !baseVerb(/^\p{Ll}+/u.exec(rest)?.[0] ?? '', isVerb);
    return isObject && !shameful.test(plain)
      ? `${plain.slice(0, at.from)}me${rest === '' || /^[,.;]/.test(rest) ? '' : ' '}${rest}.`
      : null;
  }
  // `is a drunk who lost his daughter`: what somebody did, without what they are called for it.
  const [, did] = /^(?:is|was) (?:an?|the) [^,.]{2,40}? who (.+)$/.exec(rest) ?? [];
  const told = inFirstPerson(did ?? rest, at.isOfOther ? 'other' : pronoun);
  return told && `${told}.`;
}

const passives: readonly [RegExp, string][] = [
  [/^(.+?) (?:was|were) found (.+)$/, 'They found $1 $2'],
  [
    /^(.+?) (?:was|were) (killed|murdered|taken|stolen|robbed|seen|shot|poisoned|kidnapped)\b(?! by)(.*)$/,
    'Somebody $2 $1$3',
  ],
];
const actives: Readonly<Record<string, string>> = {
  taken: 'took',
  stolen: 'stole',
  seen: 'saw',
  shot: 'shot',
};
const when =
  /^(.{25,}?),? ((?:on|in|since|before|after|during) (?:the )?(?:\p{L}+ )?(?:mon|tues|wednes|thurs|fri|satur|sun)?(?:day|morning|night|evening|noon|winter|summer|autumn|spring|week|year)s?(?: \p{Ll}+)?)$/iu;

/** Once everybody knows who is meant, the short name does. */
function withShortNames(fact: string, names: readonly string[]): string {
  let text = fact;
  for (const name of names) {
    const at = named(text, name);
    if (!at || at.isOfOther) continue;
    // `his own daughter Rosie`: whose she is belongs to it.
    const isKinOf = wordsIn(text.slice(at.from, at.start)).some(isKin);
    text = text.slice(0, isKinOf ? at.start : at.from) + shortName(name) + text.slice(at.end);
  }
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `This morning Jorin was found dead`: the hour stays at the beginning. */
const hour =
  /^((?:(?:this|that|last|next|every|one|the other|the same) (?:\p{L}+ )?(?:morning|evening|night|day|week|month|year|winter|summer|autumn|spring|noon)|(?:\p{L}+ ){1,2}(?:nights?|days?|weeks?|months?|years?|hours?) ago|yesterday|today|tonight|at (?:dawn|dusk|noon|midnight)),?) (?=\S)/iu;

/** A fact of the host's as somebody tells it of others: short names, and in the order of speech. */
export function inOthersMouth(fact: string, names: readonly string[]): string {
  const [first = '', time = ''] = hour.exec(fact) ?? [];
  if (first !== '') {
    const [told, isNamed] = [inOthersMouth(fact.slice(first.length), names), /^(?:They|Somebody)\b/];
    return `${time} ${isNamed.test(told) ? told.charAt(0).toLowerCase() + told.slice(1) : told}`;
  }
  let text = withShortNames(fact.replace(/[.!]+$/, ''), names);
  for (const [passive, active] of passives) {
    if (!passive.test(text)) continue;
    text = text
      .replace(passive, active)
      .replace(/^Somebody (\p{Ll}+) /u, (_, verb: string) => `Somebody ${actives[verb] ?? verb} `);
    break;
  }
  const [, what, then] = when.exec(text) ?? [];
  return what && then ? `${what}. ${then.charAt(0).toUpperCase()}${then.slice(1)}, that was.` : `${text}.`;
}
