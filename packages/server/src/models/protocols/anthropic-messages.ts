import type { ModelFinish, ModelMessage, ModelRequest, ToolCall } from '@fireside/engine';
import {
  type AnswerListener,
  type AnswerReader,
  brokenOff,
  Calls,
  garbage,
  type Protocol,
} from './protocol.ts';
import { countOf, type Fields, fieldsOf, parseFields, textOf } from './untrusted-json.ts';

/** The interface insists on a bound. Old models refuse a high one, and so may whatever answers behind a gateway. */
function mostTokensOf(model: string): number {
  return /claude-(?:[a-z]+-\d|3-7)/.test(model) ? 32_000 : 4_096;
}

/** Text of white space alone is refused. */
function textBlocks(text: string): object[] {
  return text.trim() === '' ? [] : [{ type: 'text', text }];
}

function contentOf(message: Exclude<ModelMessage, { role: 'system' }>): unknown[] {
  switch (message.role) {
    case 'user':
      return textBlocks(message.text);
    case 'assistant':
      if (Array.isArray(message.echo)) return message.echo;
      return [
        ...textBlocks(message.text),
        ...(message.calls ?? []).map(({ id, name, input }) => ({
          type: 'tool_use',
          id,
          name,
          input: parseFields(input) ?? {},
        })),
      ];
    case 'tool':
      return message.answers.map(({ id, value }) => ({
        type: 'tool_result',
        tool_use_id: id,
        content: JSON.stringify(value),
      }));
  }
}

function bodyOf({ messages, tools, mayCall, mostTokens }: ModelRequest, model: string): object {
  const system: object[] = [];
  const talk: { role: string; content: unknown[] }[] = [];
  for (const message of messages) {
    if (message.role === 'system') {
      system.push({
        type: 'text',
        text: message.text,
        ...(message.stable && { cache_control: { type: 'ephemeral' } }),
      });
      continue;
    }
    const role = message.role === 'assistant' ? 'assistant' : 'user';
    const content = contentOf(message);
    const last = talk.at(-1);
    if (last?.role === role) last.content.push(...content);
    else if (content.length > 0) talk.push({ role, content: [...content] });
  }
  return {
    model,
    max_tokens: mostTokens ?? mostTokensOf(model),
    ...(system.length > 0 && { system }),
    messages: talk,
    ...(tools.length > 0 && {
      tools: tools.map(({ name, description, inputSchema }) => ({
        name,
        description,
        input_schema: inputSchema,
      })),
      tool_choice: { type: mayCall ? 'auto' : 'none' },
    }),
    stream: true,
  };
}

const reasons: Readonly<Record<string, ModelFinish['reason']>> = {
  end_turn: 'stop',
  stop_sequence: 'stop',
  pause_turn: 'stop',
  max_tokens: 'length',
  model_context_window_exceeded: 'length',
  tool_use: 'calls',
  refusal: 'filtered',
};

/** A block of content as the next request repeats it. */
interface Block {
  content: Record<string, unknown>;
  call: ToolCall | undefined;
}

const mostBlocks = 256;

class MessageAnswer implements AnswerReader {
  readonly #listener: AnswerListener;
  readonly #calls = new Calls();
  readonly #blocks = new Map<unknown, Block>();
  readonly #counts = { input: 0, written: 0, cached: 0, output: 0 };
  #reason = '';
  #done = false;

  constructor(listener: AnswerListener) {
    this.#listener = listener;
  }

  event(data: string, name: string): boolean {
    const event = parseFields(data);
    if (name === 'error' || event?.type === 'error' || (event && event.type === undefined && event.error))
      throw this.#listener.failure(event?.error ?? data);
    if (!event) throw garbage();
    switch (event.type) {
      case 'message_start':
        this.#count(fieldsOf(fieldsOf(event.message).usage));
        break;
      case 'content_block_start':
        this.#start(event.index, fieldsOf(event.content_block));
        break;
      case 'content_block_delta':
        this.#add(event.index, fieldsOf(event.delta));
        break;
      case 'message_delta':
        this.#reason ||= textOf(fieldsOf(event.delta).stop_reason);
        this.#count(fieldsOf(event.usage));
        break;
      case 'message_stop':
        this.#done = true;
    }
    return this.#done;
  }

