import { type Block, dropped, type Opening, type Place } from './block.ts';
import { asInput } from './call-shape.ts';
import type { Look } from './mark.ts';
import { mendedInput } from './markup-body.ts';

const longestSpace = 8;
const longestName = 64;

/** Reads on from a place, in words that may be emphasised; what it cannot read yet makes `isShort`. */
class LineReader {
  isShort = false;
  readonly #text: string;
  at: number;

  constructor({ text, at }: Place) {
    this.#text = text;
    this.at = at;
  }

  skip(pattern: RegExp): void {
    const last = this.at + longestSpace;
    while (this.at < this.#text.length && this.at < last && pattern.test(this.#text[this.at]!)) this.at++;
    if (this.at >= this.#text.length) this.isShort = true;
  }

  word(expected: string): boolean {
    const found = this.#text.slice(this.at, this.at + expected.length).toLowerCase();
    if (found === expected) {
      this.at += expected.length;
      return true;
    }
    if (found.length < expected.length && expected.startsWith(found)) this.isShort = true;
    return false;
  }

  name(): string {
    const from = this.at;
    while (this.at < this.#text.length && this.at - from < longestName && /[\w.]/.test(this.#text[this.at]!))
      this.at++;
    if (this.at >= this.#text.length) this.isShort = true;
    return this.#text.slice(from, this.at);
  }
}

function action(name: string, isValue: boolean): Block {
  return {
    ending: { by: isValue ? 'value' : 'line' },
    isCertain: true,
    finish(body) {
      const input = body.trim();
      return { calls: [{ name, input: input === '' ? asInput(null) : mendedInput(input) }] };
    },
  };
}

/** `Tool call: roll_dice with 1d20+5`: what stands behind the name on its line. */
function rest(name: string): Block {
  const block = action(name, false);
  return {
    ...block,
    finish: (body) =>
      block.finish(body.replace(/^(?:with|using|for|:|,|-|→)\s{0,8}/i, '').replace(/[\]*_`\s]{1,16}$/, '')),
  };
}

interface Label {
  words: readonly string[];
  inputs: readonly string[];
  /** Whether the two lines together are a call even of a tool that nobody knows. */
  isUnmistakable: boolean;
}

/** A line that names a tool, and the next, which says what is put into it. */
const labels: readonly Label[] = [
  { words: ['action:'], inputs: ['action input:', 'action_input:'], isUnmistakable: true },
  {
    words: [
      'tool:',
      'function:',
      'tool call:',
      'function call:',
      'tool_call:',
      'tool name:',
      'function name:',
    ],
    inputs: ['input:', 'tool input:', 'arguments:', 'args:', 'parameters:'],
    isUnmistakable: false,
  },
];

function behindLabel(line: LineReader): Label | null {
  for (const label of labels) if (label.words.some((word) => line.word(word))) return label;
  return null;
}

/** `Action: roll_dice`, and on the next line `Action Input: {…}`. A play may have an "Action:" too, but no input to it. */
function lookAtAction(place: Place, lookAtCall: (place: Place) => Look<Opening>): Look<Opening> {
  const { text, at, tools } = place;
  const line = new LineReader(place);
  line.skip(/[*_[]/);
  const label = behindLabel(line);
  if (!label) return line.isShort ? 'more' : null;
  line.isShort = false;
  line.skip(/[*_"'\s]/);
  const nameAt = line.at;
  if (line.isShort) return 'more';
  const written = lookAtCall({ ...place, at: nameAt, before: ' ' });
  if (written === 'more' && !place.isLast) return 'more';
  if (written !== null && written !== 'more') {
    const closers = [...(written.closers ?? []), ']'];
    return { ...written, length: nameAt - at + written.length, closers };
  }
  line.skip(/[`[]/);
  const name = line.name();
  line.skip(/[*_`"' \t\]]/);
  if (!line.isShort && (name === '' || !/[\r\n]/.test(text[line.at]!)))
    return name.includes('_') && tools.isTool(name) ? { length: line.at - at, block: rest(name) } : null;
  line.skip(/[\s*_]/);
  if (
    !line.isShort &&
    (label.isUnmistakable || tools.isTool(name)) &&
    label.inputs.some((word) => line.word(word))
  ) {
    line.isShort = false;
    line.skip(/[*_\s]/);
    if (line.isShort) return 'more';
    const isFenced = text[line.at] === '`';
    const isValue = isFenced || /[{[]/.test(text[line.at]!);
    return { length: line.at - at, block: action(name, isValue), ...(isFenced && { closers: ['```', '`'] }) };
  }
  if (line.isShort && !place.isLast) return 'more';
  return name.includes('_') && tools.isTool(name)
    ? {
        length: text.indexOf(name, nameAt) + name.length - at,
        block: { ...action(name, false), ending: { by: 'now' } },
      }
    : null;
}

const mostThought = 2_000;

function leadsTo({ tools }: Place): string[] {
  const actions = tools.names.flatMap((name) => (name.includes('_') ? [name] : [`${name}\n`, `${name}(`]));
  return ['\nFinal Answer:', ...actions.flatMap((one) => [`\nAction: ${one}`, `\n**Action:** ${one}`])];
}

/** `Thought: …`, if that leads to an action with a tool or to an answer; else it is a word like any other. */
function lookAtThought(place: Place): Look<Opening> {
  const line = new LineReader(place);
  line.skip(/[*_]/);
  if (!line.word('thought:')) return line.isShort ? 'more' : null;
  let isThought = false;
  return {
    length: line.at - place.at,
    block: {
      ending: {
        by: 'words',
        words: leadsTo(place),
        isKept: true,
        found: () => {
          isThought = true;
        },
      },
      isCertain: false,
      most: mostThought,
      finish: () => (isThought ? {} : null),
    },
  };
}

/** `Observation: {…}`: what the model thinks that a tool has answered. */
function lookAtObservation(place: Place): Look<Opening> {
  const line = new LineReader(place);
  line.skip(/[*_]/);
  if (!line.word('observation:')) return line.isShort ? 'more' : null;
  line.skip(/[*_\s]/);
  if (line.isShort) return 'more';
  const isValue = /[{[]/.test(place.text[line.at]!);
  return isValue ? { length: line.at - place.at, block: dropped({ by: 'value' }) } : null;
}

export const reactInitials = 'AaOoTtFf*_[';

export function lookAtReact(place: Place, lookAtCall: (place: Place) => Look<Opening>): Look<Opening> {
  if (!place.isLineStart) return null;
  return lookAtAction(place, lookAtCall) ?? lookAtObservation(place) ?? lookAtThought(place);
}
