/** Nobody writes more at once: a model stops at 12,000, a player at 4,000 characters of two units at most. */
const longestText = 16_000;

/** Scripts put a handful of marks on a letter. A heap of them takes seconds to draw and covers what stands around. */
const heapOfMarks = /(\p{M}{6})\p{M}+/gu;

/** They turn the order of what follows; letters have their direction without them, and thousands take a second to draw. */
const turnsOfDirection = /[\u202a-\u202e\u2066-\u2069]/g;

/** Somebody's words, as long as can be shown. */
export function boundedText(text: string): string {
  const bounded = text.length > longestText ? `${text.slice(0, longestText)}…` : text;
  return bounded.replace(turnsOfDirection, '').replace(heapOfMarks, '$1');
}

/** Somebody's words to be shown as they were written, without a heap of empty lines. */
export function plainText(text: string): string {
  return boundedText(text)
    .replace(/\r\n?/g, '\n')
    .replace(/\n(?:[ \t]*\n){2,}/g, '\n\n');
}
