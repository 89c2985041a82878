import { askedApart, askedTwice } from './asked-apart.ts';
import { ownSubject, skipFrames } from './frames.ts';
import {
  articles,
  fillers,
  isAdverb,
  isSmall,
  numberOf,
  possessives,
  prepositions,
  pronouns,
} from './function-words.ts';
import { type How, howEnd } from './hows.ts';
import { singular } from './inflection.ts';
import type { Scene } from './scene.ts';
import { spellLength } from './spell-names.ts';
import { textOf, type Token } from './tokens.ts';
import { actOfVerb, knownVerb } from './verbs.ts';

/** How a clause follows the one before it. */
export type Joint = 'start' | 'and' | 'then' | 'comma';

export interface Span {
  joint: Joint;
  tokens: readonly Token[];
  /** What only says how it is done, and is no part of `tokens`. */
  hows: readonly How[];
  /** What stood before it, as it is said back: ` but `. */
  link: string;
}

const speaking = new Set(['ask', 'tell', 'persuade', 'threaten', 'deceive', 'think']);

function isSaying(low: string): boolean {
  const verb = knownVerb(low);
  return verb !== null && speaking.has(actOfVerb(verb));
}

/** What stands behind the colon of a saying is a quotation without its marks. */
function withQuotation(sentence: Token[]): Token[] {
  const colon = sentence.findIndex(
    ({ text }, at) => text === ':' && sentence.slice(0, at).some(({ low }) => isSaying(low)),
  );
  const said = sentence.slice(colon + 1);
  // What stands in its marks already ends with them.
  if (said[0]?.kind === 'quote') return sentence;
  if (colon < 0 || !said.some(({ kind }) => kind === 'word')) return sentence;
  const text = textOf(said);
  return [...sentence.slice(0, colon + 1), { kind: 'quote', text, low: text.toLowerCase() }];
}

/** `"Who goes there?" I ask the guard`: what was said first stands behind the saying of it. */
function quotedLater(sentence: Token[]): Token[] {
  const said = sentence.findIndex(({ kind }) => kind !== 'quote' && kind !== 'mark');
  if (said < 1 || !sentence.slice(said).some(({ low }) => isSaying(low))) return sentence;
  const rest = sentence.slice(said);
  const end = rest.findIndex(
    ({ low, kind }, at) => at > 1 && (kind === 'mark' || /^(?:and|then|but|while|as)$/.test(low)),
  );
  const at = end < 0 ? rest.length : end;
  return [
    ...rest.slice(0, at),
    ...sentence.slice(0, said).filter(({ kind }) => kind === 'quote'),
    ...rest.slice(at),
  ];
}

/** `You remind me of my sister, I tell her.`: said without its marks, and the saying of it behind. */
function saidBefore(sentence: Token[]): Token[] {
  if (sentence.some(({ kind }) => kind === 'quote')) return sentence;
  const comma = sentence.findLastIndex(
    ({ text }, at) => at > 1 && text === ',' && /^(?:i|we)$/.test(sentence[at + 1]?.low ?? ''),
  );
  const verb = knownVerb(sentence[comma + 2]?.low ?? '');
  if (comma < 0 || !verb || !/^(?:say|tell|whisper|shout|mutter|reply|add|murmur|yell|growl)$/.test(verb))
    return sentence;
  const found = sentence.findIndex(({ kind }, at) => at > comma + 2 && kind === 'mark');
  const end = found < 0 ? sentence.length : found;
  const whom = sentence.slice(comma + 3, end);
  if (
    whom.length > 3 ||
    whom.some(({ low }) => /^(?:that|hello|hi|so|yes|no|nothing|something|thanks|what|how)$/.test(low))
  )
    return sentence;
  const text = textOf(sentence.slice(0, comma));
  return [
    ...sentence.slice(comma + 1, end),
    { kind: 'quote', text, low: text.toLowerCase() },
    ...sentence.slice(end),
  ];
}