  finish(): ModelFinish {
    if (this.#reason === '' && !(this.#done && this.#blocks.size > 0)) throw brokenOff();
    const calls = this.#calls.whole();
    for (const call of calls) this.#listener.hear({ type: 'call', call });
    return {
      reason: Object.hasOwn(reasons, this.#reason) ? reasons[this.#reason]! : 'other',
      usage: this.#usage(),
      ...(this.#thinks() && { echo: this.#echo(calls) }),
    };
  }

  #start(index: unknown, given: Fields): void {
    if (this.#blocks.size >= mostBlocks) throw garbage();
    const call =
      given.type === 'tool_use' ? this.#calls.add(textOf(given.id), textOf(given.name)) : undefined;
    const { text, thinking, input, ...content } = given;
    this.#blocks.set(index, { content, call });
    if (call) {
      this.#listener.hear({ type: 'calling', text: '' });
      // A gateway that does not stream calls sends the arguments here; the interface itself an empty object.
      if (Object.keys(fieldsOf(input)).length > 0) call.input = JSON.stringify(input);
    }
    this.#add(index, { type: 'text_delta', text });
    this.#add(index, { type: 'thinking_delta', thinking });
  }

  #add(index: unknown, { type, text, partial_json, thinking, signature }: Fields): void {
    const block = this.#blocks.get(index);
    if (!block) throw garbage();
    switch (type) {
      case 'text_delta':
        this.#grow(block, 'text', textOf(text));
        if (textOf(text) !== '') this.#listener.hear({ type: 'text', text: textOf(text) });
        break;
      case 'thinking_delta':
        this.#grow(block, 'thinking', textOf(thinking));
        if (textOf(thinking) !== '') this.#listener.hear({ type: 'thought', text: textOf(thinking) });
        break;
      case 'signature_delta':
        this.#grow(block, 'signature', textOf(signature));
        break;
      case 'input_json_delta':
        if (block.call) block.call.input += textOf(partial_json);
        this.#listener.hear({ type: 'calling', text: textOf(partial_json) });
    }
  }

  #grow({ content }: Block, field: string, piece: string): void {
    if (piece !== '') content[field] = textOf(content[field]) + piece;
  }

  /** Thoughts are signed and belong, unchanged and in their place, before the calls that they led to. */
  #thinks(): boolean {
    return [...this.#blocks.values()].some(({ content }) =>
      /^(?:redacted_)?thinking$/.test(textOf(content.type)),
    );
  }

  #echo(calls: ToolCall[]): object[] {
    const left = [...calls];
    return [...this.#blocks.values()].flatMap(({ content, call }) => {
      if (content.type === 'text') return textOf(content.text).trim() === '' ? [] : [content];
      if (content.type === 'thinking') return [{ thinking: '', ...content }];
      if (!call) return [content];
      const named = call.name === '' ? undefined : left.shift();
      return named ? [{ ...content, id: named.id, input: parseFields(named.input) ?? {} }] : [];
    });
  }

  /** The end tells again what the beginning told, or only what is new. */
  #count(usage: Fields): void {
    const counts = this.#counts;
    counts.input = countOf(usage.input_tokens) || counts.input;
    counts.written = countOf(usage.cache_creation_input_tokens) || counts.written;
    counts.cached = countOf(usage.cache_read_input_tokens) || counts.cached;
    counts.output = countOf(usage.output_tokens) || counts.output;
  }

  /** What came from the cache, or went into it, is counted apart from the rest of the input. */
  #usage(): ModelFinish['usage'] {
    const { input, written, cached, output } = this.#counts;
    return { inputTokens: input + written + cached, outputTokens: output, cachedInputTokens: cached };
  }
}

/** Anthropic's messages. */
export function anthropicMessages(model: string): Protocol {
  return {
    path: '/messages',
    headers: { 'anthropic-version': '2023-06-01' },
    credentials: (key) => ({ 'x-api-key': key }),
    body: (request) => bodyOf(request, model),
    read: (listener) => new MessageAnswer(listener),
  };
}
