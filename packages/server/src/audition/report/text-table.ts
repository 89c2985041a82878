import { headings } from './rows.ts';

/** One model is a column of its own: the table grows to the right, not beyond a terminal's width with the first. */
export function textTable(rows: readonly string[][]): string {
  const lines = headings.map((heading, place) => [heading as string, ...rows.map((row) => row[place]!)]);
  const widths = lines[0]!.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cell(text: string): string {
  return text.replace(/[|\\`<>*_[\]]/g, '\\$&').replace(/\s+/g, ' ');
}

export function markdownTable(rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  const sides = headings.map((_, place) => (place === 0 ? '---' : '---:'));
  return [line(headings), `|${sides.join('|')}|`, ...rows.map(line)].join('\n');
}
