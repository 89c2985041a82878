import { plainWordEnd } from './letters.ts';
import { plainText } from './plain-letters.ts';
import { type Language, numeralJoiners, numeralOf, ordinalOf } from './numerals.ts';

export interface Token {
  kind: 'word' | 'number' | 'dice' | 'mark';
  /** In lower case, with straight apostrophes. */
  text: string;
  /** Of a number, without its sign; NaN for everything else. */
  value: number;
  sign: '' | '+' | '-';
  isOrdinal: boolean;
  /** Whether it is written with digits. */
  isDigits: boolean;
  isCapital: boolean;
  isShouted: boolean;
  isQuoted: boolean;
  start: number;
}

/** Dice, a number with its ordinal ending, a word with what hangs on it (its number too: page7),  an arrow, or one mark. Emphasis is not seen. */
const piece =
  /(\d{0,2}[dw]\d{1,3}(?:k[hl]\d)?(?:[+−-]\d{1,3})?)(?![\p{L}\d])|(\d{1,7}(?:[.,]\d{1,3}){0,3})(st|nd|rd|th|er|e|ª|º|°)?(?![\p{L}\d])|((?:(?!(?:hp|ac|dc|xp|lvl?|tp|pv|lp|[gsc]p|nat)\d)\p{L}[\p{L}\p{M}]{0,60}\d{1,6}(?!\p{L}))|\p{L}[\p{L}\p{M}]{0,60})(['’]\p{L}{1,3}(?!\p{L}))?|->|[^\s*_`~#]/giu;

/** 1,200 and 1.200 are more than a thousand; 3.5 and 3,5 are not. */
function countOf(digits: string): number {
  return Number(/[.,]\d{3}$/.test(digits) ? digits.replace(/[.,]/g, '') : digits.replace(',', '.'));
}

/** Twenty-six, vingt-trois, trenta e dos: tens and units that belong together; and so many hundred. */
function joinNumerals(tokens: Token[]): Token[] {
  if (!tokens.some(({ kind, isDigits }) => kind === 'number' && !isDigits)) return tokens;
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const last = joined.at(-1);
    const isUnit = token.kind === 'number' && !token.isDigits && token.value >= 1 && token.value <= 9;
    const beforeLast = joined.at(-2);
    const isTens = (one: Token | undefined): one is Token =>
      one?.kind === 'number' && !one.isDigits && !one.isOrdinal && one.value >= 20 && one.value % 10 === 0;
    if (isUnit && isTens(last) && last.value < 100) {
      joined[joined.length - 1] = { ...last, value: last.value + token.value, isOrdinal: token.isOrdinal };
    } else if (
      isUnit &&
      last &&
      numeralJoiners.has(last.text) &&
      isTens(beforeLast) &&
      beforeLast.value < 100
    ) {
      joined.splice(-2, 2, {
        ...beforeLast,
        value: beforeLast.value + token.value,
        isOrdinal: token.isOrdinal,
      });
    } else if (
      token.kind === 'number' &&
      (token.value === 100 || token.value === 1000 || token.value === 12) &&
      !token.isDigits &&
      last?.kind === 'number' &&
      last.value > 0 &&
      last.value < 100
    ) {
      joined[joined.length - 1] = { ...last, value: last.value * token.value };
    } else {
      joined.push(token);
    }
  }
  return joined;
}

/** A piece that is nothing but itself. */
function markToken(text: string, start: number, isQuoted: boolean): Token {
  return {
    kind: 'mark',
    text,
    value: Number.NaN,
    sign: '',
    isOrdinal: false,
    isDigits: false,
    isCapital: false,
    isShouted: false,
    isQuoted,
    start,
  };
}

/** A word as it is written, and `text`, as it is read. */
function wordToken(word: string, text: string, language: Language, start: number, isQuoted: boolean): Token {
  const lower = word.toLowerCase();
  const ordinal = ordinalOf(lower, language);
  const value = ordinal ?? numeralOf(lower, language);
  const isCapital = word[0] !== lower[0];
  return {
    kind: value === undefined ? 'word' : 'number',
    text,
    value: value ?? Number.NaN,
    sign: '',
    isOrdinal: ordinal !== undefined,
    isDigits: false,
    isCapital,
    isShouted: word !== lower && word.length > 1 && word === word.toUpperCase(),
    isQuoted,
    start,
  };
}

/** Marks that stand for themselves wherever they stand. */
const plainMarks = new Set(',.;:!?()"“”—…');

/** The pieces of a text; `isQuoted` says of a place whether somebody's speech stands there. */
export function tokensOf(given: string, language: Language, isQuoted: (place: number) => boolean): Token[] {
  const tokens: Token[] = [];
  const { text, placeOf } = plainText(given);
  for (let at = 0; at < text.length; ) {
    const end = plainWordEnd(text, at);
    if (end > 0) {
      const word = text.slice(at, end);
      tokens.push(wordToken(word, word.toLowerCase(), language, at, isQuoted(placeOf(at))));
      at = end;
    } else if (text[at] === ' ') at++;
    else if (plainMarks.has(text[at]!)) {
      tokens.push(markToken(text[at]!, at, isQuoted(placeOf(at))));
      at++;
    } else {
      piece.lastIndex = at;
      const match = piece.exec(text);
      if (!match) break;
      at = piece.lastIndex;
      addPiece(tokens, match, language, isQuoted(placeOf(match.index)));
    }
  }
  return joinNumerals(tokens);
}

function addPiece(tokens: Token[], match: RegExpExecArray, language: Language, isQuoted: boolean): void {
  const [whole, dice, digits, ending, word, tail] = match;
  const { index: start, input: text } = match;
  const mark = markToken(whole.toLowerCase(), start, isQuoted);
  if (dice) {
    tokens.push({ ...mark, kind: 'dice' });
  } else if (digits) {
    const before = text[start - 1] ?? ' ';
    const isSigned = /[+−-]/.test(before) && !/[\p{L}\d)]/u.test(text[start - 2] ?? ' ');
    if (isSigned && tokens.at(-1)?.kind === 'mark') tokens.pop();
    tokens.push({
      ...mark,
      kind: 'number',
      value: countOf(digits),
      isOrdinal: ending !== undefined,
      isDigits: true,
      sign: isSigned ? (before === '+' ? '+' : '-') : '',
    });
  } else if (word) {
    const lower = word.toLowerCase();
    const ends = tail?.toLowerCase().replace('’', "'");
    const isNot = lower.endsWith('n') && ends === "'t";
    const read = isNot && lower.length > 3 ? lower.slice(0, -1) : lower;
    tokens.push(wordToken(word, read, language, start, isQuoted));
    if (ends) tokens.push({ ...mark, kind: 'word', text: isNot ? "n't" : ends, start: start + word.length });
  } else {
    tokens.push(mark);
  }
}
