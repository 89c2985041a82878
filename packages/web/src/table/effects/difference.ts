import { words } from '../../words/words.ts';

/** One thing that is not as it was, as far as a chip shows it. */
export interface Shown {
  /** Null for what is too small for a chip. */
  chip: string | null;
  /** The same for those who listen, where the chip is not in words. */
  words?: string;
}

/** The same with all there is to say of it. */
export interface Difference extends Shown {
  detail: string;
}

const mostInChip = 48;

/** What fits into a chip. Names and places are somebody's words, and may be long. */
export function short(text: string): string {
  const characters = Array.from(text);
  return characters.length <= mostInChip
    ? text
    : `${characters
        .slice(0, mostInChip - 1)
        .join('')
        .trimEnd()}…`;
}

/** A value as it is read aloud. */
export function said(value: unknown): string {
  if (typeof value === 'boolean') return value ? words.effects.yes : words.effects.no;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The shape of an effect leaves open what was and what is: whatever else it holds is passed over. */
export function entriesOf(list: unknown): { name: string; note: string; status: string }[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry) => {
    const { name, note, status } = (entry ?? {}) as Record<string, unknown>;
    if (typeof name !== 'string') return [];
    return { name, note: typeof note === 'string' ? note : '', status: said(status) };
  });
}

/** A name, and what is noted of it. */
export function withNote(text: string, note: string): string {
  return note ? `${text} (${note})` : text;
}
