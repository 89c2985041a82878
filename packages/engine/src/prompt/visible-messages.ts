import { visible } from '@fireside/contract/visible';
import type { ModelMessage } from '../ports.ts';

/** Whatever a model reads passes here, the answers of tools included: no place can be forgotten. */
export function visibleMessages(messages: readonly ModelMessage[]): ModelMessage[] {
  return messages.map((message) => {
    if (message.role === 'tool')
      return {
        ...message,
        answers: message.answers.map(({ id, value }) => ({ id, value: visibleIn(value) })),
      };
    const { text } = message;
    if (message.role !== 'assistant' || !message.calls) return { ...message, text: visible(text) };
    return {
      ...message,
      text: visible(text),
      calls: message.calls.map((call) => ({
        ...call,
        name: visible(call.name),
        input: visible(call.input),
      })),
    };
  });
}

/** As JSON, where every text and every name of a field stands. */
function visibleIn<T extends Record<string, unknown>>(value: T): T {
  const json = JSON.stringify(value);
  const seen = visible(json);
  return seen === json ? value : (JSON.parse(seen) as T);
}
