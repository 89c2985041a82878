import type { Roll } from '@fireside/contract';

/** A piece of a roll's working; what was dropped does not count. */
export interface Piece {
  text: string;
  dropped: boolean;
}

/** "[14]+5 = 19" without the result, which stands by itself. */
function workingOf(breakdown: string): string {
  return breakdown.replace(/\s*=[^=]*$/, '');
}

/** A die among others, with the marks of what became of it: `3`, `4d`, `6!`, `1rod`. */
const die = /(-?\d+(?:\.\d+)?)([a-z!*_^]*)/y;
const marks = /[a-z!*_^]*/y;

const isDropped = (flags: string) => flags.includes('d');

/** What of `4d` people read: that it was dropped is shown, not written. */
const readable = (flags: string) => flags.replace('d', '');

/** The working in pieces: dice that were dropped apart from those that count. */
export function readBreakdown(breakdown: string): Piece[] {
  const working = workingOf(breakdown);
  const pieces: Piece[] = [];
  /** Where the groups that are open began. */
  const groups: number[] = [];
  let inDice = false;
  for (let at = 0; at < working.length; ) {
    const sign = working[at]!;
    die.lastIndex = at;
    const [whole = '', value = '', flags = ''] = inDice ? (die.exec(working) ?? []) : [];
    if (whole) {
      pieces.push({ text: value + readable(flags), dropped: isDropped(flags) });
      at += whole.length;
      continue;
    }
    if (sign === '[') inDice = true;
    if (sign === ']') inDice = false;
    if (sign === '(') groups.push(pieces.length);
    pieces.push({ text: sign, dropped: false });
    at += 1;
    if (sign !== ')') continue;
    const start = groups.pop();
    marks.lastIndex = at;
    const [after = ''] = marks.exec(working) ?? [];
    at += after.length;
    if (readable(after)) pieces.push({ text: readable(after), dropped: false });
    if (isDropped(after)) for (const piece of pieces.slice(start)) piece.dropped = true;
  }
  return joined(pieces);
}

/** Neighbours of one sort are one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const runs: Piece[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last?.dropped === piece.dropped) last.text += piece.text;
    else runs.push({ ...piece });
  }
  return runs;
}

/** The d20 of a check shows its highest or its lowest face. Null where no single d20 counts. */
export function naturalOf({ notation, breakdown }: Pick<Roll, 'notation' | 'breakdown'>): 20 | 1 | null {
  const sides = [...notation.matchAll(/d(%|F|\d+)/gi)].map(([, written]) => written);
  if (sides.filter((written) => written === '20').length !== 1) return null;
  const lists = [...breakdown.matchAll(/\[([^\]]*)\]/g)].map(([, inside = '']) => inside.split(', '));
  if (lists.length !== sides.length) return null;
  const kept = lists[sides.indexOf('20')]!.filter((one) => !isDropped(one.replace(/^-?\d+/, '')));
  const face = kept.length === 1 ? Number.parseInt(kept[0]!, 10) : 0;
  return face === 20 || face === 1 ? face : null;
}
