import { type Inline, readInline } from './read-inline.ts';

function wordsIn(part: Inline): string {
  if (part.kind === 'break') return ' ';
  return 'text' in part ? part.text : part.children.map(wordsIn).join('');
}

/** The words of a text in one line, without the marks of headings, quotes and emphasis: for glances at it, which may be cut anywhere. */
export function withoutMarks(text: string): string {
  const lines = text.replace(/^[ \t]*(?:>[ \t]?|#{1,6}[ \t])+/gm, '').replace(/\s+/g, ' ');
  // Where the other half of a pair was cut off.
  return readInline(lines).map(wordsIn).join('').replace(/\*+/g, '').trim();
}
