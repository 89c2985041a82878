import { diceLimits } from './limits.ts';
import { calculations, type DiceTerm, type Modifier, type Notation, type Term } from './parse-notation.ts';

/** A whole number between both bounds, bounds included. */
export type RandomSource = (min: number, maxInclusive: number) => number;

/** A die on the table or a member of a group. Flags show what became of it; a score counts in place of its value. */
interface Result {
  value: number;
  score?: number;
  flags: Set<string>;
}

const dropped = 'd';
const totalOf = (results: Result[]) =>
  results.reduce((sum, { value, score = value, flags }) => (flags.has(dropped) ? sum : sum + score), 0);

/** What dice and the members of a group have in common: they are kept, dropped, compared and sorted. */
function choose(results: Result[], { kind, word, number, test, failure }: Modifier) {
  if (kind === 's') {
    results.sort((a, b) => (word === 'sd' ? b.value - a.value : a.value - b.value));
  } else if (kind === 'target') {
    for (const result of results) {
      result.score = test(result.value) ? 1 : failure?.(result.value) ? -1 : 0;
      if (result.score !== 0) result.flags.add(result.score > 0 ? '*' : '_');
    }
  } else {
    const ascending = results.toSorted((a, b) => a.value - b.value);
    const border = kind.endsWith('h') ? Math.max(0, results.length - number) : number;
    const losers = kind === 'kh' || kind === 'dl' ? ascending.slice(0, border) : ascending.slice(border);
    for (const { flags } of losers) flags.add(dropped);
  }
}

function mark(dice: Result[], isMeant: (value: number) => boolean, flag: string, value?: number) {
  for (const die of dice.filter((die) => isMeant(die.value))) {
    die.flags.add(flag);
    die.value = value ?? die.value;
  }
}

function explode(first: Result, { word, test }: Modifier, draw: () => number): Result[] {
  const results = [first];
  for (let value = first.value; results.length <= diceLimits.repeats && test(value); ) {
    value = draw();
    results.at(-1)?.flags.add(word);
    results.push({ value: word.endsWith('p') ? value - 1 : value, flags: new Set() });
  }
  if (!word.startsWith('!!') || results.length === 1) return results;
  return [{ value: totalOf(results), flags: new Set([word]) }];
}

/** Rolls the dice that are wrong, or that show what an earlier one shows, again. */
function reroll(dice: Result[], { kind, word, test }: Modifier, draw: () => number) {
  const repeats = kind === 'u' ? diceLimits.uniqueRepeats : diceLimits.repeats;
  for (const [index, die] of dice.entries()) {
    const isWrong = () =>
      test(die.value) && (kind === 'r' || dice.slice(0, index).some(({ value }) => value === die.value));
    for (let left = word.endsWith('o') ? 1 : repeats; left > 0 && isWrong(); left--) {
      die.value = draw();
      die.flags.add(word);
    }
  }
}

function rollDice({ quantity, sides, face, modifiers }: DiceTerm, random: RandomSource): Result[] {
  const draw = () => face(random(1, sides));
  let dice = Array.from({ length: quantity }, (): Result => ({ value: draw(), flags: new Set() }));
  for (const modifier of modifiers) {
    const { kind, number, test } = modifier;
    if (kind === 'min') mark(dice, (value) => value < number, '^', number);
    else if (kind === 'max') mark(dice, (value) => value > number, 'v', number);
    else if (kind === '!') dice = dice.flatMap((die) => explode(die, modifier, draw));
    else if (kind === 'r' || kind === 'u') reroll(dice, modifier, draw);
    else if (kind === 'cs' || kind === 'cf') mark(dice, test, kind === 'cs' ? '**' : '__');
    else choose(dice, modifier);
  }
  return dice;
}

type Rolled = Map<DiceTerm, Result[]>;
type Evaluated = { value: number; working: string };

function evaluateGroup(group: Extract<Term, { kind: 'group' }>, rolled: Rolled): Evaluated {
  const pools = group.dice.map((die) => rolled.get(die)!);
  // In a group of one, its dice are kept and dropped.
  const isOfDice = ({ kind }: Modifier) => group.members.length === 1 && /^[kd]/.test(kind);
  for (const modifier of group.modifiers) {
    if (isOfDice(modifier)) choose(pools.flat(), modifier);
    if (modifier.kind === 's') for (const dice of pools) choose(dice, modifier);
  }
  const members = group.members.map((term) => ({ ...evaluate(term, rolled), flags: new Set<string>() }));
  for (const modifier of group.modifiers) if (!isOfDice(modifier)) choose(members, modifier);
  const workings = members.map(({ working, flags }) =>
    flags.size > 0 ? `(${working})${[...flags].join('')}` : working,
  );
  return { value: totalOf(members), working: `{${workings.join(', ')}}` };
}

function evaluate(term: Term, rolled: Rolled): Evaluated {
  if (term.kind === 'number') return { value: term.value, working: `${term.value}` };
  if (term.kind === 'group') return evaluateGroup(term, rolled);
  if (term.kind === 'dice') {
    const dice = rolled.get(term)!;
    const workings = dice.map(({ value, flags }) => `${value}${[...flags].join('')}`);
    return { value: totalOf(dice), working: `[${workings.join(', ')}]` };
  }
  const { name } = term;
  const operands = term.operands.map((operand) => evaluate(operand, rolled));
  const workings = operands.map(({ working }) => working);
  return {
    value: calculations[name]!(...operands.map(({ value }) => value)),
    working: /[-+*/%]/.test(name) ? workings.join(name) : `${name}(${workings.join(',')})`,
  };
}

/** Rolls from left to right, one draw for each die. */
export function rollNotation({ term, dice }: Notation, random: RandomSource) {
  const { value, working } = evaluate(term, new Map(dice.map((die) => [die, rollDice(die, random)])));
  // Two decimals, and no minus before zero.
  const total = Number(value.toFixed(2)) || 0;
  const breakdown = `${working} = ${total}`;
  if (breakdown.length <= diceLimits.breakdownCharacters) return { total, breakdown };
  return { total, breakdown: `${breakdown.slice(0, diceLimits.breakdownCharacters)}… = ${total}` };
}
