export const list = (items) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const paragraphs = (parts) => parts.filter(Boolean).join('\n\n');

/** The data has words split by its line breaks ("sun light" stays, "be- low" does not). */
export const tidy = (text) =>
  text
    .replace(/(\w)- (?=[a-z])/g, '$1-')
    .replace(/[ \t]+/g, ' ')
    .trim();

export const modifier = (score) => {
  const value = Math.floor((score - 10) / 2);
  return `${score} (${value < 0 ? '' : '+'}${value})`;
};
