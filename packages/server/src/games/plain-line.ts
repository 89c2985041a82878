/** The beginning of a text as one line without Markdown's marks, of so many characters at most. */
export function plainLine(text: string, most: number): string {
  const plain = text
    // Before anything else, so that a line's marks are told from the same signs within it.
    .replaceAll(/^[ \t]*(?:#{1,6}|>+|[-*+]|\d{1,9}[.)]|```[^\n]*|(?:[-*_][ \t]*){3,}$)(?=\s|$)/gm, '')
    .replaceAll(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replaceAll(/\*{1,3}|~~|`+/g, '')
    .replaceAll(/(?<![\p{L}\p{N}_])_{1,3}(?=\S)|(?<=\S)_{1,3}(?![\p{L}\p{N}_])/gu, '')
    .replaceAll(/\\(?=[\\`*_{}[\]()#+.!>~|-])/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const characters = [...plain.toWellFormed()];
  if (characters.length <= most) return characters.join('');
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}
