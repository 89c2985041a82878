import { sentencesOf } from '../language/sentences.ts';
import { contentWords } from './content-words.ts';

const who = "(?:the )?(?:dm|gm|dungeon master|game master|keeper|referee)(?:['’]s|s)?";
const label = `(?:secrets?|secretly|hidden|(?:the )?truth|${who}(?: (?:only|alone|notes?|info|secret))?|for ${who}(?: only)?)`;
/** `… wants no trouble. Secret: he is …` */
const withinText = new RegExp(`(?<=[.!?)"”*_…]\\s{1,3})[*_([]{0,3}${label}[*_]{0,3}:`, 'i');
/** `Berta (secret: she is the spy) pours` */
const inBrackets = new RegExp(`\\s?[([][*_]{0,3}${label}[*_]{0,3}[:,–—-] ?[^()[\\]]{1,600}[)\\]]`, 'gi');

/** What begins so goes on with what was said before. */
const leans =
  /^[\s*_"“(]*(?:he|she|it|they|him|her|his|its|their|them|this|that|these|those|there|then|if|should|unless|when|once|only|but|and|so|also|inside|within|with it|behind it|because|since|however|otherwise|both|neither|either|whoever|anyone|anybody|in truth|really|in fact)\b/i;

export interface Part {
  text: string;
  isSecret: boolean;
}

/** Whether a text speaks of what a secret does, or goes on with it. Words that were open before count for nothing. */
export function leansOn(text: string, secret: ReadonlySet<string>, open: ReadonlySet<string>): boolean {
  if (leans.test(text)) return true;
  return contentWords(text).some((word) => secret.has(word) && !open.has(word));
}

/**
 * A paragraph in whose middle a secret begins, cut around it: the secret is its own sentence and whatever leans on it; what has
 * nothing to do with it is open again. One part where no secret begins within.
 */
export function secretParts(raw: string): Part[] {
  const asides = raw.match(inBrackets) ?? [];
  const text = asides.length > 0 ? raw.replace(inBrackets, '') : raw;
  const parts: Part[] = [
    ...partsAt(text),
    ...asides.map((aside) => ({ text: aside.trim(), isSecret: true })),
  ];
  return parts.filter((part) => /\p{L}/u.test(part.text));
}

function partsAt(text: string): Part[] {
  const at = text.search(withinText);
  if (at < 0) return [{ text, isSecret: false }];
  const before = text.slice(0, at).trim();
  const [first = '', ...rest] = sentencesOf(text.slice(at).replace(/\s*\n\s*/g, ' '));
  const kept = [first];
  const secret = new Set(contentWords(first));
  const free: string[] = [];
  let isOpen = false;
  for (const sentence of rest) {
    const speaksOfIt: boolean = contentWords(sentence).some((word) => secret.has(word));
    // What goes on with an open sentence is open.
    const isLeaning: boolean = speaksOfIt || (!isOpen && leans.test(sentence));
    isOpen = !isLeaning;
    if (isOpen) free.push(sentence);
    else {
      kept.push(sentence);
      for (const word of contentWords(sentence)) secret.add(word);
    }
  }
  return [
    { text: before, isSecret: false },
    { text: kept.join(' '), isSecret: true },
    ...partsAt(free.join(' ')),
  ];
}
