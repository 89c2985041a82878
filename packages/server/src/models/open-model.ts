import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { Model } from '@fireside/engine';
import { garbageNamed } from './garbage-named.ts';
import { lazyLanguage } from './lazy-language.ts';
import type { ModelEndpoint } from './parse-model-name.ts';
import { scrubbingFetch } from './scrub.ts';

type Fetch = typeof globalThis.fetch;

/**
 * The SDK looks into the environment for whatever it is not given; a key that is never sent anywhere else keeps it from
 * doing so where none is needed.
 */
const noKey = 'none';

/**
 * Chat completions rather than the responses interface: gateways behind OPENAI_BASE_URL (LiteLLM, vLLM, corporate
 * proxies) stream tool calls over the former everywhere and over the latter here and there, it keeps no state with the
 * provider, and for the models that refuse tools beside reasoning there the SDK switches reasoning off, which a game
 * master that should start talking at once prefers anyway.
 */
async function loadOpenai({ baseUrl, key, model }: ModelEndpoint, fetch: Fetch): Promise<LanguageModelV4> {
  const { createOpenAI } = await import('@ai-sdk/openai');
  const apiKey = key ?? noKey;
  return createOpenAI({ baseURL: baseUrl, apiKey, fetch: scrubbingFetch(fetch, [apiKey]) }).chat(model);
}

async function loadAnthropic({ baseUrl, key, model }: ModelEndpoint, fetch: Fetch): Promise<LanguageModelV4> {
  const { createAnthropic } = await import('@ai-sdk/anthropic');
  const apiKey = key ?? noKey;
  const provider = createAnthropic({ baseURL: baseUrl, apiKey, fetch: scrubbingFetch(fetch, [apiKey]) });
  return garbageNamed(provider.languageModel(model));
}

async function loadCompatible(
  { provider, baseUrl, key, model }: ModelEndpoint,
  fetch: Fetch,
): Promise<LanguageModelV4> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: provider,
    baseURL: baseUrl,
    apiKey: key,
    includeUsage: true,
    fetch: scrubbingFetch(fetch, key ? [key] : []),
  }).chatModel(model);
}

const loaders: Record<
  ModelEndpoint['provider'],
  (endpoint: ModelEndpoint, fetch: Fetch) => Promise<LanguageModelV4>
> = {
  openai: loadOpenai,
  anthropic: loadAnthropic,
  compatible: loadCompatible,
  ollama: loadCompatible,
};

async function load(endpoint: ModelEndpoint): Promise<LanguageModelV4> {
  const { pastAdapter, wireFetch } = await import('./wire/index.ts');
  return pastAdapter(await loaders[endpoint.provider](endpoint, wireFetch));
}

/** The engine's port over a provider. Nothing is loaded and nothing is sent before the first prompt. */
export function openModel(endpoint: ModelEndpoint): Model {
  const { provider, model } = endpoint;
  return {
    name: `${provider}:${model}`,
    language: lazyLanguage(provider, model, () => load(endpoint)),
    lateSystem: provider === 'openai',
    promptCaching: provider === 'anthropic',
  };
}
