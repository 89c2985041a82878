/** Longer than any that is worth quoting. */
const longest = 400;

/** How a text ends, without its marks; a sentence that is spoken goes with whatever says who speaks. */
export function lastSentence(text: string): string {
  const lines = text.split(/\n+/).map((line) =>
    line
      .replace(/^\s*(?:[#>*+-]+\s+|\d+[.)]\s+)/, '')
      .replace(/[*_`~]+/g, '')
      .trim(),
  );
  const end = lines.findLast((line) => /[\p{L}\p{N}]/u.test(line)) ?? '';
  const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
  const told = [...sentences.segment(end.slice(-4 * longest))].map(({ segment }) => segment.trim());
  const last = told.findLast((sentence) => /[\p{L}\p{N}]/u.test(sentence)) ?? '';
  if (last.length <= longest) return last.toWellFormed();
  return `…${last.slice(-longest).replace(/^\S*\s/, '')}`.toWellFormed();
}
