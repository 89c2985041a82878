import type { ModelMessage } from '../ports.ts';

const reminder = '[The table has heard nothing yet. Write your narration now, in words, without tools.]';

/** The same prompt with a reminder at its end, joined to a user message that stands there already. */
export function remindToNarrate(messages: readonly ModelMessage[]): ModelMessage[] {
  const last = messages.at(-1);
  if (last?.role !== 'user') return [...messages, { role: 'user', text: reminder }];
  return [...messages.slice(0, -1), { role: 'user', text: `${last.text}\n\n${reminder}` }];
}
