export type RollAnswer =
  | { kind: 'total'; total: number; natural: number | null }
  | { kind: 'impossible'; number: number }
  | { kind: 'delegated' }
  | { kind: 'none' };

export interface Asked {
  /** The lowest and the highest total that the roll allows. */
  lowest: number;
  highest: number;
  /** What is added to the die, for a roll of a twenty-sided die; null for others. */
  modifier: number | null;
}

const words: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
};

/** Whoever tells a number does so at the beginning. */
const mostCharacters = 1_000;

/** The range of a notation such as `1d20+5`, `2d20kh1-1` or `2d6+3`. */
export function rangeOf(notation: string): Asked {
  const [, count = '1', sides = '20', keep, bonus = '0'] =
    /^(\d*)d(\d+)(?:k[hl](\d+))?([+-]\d+)?$/i.exec(notation.replace(/\s+/g, '')) ?? [];
  const dice = Number(keep ?? (count || '1'));
  const modifier = Number(bonus);
  return {
    lowest: dice + modifier,
    highest: dice * Number(sides) + modifier,
    modifier: Number(sides) === 20 ? modifier : null,
  };
}

/** Takes the number out of `I got 17`, `nat 20!`, `12 plus 5` or `a four, so nine in total`. */
export function readRollAnswer(message: string, asked: Asked): RollAnswer {
  const text = message
    .slice(0, mostCharacters)
    .toLowerCase()
    .replace(/\b\d*d\d+(k[hl]\d*)?([+-]\d+)?\b/g, ' ')
    .replace(/\b[a-z]+\b/g, (word) => (word in words ? String(words[word]) : word));
  const natural = /\b(?:nat(?:ural)?|crit(?:ical)?)\s*(?:\w+\s+)?(\d+)/.exec(text);
  if (natural && asked.modifier !== null) return naturalAnswer(Number(natural[1]), asked);

  const sum = /(-?\d+)((?:\s*(?:\+|plus|and|-|minus)\s*\d+)+)/.exec(text);
  const equals = /(?:=|total(?: of)?|makes|so|equals|altogether)\s*(?:\w+\s+){0,2}?(-?\d+)/.exec(text);
  if (equals) return totalAnswer(Number(equals[1]), asked);
  if (sum) return totalAnswer(Number(sum[1]) + added(sum[2]!), asked);
  const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
  if (numbers.length > 0) return totalAnswer(numbers.at(-1)!, asked);

  return { kind: isDelegated(text) ? 'delegated' : 'none' };
}

/** Whether somebody wants the dice rolled for them; in lower case. */
export function isDelegated(text: string): boolean {
  return /\b(you roll|roll (it )?for me|(don'?t|do not|no) have (any )?dice|no dice|can'?t roll|roll (it|that) yourself|you do it|your roll)\b/.test(
    text,
  );
}

function added(tail: string): number {
  let sum = 0;
  for (const [, sign, number] of tail.matchAll(/(\+|plus|and|-|minus)\s*(\d+)/g))
    sum += (sign === '-' || sign === 'minus' ? -1 : 1) * Number(number);
  return sum;
}

export function naturalAnswer(die: number, { modifier }: Asked): RollAnswer {
  if (die < 1 || die > 20) return { kind: 'impossible', number: die };
  return { kind: 'total', total: die + modifier!, natural: die };
}

/** A number that is too low for a total but right for a die was read off the die. */
export function totalAnswer(number: number, asked: Asked): RollAnswer {
  if (number >= asked.lowest && number <= asked.highest)
    return {
      kind: 'total',
      total: number,
      natural: asked.modifier === null ? null : number - asked.modifier,
    };
  if (asked.modifier !== null && number >= 1 && number <= 20) return naturalAnswer(number, asked);
  return { kind: 'impossible', number };
}
