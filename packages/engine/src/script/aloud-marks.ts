import type { PassageLabel } from './script.ts';

/** What says that something is to be read to the players. */
const aloudName =
  /^(?:read(?:[- ](?:this|it|the following))?[- ](?:aloud|out)\b|read (?:this|the following|or paraphrase|to (?:the|your) (?:players|group))\b|boxed text\b|read$|descriptive\b|aloud\b|flavou?r text\b|to be read\b|player text\b|(?:what )?(?:they|the (?:players|characters|party)) sees?$|for the players$)/i;

/** What says that it is for the DM. */
const secretName =
  /^(?:(?:for|to) (?:the )?(?:dm|gm|keeper|referee)|(?:dm|gm)(?:'s|s)?\b|dungeon master|game master|secrets?\b|notes?\b|sidebar\b|treasure\b|trap\b|tip\b|hidden\b|truth\b|running\b|designer)/i;

/** A label without the marks around it. */
function bare(text: string): string {
  return text
    .slice(0, 120)
    .replace(/[#*_`>{}[\]()"“”]+/g, ' ')
    .replace(/[:.]+\s*$/, '')
    .trim();
}

/** What the name of a box, a label or a heading inside a box says; null when it says nothing. */
export function labelNamed(name: string): PassageLabel | null {
  const text = bare(name);
  if (aloudName.test(text)) return 'read aloud';
  return secretName.test(text) ? 'for you alone' : null;
}

const announcement = /\b(?:read|paraphrase)\b[^.!?:\n]{0,90}:[*_]*\s*$/i;

/** `When they knock:` */
const arrival =
  /^(?:when|as|once|if)\b[^.!?:]{0,60}\b(?:they|the (?:characters|players|party|heroes|adventurers|PCs)|somebody|someone|anyone|door|gate)\b[^.!?:]{0,60}:$/i;

/** Whether a line says when something is told, without a word of reading it. */
export function announcesArrival(line: string): boolean {
  return line.length < 140 && arrival.test(line.trim());
}

/** Whether a paragraph speaks to the players. */
export function speaksToPlayers(text: string): boolean {
  return !speaksOfPlay.test(text) && (/^["“]/.test(text) || /\byou(?:r|rs|rselves)?\b/i.test(text));
}

/** Whether a line ends by announcing what is read aloud next. */
export function announcesAloud(line: string): boolean {
  const end = line.slice(-140);
  return announcement.test(end) && !/\bread(?:s|ing)\b[^.!?:]{0,90}:[*_]*\s*$/i.test(end);
}

const inlineLabel =
  /(?:^|[.!?)\]*_]\s{1,4}|\n)[*_([]{0,3}(?:(?:you (?:can|may|could|should|might) (?:now )?)?read(?:[- ](?:aloud|out|this|the following|or paraphrase|to)[^.!?:\n]{0,40})?|boxed text|(?:what )?(?:they|the (?:players|characters|party)) sees?)[*_]{0,3}:[*_]{0,3}\s{0,4}(?=["“‘*_\p{Lu}])/iu;

/** A paragraph in whose middle something to be read begins: what is before it, and it. */
export function splitAtLabel(text: string): { before: string; aloud: string; after: string } | null {
  const match = inlineLabel.exec(text.slice(0, 4_000));
  if (!match) return null;
  const start = match.index + match[0].length;
  const rest = text.slice(start);
  const line = rest.indexOf('\n');
  const end = /^["“]/.test(rest) ? endOfQuote(rest) : line < 0 ? rest.length : line;
  const head = match.index > 0 && /^[.!?)\]*_]/.test(match[0]) ? 1 : 0;
  return {
    before: text.slice(0, match.index + head).trim(),
    aloud: rest.slice(0, end).trim(),
    after: rest.slice(end).trim(),
  };
}

/** Behind the last closing mark of the first line that has one. */
function endOfQuote(text: string): number {
  const closing = /["”](?=[^"”\n]*(?:\n|$))/.exec(text.slice(1, 8_000));
  return closing ? closing.index + 2 : text.length;
}

const statistics = /\b(?:armou?r class|hit points|challenge)\b/i;

/** Numbers of a creature. */
export function isStatBlock(text: string): boolean {
  const head = text.slice(0, 1_500);
  return (
    (/\bSTR\b[\s\S]{0,60}\bDEX\b/.test(head) || /\barmou?r class\b/i.test(head)) && statistics.test(head)
  );
}

const armor = /\b(?:AC|armou?r class)\b[*_:|\s]{0,8}\d/i;
const health = /\b(?:HP|hit points)\b[*_:|\s]{0,8}\d|\b\d{1,3} (?:HP|hit points)\b/i;
/** What stands over the numbers: its size and kind, or nothing. */
const sizeLine = /^[\s*_>|:-]*(?:(?:tiny|small|medium|large|huge|gargantuan)\b[^.!?]{0,80})?[\s*_>|:-]*$/i;

/** Whether a text is a creature's numbers from its first line on. A sentence that names some in brackets is none. */
export function beginsWithNumbers(text: string): boolean {
  const head = text.slice(0, 600);
  const at = head.search(armor);
  return at >= 0 && sizeLine.test(head.slice(0, at)) && health.test(head);
}

const callout = /^\s*\[!([\w-]{1,30})\][+-]?(?=\s|$)/;
const aloudCallout = /^(?:quote|cite|aloud|read|narration|boxed|flavou?r)/i;

/** The first line of a callout of a vault of notes: `[!warning] DM only`; null for any other line. */
export function readCallout(line: string): { label: PassageLabel; title: string } | null {
  const match = callout.exec(line);
  if (!match) return null;
  const title = line.slice(match[0].length).trim();
  // Whatever else it is called, it sets something apart for whoever reads the notes.
  const byKind = aloudCallout.test(match[1]!) ? 'read aloud' : 'for you alone';
  return { label: labelNamed(title) ?? byKind, title };
}

/** What a block quote is: most are read aloud, but not a sidebar with a title and not a creature. */
export function labelOfQuote(lines: readonly string[]): PassageLabel {
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const called = readCallout(first);
  if (called) return called.label;
  const isTitle = /^\s*(?:#{1,6}\s|\*\*[^*]+\*\*[:.]?\s*$)/.test(first);
  const lead = /^\s*(?:\*\*|__|\*|_)([^*_]{1,80})(?:\*\*|__|\*|_)/.exec(first)?.[1] ?? first;
  const named = isTitle || lead !== first || /^[^.!?]{1,40}:/.test(first) ? labelNamed(lead) : null;
  if (named) return named;
  return isTitle || isStatBlock(lines.slice(0, 30).join('\n')) ? 'for you alone' : 'read aloud';
}

const isolatedQuote = /^["“][\s\S]{60,}["”]$/;
const italics = /^(?:\*(?!\*)[^*]{60,}\*|_(?!_)[^_]{60,}_)$/;
/** What nobody says to players. */
const speaksOfPlay =
  /\b(?:DC ?\d|\d*d\d+|DMs?|GMs?|(?:the|your) (?:players|characters|party|group|PCs|heroes|adventurers)|levels? \d|\d(?:st|nd|rd|th)[- ]level|(?:players|characters|PCs) of)\b/i;

/** A paragraph that begins a scene and is wholly in quotation marks, or in italics and does not speak of the game. */
export function looksAloud(text: string): boolean {
  if (text.length > 4_000) return false;
  if (isolatedQuote.test(text)) return true;
  return italics.test(text) && !speaksOfPlay.test(text) && labelNamed(text) === null;
}
