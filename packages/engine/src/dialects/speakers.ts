import { dropped, type Opening, type Place } from './block.ts';
import type { Look, Mark } from './mark.ts';

/** Tags and brackets of chat templates that say nothing by themselves; so do all tokens, `<|…|>`, that mean nothing here. */
export const controlTags = [
  's',
  'bos',
  'eos',
  'pad',
  'unk',
  'eod',
  'end_of_turn',
  'start_of_turn',
  'end_of_utterance',
  'endoftext',
  'seed:bos',
  'seed:eos',
  // Around the answer proper, behind a thought.
  'answer',
  'final_answer',
  'response',
  'solution',
];
export const controlBrackets = [
  'inst',
  'args',
  'call_id',
  'tool_content',
  'end_tool_request',
  'end_tool_result',
];

/** Behind these a role is written out. */
const roleFollows = new Set([
  'im_start',
  'im_assistant',
  'start_header_id',
  'start_of_role',
  'role_start',
  'start_of_turn',
  'turn',
]);
const otherTokens = new Set([
  'user',
  'human',
  'system',
  'tool',
  'function',
  'observation',
  'ipython',
  'prompter',
  'developer',
  'user_token',
  'system_token',
  'im_user',
  'im_system',
]);
const ownRoles = new Set(['assistant', 'model', 'ai', 'bot', 'gpt', 'chatbot', 'dm', 'gm']);

const longestRole = 16;

/** Somebody else's turn: whatever follows was made up. */
export const anotherSpeaker = dropped({ by: 'nothing' });

function lookAtRole({ text, isLast }: Place, from: number, length: number): Look<Opening> {
  let end = from;
  while (end < text.length && end - from < longestRole && /[A-Za-z_]/.test(text[end]!)) end++;
  if (end >= text.length && !isLast) return 'more';
  const role = text.slice(from, end).toLowerCase();
  if (role === '') return { length };
  if (ownRoles.has(role)) return { length: length + role.length };
  const isRole = otherTokens.has(role) || end >= text.length || text[end] === '\n' || text[end] === '<';
  return isRole ? { length, block: anotherSpeaker } : { length };
}

/** What becomes of a mark that only a chat template writes. */
export function lookAtControl(place: Place, mark: Mark): Look<Opening> {
  const { form, name, isClosing, length } = mark;
  if (isClosing) return { length };
  if (form === 'bracket') return name === 'inst' ? { length, block: anotherSpeaker } : { length };
  if (roleFollows.has(name)) return lookAtRole(place, place.at + length, length);
  return form === 'token' && otherTokens.has(name) ? { length, block: anotherSpeaker } : { length };
}
