/** A line that names what follows it. */
export interface Heading {
  /** 1 is the outermost. */
  level: number;
  title: string;
  /** The line below belongs to it. */
  underlined?: boolean;
  /** Nothing but its form says that it is one. */
  isPlain?: boolean;
}

const longestHeading = 90;
const markdownHeading = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/;
/** `== The Dock ==` */
const wikiHeading = /^(={1,6}) ?([^=\s][^=]*?) ?\1\s*$/;
export const underline = /^\s*(={3,}|-{3,}|~{3,})\s*$/;
const listLine = /^\s*(?:[-*+•|>]\s|\|)/;
const dotLeader = /(?:\.{4,}|(?:\. ){3,}| {3,}) ?\d{1,4}$/;
/** What stands before a colon and names no place: `When they knock:`, `What can be learned here for a mug:`. */
const labelWords =
  /^(?:when|whenever|as|if|once|while|after|before|should|until|upon|during|what|who|how|why|where|things?|read|those|anyone|anybody|whoever|everyone|each|all|some|his|her|their|its|they|he|she|it|you|on|note|the (?:following|players|characters|party|group|heroes|pcs)|for each|roll|possible|example|treasure|clues?|secrets?)\b/i;
const longestLabel = 5;

export function isLabel(title: string): boolean {
  return labelWords.test(title) || title.split(' ').length > longestLabel;
}

const endsSentence = /[.!?,;…]["”’')]?$/;
/** `A1. Gatehouse`, `12) The Vault`, `Area 3: The Well`, `Room 4 - Cells`. */
const numbered =
  /^(?:(?:area|room|location|scene|encounter)\s+)?(?:[A-Z]-?)?\d{1,3}(?:\.\d{1,2}[.):]?|[a-z]?\s*(?:[.):]|\s[-–—]))\s+(\S.*)$/i;
const division = /^(?:chapter|part|act|book|episode|appendix|session|evening|day|night)\b[^.!?]{0,70}$/i;
const key =
  /^(?:(?:area|room|location)\s+)?([A-Z]?-?\d{1,3}(?:\.\d{1,2})?)([a-z]?)(?=\s?[.):](?!\d)|\s[-–—])/i;

/** By what a title counts: `7` and `A` of `7A. The Winding House`; null where it does not. */
export function keyOf(title: string): { number: string; letter: string } | null {
  const match = key.exec(title.slice(0, 40));
  return match ? { number: match[1]!.toUpperCase(), letter: match[2]!.toUpperCase() } : null;
}

const abilityRow = /\bSTR\b.*\bDEX\b/;
const creatureLine = /^\s*\*?_?(?:tiny|small|medium|large|huge|gargantuan)\b/i;

