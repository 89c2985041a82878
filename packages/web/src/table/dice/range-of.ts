export interface Range {
  min: number;
  max: number;
}

const term = /([+-]?)(?:(\d*)d(\d+|%)((?:[kd][hl]?\d*)?)|(\d+))/iy;

/** How many dice of a handful count: `2d20kh1` has one. */
function keptOf(count: number, choice: string): number {
  const [, kind = '', digits] = /^([kd])[hl]?(\d*)$/i.exec(choice) ?? [];
  if (!kind) return count;
  const many = digits ? Number(digits) : 1;
  return kind.toLowerCase() === 'k' ? Math.min(count, many) : Math.max(0, count - many);
}

/**
 * Between which numbers a roll must lie. Null for dice that explode, count successes or are multiplied: the service alone
 * reads those, and refuses what they cannot show.
 */
export function rangeOf(notation: string): Range | null {
  const written = notation
    .trim()
    .replace(/[−–]/g, '-')
    .replace(/\s*([+-])\s*/g, '$1');
  const range = { min: 0, max: 0 };
  if (written === '') return null;
  term.lastIndex = 0;
  for (let at = 0; at < written.length; at = term.lastIndex) {
    const [whole = '', sign = '', many = '', sides = '', choice = '', plain = ''] = term.exec(written) ?? [];
    if (!whole || (at > 0 && sign === '')) return null;
    const count = keptOf(many === '' ? 1 : Number(many), choice);
    const [low, high] = plain
      ? [Number(plain), Number(plain)]
      : [count, count * (sides === '%' ? 100 : Number(sides))];
    range.min += sign === '-' ? -high : low;
    range.max += sign === '-' ? -low : high;
  }
  return range;
}
