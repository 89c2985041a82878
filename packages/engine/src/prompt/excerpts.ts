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

/** What the adventure says about this turn. */
export function adventureExcerptsSection({ adventure }: Excerpts): string {
  const excerpts = adventure
    .filter(({ position }) => position !== 0)
    .map(({ position, heading, text }) => ({
      source: `From the adventure, part ${position}${heading ? `, "${oneLine(heading)}"` : ''}:`,
      text,
    }));
  if (adventure.length === 0) return '';
  return [
    '# The adventure: the script for this turn',
    'The opening above and the excerpts here are the script. Follow it strictly: its places, people, events, secrets and numbers. Deviate only when the players clearly leave it, and lead back to it when they return. Do not reveal what they have not discovered.',
    ...quoted(excerpts, budgets.adventure),
  ].join('\n');
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
