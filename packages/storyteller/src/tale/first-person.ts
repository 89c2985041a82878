import { baseVerb, guessedBase } from '../reader/inflection.ts';
import { isVerb } from '../reader/verbs.ts';
import type { Pronoun } from '../world/world.ts';

/** What somebody is of mind or character: it is shown, and nobody says it of themselves. */
export const moods =
  'afraid|scared|frightened|terrified|fearful|nervous|anxious|ashamed|jealous|envious|proud|greedy|cruel|arrogant|haughty|bitter|lonely|sly|cunning|dishonest|corrupt|suspicious|guilty|mad|insane|evil|wicked|cowardly|coward|lazy|stubborn|vain|smiling|grim|sullen|gloomy|brisk|cold|cheerful|jovial|gruff|shy|timid|grumpy|superstitious|ambitious|ruthless|desperate|miserable|unhappy|worried|friendly|kind|honest|loyal|drunk|charming|pious|naive|gullible|paranoid|moody|rude|hostile|wary|tired|in love';
const mood = new RegExp(
  `^(?:is|was|looks?|looked|seems?|seemed|appears?|feels?|felt|grows?|has become|becomes?) (?:[\\p{L}]+ly |very |quite |rather |so |too |more |a bit |clearly )*(?:${moods})\\b`,
  'iu',
);

/** What nobody tells of themselves. */
export const shameful =
  /\b(?:hid|hides?|hidden|secret\w*|stole|steals?|stolen|kill\w*|murder\w*|poison\w*|betray\w*|lie[sd]?|lying|pretend\w*|cheat\w*|guilty|blackmail\w*|bribe\w*|corrupt\w*|pocket|refuses?|hates?|drunk|drinks? too much|despises?|plots?|covets?|really|actually)\b/i;

/** Whoever does not talk says nothing of it either. */
const silent =
  /\b(?:will not|won't|would not|cannot|can't|does not|doesn't|dares? not|too (?:frightened|scared|afraid|terrified|ashamed|proud) to|refuses? to|afraid to) (?:say|talk|speak|tell|explain)\b/i;

const atOnce: Readonly<Record<string, string>> = {
  is: 'am',
  "isn't": 'am not',
  was: 'was',
  has: 'have',
  "hasn't": "haven't",
  does: 'do',
  "doesn't": "don't",
};
const modal =
  /^(?:had|did|will|would|can|cannot|could|must|may|might|shall|should|won't|can't|didn't|never)$/;
const determined = /^ (?:the|an?|his|her|their|its|that|to|for|with|at|in|on|him|them|it|no|every)\b/;

/** A verb as `I` takes it; null where it is none. `isSure`: nothing but a verb can stand there. */
function asI(verb: string, after: string, isSure: boolean): string | null {
  if (Object.hasOwn(atOnce, verb)) return atOnce[verb]!;
  if (modal.test(verb)) return verb;
  const isThird = /[^su]s$/.test(verb);
  const base = baseVerb(verb.toLowerCase(), isVerb);
  // `bread and drinks`: what ends the words may as well be a noun.
  if (base !== null && (isSure || after !== '')) return isThird ? base : verb;
  return isThird && isSure && determined.test(after) ? guessedBase(verb) : null;
}

const object =
  /\bher(?= (?:for|to|and|or|but|with|in|at|about|on|from|of|by|when|if|as|the|an?|that|who|because|after|before|since)\b|[,.;]|$)/g;
const otherName = /\b\p{Lu}\p{Ll}+/u;

/** Who is meant by `he` and `her`: whoever is told of, somebody else who was named before, or nobody knows. */
type Meant = Pronoun | 'other' | null;

/** What stands for them, before anybody else is named by it: `her grandson` is `my grandson`. */
function turnedToMe(text: string, pronoun: Meant): string {
  const isOpen = pronoun === null || pronoun === 'they' || pronoun === 'it';
  const upTo = isOpen ? text.search(otherName) : -1;
  const [mine, rest] = upTo < 0 ? [text, ''] : [text.slice(0, upTo), text.slice(upTo)];
  const is = (one: 'he' | 'she') => isOpen || pronoun === one;
  let said = mine
    .replace(/\b(?:his|her|their) own\b/g, 'my own')
    .replace(/\b(?:himself|herself|themselves)\b/g, 'myself');
  if (is('she')) said = said.replace(object, 'me').replace(/\bher\b/g, 'my');
  if (is('he')) said = said.replace(/\bhis\b/g, 'my').replace(/\bhim\b/g, 'me');
  const subjects = [is('he') ? 'he' : '', is('she') ? 'she' : ''].filter(Boolean).join('|');
  if (subjects !== '')
    said = said.replace(new RegExp(`\\b(?:${subjects})\\b(?: ([\\p{L}']+))?`, 'gu'), (_, verb?: string) =>
      verb ? `I ${asI(verb, ' the', true) ?? verb}` : 'I',
    );
  return said + rest;
}

const joint = /(, (?:and |but |yet |or )?| (?:and|but|yet) )/;
const adverbs =
  /^((?:\p{L}+ly|also|still|always|now|then|often|only|just|even|no longer|never) )?([\p{L}']+)(.*)$/su;
/** Whatever follows belongs to somebody else. */
const subordinate = /(?:^|[\s,])(?:who|which|that|whom|whose|where|when|because|while|if|until|since)\b/;

interface Clause {
  joint: string;
  text: string;
}

/** `forbids it and is afraid`: what is said of them one by one, each with its verb as `I` takes it; null where the first is no verb. */
function clausesOf(predicate: string): Clause[] | null {
  const parts = predicate.split(joint);
  const clauses: Clause[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const [text, before] = [parts[at]!, parts[at - 1] ?? ''];
    const last = clauses.at(-1);
    const [, adverb = '', verb = '', after = ''] = adverbs.exec(text) ?? [];
    const isOthers = last !== undefined && subordinate.test(last.text);
    const own = isOthers ? null : asI(verb, after, last === undefined);
    if (own !== null) clauses.push({ joint: before, text: `${adverb}${own}${after}` });
    else if (last) last.text += before + text;
    else return null;
  }
  return clauses;
}

/**
 * What is told of somebody, `forbids anyone to cross and is plainly afraid`, as they say it themselves; null where it does not begin with what they
 * do, or where they would say none of it.
 */
export function inFirstPerson(whole: string, pronoun: Meant): string | null {
  if (silent.test(whole)) return null;
  const [, predicate = '', end = ''] = /^(.*?)([.!]*)$/su.exec(whole) ?? [];
  const told = clausesOf(predicate);
  const said = told?.filter(({ text }) => !shameful.test(text) && !mood.test(thirdAgain(text)));
  if (!said || said.length === 0) return null;
  const [first, ...rest] = said;
  // Of a list that has lost its end the last joint is an `and`.
  const final = rest.at(-1);
  if (final?.joint === ', ') final.joint = ' and ';
  return `I ${turnedToMe(first!.text + rest.map(({ joint: by, text }) => by + text).join(''), pronoun)}${end}`;
}

const thirdAgain = (text: string) => text.replace(/^(\p{L}+ly )?am\b/u, 'is');
