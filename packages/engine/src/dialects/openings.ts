import type { Opening, Place, Tools } from './block.ts';
import { lookAtCertainJson, lookAtJson } from './bare-json.ts';
import { lookAtBareFields } from './bare-fields.ts';
import { bracketInitials, lookAtBracketedCall } from './bracketed-call.ts';
import { lookAtFence } from './fences.ts';
import { harmonyHeader, isHarmony } from './harmony.ts';
import { KnownNames, type Look, type MarkNames, readMark } from './mark.ts';
import { lookAtNotice } from './notices.ts';
import { lookAtPlainCall } from './plain-call.ts';
import { lookAtReact, reactInitials } from './react.ts';
import { isResult, result, resultBrackets, resultTags } from './results.ts';
import { controlBrackets, controlTags, lookAtControl } from './speakers.ts';
import { lookAtSpokenThought, spokenInitials } from './spoken-thoughts.ts';
import { thought, thoughtBrackets, thoughtStep, thoughtTags } from './thoughts.ts';
import { callBrackets, callPieces, callTags, openCall } from './wrapped-calls.ts';

/** Names that mean something with a bar only: `<channel|>`. */
const halves = ['channel', 'turn'];

const fixedTags = new KnownNames([
  ...thoughtTags,
  ...callTags,
  ...callPieces,
  ...resultTags,
  ...controlTags,
  ...halves,
]);
/** Those whose `<` may be followed by space: `< s >` is prose. */
const spaced = new KnownNames([...thoughtTags, ...callTags.filter((name) => name.includes('_'))]);
const brackets = new KnownNames([...thoughtBrackets, ...callBrackets, ...resultBrackets, ...controlBrackets]);

const pairs: Record<string, string> = { '*': '*', _: '_', '`': '`', '[': ']', '(': ')', '"': '"', '~': '~' };
const mostWrapping = 6;
const markInitials = '<[◁&';
const lineInitials = reactInitials + spokenInitials;

const initials = new Set([...markInitials, '{', ...Object.keys(pairs)]);

export const isLetter = (char: string) => (char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z');

/** When nothing follows, what could not be told is nothing. */
const settled = (opening: Look<Opening>, { isLast }: Place) =>
  opening === 'more' && isLast ? null : opening;

/** A call in backticks, brackets or asterisks. */
function lookInside(place: Place): Look<Opening> {
  const { text, at } = place;
  let from = at;
  while (from < text.length && from - at < mostWrapping && Object.hasOwn(pairs, text[from]!)) from++;
  if (from >= text.length) return 'more';
  const inside = { ...place, at: from, before: ' ' };
  const isCall = place.tools.mayBeginCall(text, from);
  if (text[from] !== '{' && !isCall) return null;
  const opening = isCall ? lookAtPlainCall(inside) : lookAtCertainJson(inside);
  if (opening === null || opening === 'more') return opening;
  const closers = Array.from(text.slice(at, from), (char) => pairs[char]!);
  return { ...opening, length: from - at + opening.length, closers };
}

/** Everything that may begin at a place of the text, in the order in which it is tried. */
export class Openings {
  readonly marks: MarkNames;
  readonly #tools: Tools;

  constructor(tools: Tools) {
    this.#tools = tools;
    const tags = {
      has: (name: string) => fixedTags.has(name) || tools.isTool(name),
      mayBegin: (name: string) =>
        fixedTags.mayBegin(name) || tools.names.some((tool) => tool.startsWith(name)),
    };
    this.marks = { tags, brackets, spaced };
  }

  /** Whether anything at all begins with this character. A word begins where none stood before. */
  mayBegin(text: string, at: number, before: string, isLineStart: boolean): boolean {
    const char = text[at]!;
    if (initials.has(char) || (isLineStart && lineInitials.includes(char))) return true;
    return !isLetter(before) && this.#tools.mayBeginCall(text, at);
  }

  /** What begins here. */
  look(place: Place): Look<Opening> {
    const { text, at, isStart, isLineStart, tools } = place;
    const char = text[at]!;
    const isPair = Object.hasOwn(pairs, char);
    return (
      (markInitials.includes(char) && settled(this.#lookAtMark(place), place)) ||
      (char === '`' && settled(lookAtFence(place, this.#lookAtMark), place)) ||
      ((char === '{' || char === '[') && settled(lookAtJson(place), place)) ||
      (isStart && spokenInitials.includes(char) && settled(lookAtSpokenThought(place), place)) ||
      (isLineStart && reactInitials.includes(char) && settled(lookAtReact(place, this.#lookAtCall), place)) ||
      (char === '[' && settled(lookAtNotice(place), place)) ||
      (bracketInitials.includes(char) && settled(lookAtBracketedCall(place), place)) ||
      (char === '"' && isLineStart && settled(lookAtBareFields(place), place)) ||
      (isPair && settled(lookInside(place), place)) ||
      (!isPair && tools.mayBeginCall(text, at) && settled(lookAtPlainCall(place), place)) ||
      null
    );
  }

  /** What is certainly a call. */
  #lookAtCall = (place: Place): Look<Opening> => {
    const char = place.text[place.at]!;
    if (char === '{') return lookAtCertainJson(place);
    const fenced = char === '`' ? lookAtFence(place, this.#lookAtMark) : null;
    if (fenced !== null) return fenced === 'more' || fenced.block?.isCertain ? fenced : null;
    return Object.hasOwn(pairs, char) ? lookInside(place) : lookAtPlainCall(place);
  };

  #lookAtMark = (place: Place): Look<Opening> => {
    const mark = readMark(place.text, place.at, this.marks);
    if (mark === null || mark === 'more') return mark;
    const { length, isClosing, isEmpty } = mark;
    if (mark.form === 'tag' && halves.includes(mark.name)) return null;
    if (isHarmony(mark)) return { length, block: harmonyHeader(mark, this.#tools.isTool) };
    const step = thoughtStep(mark);
    if (step > 0) return { length, block: thought(mark), thought: 'opens' };
    if (step < 0) return { length, thought: 'closes' };
    if (isClosing) return { length };
    if (isResult(mark)) return isEmpty ? { length } : { length, block: result(mark) };
    return openCall(mark, this.#tools) ?? lookAtControl(place, mark);
  };
}
