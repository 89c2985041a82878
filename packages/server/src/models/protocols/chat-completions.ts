import type { ModelFinish, ModelMessage, ModelRequest, ToolCall } from '@fireside/engine';
import {
  type AnswerListener,
  type AnswerReader,
  brokenOff,
  Calls,
  garbage,
  type Protocol,
} from './protocol.ts';
import { countOf, type Fields, fieldsOf, listOf, parseFields, textOf } from './untrusted-json.ts';

/** What differs among the servers that speak it. */
export interface ChatDialect {
  model: string;
  /** The role of instructions; models of OpenAI that reason have a word of their own. */
  systemRole: 'system' | 'developer';
  /** The field that bounds an answer. */
  mostTokens: 'max_tokens' | 'max_completion_tokens';
  reasoningEffort?: 'none';
  /** Whether reasoning is repeated with the answer it belongs to; some servers refuse the next request without it. */
  echoesReasoning: boolean;
}

function toolCalls(calls: readonly ToolCall[]) {
  return calls.map(({ id, name, input }) => ({
    id,
    type: 'function',
    function: { name, arguments: parseFields(input) ? input : '{}' },
  }));
}

function messagesOf(message: ModelMessage, { systemRole }: ChatDialect): object[] {
  switch (message.role) {
    case 'system':
      return [{ role: systemRole, content: message.text }];
    case 'user':
      return [{ role: 'user', content: message.text }];
    case 'assistant': {
      const { text, calls = [], echo } = message;
      if (calls.length === 0) return [{ role: 'assistant', content: text }];
      return [{ role: 'assistant', content: text || null, ...fieldsOf(echo), tool_calls: toolCalls(calls) }];
    }
    case 'tool':
      return message.answers.map(({ id, value }) => ({
        role: 'tool',
        tool_call_id: id,
        content: JSON.stringify(value),
      }));
  }
}

/** System messages that follow each other become one: many chat templates accept no second. */
function joined(messages: readonly ModelMessage[]): ModelMessage[] {
  const result: ModelMessage[] = [];
  for (const message of messages) {
    const last = result.at(-1);
    if (message.role === 'system' && last?.role === 'system')
      result[result.length - 1] = { role: 'system', text: `${last.text}\n\n${message.text}` };
    else result.push(message);
  }
  return result;
}

function bodyOf({ messages, tools, mayCall, mostTokens }: ModelRequest, dialect: ChatDialect): object {
  return {
    model: dialect.model,
    messages: joined(messages).flatMap((message) => messagesOf(message, dialect)),
    ...(tools.length > 0 && {
      tools: tools.map(({ name, description, inputSchema }) => ({
        type: 'function',
        function: { name, description, parameters: inputSchema },
      })),
      tool_choice: mayCall ? 'auto' : 'none',
      ...(dialect.reasoningEffort && { reasoning_effort: dialect.reasoningEffort }),
    }),
    ...(mostTokens !== undefined && { [dialect.mostTokens]: mostTokens }),
    stream: true,
    stream_options: { include_usage: true },
  };
}

const reasons: Readonly<Record<string, ModelFinish['reason']>> = {
  stop: 'stop',
  length: 'length',
  content_filter: 'filtered',
  tool_calls: 'calls',
  function_call: 'calls',
};

class ChatAnswer implements AnswerReader {
  readonly #listener: AnswerListener;
  readonly #echoesReasoning: boolean;
  readonly #calls = new Calls();
  readonly #byIndex = new Map<number, ToolCall>();
  #latest: ToolCall | undefined;
  #reasoning = '';
  #refused = false;
  #heard = false;
  #done = false;
  #reason = '';
  #usage: ModelFinish['usage'];

  constructor(listener: AnswerListener, { echoesReasoning }: ChatDialect) {
    this.#listener = listener;
    this.#echoesReasoning = echoesReasoning;
  }

