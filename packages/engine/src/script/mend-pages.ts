/** What is repeated on every page is not longer. */
const longestFurniture = 90;
const fewestPages = 3;

const markedLine = /^\s*(?:[#>|*+-]|\d{1,3}[.)]\s|\{\{|<)/;

/** A line without its numbers, by which headers and footers of different pages are alike; null when it cannot be one. */
function templateOf(line: string): string | null {
  const text = line.trim();
  if (text === '' || text.length > longestFurniture || markedLine.test(text) || text.endsWith(':'))
    return null;
  if (!/[\p{L}\d]/u.test(text)) return null;
  return text.replace(/\d+/g, '#').toLowerCase();
}

interface Repeated {
  lines: number[];
  /** How often it stands in the middle of a sentence. */
  interruptions: number;
}

function repeatedLines(lines: readonly string[]): Map<string, Repeated> {
  const found = new Map<string, Repeated>();
  for (const [index, line] of lines.entries()) {
    const template = templateOf(line);
    if (template === null) continue;
    const repeated = found.get(template);
    if (repeated) repeated.lines.push(index);
    else found.set(template, { lines: [index], interruptions: 0 });
  }
  for (const [template, { lines: at }] of found) if (at.length < fewestPages) found.delete(template);
  return found;
}

/** Numbers that rise by one from line to line: those of pages. */
function countsPages(lines: readonly string[], { lines: at }: Repeated): boolean {
  const numbers = at.map((index) => Number(/\d+/.exec(lines[index]!)?.[0] ?? Number.NaN));
  const rising = numbers.filter((number, place) => place > 0 && number === numbers[place - 1]! + 1).length;
  return rising >= (at.length - 1) * 0.8 && at.at(-1)! - at[0]! >= at.length * 8;
}

/** Pages are further apart, and follow each other without a gap. */
const shortestPage = 8;
const fewestCounted = 4;
/** Of so many pages as there are, each names the book or a chapter: the same ones again and again. */
const mostNames = 0.6;

interface CountedLine {
  index: number;
  page: number;
  /** What it says besides, letters and digits alone. */
  words: string;
  /** That of the page before, and how many pages are counted up to this one. */
  previous: CountedLine | null;
  pages: number;
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A line with a number at its beginning or its end, and what it says besides. */
function countedLine(line: string, index: number): CountedLine | null {
  const text = line.trim();
  if (text.length > longestFurniture || markedLine.test(text) || /\.{3,}|(?:\. ){3,}/.test(text)) return null;
  const match = /^(?<page>\d{1,4})\s+(?<rest>\S.*)$|^(?<before>\S.*?)\s+(?<number>\d{1,4})$/.exec(text);
  const { page, rest, before, number } = match?.groups ?? {};
  const words = bare(rest ?? before ?? '');
  return words === '' ? null : { index, page: Number(page ?? number), words, previous: null, pages: 1 };
}

/**
 * Lines that count the pages and name the book or the chapter that each is in, which stands elsewhere by itself: `8 Chapter 2 | Saltern Hythe`, and
 * `Chapter 4 | Sallowmast 9` opposite. Rooms that are counted have names of their own each, and numbers of creatures name nothing that stands by itself.
 */
function countedLines(lines: readonly string[]): Repeated {
  const all = lines.map(countedLine);
  const names = new Set(
    lines.map((line, index) => (all[index] || line.length > longestFurniture ? '' : bare(line))),
  );
  /** The line of each page that is reached over most pages. */
  const ofPage = new Map<number, CountedLine>();
  let last: CountedLine | null = null;
  for (const one of all) {
    if (!one || !names.has(one.words)) continue;
    const previous = ofPage.get(one.page - 1);
    if (previous && one.index - previous.index >= shortestPage) {
      one.previous = previous;
      one.pages += previous.pages;
    }
    if (one.pages <= (ofPage.get(one.page)?.pages ?? 0)) continue;
    ofPage.set(one.page, one);
    if (one.pages > (last?.pages ?? 0)) last = one;
  }
  const counted: CountedLine[] = [];
  for (let one = last; one; one = one.previous) counted.push(one);
  const different = new Set(counted.map(({ words }) => words)).size;
  const isCounted = counted.length >= fewestCounted && different <= counted.length * mostNames;
  return { lines: isCounted ? counted.map(({ index }) => index) : [], interruptions: 0 };
}

function breaksSentence(before: string, after: string): boolean {
  return /[\p{Ll},-]$/u.test(before.trimEnd()) && /^\s*["'“‘(]?\p{Ll}/u.test(after);
}

/** `Brews & Brawls            14`, by itself between two paragraphs: the foot of a single page. */
const isFoot = (line: string, before: string, after: string) =>
  before.trim() === '' &&
  after.trim() === '' &&
  /^\s*\p{Lu}[^\n.!?]{2,60}? {5,}\d{1,4}\s*$/u.test(line.slice(0, 120));

/**
 * The lines of a text without what a PDF repeats on every page: numbers that count the pages, and lines that stand in the
 * middle of sentences again and again. The first of such a line stays where it interrupts nothing: it is the title.
 */
export function mendPages(text: string): string[] {
  const lines = text
    .replace(/\r\n?|\f/g, '\n')
    .replaceAll('\t', '    ')
    .split('\n')
    .filter((line, at, all) => !isFoot(line, all[at - 1] ?? '', all[at + 1] ?? ''));
  const repeated = repeatedLines(lines);
  const counted = countedLines(lines);
  if (repeated.size === 0 && counted.lines.length === 0) return lines;
  const ofLine = lines.map((line) => {
    const template = templateOf(line);
    return template === null ? undefined : repeated.get(template);
  });
  for (const index of counted.lines) ofLine[index] = counted;
  const isPageNumber = new Set(
    [counted, ...repeated.values()].filter((one) => one === counted || countsPages(lines, one)),
  );
  const runs: { from: number; to: number; broken: boolean }[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    if (!ofLine[index] && lines[index]!.trim() !== '') continue;
    const from = index;
    while (index < lines.length && (ofLine[index] || lines[index]!.trim() === '')) index += 1;
    const broken = breaksSentence(lines[from - 1] ?? '', lines[index] ?? '');
    runs.push({ from, to: index, broken });
    if (!broken) continue;
    for (const one of new Set(ofLine.slice(from, index))) if (one) one.interruptions += 1;
  }
  const isFurniture = (one: Repeated | undefined) =>
    one !== undefined && (one.interruptions > 0 || isPageNumber.has(one));
  const gone = new Set<number>();
  for (const { from, to, broken } of runs) {
    let removed = false;
    for (let index = from; index < to; index += 1) {
      const one = ofLine[index];
      if (!isFurniture(one) || (one!.lines[0] === index && !broken && !isPageNumber.has(one!))) continue;
      gone.add(index);
      removed = true;
    }
    if (!removed || !broken) continue;
    for (let index = from; index < to; index += 1) if (lines[index]!.trim() === '') gone.add(index);
  }
  return lines.filter((_, index) => !gone.has(index));
}
