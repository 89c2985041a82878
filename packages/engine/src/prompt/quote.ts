import { visible } from '@fireside/contract/visible';

const lineBreaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;

export function linesOf(text: string): string[] {
  return visible(text).split(lineBreaks);
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
