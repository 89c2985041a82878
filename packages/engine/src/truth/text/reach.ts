import { wordSet } from './inflect.ts';
import { breaks, clauseAt, joints } from './clauses.ts';
import type { Token } from './tokens.ts';

/** Places of a sentence, the last one not included. */
export type Span = readonly [from: number, to: number];

/** Words that begin sentences as well as names do. */
const small =
  /^(?:an?|the|on|in|at|by|if|when|each|every|any|this|that|these|its?|for|to|and|but|or|so|then)$/;

/** Whether somebody may be spoken of who sits at the table: "you", or a name. */
function isSomebody({ text, isCapital, kind }: Token): boolean {
  return /^(?:you|your|yourself)$/.test(text) || (isCapital && kind === 'word' && !small.test(text));
}

export const hasSomebody = (tokens: readonly Token[], [from, to]: Span): boolean =>
  tokens.slice(from, to).some(isSomebody);

/**
 * How far a tale, a memory or a rule goes on behind a place: over what depends on it, and up to the clause that `isOver`
 * knows by its first word or by whom it speaks of.
 */
export function reach(tokens: readonly Token[], behind: number, isOver: (clause: Span) => boolean): number {
  let at = behind;
  while (at < tokens.length) {
    const { text } = tokens[at]!;
    if (breaks.has(text) || joints.has(text)) {
      at++;
      continue;
    }
    const [, to] = clauseAt(tokens, at);
    if (isOver([at, to])) return at;
    at = to;
  }
  return tokens.length;
}

const dependent =
  /^(?:that|how|when|where|who|which|whose|whom|as|while|because|of|about|in|what|why|if|to)$/;

/** Whether a clause stands for itself and speaks of somebody at the table: "…, and you take 12 damage", "… and take". */
export function isOwnClause(tokens: readonly Token[], clause: Span): boolean {
  const [from] = clause;
  if (dependent.test(tokens[from]!.text) || dependent.test(tokens[from - 1]?.text ?? '')) return false;
  return isChanging(tokens[from]) || hasSomebody(tokens, clause);
}

/** Whether a clause tells a number of somebody at the table. */
export const countsFor = (tokens: readonly Token[], clause: Span): boolean =>
  hasSomebody(tokens, clause) && tokens.slice(...clause).some(({ isDigits, value }) => isDigits || value > 1);

const turning = /^(?:but|yet|now|today|however|instead|still|;)$/;

/** Whether a clause turns away from what was said before: "…, but now". */
export const isTurn = (tokens: readonly Token[], [from]: Span): boolean =>
  turning.test(tokens[from]!.text) || turning.test(tokens[from - 1]?.text ?? '');

const changing = wordSet(
  'take takes lose loses suffer suffers regain regains gain gains heal heals recover recovers',
);

export const isChanging = (token: Token | undefined): boolean => changing.has(token?.text ?? '');

/** "You take …", in the present and plain: what is no memory. */
export function tellsNow(tokens: readonly Token[], [from, to]: Span): boolean {
  return tokens
    .slice(from, to)
    .some((token, index) => isSomebody(token) && isChanging(tokens[from + index + 1]));
}
