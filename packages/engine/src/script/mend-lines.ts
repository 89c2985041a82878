/** How lines were broken: the width of a text that was broken by a program; 0 where each line is the writer's own. */
export function wrapWidth(lines: readonly string[]): number {
  const lengths = lines
    .map((line) => line.trimEnd().length)
    .filter((length) => length > 0)
    .sort((a, b) => a - b);
  const width = lengths[Math.floor(lengths.length * 0.95)] ?? 0;
  if (width < 30 || width > 110 || lengths.length < 8) return 0;
  const full = lengths.filter((length) => length >= width * 0.85 && length <= width + 4).length;
  return full >= lengths.length * 0.3 ? width : 0;
}

const ownLine = /^\s*(?:[-*+•|]|\d{1,3}[.)]\s)/;
const sentenceEnd = /[.!?:;…][)"'”’\]*_]{0,4}$/;

/** Whether the second line goes on with the first: it did not fit there any more, or it goes on in the middle of a sentence. */
function goesOn(line: string, next: string, width: number): boolean {
  if (ownLine.test(next)) return false;
  if (/^\s*\p{Ll}/u.test(next) && !sentenceEnd.test(line)) return true;
  const firstWord = next.trimStart().split(' ', 1)[0]!;
  const fits = line.length + 1 + firstWord.length <= width;
  return !fits || !(sentenceEnd.test(line) || line.length < width * 0.6);
}

const syllable = /(\p{L}+)-$/u;

/** Joins the lines of one paragraph. Words that were parted at the end of a line are whole again. */
export function joinLines(lines: readonly string[], width: number, known: ReadonlySet<string>): string {
  const [first = '', ...others] = lines;
  const parts: string[] = [first.trimEnd()];
  let last = first.trimEnd();
  for (const next of others) {
    const line = next.trim();
    const head = syllable.exec(last.slice(-40))?.[1];
    const tail = /^\p{Ll}+/u.exec(line)?.[0];
    // Words are parted in what was copied out of a book, whatever its width.
    const isParted = head !== undefined && tail !== undefined && /\p{Ll}$/u.test(head);
    if (!isParted && (width === 0 || !goesOn(last, next, width)))
      parts.push('\n', width === 0 ? next.trimEnd() : line);
    else if (isParted) {
      const isWhole = known.has(`${head}-${tail}`.toLowerCase()) && !known.has((head + tail).toLowerCase());
      if (!isWhole) parts[parts.length - 1] = parts.at(-1)!.slice(0, -1);
      parts.push(line);
    } else parts.push(' ', line);
    last = line;
  }
  return parts.join('');
}

/** The words of a text, to tell a word that was parted from one with a hyphen of its own. */
export function wordsOfText(lines: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const line of lines)
    for (const [word] of line.matchAll(/\p{L}+(?:-\p{L}+)?/gu)) words.add(word.toLowerCase());
  return words;
}
