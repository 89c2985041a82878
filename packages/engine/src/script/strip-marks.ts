import { labelNamed } from './aloud-marks.ts';
import { withoutInlineMarks } from './inline-marks.ts';
import type { PassageLabel } from './script.ts';

/** A box that the text draws: a block quote, `{{descriptive`, `<div class='note'>`. */
export interface DrawnBox {
  label: PassageLabel | null;
  isQuote: boolean;
}

export interface Line {
  text: string;
  /** Lines of one box share it. */
  box?: DrawnBox;
}

const nothingButMarks = /^\s*(?:\\(?:page|column)\w*(?:\s*\{[^}]*\})?|:{1,}|_{3,}|\*{3,}|`{3,})\s*$/;
/** Each page is set by itself: no box reaches over its end. */
const endsPage = /^\s*\\page/;
/** `{{monster,frame `, `}}`, `<div class='note'>`, `</div>`: the beginnings and ends of boxes. */
const boxMarks = /\{\{((?:"[^"{}]{0,200}"|[^\s{}"])*)[ \t]?|(\}\})|<div\b([^<>]{0,500})>|(<\/div\s*>)/gi;
const classOfDivision = /\bclass\s*=\s*(?:'([^']*)'|"([^"]*)"|([^\s'"]+))/i;
const pageMarks = /^(?:pagenumber|footnote|watermark|imagemask|toc|skipcounting|resetcounting)/i;
const boxesOfDm = /^(?:note|monster|stat|dm|gm|secret|sidebar|classtable|spelllist)/i;

function boxNamed(name: string): DrawnBox | null {
  if (boxesOfDm.test(name)) return { label: 'for you alone', isQuote: false };
  const label = labelNamed(name) ?? (/descriptive|\bread|boxed|aloud/i.test(name) ? 'read aloud' : null);
  return label ? { label, isQuote: false } : null;
}

interface Mark {
  from: number;
  to: number;
  kind: 'braces' | 'division';
  /** What it opens is called; null for an end. */
  names: readonly string[] | null;
  /** Whether what it opens has an end, and whether that stands in the same line. */
  isClosed: boolean;
  isInline: boolean;
}

function namesOf(head: string | undefined, attributes: string | undefined): string[] {
  if (head !== undefined) return head.split(',').filter((one) => one !== '' && !/[:=#"]/.test(one));
  const [, single, double, bare] = classOfDivision.exec(attributes ?? '') ?? [];
  return (single ?? double ?? bare ?? '').split(/\s+/).filter(Boolean);
}

/** The marks of boxes in each line. Those of one kind are paired; an end of nothing ends nothing. */
function marksOf(lines: readonly string[]): Mark[][] {
  let open: Record<Mark['kind'], { mark: Mark; line: number }[]> = { braces: [], division: [] };
  return lines.map((line, number) => {
    if (endsPage.test(line)) open = { braces: [], division: [] };
    if (!/\{\{|\}\}|<\/?div/i.test(line)) return [];
    return [...line.matchAll(boxMarks)].map((match) => {
      const [whole, head, braces, attributes, division] = match;
      const isEnd = braces !== undefined || division !== undefined;
      const kind = head !== undefined || braces !== undefined ? 'braces' : 'division';
      const mark: Mark = {
        from: match.index,
        to: match.index + whole.length,
        kind,
        names: isEnd ? null : namesOf(head, attributes),
        isClosed: false,
        isInline: false,
      };
      if (!isEnd) open[kind].push({ mark, line: number });
      else {
        const opened = open[kind].pop();
        mark.isClosed = opened !== undefined;
        if (opened) Object.assign(opened.mark, { isClosed: true, isInline: opened.line === number });
      }
      return mark;
    });
  });
}

const bracketed = /(\[\/?(?:quote|read[ -]?aloud|box(?:ed)?(?: text)?)\](?!\())/i;

const beginsAloud =
  /^[\s=*~<({[|#-]{0,12}(?:begin |start )?(?:of )?(?:read[ -]?(?:this )?aloud|boxed text|read this)[\s=*~>)}\]|:-]{0,12}$/i;
const endsAloud =
  /^[\s=*~<({[|/-]{1,12}(?:end|stop)(?: of)?(?: (?:read[ -]?aloud|box(?:ed)?(?: text)?|reading))?[\s=*~>)}\]|:-]{0,12}$/i;
const mostAloud = 40;

/** `[READ ALOUD]` … `[END]`, `--- read aloud ---` … `--- end ---`: what begins by its name and ends by a word. */
function withNamedEnds(source: readonly string[]): string[] {
  const lines = [...source];
  for (const [at, line] of source.entries()) {
    if (line.length > 60 || !beginsAloud.test(line)) continue;
    const behind = source.slice(at + 1, at + mostAloud);
    const end = behind.findIndex((one) => one.length < 60 && (endsAloud.test(one) || beginsAloud.test(one)));
    if (end < 0 || !endsAloud.test(behind[end]!)) continue;
    lines[at] = '[read aloud]';
    lines[at + 1 + end] = '[/read aloud]';
  }
  return lines;
}

/** `[quote]` and its end, each on a line of its own and as the box that it draws. One that has no end is none. */
function withBrackets(given: readonly string[]): string[] {
  const source = withNamedEnds(given);
  const marks = source.flatMap((line) => line.match(new RegExp(bracketed, 'gi')) ?? []);
  const ends = marks.filter((mark) => mark.startsWith('[/')).length;
  if (marks.length === 0 || ends * 2 !== marks.length) return [...source];
  return source.flatMap((line) => {
    if (line.length > 8_000 || !bracketed.test(line)) return line;
    return line
      .split(bracketed)
      .filter((part) => part.trim() !== '')
      .map((part) => (bracketed.test(part) ? (part.startsWith('[/') ? '}}' : '{{descriptive') : part));
  });
}

/** Style sheets and what a brew says of itself, up to their ends; what has no end stays. */
function withoutSheets(source: readonly string[]): string[] {
  const lastFence = source.findLastIndex((line) => /^\s*```\s*$/.test(line));
  const lastStyle = source.findLastIndex((line) => /<\/style>/i.test(line));
  const kept: string[] = [];
  let end: RegExp | null = null;
  for (const [at, line] of source.entries()) {
    if (end) {
      if (end.test(line)) end = null;
    } else if (at < lastFence && /^\s*```\s*(?:metadata|css|toml|yaml)\s*$/.test(line)) end = /^\s*```\s*$/;
    else if (at <= lastStyle && /^\s*<style\b/i.test(line)) {
      if (!/<\/style>/i.test(line)) end = /<\/style>/i;
    } else kept.push(line);
  }
  return kept;
}

