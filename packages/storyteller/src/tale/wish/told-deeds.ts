import { isAdverb } from '../../reader/function-words.ts';
import { isSmall } from '../words.ts';
import type { Mention } from './mentions.ts';
import { partVerb } from './part-verbs.ts';
import type { Token } from './phrases.ts';

export type Who = Mention['who'];

/** What somebody does, or what is done to somebody. */
export interface Deed {
  verb: string;
  /** Nobody where the sentence leaves it open. */
  doers: readonly Who[];
  done: readonly Who[];
  /** What follows the verb, lower case. */
  after: string;
  /** It did not happen: `never came`, `has not seen`. */
  isDenied: boolean;
  /** It has not happened yet: `would rather sail away`, `wants to leave`. */
  isOpen: boolean;
}

const helping =
  /^(?:is|are|was|were|be|been|being|am|has|have|had|will|would|must|can|could|may|might|should|shall|did|does|do|gets?|got|not|never|to|also|all|both|just|now|still|once|already|only|rather|gladly|even|always|often|soon|finally|secretly|simply|isn't|wasn't|hasn't|haven't|hadn't|won't|can't|didn't|doesn't|has|keeps?|kept|goes|went)$/;
const being = /^(?:is|are|was|were|be|been|being|gets?|got)$/;
const having = /^(?:has|have|had|having|'ve)$/;
const wished = /^(?:would|could|may|might|should|will|shall|can|must)$/;
/** What makes somebody do it: `was forced to flee`, `managed to leave`. */
const done = /^(?:forced|had|managed|made|driven|obliged|began|begun)$/;
const denial = /^(?:not|never|isn't|wasn't|hasn't|haven't|hadn't|won't|can't|didn't|doesn't|nobody)$/;
const nounsBefore = /^(?:the|an?|his|its|their|our|your|my|this|every|no|of|last|old|first|dead)$/;
const particles = /^(?:away|off|back|up|out|down|for|on|against|over|with|from|of|upon|in|into|all|both|at)$/;

/** What is done by whom and to whom, verb by verb. */
export function* deedsIn(tokens: readonly Token[], mentions: readonly Mention[]): Generator<Deed> {
  let last: readonly Who[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.isMark || token.isName || mentions.some(({ from, end }) => from <= at && at < end)) continue;
    const verb = partVerb(token.lower) ?? (/^(?:you|us)$/.test(tokens[at + 1]?.lower ?? '') ? '' : null);
    if (
      verb === null ||
      (verb === '' && isSmall(token.lower)) ||
      nounsBefore.test(tokens[at - 1]?.lower ?? '')
    )
      continue;
    let first = at;
    while (first > 0 && isHelping(tokens[first - 1]!)) first--;
    const help = tokens.slice(first, at).map(({ lower }) => lower);
    const isInfinitive = help.includes('to');
    const after = tokens.slice(at + 1, at + 9).map(({ text }) => text.toLowerCase());
    const isParticiple = token.lower !== verb && !/(?:s|ing)$/.test(token.lower);
    const isPassive =
      isParticiple &&
      (help.some((word) => being.test(word)) ||
        (!help.some((word) => having.test(word)) && after[0] === 'by') ||
        (help.length === 0 && onlyParticiple.test(token.lower)));
    const left = isInfinitive
      ? whoIsTo(tokens, mentions, first, last)
      : doersOf(tokens, mentions, first, last);
    const right = doneOf(tokens, mentions, at + 1);
    const by = isPassive ? agentOf(tokens, mentions, at + 1) : [];
    const isDenied = help.some((word) => denial.test(word));
    const doers = isPassive ? by : left;
    yield {
      verb,
      // Whoever is asked to do something: `asks you to find`.
      doers: isPassive && doers.length === 0 ? ['unknown'] : doers,
      done: isPassive ? left : right,
      after: after.join(' ').replace(/ (?=[,.!?])/g, ''),
      isDenied,
      isOpen:
        help.some((word) => wished.test(word)) ||
        (isInfinitive && !done.test(tokens[first - 1]?.lower ?? '')),
    };
    last = right.includes('you') ? ['you'] : isPassive ? [] : doers;
  }
}

const onlyParticiple =
  /^(?:taken|stolen|slain|eaten|hidden|seen|known|driven|kidnapped|abducted|murdered|imprisoned|hired)$/;

const isHelping = ({ lower, isMark }: Token) => !isMark && (helping.test(lower) || isAdverb(lower));

/** Whoever is to do something: `asks you to find`, `has dared to seek`; nobody for an order. */
function whoIsTo(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  at: number,
  last: readonly Who[],
): readonly Who[] {
  const asked = mentions.findLast(({ end }) => end === at);
  if (asked || last.length > 0) return asked ? [asked.who] : last;
  let first = at - 1;
  if (first < 0 || tokens[first]!.isMark) return [];
  while (first > 0 && isHelping(tokens[first - 1]!)) first--;
  const doers = doersOf(tokens, mentions, first, last);
  return doers.includes('unknown') ? [] : doers;
}

/** Whoever does what the verb at a place says. */
function doersOf(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  verbAt: number,
  last: readonly Who[],
): readonly Who[] {
  const before = tokens[verbAt - 1];
  if (!before || /^[:;.!?]$/.test(before.text)) return [];
  const ending = (end: number) =>
    together(
      tokens,
      mentions,
      mentions.findLast((one) => one.end === end),
    );
  if (/^(?:and|but|then|or)$/.test(before.lower)) {
    const [first] = mentions;
    return last.length > 0 || first?.from !== 0 ? last : [first.who];
  }
  if (/^(?:who|that|which)$/.test(before.lower)) {
    const end = tokens[verbAt - 2]?.text === ',' ? verbAt - 2 : verbAt - 1;
    const near = mentions.findLast((one) => one.end <= end && end - one.end < 5);
    // `find out who killed Hugo`
    const isAsked = before.lower === 'who' && tokens[verbAt - 2]?.text !== ',' && near?.end !== end;
    return near && !isAsked ? together(tokens, mentions, near) : ['unknown'];
  }
  if (before.text === ',') {
    const set = mentions.findLast(({ end }) => end === verbAt - 1);
    if (set && tokens.slice(set.from, set.end).some(({ text }) => text === ',')) return [set.who];
    // What stands between two commas is said by the way.
    const opened = tokens.findLastIndex(({ text }, at) => at < verbAt - 1 && text === ',');
    const apposed = mentions.findLast(({ from, end }) => from > opened && end === verbAt - 1);
    return opened < 0
      ? apposed
        ? [apposed.who]
        : []
      : [...new Set([...ending(opened), ...(apposed ? [apposed.who] : [])])];
  }
  const direct = ending(verbAt);
  if (direct.length > 0) return direct;
  // `The reeve of Hollow Ford offers`
  const nearest = mentions.findLast(({ end }) => end < verbAt);
  if (!nearest) return ['unknown'];
  const between = tokens.slice(nearest.end, verbAt);
  const isSmooth =
    between.length < 7 &&
    /^(?:of|from|at|in|on|near|with|for|to)$/.test(between[0]!.lower) &&
    between.every(({ isMark, lower }) => !isMark && !/^(?:that|who|which|and)$/.test(lower));
  return isSmooth ? together(tokens, mentions, nearest) : ['unknown'];
}

/** `Bess and Tom Harrow` */
function together(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  one: Mention | undefined,
): readonly Who[] {
  if (!one) return [];
  const other = mentions.find(({ end }) => end === one.from - 1 && tokens[end]?.lower === 'and');
  return other ? [other.who, one.who] : [one.who];
}

function doneOf(tokens: readonly Token[], mentions: readonly Mention[], from: number): readonly Who[] {
  let at = from;
  while (at < from + 3 && tokens[at] && (particles.test(tokens[at]!.lower) || isAdverb(tokens[at]!.lower)))
    at++;
  const one = mentions.find((mention) => mention.from === at);
  if (!one) return [];
  const other = mentions.find(({ from: start }) => start === one.end + 1 && tokens[one.end]?.lower === 'and');
  return other ? [one.who, other.who] : [one.who];
}

function agentOf(tokens: readonly Token[], mentions: readonly Mention[], from: number): readonly Who[] {
  const by = tokens.findIndex(({ lower }, at) => at >= from && at < from + 5 && lower === 'by');
  return by < 0 ? [] : doneOf(tokens, mentions, by + 1);
}
