import { diceLimits } from './limits.ts';
import { type DiceTerm, type Modifier, parseNotation, type Term } from './parse-notation.ts';

/** The lowest and the highest total of a notation. Never narrower than what can come up, and exact for what people roll. */
export interface RollRange {
  lowest: number;
  highest: number;
  /** Whether nothing but whole numbers can come up. */
  isWhole: boolean;
}

interface Interval {
  low: number;
  high: number;
}

const span = (values: number[]): Interval => ({ low: Math.min(...values), high: Math.max(...values) });
const sumOf = (intervals: Interval[]): Interval => ({
  low: intervals.reduce((sum, { low }) => sum + low, 0),
  high: intervals.reduce((sum, { high }) => sum + high, 0),
});

/** What one die can show when everything was done to it that is done to single dice. */
function dieRange({ sides, face, modifiers }: DiceTerm): Interval {
  const drawn = [...new Set(Array.from({ length: sides }, (_, index) => face(index + 1)))];
  let faces = drawn;
  let added = 0;
  let penetrates = false;
  for (const { kind, word, number, test } of modifiers) {
    if (kind === 'min') faces = faces.map((value) => Math.max(value, number));
    else if (kind === 'max') faces = faces.map((value) => Math.min(value, number));
    else if (kind === '!' && faces.some(test)) {
      // Compounded or one by one: at most so many more, of which none is higher than the highest face.
      added = diceLimits.repeats;
      penetrates = word.endsWith('p');
    } else if (kind === 'r' && faces.some(test)) {
      // What is rolled again is not limited any more; rolled again once, it stays whatever it shows.
      const again = word.endsWith('o') ? drawn : drawn.filter((value) => !test(value));
      faces = [...faces.filter((value) => !test(value)), ...again];
    }
  }
  const { low, high } = span(faces);
  const more = added * Math.max(0, face(sides));
  const less = added * Math.min(0, face(1) - (penetrates ? 1 : 0));
  return { low: low + less, high: high + more };
}

/** Keeps, drops and compares what has these ranges; the order of what is kept follows from the values alone. */
function chosen(ranges: Interval[], modifiers: readonly Modifier[]): Interval {
  const lows = ranges.map(({ low }) => low).sort((one, other) => one - other);
  const highs = ranges.map(({ high }) => high).sort((one, other) => one - other);
  let from = 0;
  let to = ranges.length;
  const choices = modifiers.filter(({ kind }) => /^[kd][hl]$/.test(kind));
  for (const { kind, number } of choices) {
    if (kind === 'kh') from = Math.max(from, ranges.length - number);
    else if (kind === 'kl') to = Math.min(to, number);
    else if (kind === 'dl') from = Math.max(from, number);
    else to = Math.min(to, ranges.length - number);
  }
  const count = Math.max(0, Math.min(to, ranges.length) - Math.max(from, 0));
  const isScored = modifiers.some(({ kind }) => kind === 'target');
  if (isScored) {
    const fails = modifiers.some(({ failure }) => failure !== null);
    return { low: fails ? -count : 0, high: count };
  }
  const total = (values: number[]) => values.slice(from, from + count).reduce((sum, value) => sum + value, 0);
  return { low: total(lows), high: total(highs) };
}

function diceRange(term: DiceTerm): Interval {
  const { quantity, sides, face, modifiers } = term;
  const one = dieRange(term);
  const explodes = modifiers.some(({ kind }) => kind === '!');
  const isUnique = modifiers.some(({ kind, word }) => kind === 'u' && word === 'u');
  if (isUnique && !modifiers.some(({ kind }) => /^(?:[kd][hl]|target)$/.test(kind))) {
    const faces = Array.from({ length: sides }, (_, index) => face(index + 1)).sort((a, b) => a - b);
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    // With `u` for some faces only, fewer must differ: then the dice as they are.
    if (modifiers.every(({ kind, test }) => kind !== 'u' || faces.every(test)))
      return { low: sum(faces.slice(0, quantity)), high: sum(faces.slice(-quantity)) };
  }
  if (!explodes)
    return chosen(
      Array.from({ length: quantity }, () => one),
      modifiers,
    );
  // Dice that explode become more dice, of which some are kept or counted: bounds that surely hold.
  const most = quantity * (diceLimits.repeats + 1);
  if (modifiers.some(({ kind }) => kind === 'target')) return { low: -most, high: most };
  const all = sumOf(Array.from({ length: quantity }, () => one));
  const drops = modifiers.some(({ kind }) => /^[kd][hl]$/.test(kind));
  return drops ? { low: Math.min(0, all.low), high: Math.max(0, all.high) } : all;
}

