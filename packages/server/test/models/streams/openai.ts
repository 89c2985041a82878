import { event, type Family, usageOf } from './stream.ts';

const head = {
  id: 'chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT',
  object: 'chat.completion.chunk',
  created: 1741569952,
  model: 'gpt-5.2-2025-12-11',
  service_tier: 'default',
  system_fingerprint: null,
};

function chunk(delta: object, finish: string | null = null): string {
  return event({
    ...head,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
    usage: null,
    obfuscation: 'k3Jw9',
  });
}

function call(index: number, id: string, name: string, ...pieces: string[]): string {
  return (
    chunk({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] }) +
    pieces.map((piece) => chunk({ tool_calls: [{ index, function: { arguments: piece } }] })).join('')
  );
}

const opening = chunk({ role: 'assistant', content: '', refusal: null });
const usage = event({
  ...head,
  choices: [],
  usage: {
    prompt_tokens: 1186,
    completion_tokens: 17,
    total_tokens: 1203,
    prompt_tokens_details: { cached_tokens: 1024, audio_tokens: 0 },
    completion_tokens_details: { reasoning_tokens: 0 },
  },
});
const done = event('[DONE]');
const counted = usageOf(1186, 17, 1024);

export const openai: Family = {
  provider: 'openai',
  streams: [
    {
      name: 'text',
      body:
        opening +
        chunk({ content: 'The dør ' }) +
        chunk({ content: '🐉 opens.\n' }) +
        chunk({}, 'stop') +
        usage +
        done,
      text: 'The dør 🐉 opens.\n',
      ends: { reason: 'stop', usage: counted },
    },
    {
      name: 'one call',
      body:
        chunk({ role: 'assistant', content: null }) +
        call(0, 'call_DdmO9pD3xa9XTPNJ32zg2hcA', 'roll_dice', '{"no', 'tation":', '"1d20"}') +
        chunk({}, 'tool_calls') +
        usage +
        done,
      calls: [['roll_dice', '{"notation":"1d20"}']],
      ids: ['call_DdmO9pD3xa9XTPNJ32zg2hcA'],
      ends: { reason: 'calls', usage: counted },
    },
    {
      name: 'parallel calls, interleaved',
      body:
        opening +
        chunk({ content: 'Now.' }) +
        chunk({
          tool_calls: [
            { index: 0, id: 'call_a', type: 'function', function: { name: 'one', arguments: '' } },
          ],
        }) +
        chunk({
          tool_calls: [
            { index: 1, id: 'call_b', type: 'function', function: { name: 'two', arguments: '' } },
          ],
        }) +
        chunk({ tool_calls: [{ index: 1, function: { arguments: '{"b"' } }] }) +
        chunk({
          tool_calls: [
            { index: 0, function: { arguments: '{}' } },
            { index: 1, function: { arguments: ':2}' } },
          ],
        }) +
        chunk({}, 'tool_calls') +
        done,
      text: 'Now.',
      calls: [
        ['one', '{}'],
        ['two', '{"b":2}'],
      ],
      ids: ['call_a', 'call_b'],
      ends: { reason: 'calls' },
    },
    {
      name: 'an answer that is too long',
      body: opening + chunk({ content: 'And on' }) + chunk({}, 'length') + done,
      text: 'And on',
      ends: { reason: 'length' },
    },
    {
      name: 'a filtered answer',
      body: opening + chunk({}, 'content_filter') + done,
      ends: { reason: 'filtered' },
    },
    {
      name: 'a refusal',
      body: opening + chunk({ refusal: "I'm sorry." }) + chunk({}, 'stop') + done,
      ends: { reason: 'filtered' },
    },
    {
      name: 'an error in the middle',
      body:
        opening +
        chunk({ content: 'The ' }) +
        event({
          error: { message: 'The server had an error', type: 'server_error', param: null, code: null },
        }),
      text: 'The ',
      ends: 'provider_fault',
    },
    {
      name: 'a limit in the middle',
      body: event({
        error: { message: 'Slow down', type: 'tokens', param: null, code: 'rate_limit_exceeded' },
      }),
      ends: 'rate_limited',
    },
    {
      name: 'an answer that is cut',
      body: opening + chunk({ content: 'The ' }),
      text: 'The ',
      ends: 'silent',
    },
  ],
};
