import { escaped } from '../language/escaped.ts';
import { baseVerb } from '../reader/inflection.ts';
import { isVerb } from '../reader/verbs.ts';
import type { Named } from './named.ts';
import { ownNames } from './names.ts';

/** `lies` as it follows `I`; `was` and `always` as they are. */
function ownForm(verb: string): string {
  if (/^(?:was|has|is|this|thus|always|perhaps)$/i.test(verb)) return verb;
  return baseVerb(verb.toLowerCase(), isVerb) ?? verb.replace(/s$/, '');
}

/** `and says that`: what they do besides. */
const further =
  /(\bI\b[^.;]{0,200} and )(\p{L}+s)\b(?= (?:that|an?|the|his|her|my|it|to|in|at|on|if|what|who|where|nothing|no)\b)/gu;

/** What is said of somebody, in their own mouth: `he gave` becomes `I gave`. */
export function inOwnMouth(whole: string, pronoun: Named['pronoun']): string {
  // `He heard Corrin singing, and another voice with him`: with Corrin.
  const [text = whole, others = ''] = whole.split(
    /(?<=\b\p{Lu}\p{Ll}+ \p{Ll}+ing\b.*?)(?= with (?:him|her)\b)/u,
  );
  const own = `${inFirstPerson(text, pronoun)}${others}`;
  // Nobody slaps `me` who says `I`.
  return pronoun === 'he' || pronoun === 'she'
    ? own.replace(/\b(I \p{Ll}+(?:ed|t|d|w|k|e)) me\b/gu, `$1 ${pronoun === 'he' ? 'him' : 'her'}`)
    : own;
}

function inFirstPerson(text: string, pronoun: Named['pronoun']): string {
  const [subject, object, owner] =
    pronoun === 'she' ? ['she', null, 'her'] : pronoun === 'he' ? ['he', 'him', 'his'] : [null, null, null];
  if (!subject) return text;
  let turned = text
    .replace(new RegExp(`\\b${subject} is\\b`, 'gi'), 'I am')
    .replace(new RegExp(`\\b${subject} has\\b`, 'gi'), 'I have')
    .replace(new RegExp(`\\b${subject} (does)\\b`, 'gi'), 'I do')
    .replace(new RegExp(`\\b${subject} (\\w+s)\\b(?= )`, 'gi'), (_, verb: string) => `I ${ownForm(verb)}`)
    .replace(further, (_, joined: string, verb: string) => `${joined}${ownForm(verb)}`)
    .replace(
      /(\bI\b[^.;,]{0,120} and )(is|has|does)\b/g,
      (_, own: string, verb: string) => `${own}${verb === 'is' ? 'am' : verb === 'has' ? 'have' : 'do'}`,
    )
    .replace(new RegExp(`\\b${subject}\\b`, 'gi'), 'I');
  if (object) turned = turned.replace(new RegExp(`\\b${object}\\b`, 'gi'), 'me');
  // `Edda went up with bread in her basket`: it is Edda's, unless she is a he.
  const other =
    /^(?:the \p{Ll}+|\p{Lu}\p{Ll}+) (?!['’])(?:\p{Ll}+ed|went|came|took|left|put|has|had|is|was|lives|keeps|ran)\b/u.test(
      text,
    ) && !/^(?:he|she|they|it|nobody|everybody|the \p{Ll}+s)\b/iu.test(text);
  const opposite = owner === 'her' ? /\b(?:he|his|him)\b/i : /\b(?:she|her)\b/i;
  if (owner && other && !opposite.test(text) && !/\bI\b/.test(turned)) return turned;
  if (owner === 'her')
    turned = turned
      .replace(
        /\bher(?= (?!(?:by|to|with|for|in|at|on|and|or|but|from|as|an?|the|every|each|this|that|these|again|now|when|if|about|into|because|before|after|until|once|twice|often|while|since|where|there|here|away|off|up|down|out|back|not|that|what|who|whom|how|why|all|everything|nothing|something|anything|half|some|any|no|too|also|only|alone|home|go|come|say|sing|take|stay|leave|help|going|coming|doing|saying|standing|sitting|walking|singing|crying|running|leaving)\b)\p{L}+)/giu,
        'my',
      )
      .replace(/\bher\b/gi, 'me')
      .replace(/\bherself\b/gi, 'myself');
  else if (owner) turned = turned.replace(/\bhis\b/gi, 'my').replace(/\bhimself\b/gi, 'myself');
  return turned;
}

/** A sentence of its own: without brackets, with a capital and a full stop. */
export function spokenSentence(text: string): string {
  const bare = text
    .replace(/\s*\([^)]{0,200}\)/g, '')
    .replace(/ in \d{1,2}(?= )/g, '')
    .replace(/(\d) ?gp\b/gi, '$1 gold pieces')
    .replace(/["“”]/g, "'")
    .replace(/[,;:.\s]+$/, '')
    .trim();
  return bare === '' ? '' : `${bare.charAt(0).toUpperCase()}${bare.slice(1)}.`;
}

/** `Marta's own son is among them` becomes `My own son is among them`, where Marta says it. */
export function asOwnSpeech(text: string, { name, pronoun }: Pick<Named, 'name' | 'pronoun'>): string {
  if (pronoun !== 'he' && pronoun !== 'she') return spokenSentence(text);
  const owner = pronoun === 'he' ? 'his' : 'her';
  const words = name.split(' ');
  const [first] = ownNames(name);
  const called = [name, `${words[0]} ${words.at(-1)}`, ...(first && first.length > 2 ? [first] : [])];
  let told = text;
  for (const one of new Set(called.map(escaped)))
    told = told
      .replace(new RegExp(`(?<!\\p{L})${one}['’]s(?!\\p{L})`, 'gu'), owner)
      .replace(new RegExp(`(?<!\\p{L}|\\b(?:name is|called|named) )${one}(?!\\p{L})`, 'gu'), pronoun);
  return spokenSentence(inOwnMouth(told, pronoun));
}
