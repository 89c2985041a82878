/** More than anybody writes at once who wants to be read. */
const longest = { characters: 4_000, lines: 80 };
/** What fits above the fold. */
const shown = 3_000;

export function isLong(text: string): boolean {
  return text.length > longest.characters || text.split('\n', longest.lines + 1).length > longest.lines;
}

export function beginningOf(text: string): string {
  return text.split('\n', longest.lines).join('\n').slice(0, shown).toWellFormed();
}

/** The end of a text that is still growing: it is read there, and every piece of it draws no more than this again. */
export function growingEnd(text: string): string {
  if (text.length <= longest.characters) return text;
  const end = text.slice(-shown).toWellFormed();
  const line = end.indexOf('\n');
  return `…${line >= 0 && line < shown / 2 ? end.slice(line) : end}`;
}
