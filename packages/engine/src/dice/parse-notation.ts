/** A notation as a tree, and all dice in it from left to right. */
export type Notation = { term: Term; dice: DiceTerm[] };

/** A calculation is named by its sign or function; mere brackets have no name. */
export type Term =
  | { kind: 'number'; value: number }
  | { kind: 'calculation'; name: string; operands: Term[] }
  | { kind: 'group'; members: Term[]; dice: DiceTerm[]; modifiers: Modifier[] }
  | DiceTerm;

export interface DiceTerm {
  kind: 'dice';
  written: string;
  quantity: number;
  sides: number;
  /** What the die shows for a number drawn from 1 to `sides`. */
  face: (drawn: number) => number;
  modifiers: Modifier[];
}

type Test = (value: number) => boolean;

/** In the order in which they work, however they are written. */
const kinds = ['min', 'max', '!', 'r', 'u', 'kh', 'kl', 'dh', 'dl', 'target', 'cs', 'cf', 's'] as const;

export interface Modifier {
  kind: (typeof kinds)[number];
  /** As written: `!!p` compounds and penetrates, `ro` rerolls once, `sd` sorts downwards. */
  word: string;
  /** How many to keep or drop, or the limit of min and max. */
  number: number;
  test: Test;
  failure: Test | null;
}

/** Tells the one who wrote a notation what is wrong with it. */
export class Refusal extends Error {}

export function refuse(detail: string): never {
  throw new Refusal(detail);
}

export const example = 'Write dice like 1d20+5, 2d6 or 2d20kh1.';
const noNotation = `That is no dice notation. ${example}`;

const number = '-?\\d+(?:\\.\\d+)?';
const amount = `[1-9]\\d*|\\(${number}(?:[-+*/%]${number})+\\)`;
const patterns = {
  number: new RegExp(number, 'y'),
  dice: new RegExp(`(${amount})d(${amount}|%|F(?:\\.[12])?)`, 'y'),
  modifier: /!!?p?|[ru]o?|c[sf]|s[ad]?|[kd][hl]?(?=[1-9])|m(?:ax|in)(?=-?\d)/y,
  comparison: new RegExp(`([!<>]=|<>|[<>=])(${number})`, 'y'),
};

const { abs, ceil, floor, sign, max, min } = Math;
/** Away from zero at the half, as people expect: round(-2.5) is -3. */
const round = (value: number) => Math.sign(value) * Math.round(Math.abs(value));
export const calculations: Record<string, (...operands: number[]) => number> = {
  ...{ '': (value: number) => value, abs, ceil, floor, round, sign, max, min },
  '+': (left: number, right: number) => left + right,
  '-': (left: number, right: number) => left - right,
  '*': (left: number, right: number) => left * right,
  '/': (left: number, right: number) => left / right,
  // The sign follows the divisor.
  '%': (left: number, right: number) => left - right * Math.floor(left / right),
};

/** How many dice or sides: a number, or numbers in brackets that are calculated. */
function amountOf(text: string): number {
  const amount = (term: Term): number => {
    if (term.kind === 'number') return term.value;
    return term.kind === 'calculation' ? calculations[term.name]!(...term.operands.map(amount)) : Number.NaN;
  };
  return amount(parseNotation(text).term);
}

function facesOf(sides: string): Pick<DiceTerm, 'sides' | 'face'> {
  // Fudge dice show a minus, blanks and a plus: one of each on F.1, two of each on F and F.2.
  if (sides === 'F.1') return { sides: 6, face: (drawn) => Math.trunc((drawn - 3.5) / 2.5) };
  if (sides.startsWith('F')) return { sides: 3, face: (drawn) => drawn - 2 };
  return { sides: sides === '%' ? 100 : amountOf(sides), face: (drawn) => drawn };
}

/** Reads a normalised notation. */
export function parseNotation(notation: string): Notation {
  const dice: DiceTerm[] = [];
  let position = 0;
  let isInGroup = false;

  function take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = position;
    const match = pattern.exec(notation);
    if (match) position = pattern.lastIndex;
    return match;
  }

  function chain(signs: RegExp, operand: () => Term): Term {
    let left = operand();
    for (let sign = take(signs); sign; sign = take(signs))
      left = { kind: 'calculation', name: sign[0], operands: [left, operand()] };
    return left;
  }

  const sum = () => chain(/[-+]/y, () => chain(/[*/%]/y, factor));

  function list(end: RegExp): Term[] {
    const terms = [sum()];
    while (take(/,/y)) terms.push(sum());
    return take(end) ? terms : refuse(noNotation);
  }

  function factor(): Term {
    const start = position;
    const [, quantity, sides] = take(patterns.dice) ?? [];
    if (quantity && sides) {
      const die = { quantity: Math.trunc(amountOf(quantity)), ...facesOf(sides) };
      if (die.quantity < 1 || die.sides < 1) refuse(noNotation);
      const modifiers = readModifiers(die.face(1), die.face(die.sides));
      const written = notation.slice(start, position);
      return dice[dice.push({ kind: 'dice', written, ...die, modifiers }) - 1]!;
    }
    const literal = take(patterns.number);
    if (literal) return { kind: 'number', value: Number(literal[0]) };
    const bracket = take(/(abs|ceil|floor|round|sign|max|min)?\(/y);
    if (bracket) {
      const name = bracket[1] ?? '';
      const operands = list(/\)/y);
      // Two for max and min, as they declare it; one for the others.
      if (operands.length !== calculations[name]?.length) refuse(noNotation);
      return { kind: 'calculation', name, operands };
    }
    return isInGroup ? refuse(noNotation) : group();
  }

  function group(): Term {
    const before = dice.length;
    isInGroup = Boolean(take(/\{/y) ?? refuse(noNotation));
    const members = list(/\}/y);
    isInGroup = false;
    const modifiers = readModifiers(0, 0);
    if (modifiers.some(({ kind }) => /^[m!ruc]/.test(kind)))
      refuse('A group in braces can be kept, dropped, compared and sorted, nothing else.');
    return { kind: 'group', members, dice: dice.slice(before), modifiers };
  }

  function readComparison(): Test | null {
    const [, sign, limit] = take(patterns.comparison) ?? [];
    if (!sign) return null;
    const signs = sign === '!=' ? '<>' : sign;
    return (value) => signs.includes(value < Number(limit) ? '<' : value > Number(limit) ? '>' : '=');
  }

  /** The last one of a kind counts. */
  function readModifiers(lowest: number, highest: number): Modifier[] {
    const found = new Map<string, Modifier>();
    for (;;) {
      const word = take(patterns.modifier)?.[0] ?? 'target';
      const kind = ({ k: 'kh', d: 'dl' }[word] ?? word.replace(/^([!rus]).*/, '$1')) as Modifier['kind'];
      const digits = /^[kdm]/.test(word) && take(word.startsWith('m') ? patterns.number : /\d+/y);
      const given = /^[!ruct]/.test(word) ? readComparison() : null;
      if (kind === 'target' && !given) return kinds.flatMap((kind) => found.get(kind) ?? []);
      const failure = kind === 'target' && take(/f/y) ? (readComparison() ?? refuse(noNotation)) : null;
      const usual = kind === '!' || kind === 'cs' ? highest : lowest;
      const test = given ?? ((value) => kind === 'u' || value === usual);
      found.set(kind, { kind, word, number: Number(digits), test, failure });
    }
  }

  const term = sum();
  return position === notation.length ? { term, dice } : refuse(noNotation);
}
