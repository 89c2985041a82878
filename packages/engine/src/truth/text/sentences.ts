import { speaking } from './speaking.ts';

/** A sentence is judged in pieces beyond this. */
export const mostSentence = 2_000;

const closing = /["'”’“»)\]*_`~]/;
const ends = new Set('.!?…。！？');
const abbreviations = new Set('mr mrs ms dr st sr jr vs approx lvl prof capt sgt bzw ca nr usw'.split(' '));
const germanWords = /(?:^|\s)(?:der|die|das|des|dem|den|und|du|dir|dich|deine?|ist|noch|ein|eine)\s/i;

/** Whether the full stop at a place of a sentence belongs to what stands before it: Mr., 1d8., and in German the 1. of the month. */
function belongsToWord(text: string, at: number, next: string): boolean {
  const word = /[\p{L}\d]{1,12}$/u.exec(text.slice(Math.max(0, at - 12), at))?.[0] ?? '';
  if (/\d[dw]\d+$/i.test(word)) return true;
  if (/^\d+$/.test(word)) {
    // What comes behind it may be the rest of a whole book.
    const before = text.slice(Math.max(0, at - mostSentence), at);
    return before.trimStart() === word || /\p{Ll}/u.test(next) || germanWords.test(before);
  }
  // An initial: J. Hobb.
  if (/^\p{Lu}$/u.test(word)) return word !== 'I' && !/['’]/.test(text[at - 2] ?? '');
  return abbreviations.has(word.toLowerCase());
}

export interface SentenceEnd {
  /** Behind its last character; -1 while it is not known. */
  end: number;
  /** From where to look again when there is more. */
  seen: number;
  /** It is not over, only too long. */
  isPiece?: true;
}

/**
 * The end of the sentence that begins with a text. What follows an end mark decides about it, so a text that stops there
 * is undecided unless it is the last. Lines, rows of a table and items of a list end with their line; space belongs to what follows it.
 */
export function sentenceEnd(text: string, from: number, isLast: boolean): SentenceEnd {
  for (let at = Math.max(from, spaceBefore(text)); at < text.length; at++) {
    const mark = text[at]!;
    if (at < mostSentence - 1 && ((mark >= 'a' && mark <= 'z') || mark === ' ')) continue;
    if (mark === '\n') return { end: at, seen: at };
    if (at >= mostSentence - 1) return { end: pieceEnd(text), seen: at, isPiece: true };
    if (!ends.has(mark)) continue;
    let after = at + 1;
    while (after < text.length && after - at < 40 && (ends.has(text[after]!) || closing.test(text[after]!)))
      after++;
    let next = after;
    while (next < text.length && next - after < 40 && /[^\S\n]/.test(text[next]!)) next++;
    if (next >= text.length) {
      if (isLast) break;
      // The marks are read again when it is known what follows them.
      return { end: -1, seen: at };
    }
    if (isSpeech(text, at, after)) {
      const speaker = speakerAt(text, next, isLast);
      if (speaker === 'unknown') return { end: -1, seen: at };
      if (speaker === 'named') {
        at = after - 1;
        continue;
      }
    }
    if (isEnd(text, at, after, next)) return { end: after, seen: after };
    at = after - 1;
  }
  return { end: isLast ? text.length : -1, seen: Math.max(from, text.length) };
}

/** How much space stands before a text. */
function spaceBefore(text: string): number {
  let at = 0;
  while (text[at] === ' ' || text[at] === '\n') at++;
  const code = text.charCodeAt(at);
  return code > 0x20 && code < 0x80 ? at : text.length - text.trimStart().length;
}

const pronouns = /^(?:She|He|They|It|You|I|We|The|A|An|This|That|His|Her|Their|Your)\b/;
const isSpeech = (text: string, at: number, after: number) => /["”’»]/.test(text.slice(at + 1, after));

/** "What?" Mira asks: whether a name and how it is said follow. Two names, a verb and what ends it fit into so much. */
function speakerAt(text: string, next: number, isLast: boolean): 'named' | 'nobody' | 'unknown' {
  const most = 60;
  const behind = text.slice(next, next + most);
  const found = /^\p{Lu}[\p{L}’'-]{0,20} (?:\p{Lu}[\p{L}’'-]{0,20} )?(\p{Ll}{1,20})[^\p{L}]/u.exec(behind);
  if (found) return speaking.has(found[1]!) && !pronouns.test(behind) ? 'named' : 'nobody';
  const isOpen = behind.length < most && !isLast && /^\p{Lu}[\p{L}’' -]*$/u.test(behind);
  return isOpen ? 'unknown' : 'nobody';
}

function isEnd(text: string, at: number, after: number, next: number): boolean {
  if (/[。！？]/.test(text[at]!)) return true;
  if (text[next] === '\n') return true;
  if (next === after) return false;
  const isLower = /\p{Ll}/u.test(text[next]!);
  if (isLower && (text[at] === '…' || (text[after - 1] === '.' && after - at > 1))) return false;
  // "What?" he says.
  if (isLower && /["'”’“»]/.test(text.slice(at + 1, after))) return false;
  return text[at] !== '.' || after - at > 1 || !belongsToWord(text, at, text[next]!);
}

/** Where a sentence that is too long is cut: behind its last word that still fits, and never within a character. */
function pieceEnd(text: string): number {
  const space = text.lastIndexOf(' ', mostSentence - 1);
  if (space > mostSentence / 2) return space;
  return /[\ud800-\udbff]/.test(text[mostSentence - 2]!) ? mostSentence - 2 : mostSentence - 1;
}
