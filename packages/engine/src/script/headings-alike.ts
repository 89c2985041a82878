import { isLabel } from './headings.ts';

const counted = /^\s{0,3}(?:[*_]{1,3})?(\d{1,2})[.)]\s+(\S.{1,60})$/;
const list = /^\s*[-–*•+]\s*\S/;
const stopped = /[.!?,;:][*_"”’)]*$/;
const mostWords = 6;
const fewest = 3;

const isShort = (text: string) =>
  text.length <= 60 && text.split(/\s+/).length <= mostWords && !stopped.test(text);

/** Lines that count on from one to the next, each by itself over a text of its own: `2. Mash room`. */
function countedLines(lines: readonly string[], isAlone: (at: number) => boolean): number[] {
  const runs: number[][] = [];
  let last = 0;
  for (const [at, line] of lines.entries()) {
    const [, number, title = ''] = counted.exec(line.trimEnd()) ?? [];
    const after = lines[at + 1] ?? '';
    if (number === undefined || !isAlone(at) || !isShort(title) || after.trim() === '' || counted.test(after))
      continue;
    if (Number(number) !== last + 1 || runs.length === 0) runs.push([]);
    runs.at(-1)!.push(at);
    last = Number(number);
  }
  return runs.filter((run) => run.length >= fewest).flat();
}

/** A few words over a list, again and again: `camp, the quarry` and what is noted of it. */
function listedLines(lines: readonly string[], isAlone: (at: number) => boolean): number[] {
  const found = [...lines.keys()].filter((at) => {
    const line = lines[at]!.trim();
    return (
      /^[\p{L}\d]/u.test(line) &&
      isAlone(at) &&
      list.test(lines[at + 1] ?? '') &&
      isShort(line) &&
      !/->|=/.test(line) &&
      !isLabel(line)
    );
  });
  return found.length >= fewest ? found : [];
}

/** Lines that only their like in the same text show to be headings, whatever their letters. */
export function headingsAlike(lines: readonly string[]): ReadonlySet<number> {
  const isAlone = (at: number) => (lines[at - 1] ?? '').trim() === '';
  return new Set([...countedLines(lines, isAlone), ...listedLines(lines, isAlone)]);
}
