import type { ModelEndpoint } from '../parse-model-name.ts';
import { anthropicMessages } from './anthropic-messages.ts';
import { chatCompletions } from './chat-completions.ts';
import type { Protocol } from './protocol.ts';

/** Models of OpenAI that reason: the o series, and from the fifth GPT on all but those made for chat. */
const reasoning = /^(?:o\d|gpt-(?:[5-9]|\d\d)(?!-chat))/;
/** Those among them that refuse tools beside reasoning over this interface. */
const toolsOrReasoning = /^gpt-5\.(?:[6-9]|\d\d)/;

/**
 * Chat completions rather than the responses interface: gateways behind OPENAI_BASE_URL (LiteLLM, vLLM, corporate
 * proxies) stream tool calls over the former everywhere and over the latter here and there, it keeps no state with the
 * provider, and where a model refuses tools beside reasoning, reasoning is switched off, which a game master that should
 * start talking at once prefers anyway.
 */
function openai(model: string): Protocol {
  return chatCompletions({
    model,
    systemRole: reasoning.test(model) ? 'developer' : 'system',
    mostTokens: reasoning.test(model) ? 'max_completion_tokens' : 'max_tokens',
    ...(toolsOrReasoning.test(model) && { reasoningEffort: 'none' }),
    echoesReasoning: false,
  });
}

function compatible(model: string): Protocol {
  return chatCompletions({ model, systemRole: 'system', mostTokens: 'max_tokens', echoesReasoning: true });
}

const protocols = { openai, anthropic: anthropicMessages, compatible, ollama: compatible };

export function protocolOf({ provider, model }: Pick<ModelEndpoint, 'provider' | 'model'>): Protocol {
  return protocols[provider](model);
}
