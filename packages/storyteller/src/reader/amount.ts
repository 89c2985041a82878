import { numberOf } from './function-words.ts';
import type { Token } from './tokens.ts';

const coins =
  /^(?:gold|gp|coins?|money|silver|sp|copper|cp|credits?|dollars?|bucks|pieces?|\d{1,7}gp?|cash|purse)$/;
const roughly: Readonly<Record<string, number>> = {
  few: 3,
  couple: 2,
  several: 4,
  some: 3,
  handful: 5,
  bit: 1,
  a: 1,
  an: 1,
};

export const isCoin = (low: string): boolean => coins.test(low);

/** How many these words come to, of whatever coin: `two hundred gold`, `half my gold`, `a few coins`; null where they name no number. */
export function amountIn(tokens: readonly Token[], gold: number): number | null {
  const lows = tokens.map(({ low }) => low);
  const isMoney = lows.some(isCoin);
  let total: number | null = null;
  for (const low of lows) {
    const number = numberOf(low);
    if (number === null) continue;
    total = total !== null && number >= 100 ? Math.max(1, total) * number : (total ?? 0) + number;
  }
  if (total !== null) return total;
  if (!isMoney) return null;
  if (lows.includes('half')) return Math.floor(gold / 2);
  if (lows.includes('all') || lows.includes('every')) return gold;
  const rough = lows.find((low) => Object.hasOwn(roughly, low) && low !== 'a' && low !== 'an');
  if (rough) return roughly[rough]!;
  return lows.some((low) => low === 'a' || low === 'an') && lows.at(-1) === 'coin' ? 1 : null;
}
