export const list = (items) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const paragraphs = (parts) => parts.filter(Boolean).join('\n\n');

/** The data has words and dice split by its line breaks: "be- low", "4 d10", "10d 10", "(3d6 +4)", "10ft.". */
export const tidy = (text) =>
  text
    .replace(/(\w)- (?=[a-z])/g, '$1-')
    .replace(/\b(\d+) ?d ?(\d+)\b/g, '$1d$2')
    .replace(/\b(\d+)ft\./g, '$1 ft.')
    .replace(/ft\. ,/g, 'ft.,')
    .replace(/[ \t]+/g, ' ')
    .trim();

/** Rows of a table, which the data has as paragraphs: lines that are short and no sentences are gathered behind what precedes them. */
export function gatherRows(lines) {
  const gathered = [];
  let rows = 0;
  for (const line of lines) {
    const isRow = line.length < 80 && !/[.:!?)"]$/.test(line) && gathered.length > 0;
    if (isRow) gathered[gathered.length - 1] += `${rows === 0 ? '' : ';'} ${line}`;
    else gathered.push(line);
    rows = isRow ? rows + 1 : 0;
  }
  return gathered.map((text) => (/\w$/.test(text) ? `${text}.` : text));
}

export const abilityModifier = (score) => Math.floor((score - 10) / 2);

export const modifier = (score) => {
  const value = abilityModifier(score);
  return `${score} (${value < 0 ? '' : '+'}${value})`;
};
