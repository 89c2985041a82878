import { baseVerb } from './inflection.ts';
import { rareVerbs } from './rare-verbs.ts';
import { longestMessage } from './tokens.ts';
import { isVerb } from './verbs.ts';

/** A message without what its player has set apart from it, and that. */
export interface SetApart {
  main: string;
  /** What stood in brackets: said to the table, or a word on how something is meant. */
  asides: readonly string[];
}

const starred = /\*{1,3}([^*\n]{1,300})\*{1,3}|(?<![\p{L}\d])_([^_\n]{3,300})_(?![\p{L}\d])/gu;
const emoted = /(?<![^\s(])\/(?:me|em|emote) (?=\p{L})/giu;
const bracketed = /\(\(([^()]{0,600})\)\)|\(([^()]{0,600})\)|\[([^[\]]{0,600})\]|\{([^{}]{0,600})\}/g;
const outOfPlay = /^\W*ooc\W*$/i;

const isDone = (word: string) =>
  /s$/i.test(word) && baseVerb(word.toLowerCase(), (verb) => isVerb(verb) || rareVerbs.has(verb)) !== null;

/** `*leans on the bar*` is done by whoever types it; `*very*` only weighs. */
function asDeed(inner: string, asides: string[]): string {
  const words = inner.trim().split(/\s+/);
  const isOwn = /^(?:i|we|my|\p{Lu}\p{Ll}+)$/u.test(words[0]!) || words.some((word) => isDone(word));
  if (words.length > 2 && !isOwn && !/^\p{L}+ing$/u.test(words[0]!)) {
    asides.push(inner.trim());
    return ' . ';
  }
  if (words.slice(0, words[0]?.endsWith('ly') ? 2 : 1).some(isDone))
    return `. my character ${inner.trim()}. `;
  return words.length > 2 ? `. ${inner.trim()}. ` : ` ${inner} `;
}

/** `'Evening,' I say`: single marks around words, and no apostrophes. */
const singly =
  /(?<![\p{L}\d])'(?=[\p{L}\d…])((?:[^'"\n]|(?<=\p{L})'(?=\p{L})){2,300}?)(?:'(?=[.!?,;)]|\s+\p{Lu}|\s*$|\s*\n)|(?<=[.!?,…])'(?=\s))/gu;

function withQuotes(text: string): string {
  return text.replace(singly, (whole, words: string) =>
    /[.!?,…]$/.test(words) || /\s/.test(words.trim()) ? `"${words}"` : whole,
  );
}

const second =
  /(?<=[\p{L}\d][ .,;!?…—–-]{1,5})(?:(?:oh|hmm+|no|wait|hang on|hold on|ok(?:ay)?),? )?(?:actually,? (?:no|nah|nope|wait|scratch that|scrap that)|no,? wait|wait,? no|(?:scratch|scrap|strike|belay|forget) that|on second thoughts?|never ?mind(?: that)?|nvm)\b(?:[ ,.;!…—–-]+(?:scratch|scrap|strike|belay|forget) that\b)?[ ,.;!?…—–-]*/giu;

/** `I mount up... no wait, I feed her`: what was thought better of is not done. */
function withoutRetracted(text: string): string {
  let from = 0;
  for (const match of text.matchAll(second)) {
    const isQuoted = (text.slice(0, match.index).split('"').length - 1) % 2 === 1;
    const rest = text.slice(match.index + match[0].length);
    if (!isQuoted && (rest.match(/\p{L}+/gu)?.length ?? 0) > 1) from = match.index + match[0].length;
  }
  return text.slice(from);
}

const skills =
  'acrobatics|animal handling|arcana|athletics|deception|history|insight|intimidation|investigation|medicine|nature|perception|performance|persuasion|religion|sleight of hand|stealth|survival';
/** `…. Insight?`: by which skill, as a sentence of its own. */
const bySkill = new RegExp(
  `(?<=[.!?…]["']?\\s{1,3})(?:maybe |perhaps |probably |with |using |that(?:'s| is) |so |is that |roll(?:ing)? |i roll |can i roll )?(${skills})(?: check| roll)?(?:,? (?:i guess|i suppose|maybe|please|probably|again|then|for that|i think)){0,2}[.?!\\s]*$`,
  'iu',
);

/** `I rob, I mean visit, the bank`. */
const corrected =
  /\b\p{L}+, (?:i mean|er|erm|uh|sorry),? (?:to )?(\p{L}+)(?:,(?= (?:the|a|an|my|his|her|that|this)\b))?/giu;

/** Parts what is done between stars and said in brackets from the rest of a message. */
export function setApart(message: string): SetApart {
  const asides: string[] = [];
  // No more of it is read afterwards either.
  const straight = message
    .slice(0, longestMessage)
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”„«»]/g, '"');
  const open = straight
    .replace(emoted, 'my character ')
    .replace(starred, (_, stars?: string, lines?: string) => asDeed(stars ?? lines ?? '', asides))
    .replace(bracketed, (_, ...inner: (string | undefined)[]) => {
      const said = (inner.slice(0, 4).find((one) => one !== undefined) ?? '').trim();
      if (outOfPlay.test(said)) return ' ooc ';
      if (said !== '') asides.push(said);
      return ' . ';
    });
  const main = withoutRetracted(withQuotes(open))
    .replace(corrected, '$1')
    .replace(bySkill, (_, skill: string) => {
      asides.push(skill);
      return '';
    })
    .replace(/^[\s.,]+/, '');
  if (/[\p{L}\d]/u.test(main)) return { main, asides };
  return { main: asides.join(' . ') || straight, asides: [] };
}
