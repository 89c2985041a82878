import type { Model } from '@fireside/engine';
import { askForModels, modelNames, pickOllamaModel } from './model-lists.ts';
import { openModel } from './open-model.ts';
import { endpointOf, type ModelEndpoint, parseModelName } from './parse-model-name.ts';
import { httpProbe, type Probe } from './probe.ts';
import type { ModelSettings } from '../config/config.ts';
import { ollamaRoot, readKey, readProxy, readUrl } from './settings.ts';

export interface ModelSources {
  storyteller: () => Model;
  probe?: Probe;
}

const defaults = { openai: 'gpt-5.2', anthropic: 'claude-sonnet-5' } as const;
const quick = 3_000;

/**
 * OpenAI's own service has the default model. Behind any other address it is whatever the server there has; the first
 * of its list is the one that a llama.cpp, LM Studio or vLLM has loaded.
 */
async function openaiEndpoint(settings: ModelSettings, probe: Probe): Promise<ModelEndpoint | undefined> {
  const key = readKey(settings, 'openaiApiKey');
  const url = readUrl(settings, 'openaiBaseUrl');
  if (url) {
    const place = endpointOf('compatible', defaults.openai, settings);
    const names = modelNames(await askForModels(place, probe, quick)) ?? [];
    if (names[0] && !names.includes(defaults.openai)) return endpointOf('compatible', names[0], settings);
    if (!names[0] && !key) return undefined;
  }
  return endpointOf('openai', defaults.openai, settings);
}

async function automaticEndpoint(settings: ModelSettings, probe: Probe): Promise<ModelEndpoint | undefined> {
  if (readKey(settings, 'openaiApiKey')) return openaiEndpoint(settings, probe);
  if (readKey(settings, 'anthropicApiKey')) return endpointOf('anthropic', defaults.anthropic, settings);
  const keyless = readUrl(settings, 'openaiBaseUrl') && (await openaiEndpoint(settings, probe));
  if (keyless) return keyless;
  const installed = await pickOllamaModel(ollamaRoot(settings), probe, readProxy(settings));
  return installed ? endpointOf('ollama', installed, settings) : undefined;
}

/**
 * Where the model of these settings is: the one that they name, else the provider whose key is set, else a reachable
 * Ollama. Undefined means the storyteller. Throws a ConfigurationProblem.
 */
export async function findEndpoint(
  settings: ModelSettings,
  probe: Probe = httpProbe,
): Promise<ModelEndpoint | undefined> {
  const choice = parseModelName(settings);
  if (choice.provider === 'storyteller') return undefined;
  return choice.provider === 'automatic' ? automaticEndpoint(settings, probe) : choice;
}

/** The model that the settings ask for, or the best that is at hand. Throws a ConfigurationProblem. */
export async function chooseModel(
  settings: ModelSettings,
  { storyteller, probe = httpProbe }: ModelSources,
): Promise<Model> {
  const endpoint = await findEndpoint(settings, probe);
  return endpoint ? openModel(endpoint) : storyteller();
}
