import type { Context, Reading } from './reading.ts';
import { beginsDreamAt, dreamWords, endsDreamAt } from './dreams.ts';
import { breaks, clauseAt } from './text/clauses.ts';
import { wordSet } from './text/inflect.ts';
import { isListItem } from './text/lists.ts';
import type { Language } from './text/numerals.ts';
import { namesOther } from './text/people.ts';
import { isOwnClause, isTurn, reach, type Span, tellsNow } from './text/reach.ts';
import type { Token } from './text/tokens.ts';
import { wordKind } from './text/word-kinds.ts';
import { unrealSpans } from './unreal-spans.ts';

const waking = wordSet('=wake =awake =awaken awoke morning dawn reality =blink');
const writing = wordSet(
  'reads inscription inscribed carved engraved written sign poster notice plaque board placard tablet banner gravestone graffiti label letters letter note parchment scrawled epitaph tombstone headstone runes spells motto',
);
const modal = wordSet(
  "would could might may can should 'd ought shall =try =attempt =want =wish =hope =threaten =offer =promise =plan =intend =seem almost nearly pretend =risk =warn need needs either perhaps maybe unless whether lest probably supposedly allegedly =fear fears",
);
const future = wordSet("will 'll");
const conditional = wordSet('if unless wenn falls si se');
const asking = wordSet(
  'do does did will would can could is are was were have has had who what how where why which when want shall should may whose whom',
);
/** The part of a sentence that is a question, as the place where it begins; its length when there is none. */
function questionFrom(tokens: readonly Token[]): number {
  const last = tokens.findLastIndex(({ kind }) => kind !== 'mark');
  if (!tokens.slice(last + 1).some(({ text }) => text === '?')) return tokens.length;
  for (let at = last; at >= 0; at--) {
    const isStart =
      at === 0 || breaks.has(tokens[at - 1]!.text) || /^(?:and|but|so|or)$/.test(tokens[at - 1]!.text);
    if (isStart && asking.has(tokens[at]!.text)) return at;
  }
  // Any takers?
  return tokens.some(({ text }) => breaks.has(text)) ? clauseAt(tokens, last)[0] : 0;
}

