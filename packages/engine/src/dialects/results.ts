import { type Block, dropped } from './block.ts';
import type { Mark } from './mark.ts';

/** Around what a tool has answered; models write it themselves when they cannot wait. */
export const resultTags = [
  'tool_response',
  'tool_responses',
  'tool_result',
  'tool_results',
  'tool_output',
  'tool_outputs',
  'function_result',
  'function_results',
  'function_response',
  'function_output',
  'antml:function_results',
  'minimax:tool_result',
];

export const resultBrackets = ['tool_results', 'tool_result', 'available_tools', 'system_prompt'];
export const resultFences = ['tool_output', 'tool_outputs', 'tool_response', 'tool_result'];

/** Tokens, and what closes them. */
const resultTokens: Record<string, string> = {
  tool_outputs_begin: 'tool_outputs_end',
  tool_output_begin: 'tool_output_end',
  start_tool_result: 'end_tool_result',
  tool_response: 'tool_response',
};

const tags = new Set(resultTags);

export function isResult({ form, name }: Mark): boolean {
  if (form === 'tag') return tags.has(name);
  return form === 'token' ? Object.hasOwn(resultTokens, name) : resultBrackets.includes(name);
}

export function result(opened: Mark): Block {
  const { form, name } = opened;
  const last = form === 'token' ? resultTokens[name]! : name;
  return dropped({
    by: 'mark',
    ends: (mark) =>
      mark.form === form &&
      ((mark.name === last && (mark.isClosing || last !== name)) || mark.name === `end_${name}`)
        ? 'with'
        : null,
  });
}
