/** What a table never wants in its story. */
export interface Forbidden {
  /** Whether a word may be part of it: from here the sentence waits. */
  isSign(word: string): boolean;
  /** What a sentence brings in of it, or null. */
  crossed(sentence: string, before: string): string | null;
}

export const nothingForbidden: Forbidden = { isSign: () => false, crossed: () => null };

/** Told the model when it has crossed a line. */
export function crossedLine(line: string): string {
  // Anybody at the table wrote it: it cannot end the notice that it stands in.
  const named = line.replace(/["“”[\]\s]+/g, ' ').trim();
  return `This table has drawn a line: "${named}". Nothing of it comes into the story, not even as a hint.`;
}
