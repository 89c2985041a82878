import type { SearchResult } from '@fireside/contract';

/** An excerpt in parts: what was looked for, and what stands around it. */
export function markedParts({ excerpt, marks }: Pick<SearchResult, 'excerpt' | 'marks'>) {
  const parts: { text: string; isMarked: boolean }[] = [];
  let at = 0;
  for (const [from, to] of marks) {
    parts.push({ text: excerpt.slice(at, from), isMarked: false });
    parts.push({ text: excerpt.slice(from, to), isMarked: true });
    at = to;
  }
  return [...parts, { text: excerpt.slice(at), isMarked: false }].filter(({ text }) => text !== '');
}
