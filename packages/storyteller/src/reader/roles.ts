import { isAdverb, isManner, numberOf, prepositions, questionWords, isSmall } from './function-words.ts';
import { colours, phraseEnd, phraseOf } from './noun-phrase.ts';
import type { Phrase } from './reading.ts';
import { isBeing, type Scene } from './scene.ts';
import type { Token } from './tokens.ts';
import { isVerb, knownVerb } from './verbs.ts';

/** A phrase with the preposition before it; without one it is what the verb is done to. */
export interface Part {
  preposition: string;
  phrase: Phrase;
  tokens: readonly Token[];
}

/** What stands around a verb. */
export interface Roles {
  parts: Part[];
  manners: string[];
  /** The words of a quotation, or behind a colon. */
  quoted: string | null;
  /** A clause that is told or asked: `that we come in peace`, `who was here`; without its first word in `text`. */
  content: { word: string; tokens: readonly Token[] } | null;
  /** Where `to do something` begins. */
  purposeAt: number | null;
}

const contentWords = new Set([...questionWords, 'that', 'whether', 'if']);
const mannerNouns = new Set(
  'care caution force ease silence stealth haste might strength smile grin voice patience confidence whisper nod flourish wink sigh laugh shrug hurry'.split(
    ' ',
  ),
);

/** `in that order`, `for science`, `from a distance`: how and why, and nothing that could be here. */
const how = new Set(
  (
    'time order turn fact secret anger fear disgust horror surprise general particular detail science sake fun practice good distance reason measure rage purpose accident chance once mood sympathy gratitude joy relief respect spite apology effect ' +
    'candlelight torchlight lamplight moonlight starlight firelight daylight sunlight'
  ).split(' '),
);
const durations = new Set('bit time hour minute moment while second day night week'.split(' '));

/** How it is then, or where: `cut it loose`, `step close`. */
const states = new Set(
  'close loose alone low high free near still quiet calm ready dead alive awake asleep silent steady tight'.split(
    ' ',
  ),
);

/** `like in the films`, `like it owes me money`. */
const likened = /^(?:in|on|at|from|it|its|they|he|she|i|we|you|there|that|nobody|everyone)$/;

const wonders =
  /^(?:is|are|was|were|do|does|did|has|have|can|could|any|anything|what|who|where|when|why|how|which)$/;

interface Reach {
  next: number;
  particleAt: number | null;
  nounAt: number | null;
}

