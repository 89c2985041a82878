import { beginsDreamAt, dreamWords, endsDreamAt } from './dreams.ts';
import { breaks, clauseAt, segmentAt } from './text/clauses.ts';
import { wordSet } from './text/inflect.ts';
import { hasPhrase, type Phrases, phraseAt, phrasesOf } from './text/phrases.ts';
import {
  countsFor,
  hasSomebody,
  isChanging,
  isOwnClause,
  isTurn,
  reach,
  type Span,
  tellsNow,
} from './text/reach.ts';
import type { Token } from './text/tokens.ts';

/** When it was: a frame around its clause, and around the sentence that it opens. */
const former: Phrases = phrasesOf(
  ...['long ago', 'years before', 'back then', 'in those days', 'once upon', 'last night', 'last winter'],
  ...['last summer', 'last year', 'the last time you', 'when you were', 'ago', 'yesteryear', 'formerly'],
  ...['in childhood', 'in your childhood', 'of your childhood', 'erstwhile'],
);
/** In which case, and how often: the same. */
const cases: Phrases = phrasesOf(
  ...['on a hit', 'on a miss', 'on a failed', 'on a failure', 'on a success', 'on a successful'],
  ...['each turn', 'per turn', 'every turn', 'each of its turns', 'each of your turns'],
  ...['each of their turns', 'each round', 'per round', 'every round', 'per level'],
  ...['on average', 'at higher levels', 'any character', 'whenever', 'hypothetically'],
);
/** What goes for everybody, as long as it gives nobody at the table a number. */
const habits: Phrases = phrasesOf(
  ...['by the rules', 'in general', 'generally', 'normally', 'typically', 'usually'],
  ...['long rest restores', 'short rest lets', 'during a short rest', 'during a long rest'],
);
const repeated = phrasesOf('each turn', 'every turn', 'each round', 'a character', 'a creature');
const permitted = phrasesOf('lets you', 'allows you to', 'allows you');
/** Memories, tales and rules that are recounted: as far as their clause and what depends on it. */
const recounted: Phrases = phrasesOf(...['you remember', 'you recall', 'a memory', 'memories of', 'rules']);
const imagining = wordSet('=imagine =hallucinate =foresee foresaw');
const tales = wordSet('=sing sang sung ballad ballads legend legends prophecy prophecies');
const telling = wordSet(
  '=say =tell =speak =claim =go =foretell =recount =describe of about how that where : “',
);
/** Somebody of whom a rule speaks; the tale of a fight has them too, but not with these words behind them. */
const general = phrasesOf('a creature', 'a character', 'a target');
const ruled =
  /^(?:takes?|must|that|who|can|may|has|regains?|makes?|within|hit|starts?|enters?|gets?|dies|falls|drops|is|affected|reduced|fails?|succeeds|targeted|you|at|loses|gains|on|\.|,)$/;
const bounds = phrasesOf('or higher', 'or more');

const opening =
  /^(?:on|in|at|during|by|per|once|when|back|many|some|not|an?|for|with|from|until|since|years|months|weeks|days|winters)$/;

/** Whether a frame opens its sentence: "Long ago, …", "Make a save: on a failure, …". */
function opens(tokens: readonly Token[], at: number): boolean {
  let from = at;
  while (from > 0 && at - from < 8 && !breaks.has(tokens[from - 1]!.text)) from--;
  const before = tokens[from - 1]?.text ?? ':';
  if (!/^[:;.!?—–]$/.test(before)) return false;
  while (from < at && tokens[from]!.kind === 'mark') from++;
  return from === at || opening.test(tokens[from]!.text) || tokens[from]!.kind === 'number';
}

/** A frame may be longer than a clause: "when you were", "on average ten or eleven". */
function frame(
  tokens: readonly Token[],
  at: number,
  behind: number,
  isOver: (clause: Span) => boolean,
): Span {
  const [from] = clauseAt(tokens, at);
  const [, to] = clauseAt(tokens, behind - 1);
  const isAlternative = ([next]: Span) => tokens[next - 1]?.text === 'or';
  const isOpen = opens(tokens, at);
  return [
    from,
    reach(tokens, to, (clause) =>
      isOpen
        ? isTurn(tokens, clause) || isOver(clause)
        : !isAlternative(clause) || hasSomebody(tokens, clause),
    ),
  ];
}

