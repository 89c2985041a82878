import { diceLimits } from './limits.ts';

/**
 * Sums, products and divisions by a number: whatever the dice show, the total is then a number of sensible size.
 * Returns what is wrong, or null.
 */
export function checkArithmetic(notation: string): string | null {
  const plain = notation.replaceAll('d%', 'd100');
  if (/\*\*|\^|sin|cos|tan|exp|log|sqrt|pow/.test(plain))
    return 'Only + - * /, brackets, floor, ceil, round, abs and sign are understood.';
  if (/[/%](?![1-9]\d*(?![\d.d]))/.test(plain)) return 'Divide by a whole number only.';
  if ((plain.match(/\*/g)?.length ?? 0) > diceLimits.multiplications)
    return `At most ${diceLimits.multiplications} multiplications are possible.`;
  if (plain.match(/\d+/g)?.some((digits) => Number(digits) > diceLimits.constant))
    return `Numbers can be ${diceLimits.constant.toLocaleString('en-US')} at most.`;
  let depth = 0;
  for (const sign of plain) {
    if (sign === '(' || sign === '{') depth++;
    if (sign === ')' || sign === '}') depth--;
    if (depth > diceLimits.nesting) return 'The brackets are nested too deeply.';
  }
  return null;
}
