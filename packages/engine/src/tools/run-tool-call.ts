import type { ToolCall } from '../ports.ts';
import { type Called, failure, type Tool } from './tool.ts';

/** More than any tool takes: what is nested deeper would exhaust whoever walks through it. */
const mostDepth = 32;

function isTooDeep(input: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < input.length; at++) {
    const char = input[at];
    if (isQuoted && char === '\\') at++;
    else if (char === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (char === '[' || char === '{') && ++depth > mostDepth) return true;
    else if (!isQuoted && (char === ']' || char === '}')) depth--;
  }
  return false;
}

/** The arguments of a call, or null when they are no JSON. A call without any means none. */
function parseArguments(input: string): { value: unknown } | null {
  if (input.trim() === '') return { value: {} };
  if (isTooDeep(input)) return null;
  try {
    return { value: JSON.parse(input) };
  } catch {
    return null;
  }
}

/** Carries out one call of the model; whatever is wrong with it becomes a result. */
export function runToolCall<Context, Change>(
  tools: readonly Tool<Context, Change>[],
  call: ToolCall,
  context: Context,
): Called<Change> {
  const tool = tools.find(({ definition }) => definition.name === call.name);
  if (!tool) {
    const known = tools.map(({ definition }) => definition.name).join(', ');
    return failure('unknown_tool', `There is no such tool. The tools are: ${known}.`);
  }
  const args = parseArguments(call.input);
  if (!args) return failure('invalid_arguments', 'The arguments must be one JSON object.');
  return tool.call(args.value, context);
}
