interface Signed {
  sign: 1 | -1;
}

/** Dice of one sort, of which the highest or the lowest count. */
export interface DiceTerm extends Signed {
  kind: 'dice';
  count: number;
  sides: number;
  /** How many of them count: one of `2d20kh1`. */
  kept: number;
  keeps: 'highest' | 'lowest';
}

export type Term = DiceTerm | (Signed & { kind: 'number'; value: number });

const term = /([+-]?)(?:(\d*)d(\d+|%)((?:[kd][hl]?\d*)?)|(\d+))/iy;

/** How many dice of a handful count, and which. */
function choiceOf(count: number, choice: string): Pick<DiceTerm, 'kept' | 'keeps'> {
  const [, kind = '', which = '', digits] = /^([kd])([hl]?)(\d*)$/.exec(choice.toLowerCase()) ?? [];
  if (!kind) return { kept: count, keeps: 'highest' };
  const many = digits ? Number(digits) : 1;
  if (kind === 'k') return { kept: Math.min(count, many), keeps: which === 'l' ? 'lowest' : 'highest' };
  return { kept: Math.max(0, count - many), keeps: which === 'h' ? 'lowest' : 'highest' };
}

/**
 * What a notation adds up. Null for dice that explode, count successes or are multiplied: the service alone reads those.
 */
export function readTerms(notation: string): Term[] | null {
  const written = notation
    .trim()
    .replace(/[−–]/g, '-')
    .replace(/\s*([+-])\s*/g, '$1');
  const terms: Term[] = [];
  if (written === '') return null;
  term.lastIndex = 0;
  for (let at = 0; at < written.length; at = term.lastIndex) {
    const [whole = '', before = '', many = '', sides = '', choice = '', plain = ''] =
      term.exec(written) ?? [];
    if (!whole || (at > 0 && before === '')) return null;
    const sign = before === '-' ? -1 : 1;
    const count = many === '' ? 1 : Number(many);
    if (plain) terms.push({ kind: 'number', sign, value: Number(plain) });
    else
      terms.push({
        kind: 'dice',
        sign,
        count,
        sides: sides === '%' ? 100 : Number(sides),
        ...choiceOf(count, choice),
      });
  }
  return terms;
}