/** "At 0 hit points a character falls unconscious": who has none is told so without any of this. */
function isRule(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ kind }) => kind !== 'mark');
  return (
    tokens[at]?.text === 'at' &&
    tokens[at + 1]?.kind === 'number' &&
    /^(?:hit|hp)$/.test(tokens[at + 2]?.text ?? '') &&
    hasPhrase(tokens, repeated)
  );
}

/** "On a 13 or more you shake it off". */
const isThreshold = (tokens: readonly Token[], at: number) =>
  tokens[at - 1]?.kind === 'number' &&
  tokens.slice(Math.max(0, at - 4), at - 1).some(({ text }) => /^(?:on|with)$/.test(text));

/** A tale that is told: "sings of", "legends say", "in the ballad". */
function isTaleAt(tokens: readonly Token[], at: number): boolean {
  if (!tales.has(tokens[at]!.text)) return false;
  if (tokens.slice(at + 1, at + 4).some(({ text }) => telling.has(text) && text !== ':')) return true;
  return tokens.slice(Math.max(0, at - 3), at).some(({ text }) => /^(?:in|of|from)$/.test(text));
}

function spanAt(tokens: readonly Token[], at: number): Span | null {
  const time = phraseAt(tokens, at, former);
  if (time) return frame(tokens, at, at + time.length, (clause) => tellsNow(tokens, clause));
  const isCase = phraseAt(tokens, at, cases);
  if (isCase && tokens[at + isCase.length]?.text !== 'of')
    return frame(tokens, at, at + isCase.length, () => false);
  const habit = phraseAt(tokens, at, habits);
  if (habit) {
    const isOver = (clause: Span) => countsFor(tokens, clause);
    return isOver(clauseAt(tokens, at)) ? null : frame(tokens, at, at + habit.length, isOver);
  }
  const isRecounted =
    phraseAt(tokens, at, recounted) || imagining.has(tokens[at]!.text) || isTaleAt(tokens, at);
  if (isRecounted) {
    const [from, to] = clauseAt(tokens, at);
    return [from, reach(tokens, to, (clause) => isOwnClause(tokens, clause))];
  }
  if (beginsDreamAt(tokens, at)) {
    const end = tokens.findIndex((_, place) => place > at && endsDreamAt(tokens, place));
    return [at, end < 0 ? tokens.length : end];
  }
  const somebody = phraseAt(tokens, at, general);
  if (somebody) {
    const clause = clauseAt(tokens, at);
    if (!ruled.test(tokens[at + 2]?.text ?? '.') || hasSomebody(tokens, [at + 2, clause[1]])) return null;
    return [clause[0], reach(tokens, clause[1], (next) => hasSomebody(tokens, next))];
  }
  if (phraseAt(tokens, at, bounds)) {
    const segment = segmentAt(tokens, at);
    if (isThreshold(tokens, at)) return segment;
    return hasSomebody(tokens, segment) ? null : segment;
  }
  const permission = phraseAt(tokens, at, permitted);
  if (!permission) return null;
  const behind = at + permission.length;
  return tokens.slice(behind, behind + 3).some(isChanging) ? null : clauseAt(tokens, at);
}

/** With which all of this begins. */
const first = new Set([
  ...[former, cases, habits, recounted, general, bounds, permitted].flatMap((phrases) => [...phrases.keys()]),
  ...imagining,
  ...tales,
  ...dreamWords,
]);

/** The parts of a sentence that tell of another time, of a dream, of a tale or of a rule. */
export function unrealSpans(tokens: readonly Token[]): Span[] {
  if (isRule(tokens)) return [[0, tokens.length]];
  const spans: Span[] = [];
  let covered = 0;
  for (let at = 0; at < tokens.length; at++) {
    if (at < covered || !first.has(tokens[at]!.text)) continue;
    const span = spanAt(tokens, at);
    if (!span) continue;
    spans.push(span);
    covered = span[1];
  }
  return spans;
}
