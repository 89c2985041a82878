import { event, type Family, usageOf } from './stream.ts';

function chunk(delta: object, finish: string | null = null, more: object = {}): string {
  return event({
    id: 'chatcmpl-b7f6f0fd7dc54d1d9d4d2d24f5e1d9e4',
    object: 'chat.completion.chunk',
    created: 1753000000,
    model: 'Qwen/Qwen3-8B',
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish, stop_reason: null, token_ids: null }],
    ...more,
  });
}

/** With continuous statistics every chunk counts. */
const counting = (tokens: number) => ({
  usage: { prompt_tokens: 200, total_tokens: 200 + tokens, completion_tokens: tokens },
});
const opening = chunk({ role: 'assistant', content: '', reasoning_content: null });
const done = event('[DONE]');

export const vllm: Family = {
  provider: 'compatible',
  streams: [
    {
      name: 'text that is counted all along',
      body:
        opening +
        chunk({ content: 'The ', reasoning_content: null }, null, counting(1)) +
        chunk({ content: 'door.' }, null, counting(2)) +
        chunk({ content: '' }, 'stop', counting(3)) +
        done,
      text: 'The door.',
      ends: { reason: 'stop', usage: usageOf(200, 3) },
    },
    {
      name: 'thoughts under the newer name, and an end that says stop although it calls',
      body:
        opening +
        chunk({ reasoning: 'Dice, ' }) +
        chunk({ reasoning: 'then.' }) +
        chunk({
          tool_calls: [
            {
              id: 'chatcmpl-tool-9f1c',
              type: 'function',
              index: 0,
              function: { name: 'roll_dice', arguments: '' },
            },
          ],
        }) +
        chunk({ tool_calls: [{ index: 0, function: { arguments: '{"notation": "2d6"' } }] }) +
        chunk({ tool_calls: [{ index: 0, function: { arguments: '}' } }] }) +
        chunk({ content: '' }, 'stop') +
        done,
      thoughts: 'Dice, then.',
      calls: [['roll_dice', '{"notation": "2d6"}']],
      ids: ['chatcmpl-tool-9f1c'],
      ends: { reason: 'calls', echo: { reasoning_content: 'Dice, then.' } },
    },
    {
      name: 'parallel calls with another id for every piece',
      body:
        [
          { index: 0, id: 'chatcmpl-tool-1', type: 'function', function: { name: 'one' } },
          { index: 0, id: 'chatcmpl-tool-2', function: { arguments: '{"a":' } },
          { index: 0, id: 'chatcmpl-tool-3', function: { arguments: '1}' } },
          { index: 1, id: 'chatcmpl-tool-4', type: 'function', function: { name: 'two', arguments: null } },
          { index: 1, id: 'chatcmpl-tool-5', function: { arguments: '{}' } },
        ]
          .map((call) => chunk({ tool_calls: [call] }))
          .join('') +
        chunk({}, 'tool_calls') +
        done,
      calls: [
        ['one', '{"a":1}'],
        ['two', '{}'],
      ],
      ids: ['chatcmpl-tool-1', 'chatcmpl-tool-4'],
      ends: { reason: 'calls' },
    },
    {
      name: 'an error that is the chunk itself',
      body:
        chunk({ content: 'The ' }) +
        event({
          object: 'error',
          message: 'EngineCore has died',
          type: 'InternalServerError',
          param: null,
          code: 500,
        }) +
        done,
      text: 'The ',
      ends: 'provider_fault',
    },
    {
      name: 'a refusal inside the stream',
      body:
        event({
          error: { message: 'max_tokens is too large', type: 'BadRequestError', param: null, code: 400 },
        }) + done,
      ends: 'request_refused',
    },
  ],
};
