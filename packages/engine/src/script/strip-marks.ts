import { labelNamed } from './aloud-marks.ts';
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

const nothingButMarks =
  /^\s*(?:\\(?:page|column|pagebreak|columnbreak)\w*|:{1,}|_{3,}|\*{3,}|<!--.*-->|!\[[^\]]*\]\([^)]*\)\s*(?:\{[^}]*\})?|<br\s*\/?>)\s*$/;
const opensBox = /^\s*\{\{\s*([A-Za-z][\w-]*)?[^}]*$/;
const closesBox = /^\s*\}\}\s*$/;
const wholeBox = /\{\{\s*([A-Za-z][\w-]*)?([^{}]{0,400})\}\}/g;
const opensDivision = /^\s*<div\b[^>]{0,200}class\s*=\s*['"]?([\w -]+)[^>]{0,200}>\s*$/i;
const closesDivision = /^\s*<\/div>\s*$/i;
const tags = /<\/?[a-zA-Z][^<>]{0,300}>/g;
const pageMarks = /^(?:pagenumber|footnote|watermark|imagemask\w*|toc)/i;
const boxesOfDm = /^(?:note|monster|dm|gm|secret|sidebar|classtable|spelllist)/i;
const mostBoxes = 40;

/** The text inside a mark such as `{{color:red some words}}`; nothing of those that only belong to a page. */
function inside(_: string, name: string | undefined, rest: string): string {
  if (name && pageMarks.test(name)) return '';
  return rest.replace(/^[^\s]*\s?/, '');
}

function boxNamed(name: string): DrawnBox | null {
  if (boxesOfDm.test(name)) return { label: 'for you alone', isQuote: false };
  const label = labelNamed(name) ?? (/descriptive|read|boxed|aloud/i.test(name) ? 'read aloud' : null);
  return label ? { label, isQuote: false } : null;
}

const bracketed = /(\[\/?(?:quote|read[ -]?aloud|box(?:ed)?(?: text)?)\](?!\())/i;

/** `[quote]` and its end, each on a line of its own and as the box that it draws. One that has no end is none. */
function withBrackets(source: readonly string[]): string[] {
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

/** The lines without the marks of Homebrewery, GM Binder and HTML, each with the box in which it stands. */
export function withoutMarks(source: readonly string[]): Line[] {
  const lines: Line[] = [];
  const open: (DrawnBox | null)[] = [];
  let quote: DrawnBox | null = null;
  let skipped: RegExp | null = null;
  for (const raw of withBrackets(source)) {
    if (skipped) {
      if (skipped.test(raw)) skipped = null;
      continue;
    }
    if (/^\s*```\s*(?:metadata|css|toml|yaml)\s*$/.test(raw)) {
      skipped = /^\s*```\s*$/;
      continue;
    }
    if (/^\s*<style\b/i.test(raw)) {
      if (!/<\/style>/i.test(raw)) skipped = /<\/style>/i;
      continue;
    }
    const line = raw.length > 2_000 ? raw : raw.replace(wholeBox, inside);
    const name = opensBox.exec(line.slice(0, 300))?.[1] ?? opensDivision.exec(line.slice(0, 500))?.[1];
    if (name !== undefined || opensBox.test(line.slice(0, 300))) {
      const own = name === undefined ? null : boxNamed(name);
      if (open.length < mostBoxes) open.push(own ?? open.at(-1) ?? null);
      quote = null;
      continue;
    }
    if (closesBox.test(line) || closesDivision.test(line)) {
      open.pop();
      quote = null;
      continue;
    }
    const isBlank = line.trim() === '';
    if (!isBlank && nothingButMarks.test(line.slice(0, 500)) && line.length <= 500) continue;
    const text = line.replace(tags, '');
    // A line of marks alone that was emptied is no paragraph's end.
    if (text.trim() === '' && (raw.trim() !== '' || !isBlank)) continue;
    const box = open.at(-1);
    if (box) {
      lines.push({ text: text.replace(/^\s*>\s?/, ''), box });
      continue;
    }
    const quoted = /^ {0,3}>+ ?/.exec(text);
    if (quoted) {
      quote ??= { label: null, isQuote: true };
      lines.push({ text: text.slice(quoted[0].length).replace(/^(?: ?> ?)+/, ''), box: quote });
      continue;
    }
    quote = null;
    lines.push({ text });
  }
  return lines;
}
