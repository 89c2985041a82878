import { withArticle } from '../language/nouns.ts';
import { uncounted } from '../reader/function-words.ts';
import { singular } from '../reader/inflection.ts';
import { knownVerb } from '../reader/verbs.ts';
import { tidy } from './findings.ts';
import { toPlayers } from './narrated.ts';

/** With what stands in brackets within. */
const brackets = /\s*\((?:[^()]|\([^()]{0,100}\)){0,200}\)/g;
export const withoutBrackets = (text: string) => text.replace(brackets, '');
const checkInBrackets =
  /\([^()]{0,60}(?:\bDC ?\d|\b(?:perception|perc|investigation|inv|survival|insight|stealth|athletics|acrobatics|arcana|history|nature|religion|medicine|persuasion|str|dex|con|int|wis|cha)[a-z]* ?(?:DC ?)?\d)[^()]{0,60}\)/i;
/** What is only noticed by a roll is left out with it: `broken fence, small footprints (survival 10)`. */
function withoutNoticed(text: string): string {
  if (!checkInBrackets.test(text)) return text;
  const parts = text.split(/(?<=[,;]) (?![^()]*\))/);
  return parts
    .filter((part) => !checkInBrackets.test(part))
    .join(' ')
    .replace(/[,;]\s*$/, '.');
}

/** Where the book has it, and whatever else stands in brackets, is for whoever leads. */
const withoutAsides = (text: string) =>
  withoutNoticed(text)
    .replace(brackets, '')
    .replace(/\s*\[[^[\]]{0,200}\]/g, '')
    .replace(/,? (?:see|use|as) (?:MM|DMG|PHB|p\.|page|area|room|above|below)\b[^.;]{0,40}/gi, '');

const short: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d])w\/o (?=\p{L})/giu, 'without '],
  [/(?<![\p{L}\d])w\/ ?(?=\p{L})/giu, 'with '],
  [/\bthru\b/gi, 'through'],
  [/\bRd\b\.?(?=$|[ ,;.])/g, 'Road'],
  [/\b(\d+) ?hrs?\b/gi, '$1 hours'],
  [/(?<=[\p{L}\d.]) [+&] (?=\p{L})/gu, ' and '],
  [/(\d) ?gp\b/gi, '$1 gold pieces'],
  [/(\d) ?sp\b/gi, '$1 silver pieces'],
  [/(\d) ?cp\b/gi, '$1 copper pieces'],
  [/\bplatinum pieces pieces\b/gi, 'platinum pieces'],
  [/\b(\d+ gold)(?= (?:if|to|for|and|each|when)\b|[,.])/gi, '$1 pieces'],
];

const determiner =
  /^(?:the|an?|his|her|its|their|your|my|our|this|that|these|those|some|many|several|all|both|each|every|no|any|more|most|few|other|another|one|two|three|four|five|six|seven|eight|nine|ten|\d.*|you|he|she|it|they|who|there|here|nobody|everybody|somebody|nothing|everything|then|now|when|where|while|if|as|and|but|or|so|not|very|too|just|only|half|behind|under|above|below|beneath|in|on|at|by|from|to|of|with|without|inside|outside|over|through|across|along|between|near|next|up|down|along|around|left|right|straight|off|out|into|much|too|very|so|well|always|never|often|says?|knows?|wants?|offers?|asks?|begs?)$/i;
const masses =
  /^(?:autumn|winter|spring|summer|moss|mud|fog|mist|rain|smoke|dust|light|darkness|straw|grass|snow|ice|blood|sand|steam|hay|furniture|ivy|ash|earth|air|heat|noise|laughter|music|meat|bread|wine|cloth|iron|wood|stone|glass|oil|wax|soot|water|night|noon|dawn|dusk|evening|morning)$/;
const preposition =
  /^(?:of|in|on|at|by|from|to|with|without|behind|under|above|over|inside|through|across|along|between|near|for|and|or|that|which|who|is|has|tied|half|built|full|where|up|down|into)$/i;
const leadsOn =
  /^(?:in|at|on|up|down|out|to|the|an?|by|from|you|his|her|off|into|over|with|through|behind|along|around|across|that|no|has|had|been)$/i;

/** `stagecoach drops you at noon`: where the verb of a note stands; -1 where it has none. */
function verbIn(words: readonly string[]): number {
  return words.findIndex(
    (word, at) =>
      /^(?:is|are|was|were|has|have)$/.test(word) ||
      (at > 0 &&
        at < 5 &&
        /\p{Ll}s$/u.test(word) &&
        knownVerb(word) !== null &&
        leadsOn.test(words[at + 1] ?? '')),
  );
}

/** A part of a note as it stands in a sentence: `flat boat on a rope` is a flat boat. */
function withOwnArticle(part: string): string {
  const words = part.split(' ');
  const [first = ''] = words;
  if (!/^\p{Ll}/u.test(part) || determiner.test(first)) return part;
  const end = words.findIndex((word) => preposition.test(word));
  const noun = (words.slice(0, end < 0 ? undefined : end).at(-1) ?? '').toLowerCase();
  if (words.slice(1, end < 0 ? undefined : end).some((word) => /^\p{Lu}/u.test(word))) return part;
  const isPlural = words.slice(0, end < 0 ? undefined : end).some((word) => singular(word) !== word);
  return isPlural ||
    uncounted.has(noun) ||
    masses.test(noun) ||
    !/^\p{L}/u.test(noun) ||
    /(?:ed|ing|ly)$/.test(noun)
    ? part
    : withArticle(part);
}

const bareVerb = /(?:s|ed|ook|ame|ave|old|aid)$/;
const itsObject = /^(?:you|his|her|their|not|that|nothing|everything|he|she|they|it|him|them|to|the|an?)$/i;

/** Half a sentence, as notes have it, as a sentence; nothing where nobody can say of whom it is. */
function fromNote(note: string): string {
  const text = note.replace(/^offers\b/i, 'You are offered');
  if (!/^\p{Ll}/u.test(text)) return text;
  const [first = '', second = ''] = text.split(' ');
  if (bareVerb.test(first) && knownVerb(first) !== null && itsObject.test(second)) return '';
  const words = text.replace(/[.,;!?]/g, '').split(' ');
  const verb = verbIn(words);
  if (verb < 0) return text.split(', ').map(withOwnArticle).join(', ');
  const isNamed = words.slice(0, verb).some((word) => /^\p{Lu}/u.test(word));
  return verb === 0 || isNamed || determiner.test(words[0]!) ? text : `the ${text}`;
}

/** Notes end their sentences, and begin the next with a small letter. */
export const noteSentences = (text: string): string[] =>
  text.split(/(?<=[\p{L}\d)]{2}[.!?]["”]?)(?<!\b(?:Mrs?|St|Dr|p|pp|approx|etc)\.)\s+(?=["“(]?[\p{L}\d])/u);

const begins =
  /^(?:so )?(?:it|the (?:adventure|story|game|tale|evening|session)|play) (?:all )?(?:starts?|begins?|opens?|kicks off) (?=(?:in|at|on|outside|by|near|inside)\b)/i;

/** A sentence of whoever wrote the adventure, said to those who play it. */
export function asTold(sentence: string, { isNote }: { isNote: boolean }): string {
  let text = withoutAsides(sentence).replace(begins, 'You are ');
  for (const [pattern, plain] of short) text = text.replace(pattern, plain);
  text = toPlayers(text.trim()).replace(
    /^you (?=(?:all )?(?:in|at|on|inside|by|near|outside|around)\b)/i,
    'You are ',
  );
  return tidy(isNote ? fromNote(text.trim()) : text);
}
