import { numberOf } from '../reader/function-words.ts';
import type { Step } from '../reader/reading.ts';
import { coinsShown, copperInGold, sumShown, worthNamedIn, worthOf } from '../telling/coins.ts';
import type { Telling } from '../telling/telling.ts';
import { isSameWord, wordsIn } from './words.ts';

const coins = [
  'gold',
  'gp',
  'coin',
  'money',
  'purse',
  'silver',
  'copper',
  'cash',
  'dollar',
  'credit',
  'piece',
];

/** Whether a step hands over money rather than a thing. */
export function isAboutGold(step: Step): boolean {
  const words = [step.object, step.instrument].flatMap((phrase) =>
    phrase ? [phrase.head, ...phrase.words] : [],
  );
  if (words.some((word) => coins.includes(word.toLowerCase()))) return true;
  return (
    step.amount !== null && wordsIn(step.echo).some((word) => coins.some((coin) => isSameWord(coin, word)))
  );
}

/** `slip Tullio five gold`: the number before the coins. */
function saidBefore(words: readonly string[]): number | null {
  const at = words.findIndex((word) => coins.some((coin) => isSameWord(coin, word)));
  return at > 0 ? numberOf(words[at - 1]!) : null;
}

/** A sum in copper pieces, and as it was said. */
export interface Sum {
  copper: number;
  shown: string;
}

export const goldSum = (amount: number): Sum => ({ copper: amount * copperInGold, shown: `${amount} gold` });

/** How much is meant; two gold where no number was said. */
export function sumMeant(turn: Telling, { echo, amount: read }: Step): Sum {
  const words = wordsIn(echo);
  const amount = read ?? saidBefore(words);
  const isAll =
    words.includes('all') ||
    words.includes('everything') ||
    words.includes('entire') ||
    words.includes('whole');
  if (isAll && amount === null) {
    const all = turn.sheet ? worthOf(turn.sheet) : 0;
    return all > 0 ? { copper: all, shown: sumShown(all) } : goldSum(1);
  }
  const isOne = /\ba (?:gold |single )?(?:coin|piece|gold|dollar|credit|silver|copper)\b/.test(
    echo.slice(0, 400).toLowerCase(),
  );
  const count = Math.max(1, amount ?? (isOne ? 1 : 2));
  const worth = worthNamedIn(echo);
  if (worth === copperInGold || (amount === null && !isOne)) return goldSum(count);
  return { copper: count * worth, shown: `${count} ${sumShown(worth).replace(/^\d+ /, '')}` };
}

/** Whether the player has said how much it is. */
export function hasSaidSum({ amount }: Step): boolean {
  return amount !== null;
}

/** What is left in the purse, as a part of a sentence. */
export function restOf({ sheet }: Telling): string {
  const left = sheet ? coinsShown(sheet).replace(/^(\d+) gold$/, '$1') : '';
  return left === '' ? 'that was the last of it' : `you have ${left} left`;
}
