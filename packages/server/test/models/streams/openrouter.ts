import { event, type Family, usageOf } from './stream.ts';

function chunk(delta: object, finish: string | null = null, more: object = {}): string {
  return event({
    id: 'gen-1755000000-pXg2Zr8K1mS0',
    provider: 'Google',
    model: 'google/gemini-2.5-pro',
    object: 'chat.completion.chunk',
    created: 1755000000,
    choices: [
      {
        index: 0,
        delta: { role: 'assistant', content: '', ...delta },
        finish_reason: finish,
        native_finish_reason: finish?.toUpperCase() ?? null,
        logprobs: null,
      },
    ],
    ...more,
  });
}

const processing = ': OPENROUTER PROCESSING\n\n';
const usage = {
  usage: {
    prompt_tokens: 194,
    completion_tokens: 40,
    total_tokens: 234,
    cost: 0.00095,
    prompt_tokens_details: { cached_tokens: 128 },
    completion_tokens_details: { reasoning_tokens: 12 },
  },
};
const counted = usageOf(194, 40, 128);
const done = event('[DONE]');

export const openrouter: Family = {
  provider: 'compatible',
  streams: [
    {
      name: 'text among comments',
      body:
        processing +
        processing +
        chunk({ content: 'The ' }) +
        processing +
        chunk({ content: 'door.' }) +
        chunk({}, 'stop') +
        chunk({}, null, usage) +
        done,
      text: 'The door.',
      ends: { reason: 'stop', usage: counted },
    },
    {
      name: 'thoughts told twice, and a call',
      body:
        chunk({
          reasoning: 'They roll.',
          reasoning_details: [{ type: 'reasoning.text', text: 'They roll.', format: 'unknown', index: 0 }],
        }) +
        chunk({
          content: null,
          tool_calls: [
            {
              index: 0,
              id: 'tool_0_roll_dice',
              type: 'function',
              function: { name: 'roll_dice', arguments: '{"notation":"1d20"}' },
            },
          ],
        }) +
        chunk({}, 'tool_calls', usage) +
        done,
      thoughts: 'They roll.',
      calls: [['roll_dice', '{"notation":"1d20"}']],
      ids: ['tool_0_roll_dice'],
      ends: { reason: 'calls', usage: counted, echo: { reasoning_content: 'They roll.' } },
    },
    {
      name: 'parallel calls under the same id',
      body:
        ['one', 'two']
          .map((name, index) =>
            chunk({
              tool_calls: [{ index, id: 'tool_0', type: 'function', function: { name, arguments: '{}' } }],
            }),
          )
          .join('') +
        chunk({}, 'tool_calls') +
        done,
      calls: [
        ['one', '{}'],
        ['two', '{}'],
      ],
      ends: { reason: 'calls' },
    },
    {
      name: 'an error beside a choice',
      body:
        chunk({ content: 'The ' }) +
        chunk({}, 'error', { error: { code: 502, message: 'Provider disconnected unexpectedly' } }),
      text: 'The ',
      ends: 'provider_fault',
    },
    {
      name: 'an error within a choice',
      body: event({
        id: 'gen-1',
        object: 'chat.completion.chunk',
        choices: [
          {
            index: 0,
            finish_reason: 'error',
            error: { code: 429, message: 'Rate limited upstream' },
            delta: {},
          },
        ],
      }),
      ends: 'rate_limited',
    },
    {
      name: 'content in parts, with thoughts among them',
      body:
        chunk({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] }] }) +
        chunk({
          content: [
            { type: 'text', text: 'The ' },
            { type: 'text', text: 'door.' },
          ],
        }) +
        chunk({}, 'stop') +
        done,
      thoughts: 'Hm.',
      text: 'The door.',
      ends: { reason: 'stop', echo: { reasoning_content: 'Hm.' } },
    },
    {
      name: 'an answer without a reason for its end',
      body: chunk({ content: 'Yes.' }) + done,
      text: 'Yes.',
      ends: { reason: 'other' },
    },
  ],
};
