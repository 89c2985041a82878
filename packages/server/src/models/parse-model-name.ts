import { type ModelProvider, modelProviders } from '@fireside/contract';
import { ModelProblem } from './settings.ts';
import type { ModelSettings, ProxySettings } from '../config/config.ts';
import { ollamaRoot, readKey, readProxy, readUrl, variableOf, versioned } from './settings.ts';

export type Provider = ModelProvider;

/** A model that can be asked: where, under which name, with which key. */
export interface ModelEndpoint {
  provider: Provider;
  model: string;
  /** Complete up to the version, e.g. `https://api.openai.com/v1`. */
  baseUrl: string;
  key: string | undefined;
  proxy?: ProxySettings;
  redirects?: 'refused' | undefined;
}

export type ModelChoice = ModelEndpoint | { provider: 'storyteller' } | { provider: 'automatic' };

const providers: readonly string[] = modelProviders;
const openaiUrl = 'https://api.openai.com/v1';
const anthropicUrl = 'https://api.anthropic.com/v1';

function required<T>(value: T | undefined, setting: Parameters<typeof variableOf>[0], model: string): T {
  if (value !== undefined) return value;
  throw new ModelProblem(variableOf(setting), `is not set, and ${variableOf('model')} asks for ${model}.`);
}

/** Where a provider is reached, with the settings checked. */
export function endpointOf(provider: Provider, model: string, settings: ModelSettings): ModelEndpoint {
  const place = placeOf(provider, model, settings);
  return settings.redirects ? { ...place, redirects: settings.redirects } : place;
}

function placeOf(provider: Provider, model: string, settings: ModelSettings): ModelEndpoint {
  const name = `${provider}:${model}`;
  const proxy = readProxy(settings);
  switch (provider) {
    case 'openai': {
      const given = readUrl(settings, 'openaiBaseUrl');
      const key = readKey(settings, 'openaiApiKey');
      // A gateway at an address of its own may well want no key.
      if (!given) required(key, 'openaiApiKey', name);
      return { provider, model, key, proxy, baseUrl: versioned(given ?? openaiUrl) };
    }
    case 'anthropic': {
      const given = readUrl(settings, 'anthropicBaseUrl');
      const key = readKey(settings, 'anthropicApiKey');
      if (!given) required(key, 'anthropicApiKey', name);
      return { provider, model, key, proxy, baseUrl: versioned(given ?? anthropicUrl) };
    }
    case 'compatible': {
      const given = required(readUrl(settings, 'openaiBaseUrl'), 'openaiBaseUrl', name);
      const key = readKey(settings, 'openaiApiKey');
      return { provider, model, key, proxy, baseUrl: versioned(given) };
    }
    case 'ollama':
      return { provider, model, key: undefined, proxy, baseUrl: `${ollamaRoot(settings)}/v1` };
  }
}

/** Spaces may be in it: local servers name models after their files. */
export function isModelName(name: string): boolean {
  return name.length > 0 && name.length <= 200 && !/\p{Cc}/u.test(name);
}

function isProvider(word: string): word is Provider {
  return providers.includes(word);
}

/** Reads FIRESIDE_MODEL and what it needs; a value that cannot be used throws a ConfigurationProblem. */
export function parseModelName(settings: ModelSettings): ModelChoice {
  const name = settings.model?.trim();
  if (!name) return { provider: 'automatic' };
  if (name === 'storyteller') return { provider: 'storyteller' };
  const problem = (why: string) => new ModelProblem(variableOf('model'), why);
  const separator = name.indexOf(':');
  const provider = separator < 0 ? name : name.slice(0, separator);
  const model = separator < 0 ? '' : name.slice(separator + 1).trim();
  if (!isProvider(provider)) {
    throw problem(
      `names no provider that is known ("${provider.slice(0, 40)}"); use openai:, anthropic:, compatible: or ollama: and a model, or storyteller.`,
    );
  }
  if (!model) throw problem(`names no model; write ${provider}: and the model's name.`);
  if (!isModelName(model)) throw problem('names a model with characters, or at a length, that no model has.');
  return endpointOf(provider, model, settings);
}
