import { isSmall } from './function-words.ts';
import { type Token, wordToken } from './tokens.ts';
import { knownVerb } from './verbs.ts';

/** A clause without what stumbles, measures or excuses. */
export const withoutAsides = (tokens: readonly Token[]): readonly Token[] =>
  withoutStammer(withoutMeasures(withoutConcession(tokens)));

/** `stabby stab the guard`, `whack whack the door`. */
function withoutStammer(tokens: readonly Token[]): readonly Token[] {
  const [first, second, third] = tokens;
  if (first?.kind !== 'word' || second?.kind !== 'word' || third?.kind !== 'word') return tokens;
  const isSame =
    first.low === second.low ||
    (first.low.startsWith(second.low) && /^.?(?:y|ie|ity|ety)$/.test(first.low.slice(second.low.length)));
  return isSame && knownVerb(second.low) && !isSmall(second.low) ? tokens.slice(1) : tokens;
}

const crawling = /^(?:my |all )?(?:hands and knees|fours)$/;

/** `inch by inch`, `hand over hand`: with care. */
function withoutMeasures(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ low }, index) =>
      /^(?:inch|bit|piece|corner|hand|step|foot|rung)$/.test(low) &&
      /^(?:by|over)$/.test(tokens[index + 1]?.low ?? '') &&
      tokens[index + 2]?.low === low,
  );
  if (at > 1) return [...tokens.slice(0, at), wordToken('thoroughly'), ...tokens.slice(at + 3)];
  const low = tokens.map((token) => token.low);
  const on = low.findIndex(
    (word, index) => index > 0 && word === 'on' && crawling.test(low.slice(index + 1).join(' ')),
  );
  return on < 0 ? tokens : [...tokens.slice(0, on), wordToken('slowly')];
}

/** `drink it even though I am fine`: the rest excuses what is done. */
function withoutConcession(tokens: readonly Token[]): readonly Token[] {
  const cut = tokens.findIndex(
    ({ low }, at) => at > 1 && low === 'even' && /^(?:though|if|when)$/.test(tokens[at + 1]?.low ?? ''),
  );
  return cut < 0 ? tokens : tokens.slice(0, cut);
}
