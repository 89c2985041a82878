/** More than anybody writes at once who wants to be read. */
const longest = { characters: 4_000, lines: 80 };
/** What fits above the fold. */
const shown = 3_000;
/** From here on scripts are drawn whose letters are put together of several, or are as wide as two. */
const costly = 0x0590;

const costOf = (text: string, at: number) => (text.charCodeAt(at) >= costly ? 2 : 1);

/** How many characters from the beginning are as much as that. */
function lengthWithin(text: string, bound: number): number {
  let left = bound;
  for (let at = 0; at < text.length; at += 1) {
    left -= costOf(text, at);
    if (left < 0) return at;
  }
  return text.length;
}

export function isLong(text: string): boolean {
  if (lengthWithin(text, longest.characters) < text.length) return true;
  return text.split('\n', longest.lines + 1).length > longest.lines;
}

export function beginningOf(text: string): string {
  const lines = text.split('\n', longest.lines).join('\n');
  return lines.slice(0, lengthWithin(lines, shown)).toWellFormed();
}

/** The end of a text that is still growing: it is read there, and every piece of it draws no more than this again. */
export function growingEnd(text: string): string {
  if (lengthWithin(text, longest.characters) === text.length) return text;
  let left = shown;
  let from = text.length;
  while (from > 0 && left > 0) left -= costOf(text, --from);
  const end = text.slice(from).toWellFormed();
  const line = end.indexOf('\n');
  return `…${line >= 0 && line < end.length / 2 ? end.slice(line) : end}`;
}
