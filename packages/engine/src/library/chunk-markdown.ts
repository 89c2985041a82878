import { type Break, findBreaks, type HeadingLine } from './find-breaks.ts';

/** A passage of a text. The chunks of a text, one after another, are the whole text. */
export interface Chunk {
  position: number;
  /** The headings above the passage, outermost first: `Combat > Actions > Dodge`. */
  heading: string;
  text: string;
}

export interface ChunkOptions {
  /** No passage is longer. */
  maximumCharacters: number;
  /** A passage ends with a paragraph rather than with a sentence once it is this long. */
  comfortableCharacters: number;
  /** A passage does not end at a heading before it is this long: short sections are taken together. */
  minimumCharacters: number;
}

/** Each section by itself, however short: its heading is what it is found by. */
export const rulebookChunkOptions: ChunkOptions = {
  maximumCharacters: 800,
  comfortableCharacters: 450,
  minimumCharacters: 0,
};

/** The minimum bounds the number of passages that anyone can make the service embed. */
export const adventureChunkOptions: ChunkOptions = { ...rulebookChunkOptions, minimumCharacters: 250 };

const LONGEST_HEADING_PATH = 160;

/**
 * Splits Markdown, plain text or whatever was pasted along its headings, paragraphs, lines of lists and tables, and
 * sentences; within a sentence only where one is longer than a passage. Takes time linear in the text.
 */
export function chunkMarkdown(source: string, options: ChunkOptions = rulebookChunkOptions): Chunk[] {
  const text = source.replace(/\r\n?/g, '\n');
  const { breaks, headings } = findBreaks(text);
  const cursor = { nextBreak: 0, nextHeading: 0, path: [] as HeadingLine[] };
  const headingOffsets = new Set(headings.map((heading) => heading.offset));
  const startsBody = (offset: number) => !headingOffsets.has(offset);
  const chunks: Chunk[] = [];
  let start = firstInk(text, 0);
  while (start < text.length) {
    while (cursor.nextBreak < breaks.length && breaks[cursor.nextBreak]!.offset <= start)
      cursor.nextBreak += 1;
    const end = chooseEnd(text, start, startsBody(start), breaks, cursor.nextBreak, options);
    const content = text.slice(start, end).trimEnd();
    while (
      cursor.nextHeading < headings.length &&
      headings[cursor.nextHeading]!.offset < start + content.length
    ) {
      enter(cursor.path, headings[cursor.nextHeading]!);
      cursor.nextHeading += 1;
    }
    chunks.push({ position: chunks.length, heading: pathText(cursor.path), text: content });
    start = firstInk(text, end);
  }
  return chunks;
}

function chooseEnd(
  text: string,
  start: number,
  startsBody: boolean,
  breaks: Break[],
  firstBreak: number,
  options: ChunkOptions,
): number {
  const { maximumCharacters, comfortableCharacters } = options;
  const sectionEnd = endOfSection(text, start, startsBody, breaks, firstBreak, options);
  const limit = start + windowSize(sectionEnd - start, maximumCharacters);
  if (sectionEnd <= limit) return sectionEnd;
  let paragraph = -1;
  let line = -1;
  let sentence = -1;
  for (let index = firstBreak; index < breaks.length && breaks[index]!.offset <= limit; index += 1) {
    const { offset, kind } = breaks[index]!;
    if (kind === 'heading' || kind === 'paragraph') paragraph = offset;
    else if (kind === 'line') line = offset;
    sentence = offset;
  }
  if (paragraph - start >= comfortableCharacters) return paragraph;
  if (line - start >= comfortableCharacters) return line;
  if (sentence > start) return sentence;
  return cutSentence(
    text,
    start,
    Math.min(start + maximumCharacters, nextBreakAfter(breaks, firstBreak, text)),
  );
}

/**
 * Where the next heading begins; headings that directly follow one another stay together with the text below them.
 * Looks no further than a little beyond two passages, which keeps the work linear.
 */
function endOfSection(
  text: string,
  start: number,
  startsBody: boolean,
  breaks: Break[],
  firstBreak: number,
  { maximumCharacters, minimumCharacters }: ChunkOptions,
): number {
  let hasBody = startsBody;
  for (let index = firstBreak; index < breaks.length; index += 1) {
    const { offset, kind } = breaks[index]!;
    if (offset - start > maximumCharacters * 2) return offset;
    if (kind !== 'heading') hasBody = true;
    else if (hasBody && offset - start >= minimumCharacters) return offset;
  }
  return text.length;
}

/** The last two passages of a section share it evenly, so that no scrap is left over. */
function windowSize(remaining: number, maximum: number): number {
  const scrap = remaining > maximum && remaining < maximum * 1.6;
  return scrap ? Math.ceil(remaining * 0.6) : maximum;
}

function nextBreakAfter(breaks: Break[], firstBreak: number, text: string): number {
  return breaks[firstBreak]?.offset ?? text.length;
}

/** A sentence longer than a passage is cut between words, or, where there are none, between characters. */
function cutSentence(text: string, start: number, limit: number): number {
  if (limit >= text.length) return text.length;
  for (let end = limit; end > start + 1; end -= 1) {
    if (/\s/.test(text[end]!)) return end;
  }
  return isLowSurrogate(text, limit) ? limit - 1 : limit;
}

function isLowSurrogate(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  return code >= 0xdc00 && code <= 0xdfff;
}

function firstInk(text: string, from: number): number {
  let offset = from;
  while (offset < text.length && /\s/.test(text[offset]!)) offset += 1;
  return offset;
}

function enter(path: HeadingLine[], heading: HeadingLine): void {
  while (path.length > 0 && path.at(-1)!.level >= heading.level) path.pop();
  path.push(heading);
}

/** The innermost of the headings above a passage: what people call it by. */
export function ownHeading(path: string): string {
  return path.split(' > ').at(-1)!;
}

function pathText(path: HeadingLine[]): string {
  const full = path.map((heading) => heading.title).join(' > ');
  return full.length <= LONGEST_HEADING_PATH ? full : `…${full.slice(1 - LONGEST_HEADING_PATH)}`;
}
