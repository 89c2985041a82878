import type { Spent, Usage } from '@fireside/contract';
import { words } from '../words/words.ts';

export function countWords(count: number): string {
  return count.toLocaleString(words.language);
}

export function bytesWords(bytes: number): string {
  if (bytes === 0) return words.money.noBytes;
  const [size, unit] =
    bytes >= 1e9 ? [bytes / 1e9, 'GB'] : bytes >= 1e6 ? [bytes / 1e6, 'MB'] : [bytes / 1e3, 'kB'];
  return `${size.toLocaleString(words.language, { maximumFractionDigits: size < 10 ? 1 : 0 })} ${unit}`;
}

/** Of how many calls the tokens are known. */
function isCounted({ calls, unmetered, failures }: Usage): 'none' | 'some' | 'all' {
  if (unmetered === 0) return 'all';
  return unmetered + failures >= calls ? 'none' : 'some';
}

/** Nothing is made up: what a provider did not count is unknown, and what it counted in part is at least so much. */
export function tokenWords(usage: Usage): string {
  const { calls, input_tokens: read, output_tokens: written } = usage;
  if (calls === 0) return '–';
  const counted = isCounted(usage);
  if (counted === 'none') return words.money.unknown;
  if (read + written === 0) return words.money.none;
  const amount = words.money.readAndWritten(countWords(read), countWords(written));
  return counted === 'some' ? words.money.atLeast(amount) : amount;
}

export function costWords(spent: Spent, currency?: 'USD'): string {
  const { calls, cost } = spent;
  if (calls === 0) return '–';
  if (cost === null) return words.money.unknown;
  if (cost === 0) return words.money.none;
  const amount = moneyWords(cost, currency);
  return isCounted(spent) === 'all' ? amount : words.money.atLeast(amount);
}

export function moneyWords(amount: number, currency?: 'USD'): string {
  const digits = amount < 0.1 && amount > 0 ? 4 : 2;
  return amount.toLocaleString(words.language, {
    ...(currency && { style: 'currency', currency }),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
