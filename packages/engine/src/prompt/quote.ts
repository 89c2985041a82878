const lineBreaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;

/** Characters that no reader sees but that can reorder or hide text. */
const invisible = /[\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff]/g;

export function linesOf(text: string): string[] {
  return text.replace(invisible, '').split(lineBreaks);
}

/** One line, for places where a line break would let a text pose as something else. */
export function oneLine(text: string): string {
  return linesOf(text).join(' ').replace(/\s+/g, ' ').trim();
}

/**
 * Fences text that somebody else wrote. Every line carries the mark, so no text can close its own fence: an imitation
 * of an ending is just one more marked line.
 */
export function quote(text: string): string {
  return linesOf(text.trim())
    .map((line) => (line.trim() === '' ? '|' : `| ${line.trimEnd()}`))
    .join('\n');
}
