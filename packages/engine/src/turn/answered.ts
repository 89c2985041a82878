import type { CallAnswer, ModelMessage } from '../ports.ts';
import type { Reply } from './ask-model.ts';

/**
 * An answer of the model with what came of its calls, as the next request repeats them. Whoever writes calls as text has no
 * other way of calling, and reads the results as text too.
 */
export function answered({ message, calls }: Reply, answers: readonly CallAnswer[]): ModelMessage[] {
  const native = new Set(message.calls?.map(({ id }) => id));
  const written = answers.filter(({ id }) => !native.has(id));
  const lines = written.map(
    ({ id, value }) => `| ${calls.find((call) => call.id === id)?.name}: ${JSON.stringify(value)}`,
  );
  const notice = ['[Your tool calls were carried out. Go on with these results:]', ...lines].join('\n');
  if (native.size === 0) return [message, { role: 'user', text: notice }];
  const own = answers.filter(({ id }) => native.has(id));
  const last = own.at(-1)!;
  // Behind a result no user may speak, some servers say.
  const results = lines.length === 0 ? own : own.with(-1, { ...last, value: { ...last.value, notice } });
  return [message, { role: 'tool', answers: results }];
}
