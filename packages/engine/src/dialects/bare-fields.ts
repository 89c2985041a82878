import { dropped, type Opening, type Place } from './block.ts';
import { readWord } from './bare-json.ts';
import { inputFields, nameFields, plainToolName } from './call-shape.ts';
import { type Look, skipSpace } from './mark.ts';
import { readJson } from './read-calls.ts';

const longestSpace = 16;

/** Behind `"field":`. */
function readField(text: string, at: number): Look<{ field: string; end: number }> {
  if (at >= text.length) return 'more';
  if (text[at] !== '"') return null;
  const word = readWord(text, at);
  if (word === null || word === 'more') return word;
  const colon = skipSpace(text, word.end, longestSpace);
  if (colon >= text.length) return 'more';
  if (text[colon] !== ':') return null;
  const end = skipSpace(text, colon + 1, longestSpace);
  return end >= text.length ? 'more' : { field: word.word, end };
}

/** A call whose braces were forgotten, on a line of its own: `"name": "roll_dice", "arguments": {…}`, or the last part of it. */
export function lookAtBareFields({ text, at, isLast, tools }: Place): Look<Opening> {
  const first = readField(text, at);
  if (first === null || first === 'more') return first;
  if (inputFields.includes(first.field))
    return text[first.end] === '{'
      ? { length: 0, block: dropped({ by: 'value', within: 'paragraph' }) }
      : null;
  if (!nameFields.includes(first.field)) return null;
  const value = readWord(text, first.end);
  if (value === null || value === 'more') return value;
  if (!tools.isTool(plainToolName(value.word))) return null;
  let end = skipSpace(text, value.end, longestSpace);
  if (end >= text.length && !isLast) return 'more';
  const alone = { length: value.end - at, block: dropped({ by: 'now' }), closers: [',', '}'] };
  if (text[end] !== ',') return alone;
  end = skipSpace(text, end + 1, longestSpace);
  const second = readField(text, end);
  if (second === 'more' && !isLast) return 'more';
  if (second === null || second === 'more') return alone;
  if (!inputFields.includes(second.field) || text[second.end] !== '{') return alone;
  return {
    length: 0,
    closers: ['}', ','],
    block: {
      ending: { by: 'value', within: 'paragraph' },
      isCertain: true,
      finish: (body) => ({ calls: readJson(`{${body}}`, tools.isTool).calls }),
    },
  };
}
