import { argumentsText, type Reply, type StandInToolCall, tokensOf } from './answers.ts';
import {
  asList,
  asRecord,
  contentText,
  type Envelope,
  event,
  type PromptMessage,
  type Wire,
} from './wire.ts';

const errorTypes: Record<number, string> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  429: 'rate_limit_error',
  529: 'overloaded_error',
};

function stopReason(reply: Reply): string {
  if (reply.toolCalls.length > 0) return 'tool_use';
  return reply.finishReason === 'length' ? 'max_tokens' : 'end_turn';
}

/** Anthropic counts what came from the cache apart from the rest of the input. */
function usage({ usage: { inputTokens, outputTokens, cachedInputTokens } }: Envelope) {
  return {
    input_tokens: inputTokens - cachedInputTokens,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: cachedInputTokens,
    output_tokens: outputTokens,
  };
}

function typed(data: { type: string } & Record<string, unknown>): string {
  return event(data, data.type);
}

function role(given: Record<string, unknown>): PromptMessage['role'] {
  if (given.role === 'assistant') return 'assistant';
  return asList(given.content).some((part) => part.type === 'tool_result') ? 'tool' : 'user';
}

function callId(call: StandInToolCall, index: number, { id }: Envelope): string {
  return call.id ?? `toolu_${id}_${index}`;
}

/** A tool call is a content block of its own; its arguments arrive in two halves. */
function toolUse(call: StandInToolCall, index: number): string {
  const text = argumentsText(call);
  const half = Math.ceil(text.length / 2);
  const part = (json: string) =>
    typed({
      type: 'content_block_delta',
      index,
      delta: { type: 'input_json_delta', partial_json: json },
    });
  return [
    typed({
      type: 'content_block_start',
      index,
      content_block: { type: 'tool_use', id: call.id, name: call.name, input: {} },
    }),
    part(text.slice(0, half)),
    part(text.slice(half)),
    typed({ type: 'content_block_stop', index }),
  ].join('');
}

/** Anthropic's messages. */
export const anthropicWire: Wire = {
  path: '/messages',

  read(body) {
    const request = asRecord(body);
    return {
      model: String(request.model),
      stream: request.stream === true,
      system: contentText(request.system),
      messages: asList(request.messages).map((given) => ({
        role: role(given),
        text: contentText(given.content),
      })),
      tools: asList(request.tools).map((tool) => String(tool.name)),
    };
  },

  presentedKey: (headers) => headers['x-api-key']?.toString(),

  error: (status, text) => ({
    type: 'error',
    error: { type: errorTypes[status] ?? 'api_error', message: text },
  }),

  modelList: (models) => ({
    data: models.map((id) => ({ id, type: 'model', display_name: id })),
    has_more: false,
  }),

  opening: (envelope, speaks) =>
    typed({
      type: 'message_start',
      message: {
        id: envelope.id,
        type: 'message',
        role: 'assistant',
        model: envelope.model,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: usage(envelope),
      },
    }) +
    (speaks
      ? typed({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } })
      : ''),

  token: (text) => typed({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),

  closing(reply, envelope) {
    const speaks = tokensOf(reply.text).length > 0;
    const calls = reply.toolCalls.map((call, index) =>
      toolUse({ ...call, id: callId(call, index, envelope) }, speaks ? index + 1 : index),
    );
    return [
      speaks ? typed({ type: 'content_block_stop', index: 0 }) : '',
      ...calls,
      typed({
        type: 'message_delta',
        delta: { stop_reason: stopReason(reply), stop_sequence: null },
        usage: { output_tokens: envelope.usage.outputTokens },
      }),
      typed({ type: 'message_stop' }),
    ].join('');
  },

  streamError: (text) => typed({ type: 'error', error: { type: 'overloaded_error', message: text } }),
};
