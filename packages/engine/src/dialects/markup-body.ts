import { asInput, plainToolName, type WrittenCall } from './call-shape.ts';
import { readLoosely } from './loose-value.ts';
import { attributeOf, type Mark, readAnyTag } from './mark.ts';

const callTags = new Set(['invoke', 'function', 'tool', 'tool_call', 'function_call', 'tool_use', 'call']);
const parameterTags = new Set(['parameter', 'param', 'arg', 'argument']);
const nameTags = new Set(['name', 'tool_name', 'function_name']);
const inputTags = new Set(['parameters', 'arguments', 'args', 'input', 'params']);

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => entities[name]!);
}

/** What a parameter says: a number, a boolean, a list or an object if it is written as one, else a text. */
function typed(text: string): unknown {
  const trimmed = text.trim();
  if (!/^(?:[[{]|[+-]?\d|true$|false$|null$|True$|False$|None$)/.test(trimmed)) return text;
  const read = readLoosely(trimmed);
  return read === null || typeof read.value === 'string' ? text : read.value;
}

const localName = ({ name }: Mark) => name.slice(name.lastIndexOf(':') + 1);
const onLines = (text: string) => text.replace(/^\r?\n/, '').replace(/\r?\n[ \t]*$/, '');

interface Open {
  tag: string;
  key: string;
  isText: boolean;
  from: number;
}

/** Reads the markup inside a call, tag after tag, in one go. */
class MarkupReader {
  readonly calls: { name: string; fields: Record<string, unknown>; input: string | null }[] = [];
  readonly #text: string;
  readonly #isTool: (name: string) => boolean;
  #open: Open | null = null;
  #key = '';

  constructor(text: string, isTool: (name: string) => boolean) {
    this.#text = text;
    this.#isTool = isTool;
  }

  begin(name: string): void {
    this.calls.push({ name: plainToolName(name), fields: Object.create(null), input: null });
  }

  read(): void {
    let plainFrom = 0;
    for (let at = this.#text.indexOf('<'); at >= 0; at = this.#text.indexOf('<', at)) {
      const mark = readAnyTag(this.#text, at);
      if (!mark) {
        at++;
        continue;
      }
      if (!this.#open) this.#plain(this.#text.slice(plainFrom, at));
      this.#tag(mark, at);
      at += mark.length;
      plainFrom = at;
    }
    this.#close(this.#text.length);
    if (!this.#open) this.#plain(this.#text.slice(plainFrom));
  }

  /** Words between tags: the name that GLM writes first, or arguments as JSON. */
  #plain(text: string): void {
    const trimmed = text.trim();
    if (trimmed === '') return;
    const call = this.calls.at(-1);
    if (call && trimmed.startsWith('{')) call.input ??= trimmed;
    else if (!call && /^[\w.:-]{1,64}$/.test(trimmed)) this.begin(trimmed);
  }

  #tag(mark: Mark, at: number): void {
    const tag = localName(mark);
    const open = this.#open;
    if (open) {
      const ends = mark.isClosing
        ? tag === open.tag || callTags.has(tag)
        : tag === open.tag && parameterTags.has(tag);
      if (!ends) return;
      this.#close(at);
      if (mark.isClosing) return;
    }
    if (mark.isClosing) return;
    const from = at + mark.length;
    const named = attributeOf(mark, '') ?? attributeOf(mark, 'name');
    if (callTags.has(tag)) {
      if (named !== null) this.begin(named);
    } else if (parameterTags.has(tag) && named !== null) {
      this.#open = { tag, key: named, isText: attributeOf(mark, 'string') === 'true', from };
    } else if (nameTags.has(tag) && this.calls.length === 0) {
      this.#open = { tag, key: '', isText: true, from };
    } else if (tag === 'arg_key' || tag === 'arg_value') {
      this.#open = { tag, key: this.#key, isText: false, from };
    } else if (this.#isTool(tag) && this.calls.at(-1)?.name !== tag) {
      this.begin(tag);
    } else if (!inputTags.has(tag) && !mark.isEmpty && this.calls.length > 0 && !this.#isTool(tag)) {
      this.#open = { tag, key: tag, isText: false, from };
    }
  }

  #close(at: number): void {
    const open = this.#open;
    if (!open) return;
    this.#open = null;
    const text = unescaped(onLines(this.#text.slice(open.from, at)));
    const call = this.calls.at(-1);
    if (nameTags.has(open.tag) && open.key === '') this.begin(text);
    else if (open.tag === 'arg_key') this.#key = text.trim();
    else if (call && open.key !== '') call.fields[open.key] = open.isText ? text : typed(text);
  }
}

/** The attributes of `<roll_dice notation="1d20"/>`. */
function attributeFields(attributes: string): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.create(null);
  for (const [, key, double, single] of attributes.matchAll(/([\w-]{1,64})=(?:"([^"]*)"|'([^']*)')/g))
    fields[key!] = typed(unescaped(double ?? single ?? ''));
  return fields;
}

/** The calls in the markup that stands inside a wrapping; `name` when the wrapping itself named one. */
export function readMarkup(
  body: string,
  {
    name,
    attributes,
    isTool,
  }: { name: string | null; attributes: string; isTool: (name: string) => boolean },
): WrittenCall[] {
  const reader = new MarkupReader(body, isTool);
  if (name !== null) {
    reader.begin(name);
    if (isTool(name)) Object.assign(reader.calls[0]!.fields, attributeFields(attributes));
  }
  reader.read();
  return reader.calls.map(({ name, fields, input }) => ({
    name,
    input: input !== null && Object.keys(fields).length === 0 ? mendedInput(input) : asInput(fields),
  }));
}

/** Arguments as JSON if they can be read, else as they were written. */
export function mendedInput(text: string): string {
  const read = readLoosely(text);
  return read && typeof read.value === 'object' ? asInput(read.value) : text;
}