/** `examine the winch, did somebody break it?`: a deed, and what one wonders about it. */
function withoutWondering(sentence: Token[]): Token[][] {
  const first = sentence[0]?.low ?? '';
  if (sentence.at(-1)?.text !== '?' || isSmall(first) || !knownVerb(first)) return [sentence];
  const comma = sentence.findIndex(
    ({ text }, at) =>
      at > 1 &&
      text === ',' &&
      /^(?:is|are|was|were|did|has|have|does|do|any|anything)$/.test(sentence[at + 1]?.low ?? ''),
  );
  return comma < 0 ? [sentence] : [sentence.slice(0, comma), sentence.slice(comma + 1)];
}

/** `"I have a tag." I walk past her.`: words first, and a deed that is none of saying them. */
function saidApart(sentence: Token[]): Token[][] {
  const from = sentence.findIndex(({ kind }) => kind !== 'quote' && kind !== 'mark');
  if (from < 1 || sentence[0]!.kind !== 'quote' || sentence.slice(from).some(({ low }) => isSaying(low)))
    return [sentence];
  return [sentence.slice(0, from), sentence.slice(from)];
}

const leadsOn = /^(?:and|then|but|so|or|,|ok|okay|that|to)$/;

/** Splits tokens into sentences; a quotation stays whole, and a colon keeps what it announces. */
export function sentencesIn(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  let isSpoken = false;
  for (const [at, token] of tokens.entries()) {
    const current = sentences.at(-1)!;
    const isEnd = token.kind === 'mark' && /^[.!?;\n…()]$/.test(token.text);
    // `this is boring let's go`: what is proposed stands by itself.
    if (token.low === "let's" && !isSpoken && current.length > 2 && !leadsOn.test(current.at(-1)!.low)) {
      const isTold = current.some(({ low, kind }) => kind === 'quote' || isSaying(low));
      if (!isTold) {
        sentences.push([token]);
        continue;
      }
    }
    if (token.text === ':' && current.some(({ low }) => isSaying(low))) isSpoken = true;
    current.push(token);
    const [next, after] = tokens.slice(at + 1, at + 3);
    // `The crate: I look at it.`
    const isTopic =
      token.text === ':' && !isSpoken && /^(?:i|we|let's)$/.test(next?.low ?? '') && after?.kind === 'word';
    // `I tell him: "Confess." I want to scare him.`: the mark stands within the quotation.
    const isSaidOut =
      token.kind === 'quote' &&
      /[.!?…]$/.test(token.text) &&
      /^(?:i|we)$/.test(next?.low ?? '') &&
      !isSaying(after?.low ?? '') &&
      current.some(({ low, kind }) => kind === 'word' && isSaying(low));
    if (isTopic || isSaidOut) {
      sentences.push([]);
      isSpoken = false;
    } else if (isEnd && (!isSpoken || token.text === '\n')) {
      sentences.push([]);
      isSpoken = false;
    }
  }
  return sentences
    .filter((sentence) => sentence.some(({ kind }) => kind !== 'mark'))
    .flatMap(withoutWondering)
    .flatMap(askedApart)
    .flatMap(askedTwice)
    .flatMap(saidApart)
    .map((sentence) => withQuotation(quotedLater(saidBefore(sentence))));
}

const reporting = new Set(['that', 'whether', 'if', 'who', 'what', 'where', 'when', 'why', 'how', 'which']);
/** What somebody else does then is not the player's to tell. */
const outcomes = new Set(['he', 'she', 'they', 'everyone', 'everybody']);
const afterThat = new Set(['then', 'afterwards', 'after', 'next', 'finally', 'later', 'lastly', 'meanwhile']);

/** Whether a deed of the speaker's begins here: with them, or with a verb that is no noun here. */
function beginsDeed(tokens: readonly Token[], from: number, scene: Scene, isThird: boolean): boolean {
  let at = from;
  while (
    at < tokens.length &&
    (fillers.has(tokens[at]!.low) || isAdverb(tokens[at]!.low)) &&
    tokens[at]!.kind === 'word'
  )
    at++;
  if (tokens[at]?.low === 'that' && tokens[at - 1]?.low === 'after') at++;
  const token = tokens[at];
  if (token?.kind !== 'word') return false;
  const subject = ownSubject(tokens, at, scene);
  if (subject) return tokens[subject.end]?.kind === 'word';
  const framed = skipFrames(tokens, at).at;
  const verb = tokens[framed] ?? token;
  if (!knownVerb(verb.low) || isSmall(verb.low) || verb.kind !== 'word') return false;
  if (framed > at) return true;
  const next = tokens[at + 1];
  if (/^knees?$/.test(verb.low) && next?.kind !== 'word') return false;
  // `…, shoulder first`: how one goes.
  if (/^(?:shoulder|head|foot|feet|boot|fist|face|hand|handle|hilt)$/.test(verb.low) && next?.low === 'first')
    return false;
  // `…, quiet as a mouse`: how it is done.
  if (/^(?:quiet|calm|still|slow|steady|free|clean|cool|light)$/.test(verb.low) && next?.low === 'as')
    return false;
  // `…, hand on my dagger`: how somebody stands there.
  if (
    /^(?:hand|hands|eye|eyes|face|finger|fingers|arm|arms|fist|fists|palm)$/.test(verb.low) &&
    prepositions.has(next?.low ?? '')
  )
    return false;
  if (next?.kind !== 'word')
    return !scene.nouns.has(singular(verb.low)) && actOfVerb(knownVerb(verb.low)!) !== 'other';
  const opensPhrase =
    articles.has(next.low) ||
    possessives.has(next.low) ||
    pronouns.has(next.low) ||
    numberOf(next.low) !== null;
  if (opensPhrase || isAdverb(next.low)) return true;
  if (scene.nouns.has(singular(verb.low))) return false;
  return (
    prepositions.has(next.low) ||
    scene.names.has(next.low) ||
    scene.nouns.has(singular(next.low)) ||
    isSmall(next.low) ||
    isThird ||
    !verb.low.endsWith('s')
  );
}

function isSpellAt(tokens: readonly Token[], at: number, { turn }: Scene): boolean {
  const lows = tokens.slice(at, at + 6).map(({ low }) => low);
  const from = /^(?:my|a|an|the)$/.test(lows[0] ?? '') ? 1 : 0;
  return spellLength(lows.slice(from), turn.sheet?.spells ?? [], false) > 0;
}

const wordsFrom = (sentence: readonly Token[]) =>
  Math.max(
    0,
    sentence.findIndex(({ kind, low }) => kind === 'word' && !fillers.has(low)),
  );

/** What says how, with what leads to it, where it begins here: behind a deed, or before one that follows its comma. */
function howFrom(sentence: readonly Token[], at: number, start: number): { end: number; how: How } | null {
  const before = at - 1;
  if (at === start) {
    const first = start + wordsFrom(sentence.slice(start));
    const end = at === 0 ? howEnd(sentence, first, ',') : first;
    const isLeading = end > first && sentence[end]?.text === ',' && sentence.length > end + 1;
    return isLeading ? { end: end + 1, how: { link: ', ', tokens: sentence.slice(first, end) } } : null;
  }
  const joints = sentence
    .slice(at)
    .findIndex(
      ({ low, kind }) => !(low === 'and' || low === 'but' || (kind === 'mark' && /^(?:,|--|—|–)$/.test(low))),
    );
  const from = at + Math.max(0, joints);
  const lead = sentence.slice(at, from);
  const word = lead.find(({ low }) => low === 'but' || low === 'and')?.low ?? (lead.length > 0 ? ',' : '');
  const end = before < 0 ? from : howEnd(sentence, from, word);
  if (end === from) return null;
  const link =
    word === 'but'
      ? ' but '
      : word === 'and' && lead.at(-1)!.low !== ','
        ? ' and '
        : word === ''
          ? ' '
          : ', ';
  return { end, how: { link, tokens: sentence.slice(from, end) } };
}

/** What stands between two clauses, as it is said back. */
const linkBetween = (between: readonly Token[]) => {
  const word = between.find(({ low }) => low === 'but' || low === 'and')?.low;
  if (word === 'but') return ' but ';
  return word ? ' and ' : ', ';
};

/** Splits a sentence into what is done one after the other. */
export function clausesIn(sentence: readonly Token[], scene: Scene): Span[] {
  const spans: Span[] = [];
  let start = 0;
  let joint: Joint = 'start';
  let isReporting = false;
  let hasSpoken = false;
  let link = '';
  let cuts: { from: number; to: number }[] = [];
  let hows: How[] = [];
  const isThird = ownSubject(sentence, wordsFrom(sentence), scene)?.isThird ?? false;
  const close = (end: number, next: number, how: Joint) => {
    const tokens = sentence
      .slice(start, end)
      .filter((_, index) => !cuts.some(({ from, to }) => start + index >= from && start + index < to));
    if (tokens.some(({ kind }) => kind !== 'mark')) {
      spans.push({ joint, tokens, hows, link });
      [cuts, hows] = [[], []];
    }
    start = next;
    joint = how;
    link = linkBetween(sentence.slice(end, next));
    isReporting = false;
    hasSpoken = false;
  };
  for (let at = 0; at < sentence.length; at++) {
    const { kind, low } = sentence[at]!;
    if (kind === 'word' && isSaying(low)) hasSpoken = true;
    if (hasSpoken && reporting.has(low)) isReporting = true;
    const said = hasSpoken ? null : howFrom(sentence, at, start);
    if (said) {
      cuts.push({ from: at, to: said.end });
      hows.push(said.how);
      at = said.end - 1;
      continue;
    }
    if (at === start) continue;
    const isComma = kind === 'mark' && /^(?:,|--|—|–)$/.test(low);
    const isAnd = kind === 'word' && (low === 'and' || low === 'but');
    const isThen = kind === 'word' && (low === 'then' || low === 'afterwards');
    const isAfter = kind === 'word' && low === 'before' && sentence[at + 1]?.low.endsWith('ing');
    // `go to the bank ask about the gang`: nobody types every word.
    const isRunOn =
      kind === 'word' &&
      /^(?:ask|tell)$/.test(low) &&
      at > start + 1 &&
      sentence[at - 1]!.kind === 'word' &&
      !isSmall(sentence[at - 1]!.low) &&
      !fillers.has(sentence[at - 1]!.low) &&
      !isAdverb(sentence[at - 1]!.low) &&
      !sentence.slice(start, at).some((one) => isSaying(one.low)) &&
      isSmall(sentence[at + 1]?.low ?? '');
    if (isRunOn) {
      close(at, at, 'and');
      hasSpoken = true;
      continue;
    }
    if (!isComma && !isAnd && !isThen && !isAfter) continue;
    if (isAnd && /^(?:try|go|come)$/.test(sentence[at - 1]!.low)) continue;
    let next = at + 1;
    while (next < sentence.length && (sentence[next]!.low === 'and' || sentence[next]!.low === 'but')) next++;
    const follows = sentence[next]?.low ?? '';
    const isLater = isThen || isAfter || afterThat.has(follows);
    const isOwn = follows === 'i' || follows === 'we';
    if (
      isComma &&
      ((sentence.at(-1)!.text === '?' && /^(?:is|are|does|do|what|who|where|how|why|any)$/.test(follows)) ||
        (/^(?:is|are|does|did|was)$/.test(follows) &&
          /^(?:he|she|it|they|there|that|this|anyone)$/.test(sentence[next + 1]?.low ?? '')))
    ) {
      close(at, sentence.length, 'comma');
      break;
    }
    if (isAnd && outcomes.has(follows) && knownVerb(sentence[next + 1]?.low ?? '')) {
      close(at, next, 'and');
      at = next - 1;
      continue;
    }
    // `using mage hand, I …`: by what means, and no deed of its own.
    if (
      isComma &&
      isOwn &&
      start === 0 &&
      /^(?:using|with)$/.test(sentence[0]!.low) &&
      isSpellAt(sentence, 1, scene)
    )
      continue;
    if (isReporting && !isLater && !(isOwn && follows === 'i')) continue;
    if (!beginsDeed(sentence, next, scene, isThird)) continue;
    close(at, next, isLater ? 'then' : isAnd || (isComma && next > at + 1) ? 'and' : 'comma');
    at = next - 1;
  }
  close(sentence.length, sentence.length, 'start');
  return spans;
}
