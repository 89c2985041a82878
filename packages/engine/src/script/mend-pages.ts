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

function breaksSentence(before: string, after: string): boolean {
  return /[\p{Ll},-]$/u.test(before.trimEnd()) && /^\s*["'“‘(]?\p{Ll}/u.test(after);
}

/**
 * The lines of a text without what a PDF repeats on every page: numbers that count the pages, and lines that stand in the
 * middle of sentences again and again. The first of such a line stays where it interrupts nothing: it is the title.
 */
export function mendPages(text: string): string[] {
  const lines = text
    .replace(/\r\n?|\f/g, '\n')
    .replaceAll('\t', '    ')
    .split('\n');
  const repeated = repeatedLines(lines);
  if (repeated.size === 0) return lines;
  const ofLine = lines.map((line) => {
    const template = templateOf(line);
    return template === null ? undefined : repeated.get(template);
  });
  const isPageNumber = new Set([...repeated.values()].filter((one) => countsPages(lines, one)));
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