/** Reads what follows a verb. `isTalk`: a `that` begins what is said. */
export function rolesAfter(tokens: readonly Token[], reach: Reach, scene: Scene, isTalk: boolean): Roles {
  const roles: Roles = { parts: [], manners: [], quoted: null, content: null, purposeAt: null };
  let preposition = '';
  let isAfterComma = false;
  let at = reach.next;
  while (at < tokens.length) {
    const token = tokens[at]!;
    const { low, kind } = token;
    if (kind === 'quote') roles.quoted ??= token.text;
    // `examine the body: did he drown?`: what is wondered meanwhile.
    if (low === ':' && !isTalk && roles.parts.length > 0 && wonders.test(tokens[at + 1]?.low ?? '')) break;
    if (kind === 'mark' && low === ',' && roles.parts.length > 0) {
      isAfterComma = true;
      // `…, it is nearly next door`: said of it, not done.
      const [who, is] = tokens.slice(at + 1, at + 3).map((one) => one.low);
      if (
        /^(?:it|he|she|they|that|this|there)$/.test(who ?? '') &&
        /^(?:is|are|was|were|has|looks|seems)$/.test(is ?? '')
      )
        break;
    }
    if (kind !== 'word' || at === reach.particleAt || at === reach.nounAt) {
      preposition = '';
      at++;
      continue;
    }
    const next = tokens[at + 1];
    if (
      low === 'to' &&
      next?.kind === 'word' &&
      isVerb(next.low) &&
      !scene.nouns.has(next.low) &&
      at + 1 < tokens.length
    ) {
      roles.purposeAt = at;
      if (isTalk) roles.content = { word: 'to', tokens: tokens.slice(at + 1) };
      break;
    }
    const isContent =
      contentWords.has(low) && (low !== 'that' || isTalk || preposition === '') && preposition !== 'at';
    const isPointing = low === 'that' && isTalk && roles.parts.length === 0 && pointsAt(tokens, at, scene);
    if (
      isContent &&
      !isPointing &&
      (low !== 'that' || (isTalk && preposition === '') || isSmall(next?.low ?? ''))
    ) {
      if (isTalk || low !== 'that')
        roles.content = { word: low, tokens: tokens.slice(low === 'that' ? at + 1 : at) };
      break;
    }
    // `check him all over`.
    if (low === 'all' && /^(?:over|around)$/.test(next?.low ?? '') && tokens[at + 2]?.kind !== 'word') {
      at += 2;
      continue;
    }
    if (low === 'top' && next?.low === 'to' && tokens[at + 2]?.low === 'bottom') {
      at += 3;
      continue;
    }
    if (low === 'in' && (next?.low === 'case' || next?.low === 'order')) break;
    if (low === 'like' && roles.parts.length > 0 && likened.test(next?.low ?? '')) break;
    if (low === 'as' && (next?.low === 'if' || next?.low === 'though')) break;
    if (low === 'style' || low.endsWith('-style') || next?.low === 'style') {
      roles.manners.push(next?.low === 'style' ? `${low} style` : low);
      at += next?.low === 'style' ? 2 : 1;
      continue;
    }
    if (
      low === 'because' ||
      low === 'while' ||
      low === 'so' ||
      low === 'until' ||
      low === 'unless' ||
      low === 'although'
    )
      break;
    const end = phraseEnd(tokens, at, scene);
    if (
      isAdverb(low) &&
      !(end > at && tokens[at - 1] && prepositions.has(tokens[at - 1]!.low)) &&
      !(low === 'well' && end > at)
    ) {
      if (isManner(low)) roles.manners.push(low);
      if (prepositions.has(low)) preposition = low;
      at++;
      continue;
    }
    if (prepositions.has(low)) {
      // `out of`, `up to`, `next to`: the last one counts, `out` and `up` alone say only where to.
      preposition = low;
      at++;
      continue;
    }
    if (end === at) {
      at++;
      continue;
    }
    // `run away screaming`: how, not what.
    if (
      preposition === '' &&
      end === at + 1 &&
      low.endsWith('ing') &&
      !scene.nouns.has(low) &&
      knownVerb(low)
    ) {
      at++;
      continue;
    }
    if (end === at + 1 && /^(?:no|yes|nope|yeah|ok|okay|um|uh|er|well)$/.test(low) && !scene.nouns.has(low)) {
      at++;
      continue;
    }
    const span = withoutNoun(tokens, at, end, reach.nounAt);
    const phrase = span.length > 0 ? phraseOf(span, scene) : null;
    if (phrase && preposition === 'with' && mannerNouns.has(phrase.head))
      roles.manners.push(`with ${phrase.shown}`);
    else if (
      phrase &&
      !(how.has(phrase.head) && /^(?:in|for|by|at|from|with|on)$/.test(preposition)) &&
      !isOnlyNumber(span) &&
      !(durations.has(phrase.head) && (preposition === '' || preposition === 'for')) &&
      !(span.length === 1 && colours.has(phrase.head)) &&
      !(span.length === 1 && preposition === '' && states.has(low) && !scene.nouns.has(low)) &&
      !(isAfterComma && preposition === '')
    )
      roles.parts.push({ preposition, phrase, tokens: span });
    preposition = '';
    at = end;
  }
  return roles;
}

/** `ask that guard about it`: somebody, not what is told. */
function pointsAt(tokens: readonly Token[], at: number, scene: Scene): boolean {
  const end = phraseEnd(tokens, at, scene);
  const phrase = end > at + 1 ? phraseOf(tokens.slice(at, end), scene) : null;
  return phrase !== null && isBeing(phrase, scene);
}

const isOnlyNumber = (tokens: readonly Token[]) => tokens.every(({ low }) => numberOf(low) !== null);

/** `a good long look` is no object of taking it. */
function withoutNoun(tokens: readonly Token[], from: number, to: number, nounAt: number | null): Token[] {
  if (nounAt === null || nounAt < from || nounAt >= to) return tokens.slice(from, to);
  const of = tokens[nounAt + 1]?.low === 'of' ? nounAt + 2 : to;
  return tokens.slice(of, to);
}
