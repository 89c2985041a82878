import { event, type Family, usageOf } from './stream.ts';

function chunk(delta: object, finish: string | null = null, more: object = {}): string {
  return event({
    id: 'chatcmpl-kqz4w1l2w3m',
    object: 'chat.completion.chunk',
    created: 1754000000,
    model: 'openai/gpt-oss-20b',
    system_fingerprint: 'openai/gpt-oss-20b',
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
    ...more,
  });
}

const usage = chunk({}, 'stop', { usage: { prompt_tokens: 70, completion_tokens: 9, total_tokens: 79 } });

export const lmStudio: Family = {
  provider: 'compatible',
  streams: [
    {
      name: 'text with lines that end in CR and LF',
      body: (
        chunk({ role: 'assistant', content: 'The ' }) +
        chunk({ content: 'door.' }) +
        usage +
        event('[DONE]')
      ).replaceAll('\n', '\r\n'),
      text: 'The door.',
      ends: { reason: 'stop', usage: usageOf(70, 9) },
    },
    {
      name: 'thoughts',
      body:
        chunk({ role: 'assistant', reasoning: 'Hm.' }) + chunk({ content: 'Yes.' }) + usage + event('[DONE]'),
      thoughts: 'Hm.',
      text: 'Yes.',
      ends: { reason: 'stop', usage: usageOf(70, 9), echo: { reasoning_content: 'Hm.' } },
    },
    {
      name: 'calls with numbers for ids',
      body:
        chunk({
          role: 'assistant',
          tool_calls: [
            { index: 0, id: '365174485', type: 'function', function: { name: 'one', arguments: '' } },
          ],
        }) +
        chunk({ tool_calls: [{ index: 0, function: { name: '', arguments: '{"a"' } }] }) +
        chunk({ tool_calls: [{ index: 0, function: { name: null, arguments: ':1}' } }] }) +
        chunk({
          tool_calls: [
            { index: 1, id: '365174485', type: 'function', function: { name: 'two', arguments: '{}' } },
          ],
        }) +
        chunk({}, 'tool_calls') +
        event('[DONE]'),
      calls: [
        ['one', '{"a":1}'],
        ['two', '{}'],
      ],
      ends: { reason: 'calls' },
    },
    {
      name: 'an error under a name of its own',
      body:
        chunk({ content: 'The ' }) +
        event(
          { error: { message: 'The model has crashed without additional information.' } },
          { name: 'error' },
        ),
      text: 'The ',
      ends: 'provider_fault',
    },
    {
      name: 'an error with nothing but a message',
      body: event({ message: 'Failed to load model' }, { name: 'error' }),
      ends: 'provider_fault',
    },
    {
      name: 'an end without farewell',
      body: `${chunk({ content: 'Yes.' })}data:${chunk({}, 'stop').slice('data: '.length).trimEnd()}`,
      text: 'Yes.',
      ends: { reason: 'stop' },
    },
  ],
};
