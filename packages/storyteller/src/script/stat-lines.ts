import { singular } from '../reader/inflection.ts';

/** A creature whose numbers stand within a sentence: `a giant frog, AC 11, 18 hp`. */
export interface StatLine {
  /** As it is spoken of: `giant frog`, `Queen Snick`. */
  name: string;
  isProper: boolean;
  count: number;
  hitPoints: number;
  armorClass: number;
}

const armor = '\\b(?:AC|armou?r class)[: ]{0,2}(\\d{1,2})';
const hits = '(?:\\b(?:hp|hit points)[: ]{0,2}(\\d{1,3})|\\b(\\d{1,3}) ?(?:hp|hit points)\\b)';
/** Within a few words of each other, whichever comes first. */
const both = new RegExp(`${armor}[^.;\\d]{0,30}?${hits}|${hits}[^.;\\d]{0,20}?${armor}`, 'gi');
const counts: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 },
};
/** What stands between a name and its numbers. */
const joint =
  /(?: (?:has|have|with|is|are|but \p{L}+|incl\.?(?:uding)? [^(:,]{2,30})|[,:(=–—-]|\*)[\s(:,*]*$|\([^()]{0,30}\)[:, ]*$|\s+$/iu;
const phrase =
  /(?<![\p{L}'’-])(?:(\d{1,2}|an?|one|two|three|four|five|six|seven|eight|the|his|her|their|with|and|is|are|of|from|by|called|named) )?((?:(?!(?:an?|the|his|her|their|is|are|was|with|and|of|from|by|has|have|to|in|on|but|called|named|that|who)\b)[\p{L}'’-]+\.? ){0,3}(?!(?:he|she|it|they|each|all|both|him|her|them|who|which|that|this|these|one|has|is)\b)[\p{L}'’-]+)$/iu;
const pronoun = /\b(?:he|she|it|they|each)(?:['’]s)?$/i;
const named =
  /(?:\b(?:Captain|Capt\.|Queen|King|Sir|Lady|Lord|Old|Mother|Father|Brother|Sister) )?\p{Lu}[\p{L}'’-]+/gu;

const notNames =
  /^(?:If|The|An?|He|She|It|They|When|Where|In|On|At|But|And|His|Her|There|Then|To|For|DC|AC|HP|What|That|This|No|Not|Perception|Survival|Insight|Persuasion|Intimidation|Investigation)$/;

/** `giant frogs`: one of them is a giant frog. */
const oneOf = (name: string) => name.replace(/\p{L}+$/u, (last) => singular(last));

function mostNamed(text: string): string | undefined {
  const names = (text.match(named) ?? []).filter((one) => !notNames.test(one));
  const times = (name: string) => names.filter((one) => one === name).length;
  return [...new Set(names)].sort((one, other) => times(other) - times(one))[0];
}

function nameBefore(
  text: string,
  isNoun: (word: string) => boolean,
): Omit<StatLine, 'hitPoints' | 'armorClass'> | null {
  let head = text;
  for (let turn = 0; turn < 4; turn++) head = head.replace(joint, '');
  const [, count = '', whole = ''] = phrase.exec(head) ?? [];
  if (pronoun.test(head) || whole === '') {
    // `If it comes to a fight he has AC 13`: of somebody who is spoken of most, of a beast that was named last.
    const nouns = (text.match(/\p{L}+/gu) ?? []).filter((word) => isNoun(word.toLowerCase()));
    const noun = nouns.at(-1)?.toLowerCase();
    if (noun && !/\b(?:he|she)(?:['’]s)?$/i.test(head))
      return { name: oneOf(noun), isProper: false, count: 1 };
    const name = mostNamed(text);
    if (name) return { name, isProper: true, count: 1 };
    return noun ? { name: oneOf(nouns[0]!.toLowerCase()), isProper: false, count: 1 } : null;
  }
  const words = whole.split(' ');
  const isProper = /^\p{Lu}/u.test(words.at(-1)!) && !isNoun(words.at(-1)!.toLowerCase());
  const quantity = counts[count.toLowerCase()] ?? (/^\d+$/.test(count) ? Number(count) : 1);
  // Of a proper name its capitals belong to it, of a common one what stands before it.
  const firstCapital = words.findIndex((word) => /^\p{Lu}/u.test(word));
  const own = isProper ? words.slice(Math.max(0, firstCapital)) : words.slice(-2);
  const name = own.join(' ');
  return { name: isProper ? name : oneOf(name.toLowerCase()), isProper, count: isProper ? 1 : quantity };
}

/** Every creature whose numbers stand within a text. `isNoun`: whether a word is a creature's. */
export function statLinesIn(text: string, isNoun: (word: string) => boolean): StatLine[] {
  const bare = text.replace(/\*{1,3}|_{1,2}/g, '').replace(/\s+/g, ' ');
  return [...bare.matchAll(both)].flatMap((found) => {
    const [, ac, hp, points, hpFirst, pointsFirst, acLast] = found;
    const name = nameBefore(bare.slice(Math.max(0, found.index - 900), found.index), isNoun);
    if (!name) return [];
    return [
      {
        ...name,
        hitPoints: Number(hp ?? points ?? hpFirst ?? pointsFirst),
        armorClass: Number(ac ?? acLast),
      },
    ];
  });
}

/** Numbers under a name stand behind nothing but that; those of a sentence have other words before them. */
export const isWithinSentence = (before: string) =>
  /[.!?]\s+\p{Lu}?\p{L}+ \p{L}+ \p{L}+/u.test(before) ||
  /^\s*(?:\d|[-*•]) /.test(before) ||
  (!before.trim().includes('\n') &&
    (before.trim().split(/\s+/).length > 8 || /\b(?:is|are|has|have)\b/.test(before)));
