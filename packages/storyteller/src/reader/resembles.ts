/** Whether a word lies at most one slip of the finger (change, omission, doubling, swap of neighbours) from another. */
export function isOneSlipAway(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  );
}

/** Whether a word as it was typed may stand for the one that is meant; short words must be right. */
export function resembles(typed: string, meant: string): boolean {
  if (typed === meant) return true;
  if (typed.length < 5 || meant.length < 5) return false;
  return isOneSlipAway(typed, meant);
}

/** Verbs are typed in haste: a swap or a lost letter is forgiven from four letters on, where the first one stands. */
export function resemblesVerb(typed: string, meant: string): boolean {
  if (typed.length < 4 || meant.length < 4 || typed[0] !== meant[0]) return false;
  if (!isOneSlipAway(typed, meant)) return false;
  if (Math.min(typed.length, meant.length) >= 5) return true;
  return typed.length === meant.length && [...typed].sort().join('') === [...meant].sort().join('');
}

/** The same of the shortest and commonest verbs, of which a letter is lost: `lok`, `giv`, `opn`. */
export function lacksLetter(typed: string, meant: string): boolean {
  return typed.length === 3 && meant.length === 4 && typed[0] === meant[0] && isOneSlipAway(typed, meant);
}
