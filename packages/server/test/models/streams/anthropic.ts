import { event, type Family, usageOf } from './stream.ts';

function typed(data: { type: string } & Record<string, unknown>): string {
  return event(data, { name: data.type });
}

const start = typed({
  type: 'message_start',
  message: {
    id: 'msg_01EbkqWUTqiQqiQ3aBZ6Y3vC',
    type: 'message',
    role: 'assistant',
    model: 'claude-sonnet-5',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: {
      input_tokens: 25,
      cache_creation_input_tokens: 10,
      cache_read_input_tokens: 900,
      output_tokens: 1,
      service_tier: 'standard',
    },
  },
});

function block(index: number, content: object, ...deltas: object[]): string {
  return (
    typed({ type: 'content_block_start', index, content_block: content }) +
    deltas.map((delta) => typed({ type: 'content_block_delta', index, delta })).join('') +
    typed({ type: 'content_block_stop', index })
  );
}

const text = (...pieces: string[]) =>
  [{ type: 'text', text: '' }, ...pieces.map((piece) => ({ type: 'text_delta', text: piece }))] as const;
const call = (id: string, name: string, ...pieces: string[]) =>
  [
    { type: 'tool_use', id, name, input: {} },
    ...pieces.map((piece) => ({ type: 'input_json_delta', partial_json: piece })),
  ] as const;

function end(reason: string): string {
  return (
    typed({
      type: 'message_delta',
      delta: { stop_reason: reason, stop_sequence: null },
      usage: { output_tokens: 65, cache_read_input_tokens: null },
    }) + typed({ type: 'message_stop' })
  );
}

const ping = typed({ type: 'ping' });
const counted = usageOf(935, 65, 900);

export const anthropic: Family = {
  provider: 'anthropic',
  streams: [
    {
      name: 'text in two blocks',
      body:
        start + block(0, ...text('The dør ', '🐉')) + ping + block(1, ...text(' opens.')) + end('end_turn'),
      text: 'The dør 🐉 opens.',
      ends: { reason: 'stop', usage: counted },
    },
    {
      name: 'one call behind words',
      body:
        start +
        ping +
        block(0, ...text('Okay.')) +
        block(1, ...call('toolu_01T1x', 'roll_dice', '', '{"notation"', ': "1d20"}')) +
        end('tool_use'),
      text: 'Okay.',
      calls: [['roll_dice', '{"notation": "1d20"}']],
      ids: ['toolu_01T1x'],
      ends: { reason: 'calls', usage: counted },
    },
    {
      name: 'parallel calls, one without arguments',
      body:
        start +
        block(0, ...call('toolu_1', 'one', '')) +
        block(1, ...call('toolu_2', 'two', '{"b":2}')) +
        end('tool_use'),
      calls: [
        ['one', ''],
        ['two', '{"b":2}'],
      ],
      ids: ['toolu_1', 'toolu_2'],
      ends: { reason: 'calls', usage: counted },
    },
    {
      name: 'signed thoughts, which go back unchanged and in their place',
      body:
        start +
        block(
          0,
          { type: 'thinking', thinking: '', signature: '' },
          { type: 'thinking_delta', thinking: 'They should ' },
          { type: 'thinking_delta', thinking: 'roll.' },
          { type: 'signature_delta', signature: 'EqQBCgIYAhIM1gbcDa9GJwZA2b3h' },
        ) +
        block(1, { type: 'redacted_thinking', data: 'EmwKAhgBEgy3va3pzix/LafPsn4a' }) +
        block(2, ...text('  ')) +
        block(3, ...call('toolu_1', 'roll_dice', '{"notation":"1d20"}')) +
        end('tool_use'),
      thoughts: 'They should roll.',
      text: '  ',
      calls: [['roll_dice', '{"notation":"1d20"}']],
      ids: ['toolu_1'],
      ends: {
        reason: 'calls',
        usage: counted,
        echo: [
          { type: 'thinking', thinking: 'They should roll.', signature: 'EqQBCgIYAhIM1gbcDa9GJwZA2b3h' },
          { type: 'redacted_thinking', data: 'EmwKAhgBEgy3va3pzix/LafPsn4a' },
          { type: 'tool_use', id: 'toolu_1', name: 'roll_dice', input: { notation: '1d20' } },
        ],
      },
    },
    {
      name: 'an error in the middle',
      body:
        start +
        typed({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }) +
        typed({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'The ' } }) +
        typed({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }),
      text: 'The ',
      ends: 'provider_fault',
    },
    {
      name: 'a limit',
      body: typed({ type: 'error', error: { type: 'rate_limit_error', message: 'Too many' } }),
      ends: 'rate_limited',
    },
    {
      name: 'a bound, and events nobody knows yet',
      body:
        start +
        typed({ type: 'weather', forecast: 'rain' }) +
        block(
          0,
          ...text('And '),
          { type: 'citations_delta', citation: {} },
          { type: 'text_delta', text: 'on' },
        ) +
        end('max_tokens'),
      text: 'And on',
      ends: { reason: 'length', usage: counted },
    },
    { name: 'a refusal', body: start + end('refusal'), ends: { reason: 'filtered', usage: counted } },
    { name: 'an answer that is cut', body: start + block(0, ...text('The ')), text: 'The ', ends: 'silent' },
  ],
};
