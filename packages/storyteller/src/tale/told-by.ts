import { escaped } from '../language/escaped.ts';
import type { Pronoun } from '../world/world.ts';
import { inFirstPerson, shameful } from './first-person.ts';
import { isDirection } from './wish/premise.ts';
import { isStated } from './wish/stated.ts';

/** Whether somebody in the tale could tell it. */
export const isTellable = (fact: string): boolean => !isDirection(fact) && isStated(fact);

const before =
  /\b(?:under|of|by|to|for|with|from|about|against|behind|near|before|after|like|and|called?|calls|asks|hires|hired|sent|sees|saw)\s+$/i;

/**
 * A fact as the one says it whom it is about: `the sheriff, Amos Pike, was shot` becomes `I was shot`. Null where it cannot be turned, since
 * nobody speaks of themselves by name, and where they would not say it.
 */
export function toldBy(name: string, fact: string, pronoun?: Pronoun): string | null {
  const called = namesOf(name).find((one) => isNamedIn(one, fact));
  if (!called) return fact;
  return ownWords(called, fact, pronoun) ?? ofOneself(called, fact) ?? turned(called, fact);
}

/** What is told of somebody comes first: they know it best. */
export function knownBest(name: string, facts: readonly string[]): string[] {
  const isOwn = (fact: string) => namesOf(name).some((one) => isNamedIn(one, fact));
  return [...facts.filter(isOwn), ...facts.filter((fact) => !isOwn(fact))];
}

/** By which of their names a sentence may call them: `Tobin Marsh`, `Marsh`, `Tobin`. */
function namesOf(name: string): string[] {
  const words = name
    .split(' ')
    .filter((word) => /^\p{Lu}/u.test(word) && !/^(?:Old|Young|Little)$/.test(word));
  return [
    name,
    ...(words.length > 1 || words[0] !== name
      ? [words.at(-1), words[0]].filter((word) => word !== undefined)
      : []),
  ];
}

/** Alone, where it is a part of a name: Hugo Vance is not Desmond Vance. */
const isNamedIn = (name: string, fact: string) =>
  name.includes(' ')
    ? fact.toLowerCase().includes(name.toLowerCase())
    : new RegExp(`(?<!\\p{L}|\\p{Lu}\\p{Ll}+ )${escaped(name)}(?!\\p{L}| \\p{Lu})`, 'u').test(fact);

const saying =
  /^(?:also |still |always )?(?:says?|said|swears?|swore|claims?|claimed|thinks?|believes?|insists?|whispers?|mutters?|reckons?|tells (?:you|everyone|anyone who listens))(?: that)?[,:]? (?=\S)/i;

/** `Old Greta says it was the knight`, as Greta says it; null where she says nothing. */
function ownWords(name: string, fact: string, pronoun?: Pronoun): string | null {
  const subject = new RegExp(
    `^(?:(?:the |an? |old |young )*(?:[\\p{Ll}'-]+,? ){0,3})?${escaped(name)}(?:, [^,]{3,50},|,)? `,
    'iu',
  );
  const rest = fact.replace(subject, '');
  const said = rest.replace(saying, '');
  if (rest === fact || said === rest) return null;
  const others = otherThan(pronoun, said);
  if (others) {
    // `Jory's sister Wren swears that he is innocent and that she saw a lantern`: of two, one is whoever says it.
    const [, brother] = /^(?:Old |Young |Little )?(\p{Lu}\p{L}+)['’]s /u.exec(fact) ?? [];
    if (!brother) return null;
    const own = new RegExp(`(?:\\bthat )?\\b${pronoun}\\b(?: (?:is|has)\\b)?`, 'giu');
    return said
      .replace(own, (words) => (/ is$/i.test(words) ? 'I am' : / has$/i.test(words) ? 'I have' : 'I'))
      .replace(new RegExp(`^${others}\\b`, 'i'), brother);
  }
  return said
    .replace(/^(?:he|she|they) (?:is|was) /i, (words) => (/is $/i.test(words) ? 'I am ' : 'I was '))
    .replace(/^(?:he|she|they)(?='s\b| )/i, 'I')
    .replace(/^I's been\b/, "I've been")
    .replace(/^I's\b/, 'I am');
}

/** `he` where she speaks and somebody else is told of too; null where it is all of herself, or of nobody. */
function otherThan(pronoun: Pronoun | undefined, said: string): 'he' | 'she' | null {
  if (!/\bhe\b/i.test(said) || !/\bshe\b/i.test(said)) return null;
  return pronoun === 'she' ? 'he' : pronoun === 'he' ? 'she' : null;
}

/** `Edwin Thrale is a drunk who lost his own daughter`: nobody says what others call them, only what befell them. */
function ofOneself(name: string, fact: string): string | null {
  const found = new RegExp(
    `^(?:[\\p{L}'-]+ ){0,3}${escaped(name)}(?:, [^,]{3,50},)? (?:is|was) (?:an?|the) [^,]{2,40}? who (\\p{L}+)\\b(.*)$`,
    'iu',
  ).exec(fact);
  return found && inFirstPerson(`${found[1]}${found[2]}`, null);
}

function turned(name: string, fact: string): string | null {
  const whole = new RegExp(
    `(?:\\b(?:the|an?|her|his|their|its) (?:[\\p{L}-]+ ){1,3}(?:called |named ))?(?:\\b(?:the|an?|her|his|their|its) (?:[\\p{L}-]+ ?){1,3}, )?(?:\\b(?:sheriff|inspector|director|captain|doctor|reeve|mayor|sergeant|marshal|professor) )?${escaped(name)}(?![\\p{L}])`,
    'iu',
  );
  const found = whole.exec(fact);
  if (!found) return fact;
  const left = fact.slice(0, found.index);
  const right = fact.slice(found.index + found[0].length).replace(/^,(?= \p{L}+(?:s|ed)\b)/u, '');
  const isFirst = left.trim() === '';
  if (/^['’]s /.test(right)) return again(`${left}${isFirst ? 'My' : 'my'}${right.slice(2)}`, name);
  const said = before.test(left.replace(/ and $/, ' ')) ? null : inFirstPerson(right.trimStart(), null);
  if (said !== null) return again(left + said, name);
  if (shameful.test(fact)) return null;
  return before.test(left) && !/^\s*\p{L}/u.test(right) ? again(`${left}me${right}`, name) : null;
}

/** What still speaks of them as of somebody else is left to others: `I am one who lost his daughter`. */
const again = (fact: string, name: string) =>
  fact.includes(name) || /\b(?:I|me)\b.*\b(?:his|her|him|he|she|himself|herself)\b/.test(fact) ? null : fact;
