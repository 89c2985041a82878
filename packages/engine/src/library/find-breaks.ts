/** Where a text may be cut, from best to worst. */
export type BreakKind = 'heading' | 'paragraph' | 'line' | 'sentence';

/** A cut before the character at `offset`. */
export interface Break {
  offset: number;
  kind: BreakKind;
}

export interface HeadingLine {
  offset: number;
  level: number;
  title: string;
}

export interface Outline {
  /** In the order of the text. */
  breaks: Break[];
  headings: HeadingLine[];
}

const MARKDOWN_HEADING = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/;
const CLOSING_MARKS = /(?<![# \t])[ \t]*#*[ \t]*$/;
const UNDERLINE = /^(=+|-{3,})[ \t]*$/;
const ROW = /^[ \t]*(?:[-*+•|>]|\d{1,3}[.)][ \t])/;
/** A heading of a text without Markdown: short, on its own, and not a sentence. */
const PLAIN_HEADING = /^[\p{Lu}\d][^|]{1,68}[^\s.!?,;:…"”]$/u;
const PLAIN_LEVEL = 6;
const LONGEST_HEADING_LINE = 300;

/** Reads a text line by line, once. */
export function findBreaks(text: string): Outline {
  const lines = readLines(text);
  const hasMarkdown = lines.some((line) => markdownHeading(line.text) !== null);
  const outline: Outline = { breaks: [], headings: [] };
  let within: 'nothing' | 'heading' | 'paragraph' = 'nothing';
  for (const [index, line] of lines.entries()) {
    if (line.text.trim() === '') {
      within = 'nothing';
      continue;
    }
    if (within === 'heading' && UNDERLINE.test(line.text)) continue;
    const heading = readHeading(
      line.text,
      lines[index - 1]?.text ?? '',
      lines[index + 1]?.text ?? '',
      hasMarkdown,
    );
    if (heading) {
      outline.headings.push({ offset: line.offset, ...heading });
      outline.breaks.push({ offset: line.offset, kind: 'heading' });
      within = 'heading';
      continue;
    }
    if (within !== 'paragraph') outline.breaks.push({ offset: line.offset, kind: 'paragraph' });
    else if (ROW.test(line.text)) outline.breaks.push({ offset: line.offset, kind: 'line' });
    else if (endsSentence(text, line.offset)) outline.breaks.push({ offset: line.offset, kind: 'sentence' });
    addSentenceBreaks(outline.breaks, line);
    within = 'paragraph';
  }
  return outline;
}

interface Line {
  offset: number;
  text: string;
}

function readLines(text: string): Line[] {
  let offset = 0;
  return text.split('\n').map((line) => {
    const entry = { offset, text: line };
    offset += line.length + 1;
    return entry;
  });
}

function markdownHeading(line: string): { level: number; title: string } | null {
  if (line.length > LONGEST_HEADING_LINE) return null;
  const match = MARKDOWN_HEADING.exec(line);
  return match ? { level: match[1]!.length, title: match[2]!.replace(CLOSING_MARKS, '') } : null;
}

function readHeading(line: string, before: string, after: string, hasMarkdown: boolean) {
  const marked = markdownHeading(line);
  if (marked || line.length > LONGEST_HEADING_LINE) return marked;
  const alone = before.trim() === '';
  if (alone && !ROW.test(line) && UNDERLINE.test(after)) {
    return { level: after.startsWith('=') ? 1 : 2, title: line.trim() };
  }
  const plain = !hasMarkdown && alone && after.trim() === '' && PLAIN_HEADING.test(line.trim());
  return plain ? { level: PLAIN_LEVEL, title: line.trim() } : null;
}

const ABBREVIATIONS = new Set([
  'mr',
  'mrs',
  'ms',
  'dr',
  'st',
  'vs',
  'etc',
  'no',
  'ft',
  'lb',
  'e.g',
  'i.e',
  'cf',
]);
/** Closing marks are bounded: an endless row of dots and quotes must not cost more than one pass. */
const SENTENCE_END = /[.!?…][.!?…"'”’)\]*_]{0,6}[ \t]+(?=\S)|[。！？](?=\S)/gu;

/** Sentences that begin within the line; a sentence may go on over several lines. */
function addSentenceBreaks(breaks: Break[], line: Line): void {
  for (const match of line.text.matchAll(SENTENCE_END)) {
    if (isAbbreviation(line.text, match.index)) continue;
    breaks.push({ offset: line.offset + match.index + match[0].length, kind: 'sentence' });
  }
}

/** Whether the line before this offset closes with the end of a sentence. */
function endsSentence(text: string, offset: number): boolean {
  return /[.!?…][.!?…"'”’)\]*_]{0,6}\s*$/.test(text.slice(Math.max(0, offset - 12), offset));
}

/** A dot after `Mr`, after an initial, or after the number of a list's line. */
function isAbbreviation(line: string, dot: number): boolean {
  if (line[dot] !== '.') return false;
  if (dot < 8 && /^\s*\d{1,3}$/.test(line.slice(0, dot))) return true;
  const word = /(?:^|[\s("“])([\p{L}.]+)$/u.exec(line.slice(Math.max(0, dot - 8), dot))?.[1]?.toLowerCase();
  return word !== undefined && (word.length === 1 || ABBREVIATIONS.has(word));
}