/** The same where any of the dice may be dropped. */
function loosely({ low, high }: Interval): Interval {
  return { low: Math.min(0, low), high: Math.max(0, high) };
}

function product(left: Interval, right: Interval): Interval {
  return span([left.low * right.low, left.low * right.high, left.high * right.low, left.high * right.high]);
}

/** Away from zero at the half, as the dice round. */
const round = (value: number) => Math.sign(value) * Math.round(Math.abs(value));

const calculated: Record<string, (left: Interval, right: Interval) => Interval> = {
  '': (value) => value,
  '+': (left, right) => ({ low: left.low + right.low, high: left.high + right.high }),
  '-': (left, right) => ({ low: left.low - right.high, high: left.high - right.low }),
  '*': product,
  '/': (left, right) => product(left, { low: 1 / right.high, high: 1 / right.low }),
  '%': (left, right) =>
    Math.floor(left.low / right.low) === Math.floor(left.high / right.low)
      ? {
          low: left.low - right.low * Math.floor(left.low / right.low),
          high: left.high - right.low * Math.floor(left.high / right.low),
        }
      : { low: 0, high: right.high },
  abs: ({ low, high }) => ({
    low: low <= 0 && high >= 0 ? 0 : Math.min(Math.abs(low), Math.abs(high)),
    high: Math.max(Math.abs(low), Math.abs(high)),
  }),
  ceil: ({ low, high }) => ({ low: Math.ceil(low), high: Math.ceil(high) }),
  floor: ({ low, high }) => ({ low: Math.floor(low), high: Math.floor(high) }),
  round: ({ low, high }) => ({ low: round(low), high: round(high) }),
  sign: ({ low, high }) => ({ low: Math.sign(low), high: Math.sign(high) }),
  max: (left, right) => ({ low: Math.max(left.low, right.low), high: Math.max(left.high, right.high) }),
  min: (left, right) => ({ low: Math.min(left.low, right.low), high: Math.min(left.high, right.high) }),
};

function rangeOf(term: Term, isLoose = false): Interval {
  if (term.kind === 'number') return { low: term.value, high: term.value };
  if (term.kind === 'dice') return isLoose ? loosely(diceRange(term)) : diceRange(term);
  if (term.kind === 'group') {
    // In a group of one, its dice are kept and dropped.
    const isOfDice = term.members.length === 1 && term.modifiers.some(({ kind }) => /^[kd]/.test(kind));
    const members = term.members.map((member) => rangeOf(member, isLoose || isOfDice));
    const modifiers = isOfDice ? term.modifiers.filter(({ kind }) => !/^[kd]/.test(kind)) : term.modifiers;
    return chosen(members, modifiers);
  }
  const [left, right] = term.operands.map((operand) => rangeOf(operand, isLoose));
  return calculated[term.name]!(left!, right ?? left!);
}

/** Two decimals, and no minus before zero. */
const shown = (value: number) => Number(value.toFixed(2)) || 0;

/** What a notation that was accepted can come up with. */
export function rollRange(notation: string): RollRange {
  const { low, high } = rangeOf(parseNotation(notation).term);
  return { lowest: shown(low), highest: shown(high), isWhole: !/[/.]/.test(notation.replaceAll('F.', 'F')) };
}
