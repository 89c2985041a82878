import { asInput, callsIn, plainToolName, type WrittenCall } from './call-shape.ts';
import { Balance } from './balance.ts';
import { readArguments, readLoosely } from './loose-value.ts';
import { mendedInput, readMarkup } from './markup-body.ts';

export interface Written {
  body: string;
  /** When the wrapping itself names the tool. */
  name?: string | null;
  attributes?: string;
}

export type IsTool = (name: string) => boolean;

/** Where the bracket that opens here is closed; the end of the text when it never is. */
function valueEnd(text: string, at: number): number {
  const balance = new Balance();
  for (let index = at; index < text.length; index++) if (balance.step(text[index]!)) return index + 1;
  return text.length;
}

/** The name that ends here, and where it begins. */
function nameBefore(text: string, end: number): { name: string; from: number } | null {
  let from = end;
  while (from > 0 && end - from < 80 && /[\w.:-]/.test(text[from - 1]!)) from--;
  const whole = text
    .slice(from, end)
    .replace(/^call:/, '')
    .replace(/\.call$/, '');
  const name = plainToolName(whole);
  return /^[A-Za-z_][\w.-]*$/.test(name) ? { name, from } : null;
}

/** What stands between the brackets of a call, as JSON if it can be read. */
function inputOf(value: string): string {
  if (value.startsWith('{')) return mendedInput(value);
  const inner = value.slice(1, value.endsWith(')') ? -1 : undefined).trim();
  if (inner === '') return '{}';
  if (inner.startsWith('{')) return mendedInput(inner.replace(/,$/, ''));
  const fields = readArguments(value.endsWith(')') ? value : `${value})`);
  return fields ? asInput(fields) : inner;
}

/** Between a name and its arguments. */
const separators = ['[ARGS]', '<|tool_sep|>', '<|tool_call_argument_begin|>', '```json', '```'];

function withoutSeparators(text: string): string {
  let plain = text
    .replaceAll('｜', '|')
    .replaceAll('▁', '_')
    .replace(/\[CALL_ID\][\w-]{0,64}/g, '');
  for (const separator of separators) plain = plain.replaceAll(separator, '\n');
  return plain;
}

const wrappers = new Set(['print', 'await', 'list', 'str']);

/** `name(…)`, `name {…}` and `call:name{…}`, one after the other. */
function readNamed(text: string, isTool: IsTool): WrittenCall[] {
  const calls: WrittenCall[] = [];
  for (let at = 0; at < text.length; at++) {
    if (text[at] !== '(' && text[at] !== '{') continue;
    let end = at;
    while (end > 0 && at - end < 16 && /[\s:*`]/.test(text[end - 1]!)) end--;
    const named = nameBefore(text, end);
    if (named && wrappers.has(named.name) && !isTool(named.name)) continue;
    const closed = valueEnd(text, at);
    if (named) calls.push({ name: named.name, input: inputOf(text.slice(at, closed)) });
    at = closed - 1;
  }
  return calls;
}

/** Several values one after the other, parted by space, `;` or `,`. */
function readValues(given: string): unknown[] | null {
  const whole = readLoosely(given);
  if (whole) return [whole.value];
  const isDoubled = /^\[?\s{0,8}\{\{/.test(given);
  const text = isDoubled ? given.replaceAll('{{', '{').replaceAll('}}', '}') : given;
  const values: unknown[] = [];
  for (let at = 0; at < text.length; at++) {
    if (/[\s;,]/.test(text[at]!)) continue;
    if (text[at] !== '{' && text[at] !== '[') return null;
    const end = valueEnd(text, at);
    const read = readLoosely(text.slice(at, end));
    if (!read) return null;
    values.push(read.value);
    at = end - 1;
  }
  return values;
}

const namedText =
  /^[^"'\w]{0,8}["']?(?:name|tool|tool_name|function|action)["']?\s{0,4}:\s{0,4}["']([\w.:-]{1,64})["']/;

/** Values that stand for themselves, for whoever wants to know more about them than their calls. */
export function readJson(body: string, isTool: IsTool): { calls: WrittenCall[]; values: unknown[] } {
  const values = readValues(body) ?? [];
  const calls = values.flatMap((value) => callsIn(value, isTool));
  if (values.length > 0) return { calls, values };
  // Too broken to be mended, and yet a call: the tool will say what is wrong with it.
  const name = namedText.exec(body)?.[1];
  return { calls: name ? [{ name: plainToolName(name), input: body }] : [], values };
}

const tag = /<\/?(?:[\w:]{1,48}|｜DSML｜ ?\w{1,48}|\|DSML\| ?\w{1,48})[\s=>]/;

/** The calls that are written inside an unmistakable wrapping. */
export function readCalls({ body, name = null, attributes = '' }: Written, isTool: IsTool): WrittenCall[] {
  const text = body.trim();
  if (name !== null && (text === '' || text.startsWith('{') || !tag.test(text))) {
    if (attributes !== '' && text === '') return readMarkup('', { name, attributes, isTool });
    const { calls } = text.startsWith('{') ? readJson(text, isTool) : { calls: [] };
    const same = calls.filter((call) => call.name === plainToolName(name));
    return same.length > 0
      ? same
      : [{ name: plainToolName(name), input: text === '' ? '{}' : mendedInput(text) }];
  }
  if (name !== null) return readMarkup(text, { name, attributes, isTool });
  if (text.startsWith('{') || text.startsWith('[{')) return readJson(text, isTool).calls;
  if (tag.test(text)) {
    const calls = readMarkup(text, { name, attributes, isTool });
    if (calls.length > 0) return calls;
  }
  const plain = withoutSeparators(text).replace(/^function\s*\n/, '');
  const list = plain.trim();
  if (list.startsWith('{') || /^\[\s*\{/.test(list)) return readJson(list, isTool).calls;
  const named = readNamed(list, isTool);
  if (named.length > 0) return named;
  const bare = plainToolName(list);
  return isTool(bare) ? [{ name: bare, input: '{}' }] : [];
}
