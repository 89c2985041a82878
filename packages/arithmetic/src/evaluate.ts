/**
 * The arithmetic that dice notation needs. It stands in for `mathjs` under the dice library, which asks for nothing
 * else of it: mathjs takes 1.7 s and 60 MB to load, and would give notation that a language model wrote a whole
 * programming language to run in.
 */

type Function = (...values: number[]) => number;

/** Away from zero at the half, as mathjs does and people expect: round(-2.5) is -3. */
const round = (value: number, digits = 0) => {
  const scale = 10 ** digits;
  return (Math.sign(value) * Math.round(Math.abs(value) * scale)) / scale;
};

/** The sign follows the divisor. */
const modulo = (left: number, right: number) =>
  right === 0 ? left : left - right * Math.floor(left / right);

const functions = new Map<string, Function>([
  ['abs', Math.abs],
  ['ceil', Math.ceil],
  ['cos', Math.cos],
  ['exp', Math.exp],
  ['floor', Math.floor],
  ['log', Math.log],
  ['max', Math.max],
  ['min', Math.min],
  ['pow', (base = Number.NaN, exponent = Number.NaN) => base ** exponent],
  ['round', (value = Number.NaN, digits = 0) => round(value, digits)],
  ['sign', Math.sign],
  ['sin', Math.sin],
  ['sqrt', Math.sqrt],
  ['tan', Math.tan],
]);

const token =
  /\s*(?:(\d+(?:\.\d*)?(?:e[+-]?\d+)?|\.\d+(?:e[+-]?\d+)?|Infinity|NaN)|([a-z]+)|(\*\*|[-+*/%^(),]))/giy;

class Reader {
  readonly #tokens: string[] = [];
  #next = 0;

  constructor(text: string) {
    token.lastIndex = 0;
    let end = 0;
    for (let match = token.exec(text); match; match = token.exec(text)) {
      this.#tokens.push(match[0].trim());
      end = token.lastIndex;
    }
    if (text.slice(end).trim() !== '') throw new SyntaxError(`Unexpected "${text.slice(end, end + 20)}"`);
  }

  peek(): string | undefined {
    return this.#tokens[this.#next];
  }

  /** Takes the next token when it is one of these. */
  take(...wanted: string[]): string | undefined {
    const token = this.peek();
    if (token === undefined || !wanted.includes(token)) return undefined;
    this.#next++;
    return token;
  }

  any(): string {
    const token = this.peek();
    if (token === undefined) throw new SyntaxError('The expression ends too early');
    this.#next++;
    return token;
  }

  expect(wanted: string) {
    if (!this.take(wanted)) throw new SyntaxError(`Expected "${wanted}"`);
  }
}

function sum(reader: Reader): number {
  let value = product(reader);
  for (let sign = reader.take('+', '-'); sign; sign = reader.take('+', '-')) {
    const right = product(reader);
    value = sign === '+' ? value + right : value - right;
  }
  return value;
}

function product(reader: Reader): number {
  let value = signed(reader);
  for (let sign = reader.take('*', '/', '%'); sign; sign = reader.take('*', '/', '%')) {
    const right = signed(reader);
    if (sign === '*') value *= right;
    else if (sign === '/') value /= right;
    else value = modulo(value, right);
  }
  return value;
}

/** A sign binds less than a power: -2^2 is -4. */
function signed(reader: Reader): number {
  const sign = reader.take('+', '-');
  if (sign) return sign === '-' ? -signed(reader) : signed(reader);
  return power(reader);
}

/** To the right: 2^3^2 is 2^9. */
function power(reader: Reader): number {
  const base = atom(reader);
  return reader.take('^', '**') ? base ** signed(reader) : base;
}

function atom(reader: Reader): number {
  if (reader.take('(')) {
    const value = sum(reader);
    reader.expect(')');
    return value;
  }
  const token = reader.any();
  const called = functions.get(token);
  if (called) {
    reader.expect('(');
    const values = [sum(reader)];
    while (reader.take(',')) values.push(sum(reader));
    reader.expect(')');
    return called(...values);
  }
  const value = Number(token);
  if (Number.isNaN(value) && token !== 'NaN') throw new SyntaxError(`Unexpected "${token}"`);
  return value;
}

/** The value of an expression of numbers, + - * / % ^, brackets and the functions above. */
export function evaluate(expression: string): number {
  const reader = new Reader(String(expression));
  const value = sum(reader);
  if (reader.peek() !== undefined) throw new SyntaxError(`Unexpected "${reader.peek()}"`);
  return value;
}