function conditionalSpans(tokens: readonly Token[], language: Language): Span[] {
  return tokens.flatMap(({ text }, at): Span[] => {
    // "When you're prone, …": a rule, as far as this clause goes.
    if (
      /^(?:when|while)$/.test(text) &&
      tokens[at + 1]?.text === 'you' &&
      /^(?:'re|are|die|fall|reach|hit|drop|lose|take|roll|cast|get)$/.test(tokens[at + 2]?.text ?? '')
    )
      return [[at, clauseAt(tokens, at + 1)[1]]];
    if (
      !conditional.has(text) ||
      (language === 'en' && text === 'se') ||
      (language === 'en' && text === 'si')
    )
      return [];
    if (/^(?:wenn|falls)$/.test(text) && language !== 'de') return [];
    if (/^(?:si|se)$/.test(text) && !(at === 0 || breaks.has(tokens[at - 1]!.text))) return [];
    const isComparison =
      /^(?:as|like|even|what)$/.test(tokens[at - 1]?.text ?? '') || tokens[at + 1]?.text === 'only';
    const [from, to] = clauseAt(tokens, at);
    if (isComparison) return [[from, to]];
    // What depends on it stands behind it, or right before it.
    const before = at > 0 && !breaks.has(tokens[at - 1]!.text) ? clauseAt(tokens, at - 1)[0] : from;
    const isOver = (clause: Span) => isTurn(tokens, clause) || (from < at && isOwnClause(tokens, clause));
    return [[before, reach(tokens, to, isOver)]];
  });
}

/** Whether a sentence is read from a sign or a letter: set off behind its mention, and on to the end of that line. */
function isWriting(text: string, { writing: state }: Context): boolean {
  if (state === 'none') return false;
  if (/^\s*[>"“„«]|^\s*[*_]{1,3}\p{L}/u.test(text)) return true;
  return state === 'read' && !/^\s*\n/.test(text);
}

const inWriting = wordSet('reads read says inscribed carved engraved written scrawled spells');

/** "You take 12 damage": so much is told by no writing to its reader. */
const countsNow = (tokens: readonly Token[], clause: Span) =>
  tellsNow(tokens, clause) && tokens.slice(...clause).some(({ kind }) => kind === 'number');

/** What is read behind a colon: set off, or as long as it does not speak of somebody at the table. */
function writtenSpans(text: string, tokens: readonly Token[]): Span[] {
  const colon = tokens.findIndex(({ text: mark }) => mark === ':');
  const before = tokens.slice(0, Math.max(0, colon));
  if (!before.some(({ text: word }) => writing.has(word))) return [];
  const isSetOff = /:\s*[*_>"“„«]/.test(text);
  if (!isSetOff && !before.some(({ text: word }) => inWriting.has(word))) return [];
  return [[colon, reach(tokens, colon, (clause) => countsNow(tokens, clause))]];
}

const isAwake = (tokens: readonly Token[]) =>
  tokens.some(({ text }, at) => waking.has(text) || endsDreamAt(tokens, at));

/** "The attempt alone", "your hopes": no verb, so nothing depends on it. */
function isNoun(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:attempt|hope|plan|fear|offer|promise|risk|wish|want|need|warning|threat|seeming)s?$/.test(
      tokens[at]!.text,
    ) &&
    /^(?:the|an?|your|his|her|their|its|this|that|no|of|every|each|in|by|with)$/.test(
      tokens[at - 1]?.text ?? '',
    )
  );
}

const noting = wordSet(
  'add count write note mark call consider strike cross subtract deduct erase put record remove scratch tick update increase raise choose pick improve',
);

/** "You may add 50 gold to your purse": what players may write down is told as so. */
function isLeave(tokens: readonly Token[], at: number): boolean {
  const next = /^(?:now|also|both|each|already|safely|go)$/.test(tokens[at + 1]?.text ?? '')
    ? at + 2
    : at + 1;
  return /^(?:may|can)$/.test(tokens[at]!.text) && noting.has(tokens[next]?.text ?? '');
}

/** How real the places of a sentence are. */
export function realityOf(
  text: string,
  tokens: readonly Token[],
  context: Context,
  language: Language,
): Reading['isReal'] {
  let reality: Reading['isReal'] | null = null;
  // Most sentences claim nothing, and nobody asks.
  return (at) => {
    reality ??= judgeReality(text, tokens, context, language);
    return reality(at);
  };
}

function judgeReality(
  text: string,
  tokens: readonly Token[],
  context: Context,
  language: Language,
): Reading['isReal'] {
  const isDreamt = context.isUnreal && !isAwake(tokens);
  const isRead = isWriting(text, context);
  const spans = [
    ...unrealSpans(tokens),
    ...conditionalSpans(tokens, language),
    ...writtenSpans(text, tokens),
    [questionFrom(tokens), tokens.length] as const,
  ];
  return (at) => {
    if (isDreamt || (isRead && !countsNow(tokens, clauseAt(tokens, at)))) return false;
    if (spans.some(([from, to]) => at >= from && at < to)) return false;
    const [from] = clauseAt(tokens, at);
    // That somebody cannot do it is as real as that they do.
    const isDenied = (place: number) =>
      /^(?:n't|not)$/.test(tokens[place + 1]?.text ?? '') ||
      /^(?:nothing|no)$/.test(tokens[place + 2]?.text ?? '');
    return !tokens
      .slice(from, at)
      .some(
        ({ text }, index) =>
          (modal.has(text) &&
            !isNoun(tokens, from + index) &&
            !isLeave(tokens, from + index) &&
            !(/^c(?:an|ould)$/.test(text) && isDenied(from + index))) ||
          future.has(text),
      );
  };
}

/** What a narration says will happen, without a condition. */
export function isForetold({ tokens }: Pick<Reading, 'tokens'>, at: number): boolean {
  return (
    tokens.slice(0, at).some(({ text }) => text === 'will' || text === "'ll") &&
    !tokens.some(({ text }) => /^(?:if|then|would|could|might|whether|\?)$/.test(text))
  );
}

const marked =
  /dream|hallucinat|nightmare|vision|trance|:\s*$|inventory|initiative|dice|\bdie\b|roll|check|save/i;

/** Whether a sentence without any claim leaves nothing to the next one, as most do; `words` are its own, in lower case. */
export function leavesNothing(
  text: string,
  words: readonly string[],
  { isUnreal, writing: state, isInventory }: Context,
): boolean {
  if (isUnreal || state !== 'none' || isInventory || marked.test(text)) return false;
  return !words.some((word) => writing.has(word));
}

/** Whether the next sentence is still read from something: in its emphasis, or to the end of its line. */
function isOpenWriting(text: string, tokens: readonly Token[], context: Context): boolean {
  const isOdd = text.includes('*') && text.split('*').length % 2 === 0;
  if (isWriting(text, context)) return !(isOdd && context.writing === 'read');
  const colon = tokens.findIndex(({ text: mark }) => mark === ':');
  return isOdd && colon >= 0 && tokens.slice(0, colon).some(({ text: word }) => writing.has(word));
}

const dreamy = wordKind(dreamWords);
const written = wordKind(writing);
const diceTalk = wordKind(wordSet('dice die roll rolls rolled rolling check save initiative'));
const carrying = wordKind(
  wordSet(
    `pocket pockets pack inventory carry carrying belongings possessions gear equipment backpack bag purse have got own loot reward rewards received gained acquired
     obtained spoils inventar inventaire inventario`,
  ),
);

/** What a sentence leaves to the next one. */
export function contextAfter({ kinds, tokens, mentions, context, text }: Reading): Context {
  const dreams = (kinds & dreamy) !== 0 && tokens.some((_, at) => beginsDreamAt(tokens, at));
  const first = tokens.findIndex(({ kind }) => kind === 'word');
  const subject = mentions.find(({ at, isPossessive, isYou }) => at - first < 4 && !isPossessive && !isYou);
  const last = mentions.findLast(({ isYou, isPossessive }) => !isYou && !isPossessive);
  const owner = mentions.findLast(({ isYou, isPronoun }) => !isYou && !isPronoun);
  const isOther = namesOther(tokens, tokens.length);
  // Whoever is spoken to is nobody of whom is spoken.
  const before = context.subject.filter(
    (one) => !mentions.some(({ isYou, who }) => isYou && who.includes(one)),
  );
  const endsOpen = tokens.at(-1)?.text === ':';
  const isListed = (context.isDiceTalk || context.isInventory) && isListItem(text);
  return {
    // Who was spoken of last is meant for a while, unless somebody else comes in between.
    subject: subject?.who ?? last?.who ?? (isOther ? [] : (owner?.who ?? before)),
    isUnreal: dreams || (context.isUnreal && !isAwake(tokens)),
    writing: isOpenWriting(text, tokens, context) ? 'read' : (kinds & written) !== 0 ? 'near' : 'none',
    isDiceTalk:
      (kinds & diceTalk) !== 0 ||
      tokens.some(({ kind }) => kind === 'dice') ||
      (context.isDiceTalk && isListed),
    isInventory:
      (context.isInventory && isListed) ||
      ((endsOpen ||
        (tokens.length <= 6 &&
          /\p{L}\P{L}*$/u.test(text) &&
          tokens.some(({ text: word }) => word === 'inventory'))) &&
        (kinds & carrying) !== 0),
  };
}