  event(data: string, name: string): boolean {
    if (data === '[DONE]') {
      this.#done = true;
      return true;
    }
    const chunk = parseFields(data);
    if (name === 'error') throw this.#listener.failure(chunk?.error ?? chunk ?? data);
    if (!chunk) throw garbage();
    // Some send `"error": null` along with everything else.
    if (chunk.error) throw this.#listener.failure(chunk.error);
    if (chunk.object === 'error') throw this.#listener.failure(chunk);
    if (chunk.usage) this.#count(fieldsOf(chunk.usage));
    const choice = fieldsOf(listOf(chunk.choices)[0]);
    // Whoever does not stream sends the whole message where the others send what is new of it.
    this.#add(fieldsOf(choice.delta ?? choice.message));
    if (typeof choice.finish_reason === 'string') this.#reason = choice.finish_reason;
    if (this.#reason === 'error') throw this.#listener.failure(choice.error);
    return false;
  }

  finish(): ModelFinish {
    if (this.#reason === '' && !(this.#done && this.#heard)) throw brokenOff();
    const calls = this.#calls.whole();
    for (const call of calls) this.#listener.hear({ type: 'call', call });
    const told = Object.hasOwn(reasons, this.#reason) ? reasons[this.#reason]! : 'other';
    return {
      reason: this.#refused ? 'filtered' : calls.length > 0 && told !== 'length' ? 'calls' : told,
      usage: this.#usage,
      ...(this.#echoesReasoning && this.#reasoning && { echo: { reasoning_content: this.#reasoning } }),
    };
  }

  #add({ content, reasoning_content, reasoning, thinking, refusal, tool_calls }: Fields): void {
    this.#think(textOf(reasoning_content) || textOf(reasoning) || textOf(thinking));
    if (typeof content === 'string') this.#say(content);
    else for (const part of listOf(content)) this.#addPart(fieldsOf(part));
    if (textOf(refusal) !== '') this.#refused = true;
    for (const call of listOf(tool_calls)) this.#call(fieldsOf(call));
  }

  /** Content in parts: text, or thoughts whose text is in parts again. */
  #addPart({ type, text, thinking }: Fields): void {
    if (type === 'thinking')
      this.#think(
        textOf(thinking) ||
          listOf(thinking)
            .map((part) => textOf(fieldsOf(part).text))
            .join(''),
      );
    else this.#say(textOf(text));
  }

  #say(text: string): void {
    if (text === '') return;
    this.#heard = true;
    this.#listener.hear({ type: 'text', text });
  }

  #think(text: string): void {
    if (text === '') return;
    this.#heard = true;
    this.#reasoning += text;
    this.#listener.hear({ type: 'thought', text });
  }

  #call(given: Fields): void {
    const { name, arguments: input } = fieldsOf(given.function);
    const call = this.#callOf(given, textOf(name));
    call.name ||= textOf(name);
    call.id ||= textOf(given.id);
    const piece = typeof input === 'object' && input !== null ? JSON.stringify(input) : textOf(input);
    call.input += piece;
    this.#heard = true;
    this.#listener.hear({ type: 'calling', text: piece });
  }

  /** Which call a piece belongs to: the one of its index, or the latest where there are none, unless it begins another. */
  #callOf({ index, id }: Fields, name: string): ToolCall {
    const known = typeof index === 'number' ? this.#byIndex.get(index) : this.#latest;
    if (known && !this.#begins(known, textOf(id), name, typeof index === 'number')) return known;
    const call = this.#calls.add(textOf(id), name);
    if (typeof index === 'number') this.#byIndex.set(index, call);
    this.#latest = call;
    return call;
  }

  /**
   * Some servers send whole calls without an index, or all under the same one; others repeat the name with every piece. So a
   * name begins another call only behind one that is whole, and where there is an index only with another id.
   */
  #begins(known: ToolCall, id: string, name: string, isIndexed: boolean): boolean {
    if (name === '' || known.name === '' || (id !== '' && id === known.id)) return false;
    const hasOtherId = id !== '' && known.id !== '';
    if (isIndexed && !hasOtherId) return false;
    if (known.input === '') return hasOtherId || name !== known.name;
    return parseFields(known.input) !== undefined;
  }

  #count({ prompt_tokens, completion_tokens, prompt_tokens_details }: Fields): void {
    this.#usage = {
      inputTokens: countOf(prompt_tokens),
      outputTokens: countOf(completion_tokens),
      cachedInputTokens: countOf(fieldsOf(prompt_tokens_details).cached_tokens),
    };
  }
}

/** OpenAI's chat completions, as OpenAI and everything compatible with it speak them. */
export function chatCompletions(dialect: ChatDialect): Protocol {
  return {
    path: '/chat/completions',
    headers: {},
    credentials: (key) => ({ authorization: `Bearer ${key}` }),
    body: (request) => bodyOf(request, dialect),
    read: (listener) => new ChatAnswer(listener, dialect),
  };
}
