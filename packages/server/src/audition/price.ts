import type { Tokens } from './open-stage.ts';

/** What a million tokens cost, read and written. */
export interface Price {
  input: number;
  output: number;
}

const amount = /^\d{1,6}(?:\.\d{1,6})?$/;

/** `IN,OUT` for every model, or `MODEL=IN,OUT` for one; null when it is neither. */
export function readPrice(given: string): { model: string | null; price: Price } | null {
  const at = given.lastIndexOf('=');
  const numbers = given.slice(at + 1).split(',');
  if (numbers.length !== 2 || !numbers.every((number) => amount.test(number.trim()))) return null;
  const [input, output] = numbers.map(Number) as [number, number];
  return { model: at < 0 ? null : given.slice(0, at).trim(), price: { input, output } };
}

/** No table of prices: they change, and a wrong one is worse than none. What runs on one's own machine costs nothing by the token. */
export function priceOf(model: string, given: ReadonlyMap<string | null, Price>): Price | null {
  const known = given.get(model) ?? given.get(null);
  if (known) return known;
  return model === 'storyteller' || model.startsWith('ollama:') ? { input: 0, output: 0 } : null;
}

export function costOf({ input, output }: Tokens, price: Price | null): number | null {
  return price && (input * price.input + output * price.output) / 1_000_000;
}
