import { Refusal } from '@fireside/contract';

/** Nothing of ours nests deeper than three; what a client adds of its own is ignored, within reason. */
const maximumDepth = 16;
/** Strings, brackets, commas and colons. The fullest character sheet has about 4,000 of them, a frame a dozen, a message of a capsule with its effects about 100. */
const maximumMarks = { body: 20_000, frame: 500, capsule: 3_000_000 };

type Place = keyof typeof maximumMarks;

const backslash = '\\'.charCodeAt(0);

function refuse(where: Place, message: string): never {
  throw new Refusal('invalid', { detail: `${where}: ${message}`, errors: [{ path: where, message }] });
}

/** Just behind the closing quote of a string; `start` is just behind its opening one. */
function endOfString(text: string, start: number): number {
  for (let at = start; ; ) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return text.length;
    let escapes = quote;
    while (escapes > at && text.charCodeAt(escapes - 1) === backslash) escapes--;
    at = quote + 1;
    // Backslashes in pairs stand for themselves.
    if ((quote - escapes) % 2 === 0) return at;
  }
}

/** Goes over the text once and refuses what would be slow to parse or to check. Long strings are skipped at the speed of a search. */
function refuseUnreasonable(text: string, where: Place) {
  const mark = /["[\]{},:]/g;
  let depth = 0;
  for (let marks = 1; mark.test(text); marks++) {
    if (marks > maximumMarks[where]) refuse(where, 'has too many parts');
    const character = text[mark.lastIndex - 1];
    if (character === '"') mark.lastIndex = endOfString(text, mark.lastIndex);
    else if (character === ']' || character === '}') depth--;
    else if ((character === '[' || character === '{') && ++depth > maximumDepth)
      refuse(where, 'is nested too deeply');
  }
}

/** Reads JSON from a stranger. Its nesting and the number of its values are bounded before it is parsed, so that the cost grows with its length alone. */
export function parseBoundedJson(text: string, where: Place = 'body'): unknown {
  refuseUnreasonable(text, where);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('malformed_json', { detail: `${where}: must be valid JSON` });
  }
}
