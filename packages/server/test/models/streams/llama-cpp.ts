import { event, type Family, usageOf } from './stream.ts';

const timings = { cache_n: 236, prompt_n: 1, prompt_ms: 30.958, predicted_n: 35, predicted_ms: 661.064 };

/** The choices come first, and the timings with the last chunk, or with every one. */
function chunk(delta: object, finish: string | null = null, more: object = {}): string {
  return event({
    choices: [{ finish_reason: finish, index: 0, delta }],
    created: 1756311843,
    id: 'chatcmpl-tLhYRgWhCEk6HVqYbhFfZyTiWgDhAwwt',
    model: 'Qwen3-8B-Q4_K_M.gguf',
    system_fingerprint: 'b6123-79c1160b',
    object: 'chat.completion.chunk',
    ...more,
  });
}

const opening = chunk({ role: 'assistant', content: null });
const counts = { completion_tokens: 35, prompt_tokens: 237, total_tokens: 272 };

export const llamaCpp: Family = {
  provider: 'compatible',
  streams: [
    {
      name: 'text, with usage beside an empty list',
      body:
        opening +
        chunk({ content: 'The door ' }, null, { timings }) +
        chunk({ content: 'opens.' }) +
        chunk({}, 'stop') +
        event({ choices: [], object: 'chat.completion.chunk', usage: counts, timings }) +
        event('[DONE]'),
      text: 'The door opens.',
      ends: { reason: 'stop', usage: usageOf(237, 35) },
    },
    {
      name: 'thoughts and a call in pieces',
      body:
        opening +
        chunk({ reasoning_content: 'They should ' }) +
        chunk({ reasoning_content: 'roll.' }) +
        chunk({
          tool_calls: [
            {
              index: 0,
              id: 'zYQ0m5xkDdcWQkNYQRRV5Bv8',
              type: 'function',
              function: { name: 'roll_dice', arguments: '{' },
            },
          ],
        }) +
        chunk({ tool_calls: [{ index: 0, function: { arguments: '"notation":"1d' } }] }) +
        chunk({ tool_calls: [{ index: 0, function: { arguments: '20"}' } }] }) +
        chunk({}, 'tool_calls', { usage: counts, timings }) +
        event('[DONE]'),
      thoughts: 'They should roll.',
      calls: [['roll_dice', '{"notation":"1d20"}']],
      ids: ['zYQ0m5xkDdcWQkNYQRRV5Bv8'],
      ends: { reason: 'calls', usage: usageOf(237, 35), echo: { reasoning_content: 'They should roll.' } },
    },
    {
      name: 'parallel calls without ids',
      body:
        chunk({
          tool_calls: [{ index: 0, type: 'function', function: { name: 'one', arguments: '{"a":1}' } }],
        }) +
        chunk({
          tool_calls: [{ index: 1, id: '', type: 'function', function: { name: 'two', arguments: '' } }],
        }) +
        chunk({ tool_calls: [{ index: 1, function: { arguments: '{}' } }] }) +
        chunk({}, 'tool_calls') +
        event('[DONE]'),
      calls: [
        ['one', '{"a":1}'],
        ['two', '{}'],
      ],
      ends: { reason: 'calls' },
    },
    {
      name: 'an error whose field is named so',
      body:
        chunk({ content: 'The ' }) +
        'error: {"code":500,"message":"context shift is disabled","type":"server_error"}\n\n',
      text: 'The ',
      ends: 'provider_fault',
    },
    {
      name: 'a prompt that is too long',
      body: event({
        error: {
          code: 400,
          message: 'the request exceeds the available context size',
          type: 'exceed_context_size_error',
        },
      }),
      ends: 'request_refused',
    },
    {
      name: 'a template that thinks in the text',
      body:
        chunk({ content: '<think>\nHm.' }) +
        chunk({ content: '</think>Yes.' }) +
        chunk({}, 'stop') +
        event('[DONE]'),
      text: '<think>\nHm.</think>Yes.',
      ends: { reason: 'stop' },
    },
  ],
};
