import type {
  LanguageModelV4Message,
  LanguageModelV4StreamPart,
  LanguageModelV4ToolCall,
} from '@ai-sdk/provider';
import { parseArguments } from '../tools/run-tool-call.ts';

type AssistantContent = Extract<LanguageModelV4Message, { role: 'assistant' }>['content'];
type Part = AssistantContent[number];
type Streamed = Extract<Part, { type: 'text' | 'reasoning' }>;

/** Some providers sign their reasoning and name their parts, and want all of it back in the next request. */
function optionsFrom(metadata: LanguageModelV4ToolCall['providerMetadata']) {
  return metadata ? { providerOptions: metadata } : {};
}

/** Puts together what the model said in one request, in order, as the next request has to repeat it. */
export class AssistantMessage {
  readonly calls: LanguageModelV4ToolCall[] = [];
  readonly #content: Part[] = [];
  readonly #open = new Map<string, Streamed>();

  add(part: LanguageModelV4StreamPart): void {
    switch (part.type) {
      case 'text-start':
      case 'reasoning-start':
        this.#streamed(part.type === 'text-start' ? 'text' : 'reasoning', part);
        break;
      case 'text-delta':
      case 'reasoning-delta':
        this.#streamed(part.type === 'text-delta' ? 'text' : 'reasoning', part).text += part.delta;
        break;
      case 'text-end':
      case 'reasoning-end':
        this.#streamed(part.type === 'text-end' ? 'text' : 'reasoning', part);
        this.#open.delete(part.id);
        break;
      case 'tool-call':
        if (part.providerExecuted) break;
        this.calls.push(part);
        this.#content.push({
          type: 'tool-call',
          toolCallId: part.toolCallId,
          toolName: part.toolName,
          input: parseArguments(part.input)?.value ?? {},
          ...optionsFrom(part.providerMetadata),
        });
        break;
    }
  }

  message(): LanguageModelV4Message {
    return {
      role: 'assistant',
      content: this.#content.filter((part) => part.type !== 'text' || part.text !== ''),
    };
  }

  #streamed(
    type: Streamed['type'],
    part: { id: string; providerMetadata?: LanguageModelV4ToolCall['providerMetadata'] },
  ): Streamed {
    const known = this.#open.get(part.id);
    const open: Streamed = known?.type === type ? known : { type, text: '' };
    if (open !== known) {
      this.#open.set(part.id, open);
      this.#content.push(open);
    }
    if (part.providerMetadata) open.providerOptions = part.providerMetadata;
    return open;
  }
}
