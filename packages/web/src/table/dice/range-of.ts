import { readTerms } from './read-terms.ts';

export interface Range {
  min: number;
  max: number;
}

/** Between which numbers a roll must lie. Null where the service alone reads the dice, and refuses what they cannot show. */
export function rangeOf(notation: string): Range | null {
  const terms = readTerms(notation);
  if (!terms) return null;
  const range = { min: 0, max: 0 };
  for (const term of terms) {
    const [low, high] =
      term.kind === 'number' ? [term.value, term.value] : [term.kept, term.kept * term.sides];
    range.min += term.sign === -1 ? -high : low;
    range.max += term.sign === -1 ? -low : high;
  }
  return range;
}
