import { argumentsText, type Reply, type StandInToolCall } from './answers.ts';
import {
  asList,
  asRecord,
  contentText,
  type Envelope,
  event,
  type PromptMessage,
  type Wire,
} from './wire.ts';

const roles: Record<string, PromptMessage['role']> = {
  assistant: 'assistant',
  developer: 'system',
  system: 'system',
  tool: 'tool',
};

function chunk({ id, model }: Envelope, choice: object | null, more: object = {}): string {
  const choices = choice ? [{ index: 0, finish_reason: null, ...choice }] : [];
  return event({ id, object: 'chat.completion.chunk', created: 0, model, choices, ...more });
}

function finishReason(reply: Reply): string {
  return reply.toolCalls.length > 0 ? 'tool_calls' : (reply.finishReason ?? 'stop');
}

function usage({ usage: { inputTokens, outputTokens, cachedInputTokens } }: Envelope) {
  return {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
    prompt_tokens_details: { cached_tokens: cachedInputTokens },
  };
}

function callId(call: StandInToolCall, index: number, { id }: Envelope): string {
  return call.id ?? `call_${id}_${index}`;
}

/** The name first and the arguments in two halves, as real models send them. */
function toolCall(call: StandInToolCall, index: number, envelope: Envelope): string {
  const text = argumentsText(call);
  const half = Math.ceil(text.length / 2);
  const parts = [
    {
      index,
      id: callId(call, index, envelope),
      type: 'function',
      function: { name: call.name, arguments: '' },
    },
    { index, function: { arguments: text.slice(0, half) } },
    { index, function: { arguments: text.slice(half) } },
  ];
  return parts.map((part) => chunk(envelope, { delta: { tool_calls: [part] } })).join('');
}

/** OpenAI's chat completions, as OpenAI and everything compatible with it speak them. */
export const openaiWire: Wire = {
  path: '/chat/completions',

  read(body) {
    const request = asRecord(body);
    const messages = asList(request.messages).map((message) => ({
      role: roles[String(message.role)] ?? ('user' as const),
      text: contentText(message.content),
    }));
    return {
      model: String(request.model),
      stream: request.stream === true,
      system: messages
        .filter(({ role }) => role === 'system')
        .map(({ text }) => text)
        .join('\n\n'),
      messages,
      tools: asList(request.tools).map((tool) => String(asRecord(tool.function).name)),
    };
  },

  presentedKey: (headers) => headers.authorization?.replace(/^Bearer /, ''),

  error: (status, message) => ({
    error: { message, type: status === 401 ? 'invalid_request_error' : 'server_error', code: null },
  }),

  modelList: (models) => ({ object: 'list', data: models.map((id) => ({ id, object: 'model' })) }),

  opening: (envelope) => chunk(envelope, { delta: { role: 'assistant', content: '' } }),

  token: (text, envelope) => chunk(envelope, { delta: { content: text } }),

  closing: (reply, envelope) =>
    reply.toolCalls.map((call, index) => toolCall(call, index, envelope)).join('') +
    chunk(envelope, { delta: {}, finish_reason: finishReason(reply) }) +
    chunk(envelope, null, { usage: usage(envelope) }) +
    'data: [DONE]\n\n',

  streamError: (message) => event({ error: { message, type: 'server_error', code: null } }),
};
