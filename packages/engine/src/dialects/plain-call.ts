import { Balance } from './balance.ts';
import type { Block, Opening, Place, Tools } from './block.ts';
import { type Look, skipSpace } from './mark.ts';
import { readCalls } from './read-calls.ts';

/** What may stand before the name of a tool. */
const prefixes = [
  '>>>',
  'print(',
  'await ',
  'default_api.',
  'functions.',
  'tools.',
  'api.',
  '/',
  '@',
  'call:',
];
const longestSpace = 8;
const fence = '```';

/** Behind the longest of these words that stands here; -1 when none does, 'more' when one still may. */
function behindWord(text: string, at: number, all: readonly string[]): Look<number> {
  let end = -1;
  let mayGrow = false;
  for (const word of all) {
    if (text.startsWith(word, at)) end = Math.max(end, at + word.length);
    else if (word.startsWith(text.slice(at, at + word.length))) mayGrow = true;
  }
  return mayGrow ? 'more' : end < 0 ? null : end;
}

/** The name of a tool that stands here, and where it ends. */
export function toolNameAt(text: string, at: number, { names }: Tools): Look<{ name: string; end: number }> {
  const end = behindWord(text, at, names);
  return typeof end === 'number' ? { name: text.slice(at, end), end } : end;
}

/** Whether the brackets hold arguments. A tool may be called like a word that prose puts before a bracket. */
function holdsArguments({ text, isLast }: Place, at: number, isWord: boolean): boolean | 'more' {
  if (!isWord) return true;
  const from = skipSpace(text, at, longestSpace);
  const char = text[from];
  if (char === undefined) return isLast ? false : 'more';
  if (/["'“{[)]/.test(char)) return true;
  let end = from;
  while (end < text.length && end - from < 40 && /\w/.test(text[end]!)) end++;
  if (end === from) return false;
  end = skipSpace(text, end, 2);
  if (end >= text.length) return isLast ? false : 'more';
  return text[end] === '=' && text[end + 1] !== '=';
}

const longestDecoration = 16;

/** Behind space, a colon and what emphasises the name alone; also behind the fence around the arguments. */
function behindDecoration(text: string, at: number): number {
  let index = at;
  while (index < text.length && index - at < longestDecoration && /[\s:*`]/.test(text[index]!)) index++;
  if (index === at || text[index - 1] !== '`') return index;
  while (index < text.length && index - at < longestDecoration && /[json\s]/.test(text[index]!)) index++;
  return index;
}

/** Whether arguments begin here, behind a name: `(…)`, `{"…"}`, `[ARGS]{…}`. */
function beginsArguments(place: Place, at: number, isWord: boolean): boolean | 'more' {
  const { text, isLast } = place;
  if (text[at] === '(') return holdsArguments(place, at + 1, isWord);
  const call = behindWord(text, at, ['.call(', '[ARGS]', '[CALL_ID]']);
  if (call === 'more' && at < text.length) return isLast ? false : 'more';
  if (typeof call === 'number') return true;
  const open = behindDecoration(text, at);
  if (open >= text.length) return isLast ? false : 'more';
  if (text[open] === '(' && !isWord && !text.slice(at, open).includes('\n')) return true;
  if (text[open] !== '{') return false;
  const first = skipSpace(text, open + 1, longestSpace);
  if (first >= text.length) return isLast ? false : 'more';
  return /["'}]/.test(text[first]!);
}

/** Of a call that is not sure: it closes on its line or is narration, `I would use roll_dice(1d20 here.` */
const mostUnsure = 240;

function isClosed(body: string): boolean {
  const balance = new Balance();
  return Array.from(body).some((char) => balance.step(char));
}

function namedCall({ isTool }: Tools, isSure: boolean): Block {
  const read = (body: string) => ({
    calls: readCalls({ body }, isTool).filter(({ name }) => isTool(name)),
  });
  if (isSure) return { ending: { by: 'value', within: 'paragraph' }, isCertain: true, finish: read };
  return {
    ending: { by: 'value', within: 'line' },
    isCertain: false,
    most: mostUnsure,
    finish: (body) => (isClosed(body) ? read(body) : null),
  };
}

/** `/roll_dice 1d20+5`, `roll_dice: 1d20+5`: a line that nobody narrates. The tool will say how it wants to be called. */
function lookAtLine({ text, at, tools }: Place, name: string, from: number): Opening | null {
  const next = text[from + name.length];
  const isCommand = text[at] === '/' ? next === ' ' : next === ':';
  if (!isCommand || !name.includes('_') || !tools.isTool(name)) return null;
  const finish = (body: string) => ({ calls: [{ name, input: body.replace(/[`*]+$/, '').trim() }] });
  return {
    length: from - at + name.length + 1,
    block: { ending: { by: 'line' }, isCertain: true, finish },
  };
}

/** A call by the name of a tool: `roll_dice(notation="1d20")`, `/roll_dice {"notation": "1d20"}`. */
export function lookAtPlainCall(place: Place): Look<Opening> {
  const { text, at, before, tools } = place;
  if (/[\w.\\/@-]/.test(before)) return null;
  let from = at;
  for (let count = 0; count < 3; count++) {
    const behind = behindWord(text, from, prefixes);
    if (behind === null) break;
    if (behind === 'more') {
      if (text.length - from < 12 && behindWord(text, from, tools.names) === null) return 'more';
      break;
    }
    from = behind;
  }
  const named = behindWord(text, from, tools.names);
  if (named === null) return null;
  if (named === 'more') return 'more';
  const name = text.slice(from, named);
  if (named >= text.length) return 'more';
  const begins = beginsArguments(place, named, !name.includes('_'));
  if (begins === 'more') return 'more';
  if (begins) {
    const open = text[named] === '(' ? named : behindDecoration(text, named);
    const isSure = text[open] !== '(' || holdsArguments(place, open + 1, true);
    if (isSure === 'more') return 'more';
    const isInTicks = text.slice(named, open).includes('`');
    return { length: 0, block: namedCall(tools, isSure), ...(isInTicks && { closers: [fence, '`'] }) };
  }
  return place.isLineStart ? lookAtLine(place, name, from) : null;
}

const looked = 3;
const signs = prefixes.filter((prefix) => prefix.length === 1).join('');

/** The tools by their names, and how a call of one may begin. */
export function knownTools(toolNames: Iterable<string>): Tools {
  const all = new Set(toolNames);
  const names = [...all];
  const words = [...prefixes, ...names];
  const initials = words.map((word) => word[0]).join('');
  return {
    names,
    isTool: (name) => all.has(name),
    mayBeginCall(text, at) {
      const char = text[at];
      if (char === undefined || !initials.includes(char)) return false;
      const begun = text.slice(at, at + looked);
      return signs.includes(char) || words.some((word) => word.startsWith(begun));
    },
  };
}
