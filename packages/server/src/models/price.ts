/** What a million tokens cost, read and written. */
export interface Price {
  input: number;
  output: number;
}

/** By model; null is for every model without a price of its own. */
export type Prices = ReadonlyMap<string | null, Price>;

const amount = /^\d{1,6}(?:\.\d{1,6})?$/;

/** `IN,OUT` for every model, or `MODEL=IN,OUT` for one; null when it is neither. */
export function readPrice(given: string): { model: string | null; price: Price } | null {
  const at = given.lastIndexOf('=');
  const numbers = given.slice(at + 1).split(',');
  if (numbers.length !== 2 || !numbers.every((number) => amount.test(number.trim()))) return null;
  const [input, output] = numbers.map(Number) as [number, number];
  return { model: at < 0 ? null : given.slice(0, at).trim(), price: { input, output } };
}

/** Several of these, with semicolons between; null when one of them cannot be read. */
export function readPrices(given: string): Prices | null {
  const parts = given.split(';').filter((part) => part.trim() !== '');
  const read = parts.map((part) => readPrice(part));
  if (!read.every((one) => one !== null)) return null;
  return new Map(read.map(({ model, price }) => [model, price]));
}

/** No table of prices: they change, and a wrong one is worse than none. What runs on one's own machine costs nothing by the token. */
export function priceOf(model: string, given: Prices): Price | null {
  const known = given.get(model) ?? given.get(null);
  if (known) return known;
  return model === 'storyteller' || model.startsWith('ollama:') ? { input: 0, output: 0 } : null;
}

export function costOf(
  { input, output }: { input: number; output: number },
  price: Price | null,
): number | null {
  return price && (input * price.input + output * price.output) / 1_000_000;
}
