import { numberOf } from '../reader/function-words.ts';
import type { Step } from '../reader/reading.ts';
import { goldOf } from '../telling/belongings.ts';
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

/** How much gold is meant; two where no number was said. Ten silver are one gold. */
export function sumMeant(turn: Telling, { echo, amount: read }: Step): number {
  const words = wordsIn(echo);
  const amount = read ?? saidBefore(words);
  const have = turn.sheet ? goldOf(turn.sheet) : 0;
  const isAll =
    words.includes('all') ||
    words.includes('everything') ||
    words.includes('entire') ||
    words.includes('whole');
  if (isAll && amount === null) return Math.max(have, 1);
  if (amount !== null) {
    const divisor = words.includes('silver')
      ? 10
      : words.includes('copper') || words.includes('coppers')
        ? 100
        : 1;
    return Math.max(1, Math.ceil(amount / divisor));
  }
  const isOne = /\ba (?:gold |single )?(?:coin|piece|gold|dollar|credit|silver|copper)\b/.test(
    echo.slice(0, 400).toLowerCase(),
  );
  return isOne ? 1 : 2;
}

/** Whether the player has said how much it is, in gold. */
export function hasSaidSum({ echo, amount }: Step): boolean {
  const words = wordsIn(echo);
  return amount !== null && !words.some((word) => isSameWord(word, 'silver') || isSameWord(word, 'copper'));
}

/** What is left in the purse, as a part of a sentence. */
export function restOf({ sheet }: Telling): string {
  const left = sheet ? goldOf(sheet) : 0;
  return left === 0 ? 'that was the last of it' : `you have ${left} left`;
}
