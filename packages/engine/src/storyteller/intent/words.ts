const longestMessage = 600;
const mostWords = 80;

/** The words of a message in lower case; a very long message is read by its beginning. */
export function wordsOf(message: string): string[] {
  const text = message.slice(0, longestMessage).toLowerCase().replace(/[’`]/g, "'");
  return (text.match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? []).slice(0, mostWords);
}

/** How many edits (change, insertion, deletion, swap of neighbours) lie between two words, up to the bound. */
export function editDistance(left: string, right: string, bound: number): number {
  if (Math.abs(left.length - right.length) > bound) return bound + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i++) {
    const row = [i];
    let smallest = i;
    for (let j = 1; j <= right.length; j++) {
      const same = left[i - 1] === right[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1])
        cost = Math.min(cost, beforeLast[j - 2]! + 1);
      row.push(cost);
      smallest = Math.min(smallest, cost);
    }
    if (smallest > bound) return bound + 1;
    beforeLast = last;
    last = row;
  }
  return last[right.length]!;
}

/** Whether a word as it was typed may stand for the one that is meant. Short words must be right. */
export function resembles(typed: string, meant: string): boolean {
  if (typed === meant) return true;
  const length = Math.min(typed.length, meant.length);
  if (length < 4) return false;
  if (length === 4) return isSwap(typed, meant);
  const bound = length >= 9 ? 2 : 1;
  return editDistance(typed, meant, bound) <= bound;
}

function isSwap(typed: string, meant: string): boolean {
  if (typed.length !== meant.length)
    return typed.length === meant.length + 1 && typed.replace(/(.)\1/, '$1') === meant;
  return [...typed].sort().join('') === [...meant].sort().join('') && editDistance(typed, meant, 1) === 1;
}

/** Whether the message means a thing that is known by these words. */
export function mentions(words: readonly string[], names: string): boolean {
  return names.split(' ').some((name) => words.some((word) => resembles(word, name) || word === `${name}s`));
}
