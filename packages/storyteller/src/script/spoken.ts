import { sentencesOf } from '../language/sentences.ts';
import type { Topic } from '../world/world.ts';
import { contentWords } from './content-words.ts';
import type { Guard } from './may-say.ts';
import type { Named } from './named.ts';
import { traitsOf } from './nouns-in-text.ts';

const mostTopics = 12;
const knows =
  /\b(?:knows?|says?|believes?|tells?|explains?|remembers?|swears|heard|thinks|claims|mentions)(?: \w+ly)?(?: (?:them|you|the characters|the party|the players|anyone|whoever asks))? that (.+)$/i;
/** `knows the way through the house, that the Baron …` */
const knowsList = /\bknows [^.]{3,80}?, that (.+)$/i;
const tellsWay = /\btells (?:them |you )?the way[^:]{0,40}: (.+)$/i;
const confession = /\b(?:confess(?:es)?|admits?|reveals?)(?: \w+)? that (.+)$/i;
const quoted = /["“]([^"”]{12,300})["”]/g;
const onceAsked =
  /^(?:if|when|once) (?:saved|asked|freed|rescued|questioned|pressed|spoken to|calmed)[^,]{0,40}, /i;
/** `says he went out` */
const saysHow =
  /\b(?:says|tells|admits|explains) ((?:he|she|there|it) (?:is|was|went|saw|heard|has|had|came|found|lost|left|gave|took|met|knew|did|will)\b.+)$/i;
const conditional =
  /^(?:if|unless|should|when|once|only)\b|\b(?:only if|unless|if (?:he|she|they|the|somebody|someone|anyone|asked))\b/i;
const remembered =
  /^(?:he|she|they) (?!is\b|was\b|has\b|will\b|would\b|can\b|cannot\b|does\b|could\b|likes?\b|wears?\b|wants?\b)(\w+(?:ed|ew|aw|ought|ound|eard|old|ame|ook|ept|ost|et)) /i;
/** `her niece Linnet, who walked out three nights ago` */
const ofTheirs =
  /\b(?:her|his|their) ((?:\p{Ll}+ ){1,2}\p{Lu}\p{Ll}+), who ((?:\p{L}+(?:ed|t)|went|came|left|has|was|is|fell|took|saw|ran|lives|works) [^.;]{6,160})/gu;
/** What somebody holds out for help. */
const offers =
  /\boffers? (?:them |you |the party |the characters )?((?:\d+|an?|the|free|her|his|half) [^.;:]{3,80})/i;
const listLead = /\b(?:knows?|can tell|will say|tells?|says?|has heard|rumou?rs?)\b[^.!?]{0,60}:$/i;

/** What is said of somebody, in their own mouth: `he gave` becomes `I gave`. */
export function inOwnMouth(text: string, pronoun: Named['pronoun']): string {
  const [subject, object, owner] =
    pronoun === 'she' ? ['she', null, 'her'] : pronoun === 'he' ? ['he', 'him', 'his'] : [null, null, null];
  if (!subject) return text;
  let turned = text
    .replace(new RegExp(`\\b${subject} is\\b`, 'gi'), 'I am')
    .replace(new RegExp(`\\b${subject} has\\b`, 'gi'), 'I have')
    .replace(new RegExp(`\\b${subject} (does)\\b`, 'gi'), 'I do')
    .replace(new RegExp(`\\b${subject} (\\w+?)s\\b(?= )`, 'g'), (whole, verb: string) =>
      /(?:wa|ha|i|thu|alway|perhap)$/.test(verb)
        ? whole
        : `${subject} ${verb.replace(/(ss|sh|ch|x|o)e$/, '$1').replace(/ie$/, 'y')}`,
    )
    .replace(new RegExp(`\\b${subject}\\b`, 'gi'), 'I');
  if (object) turned = turned.replace(new RegExp(`\\b${object}\\b`, 'gi'), 'me');
  if (owner === 'her')
    turned = turned
      .replace(
        /\bher(?= (?!by\b|to\b|with\b|for\b|in\b|at\b|on\b|and\b|from\b|as\b|a\b|the\b)\p{L}+)/giu,
        'my',
      )
      .replace(/\bher\b/gi, 'me')
      .replace(/\bherself\b/gi, 'myself');
  else if (owner) turned = turned.replace(/\bhis\b/gi, 'my').replace(/\bhimself\b/gi, 'myself');
  return turned;
}

function sentence(text: string): string {
  const bare = text
    .replace(/\s*\([^)]{0,200}\)/g, '')
    .replace(/ in \d{1,2}(?= )/g, '')
    .replace(/["“”]/g, "'")
    .replace(/[,;:.\s]+$/, '')
    .trim();
  return bare === '' ? '' : `${bare.charAt(0).toUpperCase()}${bare.slice(1)}.`;
}

/** Whether a sentence has somebody before its verb. */
const includesFirst = (text: string, name: string) => {
  const at = text.indexOf(name.split(' ').at(-1)!);
  return at >= 0 && at < text.search(/\boffers?\b/);
};

/** What somebody says when asked: what the text lets them know and say, without what is marked as a secret. */
export function spokenTopics(named: Named, guard: Guard, { confesses }: { confesses: boolean }): Topic[] {
  const topics: Topic[] = [];
  const add = (text: string) => {
    const says = sentence(text);
    if (
      says.length < 8 ||
      says.length > 320 ||
      !guard.maySay(says) ||
      topics.some((one) => one.says === says)
    )
      return;
    if (/\bthe (?:characters|party|players|adventurers|heroes)\b/i.test(says)) return;
    topics.push({ words: [...new Set(wordsFor(says))], says });
  };
  let listed = false;
  for (const { text, isItem, voice } of named.about) {
    if (voice !== 'plain') continue;
    if (isItem && listed) {
      for (const one of sentencesOf(text)) add(inOwnMouth(one, named.pronoun));
      continue;
    }
    listed = listLead.test(text);
    for (const whole of sentencesOf(text)) {
      const one = whole.replace(onceAsked, '');
      const way = confesses ? tellsWay.exec(one)?.[1] : undefined;
      if (way) add(way);
      const told =
        knows.exec(one)?.[1] ??
        knowsList.exec(one)?.[1] ??
        saysHow.exec(one)?.[1] ??
        (confesses ? confession.exec(one)?.[1] : undefined);
      if (told && !/\b(?:not|n't) (?:know|say|tell)/i.test(one) && !conditional.test(one)) {
        for (const part of told
          .split(/,? and (?:gives|tells|begs|offers|shows|hands|asks) /)[0]!
          .split(/,? and that |, that /))
          add(inOwnMouth(part, named.pronoun));
        continue;
      }
      for (const [, kin, what] of one.matchAll(ofTheirs)) add(`my ${kin} ${what}`);
      const isTheirs = includesFirst(one, named.name) || /^(?:he|she|they)\b/i.test(one);
      const offer = isTheirs ? offers.exec(one)?.[1] : undefined;
      if (offer) add(`I offer ${inOwnMouth(offer, named.pronoun)}`);
      if (conditional.test(one)) continue;
      for (const [, words] of one.matchAll(quoted)) if (words!.split(' ').length > 4) add(words!);
      if (remembered.test(one)) add(inOwnMouth(one, named.pronoun));
    }
  }
  return topics.slice(0, mostTopics);
}

const related: readonly (readonly string[])[] = [
  ['fog', 'mist', 'weather'],
  ['boat', 'ship', 'fisherman'],
  ['money', 'silver', 'gold', 'debt', 'pay', 'coin', 'reward', 'offer'],
  ['bell', 'ring', 'clapper'],
  ['heard', 'hear', 'noise', 'sound', 'anything', 'night'],
  ['slept', 'sleep', 'bed', 'room', 'where', 'ten', 'alibi', 'night'],
  ['song', 'sing', 'hymn', 'rhyme', 'story', 'stone'],
  ['night', 'yesterday', 'happen'],
  ['brother', 'father', 'family', 'son', 'daughter', 'husband', 'wife', 'aunt', 'sister'],
  ['dead', 'die', 'death', 'murder', 'kill', 'drown'],
  ['door', 'way', 'open', 'path', 'stair'],
];

/** What a sentence is about, as far as its articles tell: `There is no clapper` is about the clapper. */
function nounFirst(says: string): string[] {
  for (const [, first, second] of says.matchAll(
    /\b(?:the|my|an?|no|this|only) (\p{L}{3,})(?:['’]s?)?(?: (\p{L}{3,}))?/giu,
  )) {
    const isName = /^\p{Lu}/u.test(first!) && second !== undefined && /^\p{Lu}/u.test(second);
    const isQuality = second !== undefined && traitsOf.has(second.toLowerCase());
    const noun = (isName || isQuality ? second : first!).toLowerCase();
    if (noun.length > 3 && !/(?:ed|ing)$/.test(noun)) return [noun];
  }
  return [];
}

/** By which words a topic is asked for: its own, and what stands near them. */
function wordsFor(says: string): string[] {
  const stems = contentWords(says);
  const own: readonly string[] = says.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const near = related
    .filter((group) => group.some((word) => stems.includes(word) || own.includes(word)))
    .flat();
  return [...nounFirst(says), ...own, ...stems, ...near];
}
