import type { Block, Opening, Tools } from './block.ts';
import { attributeOf, type Mark } from './mark.ts';
import { readCalls } from './read-calls.ts';

/** Around calls. `function` and `invoke` stand alone or in one of the others. */
export const callTags = [
  'tool_call',
  'tool_calls',
  'toolcall',
  'function_call',
  'function_calls',
  'functioncall',
  'tool_code',
  'tool_use',
  'tools',
  'tool',
  'invoke',
  'function',
  'antml:function_calls',
  'antml:invoke',
  'minimax:tool_call',
  'seed:tool_call',
  'steptml:invoke',
  'steptml:toolcall',
  'longcat_tool_call',
];
/** What stays behind of a call that was written in disorder. */
export const callPieces = ['parameter', 'antml:parameter', 'steptml:parameter', 'arg_key', 'arg_value'];
export const callBrackets = ['tool_calls', 'tool_call', 'tool_request'];
export const callFences = ['tool_code', 'tool_call', 'tool_calls', 'function_call'];

const markEnded = new Set([
  'tool_call_begin',
  'tool_call_start',
  'start_action',
  'tools_prefix',
  'action_start',
  'functioncallbegin',
]);
const valueEnded = new Set(['python_tag', 'tool_call']);
/** Tokens inside a call: between a name and its arguments, or around a text. */
const inner = new Set([
  'tool_sep',
  'tool_call_argument_begin',
  'plugin',
  'interpreter',
  '"',
  'constrain',
  'message',
]);

const tags = new Set(callTags);

function ending({ form, name, isHalf }: Mark, isOneTool: boolean): Block['ending'] {
  if (form === 'bracket') return { by: 'value' };
  if (form === 'token' && valueEnded.has(name) && !isHalf) return { by: 'value' };
  return {
    by: 'mark',
    isValue: true,
    ends(mark) {
      if (mark.form === 'token')
        return inner.has(mark.name) ? null : mark.isClosing ? 'with' : endsAt(mark.name);
      if (form !== 'tag' || mark.form !== 'tag' || mark.name !== name) return null;
      if (mark.isClosing) return 'with';
      return isOneTool ? null : 'before';
    },
  };
}

const endsAt = (name: string) => (/end|suffix/.test(name) ? 'with' : 'before');

/** The call that a mark opens; null when it opens none. */
export function openCall(mark: Mark, { isTool }: Tools): Opening | null {
  const { form, name, attributes, isEmpty, length } = mark;
  const isOneTool = form === 'tag' && isTool(name);
  const isCall =
    form === 'tag'
      ? tags.has(name) || isOneTool
      : form === 'token'
        ? markEnded.has(name) || valueEnded.has(name)
        : callBrackets.includes(name);
  if (!isCall) return null;
  const named = isOneTool ? name : (attributeOf(mark, '') ?? attributeOf(mark, 'name'));
  const read = (body: string) => ({
    calls: readCalls({ body, name: named, attributes: isOneTool ? attributes : '' }, isTool),
  });
  if (isEmpty) return { length, block: { ending: { by: 'now' }, isCertain: true, finish: read } };
  return { length, block: { ending: ending(mark, isOneTool), isCertain: true, finish: read } };
}