interface Frame {
  /** Counts them: the innermost of both kinds was opened last. */
  number: number;
  box: DrawnBox | null;
  /** What stands in it belongs to the page and not to the text. */
  isSilent: boolean;
}

interface Piece {
  text: string;
  box: DrawnBox | null;
}

/** Walks through the boxes of a text, line by line. */
class Boxes {
  #frames: Record<Mark['kind'], Frame[]> = { braces: [], division: [] };
  #opened = 0;
  /** One that nobody has closed: it ends with its paragraph. */
  #loose: DrawnBox | null = null;

  get #innermost(): Frame | undefined {
    const [braces, division] = [this.#frames.braces.at(-1), this.#frames.division.at(-1)];
    return (braces?.number ?? 0) > (division?.number ?? 0) ? braces : division;
  }

  get here(): DrawnBox | null {
    return this.#innermost?.box ?? this.#loose;
  }

  endParagraph(): void {
    this.#loose = null;
  }

  endPage(): void {
    this.#frames = { braces: [], division: [] };
    this.#loose = null;
  }

  /** What a line says, parted where a box begins or ends. */
  piecesOf(line: string, marks: readonly Mark[]): Piece[] {
    const pieces: Piece[] = [];
    let at = 0;
    let isStart = true;
    const say = (text: string) => {
      if (text.trim() !== '') isStart = false;
      if (text === '' || this.#innermost?.isSilent) return;
      const last = pieces.at(-1);
      if (last && last.box === this.here) last.text += text;
      else pieces.push({ text, box: this.here });
    };
    for (const [place, mark] of marks.entries()) {
      say(line.slice(at, mark.from));
      at = mark.to;
      if (mark.names) this.#open(mark, isStart);
      else if (mark.isClosed) this.#frames[mark.kind].pop();
      // Side by side they are two words.
      if (mark.names === null && marks[place + 1]?.from === at) say(' ');
    }
    say(line.slice(at));
    return pieces;
  }

  /** Only what begins a line is a box; within one, it sets words in another way. */
  #open({ kind, names, isClosed, isInline }: Mark, isStart: boolean): void {
    const box = (isStart && names!.map(boxNamed).find((one) => one !== null)) || null;
    if (!isClosed) {
      if (kind === 'braces' && box) this.#loose = box;
      return;
    }
    const isSilent =
      this.#innermost?.isSilent === true || (isInline && names!.some((name) => pageMarks.test(name)));
    this.#opened += 1;
    this.#frames[kind].push({ number: this.#opened, box: box ?? this.here, isSilent });
  }
}

/** The lines without the marks of Homebrewery, GM Binder and HTML, each with the box in which it stands. */
export function withoutMarks(source: readonly string[]): Line[] {
  const lines: Line[] = [];
  const boxes = new Boxes();
  let quote: DrawnBox | null = null;
  const brewed = withoutSheets(withBrackets(source));
  const marks = marksOf(brewed);
  for (const [number, raw] of brewed.entries()) {
    if (endsPage.test(raw)) boxes.endPage();
    const isBlank = raw.trim() === '';
    if (isBlank) boxes.endParagraph();
    const pieces = isBlank ? [{ text: '', box: boxes.here }] : boxes.piecesOf(raw, marks[number]!);
    if (marks[number]!.length > 0) quote = null;
    for (const { text: said, box } of pieces) {
      const bare = withoutInlineMarks(said);
      // Where a mark stood between two words, one space is enough.
      const text = bare === raw ? bare : bare.replace(/(?<=\S) {2,}(?=\S)/g, ' ');
      const quoted = /^ {0,3}>+ ?(?: ?> ?)*/.exec(text)?.[0] ?? '';
      const own = text.slice(quoted.length);
      // What was emptied of its marks is no paragraph's end.
      if (!isBlank && quoted === '' && own.trim() === '') continue;
      if (own.length <= 500 && nothingButMarks.test(own)) continue;
      if (box) lines.push({ text: quoted === '' ? text : own, box });
      else if (quoted !== '') {
        quote ??= { label: null, isQuote: true };
        lines.push({ text: own, box: quote });
      } else {
        quote = null;
        lines.push({ text });
      }
    }
  }
  return lines;
}

/** An adventure as plain Markdown: what is read aloud as quotations, everything else without the marks of whatever it was written with. */
export function plainAdventure(text: string): string {
  return withoutMarks(text.replace(/\r\n?/g, '\n').split('\n'))
    .map(({ text: line, box }) => (box && box.label !== 'for you alone' ? `> ${line}` : line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
