/** A call as it was written, before it has an id. */
export interface WrittenCall {
  name: string;
  input: string;
}

type Fields = Record<string, unknown>;

export const nameFields = [
  'name',
  'tool_name',
  'tool',
  'function_name',
  'recipient_name',
  'action',
  'function',
];
export const inputFields = [
  'arguments',
  'parameters',
  'args',
  'input',
  'params',
  'tool_input',
  'action_input',
  'kwargs',
];
export const listFields = [
  'tool_calls',
  'tool_uses',
  'function_calls',
  'function_call',
  'tool_call',
  'calls',
];
/** What stands beside the arguments without being one. */
const otherFields = ['type', 'id', 'tool_call_id', 'call_id', 'index', 'thought', 'thoughts', 'reasoning'];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const prefix = /^(?:functions?|tools?|default_api|api)\.(?=\w)/;
/** Kimi numbers its calls: `functions.roll_dice:0`. */
const suffix = /:\d{1,4}$/;

export function plainToolName(name: string): string {
  return name.trim().replace(prefix, '').replace(suffix, '').replace(/\(\)$/, '');
}

export function asInput(value: unknown): string {
  if (value === undefined || value === null || value === '') return '{}';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function nameIn(fields: Fields): { name: string; key: string } | null {
  for (const key of nameFields) {
    const name = fields[key];
    if (typeof name === 'string' && name !== '') return { name: plainToolName(name), key };
  }
  return null;
}

function one(fields: Fields, isTool: (name: string) => boolean): WrittenCall[] {
  if (isFields(fields.function)) return one(fields.function, isTool);
  const named = nameIn(fields);
  const input = inputFields.find((key) => Object.hasOwn(fields, key));
  if (named && (input !== undefined || isTool(named.name))) {
    if (input !== undefined) return [{ name: named.name, input: asInput(fields[input]) }];
    const rest = Object.entries(fields).filter(([key]) => key !== named.key && !otherFields.includes(key));
    return [{ name: named.name, input: asInput(Object.fromEntries(rest)) }];
  }
  const [only, ...others] = Object.keys(fields);
  if (only === undefined || others.length > 0 || !isTool(plainToolName(only))) return [];
  return isFields(fields[only]) ? [{ name: plainToolName(only), input: asInput(fields[only]) }] : [];
}

/** The calls that a value describes, in any of the shapes that models know. */
export function callsIn(value: unknown, isTool: (name: string) => boolean, depth = 0): WrittenCall[] {
  if (depth > 3) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => callsIn(entry, isTool, depth + 1));
  if (!isFields(value)) return [];
  for (const key of listFields)
    if (typeof value[key] === 'object') return callsIn(value[key], isTool, depth + 1);
  return one(value, isTool);
}
