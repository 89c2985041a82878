import type { Block, Opening, Place, Tools } from './block.ts';
import { inputFields, listFields, nameFields, plainToolName } from './call-shape.ts';
import { type Look, skipSpace } from './mark.ts';
import { readJson } from './read-calls.ts';
import { answerFields, answerWrappings, isToolAnswer } from './tool-answer.ts';

const namesCall = new Set(nameFields);
const mayBeCall = new Set([
  ...nameFields,
  ...inputFields,
  ...listFields,
  'type',
  'id',
  'thought',
  'reasoning',
]);
const mayBeAnswer = new Set([...answerFields, ...answerWrappings, 'role']);
const longestSpace = 64;
const longestName = 64;

/** A word in quotation marks or without; where it ends. */
export function readWord(text: string, at: number): Look<{ word: string; end: number }> {
  const quote = /["'“]/.test(text[at] ?? '') ? text[at]! : '';
  let end = at + quote.length;
  while (end < text.length && end - at < longestName && /[\w.:-]/.test(text[end]!)) {
    if (quote === '' && text[end] === ':') break;
    end++;
  }
  if (end >= text.length) return 'more';
  const word = text.slice(at + quote.length, end);
  if (word === '') return null;
  if (quote === '') return { word, end };
  return text[end] === (quote === '“' ? '”' : quote) ? { word, end: end + 1 } : null;
}

/** The brackets and the first name inside, and behind its colon. */
function readHead(text: string, at: number): Look<{ word: string; end: number }> {
  let from = at;
  if (text[from] === '[') from = skipSpace(text, from + 1, longestSpace);
  if (from >= text.length) return 'more';
  if (text[from] !== '{') return null;
  // As in a template, where braces are doubled.
  if (text[from + 1] === '{') from++;
  from = skipSpace(text, from + 1, longestSpace);
  if (from >= text.length) return 'more';
  const key = readWord(text, from);
  if (key === null || key === 'more') return key;
  const colon = skipSpace(text, key.end, 4);
  if (colon >= text.length) return 'more';
  if (text[colon] !== ':') return null;
  const end = skipSpace(text, colon + 1, longestSpace);
  return end >= text.length ? 'more' : { word: key.word, end };
}

function json({ isTool }: Tools, isCertain: boolean, mayAnswer: boolean): Block {
  return {
    ending: { by: 'value' },
    isCertain,
    finish(body) {
      const { calls, values } = readJson(body, isTool);
      const known = calls.filter(({ name }) => isTool(name));
      if (known.length > 0 || isCertain) return { calls: known };
      const isAnswer = mayAnswer && values.length > 0 && values.every((value) => isToolAnswer(value));
      return isAnswer ? {} : null;
    },
  };
}

/** JSON that is a call, or on a line of its own what a tool answers. Whatever else is in braces is narration. */
export function lookAtJson(place: Place): Look<Opening> {
  const { text, at, isLineStart, tools } = place;
  const head = readHead(text, at);
  if (head === null || head === 'more') return head;
  const { word, end } = head;
  if (tools.isTool(plainToolName(word)) && text[end] === '{')
    return { length: 0, block: json(tools, true, false) };
  if (namesCall.has(word) && text[end] !== '{') {
    const value = readWord(text, end);
    if (value === 'more') return 'more';
    if (value && tools.isTool(plainToolName(value.word)))
      return { length: 0, block: json(tools, true, false) };
  }
  const mayAnswer = isLineStart && mayBeAnswer.has(word);
  return mayBeCall.has(word) || mayAnswer ? { length: 0, block: json(tools, false, mayAnswer) } : null;
}

/** What is certainly a call, wherever it stands. */
export function lookAtCertainJson(place: Place): Look<Opening> {
  const opening = lookAtJson(place);
  return opening === null || opening === 'more' || opening.block?.isCertain ? opening : null;
}