/** A title without the marks around it. */
export function plainTitle(text: string): string {
  return text
    .replace(/\{[^}]{0,200}\}/g, ' ')
    .replace(/(?<![# \t])[ \t]*#+[ \t]*$/, '')
    .replace(/[*_`]+/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[-–—•+]\s+/, '')
    .replace(/\s*(?:[:：]|\s[-–—])\s*$/, '')
    .trim();
}

export function markedHeading(line: string): Heading | null {
  if (line.length > 300) return null;
  const match = markdownHeading.exec(line) ?? wikiHeading.exec(line);
  const title = match ? plainTitle(match[2]!) : '';
  return title === '' ? null : { level: match![1]!.length, title };
}

/** A line that is wholly in bold, in a text that marks only its chapters otherwise. */
export function boldHeading(line: string): Heading | null {
  const match = /^\s{0,3}(\*\*|__)([^*_]{2,80})\1:?\s*$/.exec(line.slice(0, 120));
  const title = match && line.length <= 120 ? plainTitle(match[2]!) : '';
  return title === '' || labelWords.test(title) ? null : { level: 4, title, isPlain: true };
}

/** A line of a table of contents. */
export function isContentsLine(line: string): boolean {
  return dotLeader.test(line.trimEnd().slice(-60));
}

function letters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

function isCapitals(text: string): boolean {
  return letters(text) >= 4 && !/\p{Ll}/u.test(text.replace(/\([^)]*\)/g, '')) && !abilityRow.test(text);
}

const smallWords = new Set(
  'a an and as at but by for from in into is it its nor of off on or over per the to under up upon with without'.split(
    ' ',
  ),
);

/** Whether every word that counts begins with a capital. */
function isTitleCase(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  if (words.length === 0 || words.length > 10 || !/^["“‘'(]?[\p{Lu}\p{N}]/u.test(text)) return false;
  return words.every((word, place) => (place > 0 && smallWords.has(word)) || /^[\p{Lu}\p{N}]/u.test(word));
}

interface Surroundings {
  before: string;
  after: string;
  /** Whether the line before is a heading itself. */
  isBelowHeading: boolean;
  /** How wide the text was broken, or 0. */
  width: number;
}

/** A heading of a text without Markdown. */
export function plainHeading(
  line: string,
  { before, after, isBelowHeading, width }: Surroundings,
): Heading | null {
  const text = line
    .trim()
    .replace(/^(\*\*|__)(?=\S)([^*_]+)\1(:?)$/, '$2$3')
    .trim();
  if (text === '' || text.length > longestHeading || isContentsLine(line) || underline.test(line))
    return null;
  const alone = before.trim() === '';
  const title = plainTitle(text);
  if (title === '' || letters(title) < 2) return null;
  if (alone && underline.test(after) && !/^\s*[|>]/.test(line))
    return { level: after.trim().startsWith('=') ? 1 : 3, title, underlined: true };
  const open = after.trim() === '';
  if (alone && /^[-*•]?\s*\S.{0,48}[^:\s]:$/.test(text) && (open || !listLine.test(line))) {
    if (isLabel(title)) return null;
    return /^[-*•]\s/.test(text) && !open ? null : { level: 3, title, isPlain: true };
  }
  if (alone && /^\S.{1,48}\S\s+[-–—]$/.test(text)) return { level: 3, title, isPlain: true };
  if (listLine.test(line) || /^\s{3,}/.test(line) || (text.endsWith(':') && isLabel(title))) return null;
  if (creatureLine.test(after) || endsSentence.test(title)) return null;
  const room = numbered.exec(text)?.[1];
  const settled = alone || /[.!?:"”)]\s*$/.test(before);
  // `The Clock Tower, ground floor`
  const [main = ''] = room?.split(', ') ?? [];
  if (room && (settled || isBelowHeading) && (isCapitals(main) || isTitleCase(main)))
    return { level: 3, title, isPlain: true };
  if (alone && division.test(text) && isTitleCase(text.replace(/^\p{L}+/u, 'X'))) return { level: 2, title };
  if (isCapitals(text) && settled) return { level: 3, title, isPlain: true };
  if (width > 0 && text.length > width * 0.8) return null;
  if (alone && isTitleCase(text)) return { level: 3, title, isPlain: true };
  const isPhrase = /^[\p{Lu}\d]/u.test(text) && text.split(/\s+/).length <= 8 && text.length <= 60;
  return alone && open && isPhrase && !text.includes(':') && !text.includes('"')
    ? { level: 3, title, isPlain: true }
    : null;
}

/** What makes a sentence of a few words. */
const finiteVerb =
  /\b(?:is|are|was|were|has|have|had|will|can|must|may|comes?|goes|stands?|lies|waits?|wants?|knows?|says?|looks?|lives?)\b/i;
const mostOfRunIn = 6;

/** Whether the words before a paragraph's first stop are its heading: a short phrase in capitals, or with an article, and no sentence. */
export function isRunIn(title: string, isStopped: boolean): boolean {
  const count = title.split(/\s+/).length;
  if (count > mostOfRunIn || !/^[\p{Lu}\d]/u.test(title) || /[,;!?"”]/.test(title)) return false;
  if (isCapitals(title)) return true;
  if (labelWords.test(title) || letters(title) < 3)
    return /^(?:secrets?|how (?:it|this) (?:all )?ends)$/i.test(title);
  if (finiteVerb.test(title)) return false;
  return (
    isTitleCase(title) || (/^(?:the|an?|\p{Lu}\p{Ll}+['’]s) /iu.test(title) && count <= (isStopped ? 4 : 5))
  );
}
