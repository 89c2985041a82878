import { event, type Family, usageOf } from './stream.ts';

function chunk(delta: object, finish: string | null = null, more: object = {}): string {
  return event({
    id: 'chatcmpl-512',
    object: 'chat.completion.chunk',
    created: 1757500000,
    model: 'qwen3:8b',
    system_fingerprint: 'fp_ollama',
    choices: [{ index: 0, delta: { role: 'assistant', ...delta }, finish_reason: finish }],
    ...more,
  });
}

const usage = event({
  id: 'chatcmpl-512',
  object: 'chat.completion.chunk',
  created: 1757500000,
  model: 'qwen3:8b',
  system_fingerprint: 'fp_ollama',
  choices: [],
  usage: { prompt_tokens: 26, completion_tokens: 298, total_tokens: 324 },
});
const done = event('[DONE]');

/** A whole call in one chunk. */
function whole(name: string, input: unknown, more: object = {}): object {
  return { type: 'function', function: { name, arguments: input }, ...more };
}

export const ollama: Family = {
  provider: 'ollama',
  streams: [
    {
      name: 'text',
      body:
        chunk({ content: 'The ' }) +
        chunk({ content: 'door.' }) +
        chunk({ content: '' }, 'stop') +
        usage +
        done,
      text: 'The door.',
      ends: { reason: 'stop', usage: usageOf(26, 298) },
    },
    {
      name: 'thoughts and a whole call',
      body:
        chunk({ content: '', reasoning: 'Okay, ' }) +
        chunk({ content: '', reasoning: 'dice.' }) +
        chunk({
          content: '',
          tool_calls: [whole('roll_dice', '{"notation":"1d20"}', { id: 'call_x1', index: 0 })],
        }) +
        chunk({ content: '' }, 'tool_calls') +
        usage +
        done,
      thoughts: 'Okay, dice.',
      calls: [['roll_dice', '{"notation":"1d20"}']],
      ids: ['call_x1'],
      ends: { reason: 'calls', usage: usageOf(26, 298), echo: { reasoning_content: 'Okay, dice.' } },
    },
    {
      name: 'parallel calls, all under the same index',
      body:
        chunk({ content: '', tool_calls: [whole('one', '{"a":1}', { id: 'call_1', index: 0 })] }) +
        chunk({ content: '', tool_calls: [whole('one', '{"a":2}', { id: 'call_2', index: 0 })] }) +
        chunk({ content: '', tool_calls: [whole('two', '{}', { id: 'call_3', index: 0 })] }) +
        chunk({ content: '' }, 'stop') +
        done,
      calls: [
        ['one', '{"a":1}'],
        ['one', '{"a":2}'],
        ['two', '{}'],
      ],
      ids: ['call_1', 'call_2', 'call_3'],
      ends: { reason: 'calls' },
    },
    {
      name: 'calls without index and id, arguments as they are',
      body: chunk({ tool_calls: [whole('one', { a: 1 }), whole('one', { a: 2 })] }, 'tool_calls') + done,
      calls: [
        ['one', '{"a":1}'],
        ['one', '{"a":2}'],
      ],
      ends: { reason: 'calls' },
    },
    {
      name: 'an error as a plain text',
      body: chunk({ content: 'The ' }) + event({ error: 'an error was encountered while running the model' }),
      text: 'The ',
      ends: 'provider_fault',
    },
    {
      name: 'an end of a kind of its own',
      body: chunk({ content: 'Yes.' }) + chunk({ content: '' }, 'load') + done,
      text: 'Yes.',
      ends: { reason: 'other' },
    },
  ],
};
