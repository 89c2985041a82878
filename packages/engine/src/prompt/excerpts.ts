import type { Excerpts } from '../ports.ts';
import { clip } from './budget.ts';
import { budgets } from './budget.ts';
import { oneLine, quote } from './quote.ts';

/** Excerpts in the order given, best first, while they fit. */
function quoted(excerpts: { source: string; text: string }[], bound: number): string[] {
  let left: number = bound;
  return excerpts.flatMap(({ source, text }) => {
    if (left < 200) return [];
    const block = `${source}\n${quote(clip(text.trim(), left))}`;
    left -= block.length;
    return [block];
  });
}

/** What the rulebooks say about this turn. */
export function rulebookExcerptsSection({ rulebooks }: Excerpts): string {
  if (rulebooks.length === 0) return '';
  const excerpts = rulebooks.map(({ book, heading, text }) => ({
    source: `From ${oneLine(book)}${heading ? `, "${oneLine(heading)}"` : ''}:`,
    text,
  }));
  return [
    '# Rulebook excerpts for this turn',
    'Rule by these where they apply; ignore those that do not fit the situation.',
    ...quoted(excerpts, budgets.rulebooks),
  ].join('\n');
}
