import type { Model } from '@fireside/engine';
import { ConfigurationProblem } from '../config/config.ts';
import { openModel } from './open-model.ts';
import { isModelName, type ModelEndpoint } from './parse-model-name.ts';

/** Besides the model that is there for all, those that a game can choose, by their names. */
export type OfferedModels = ReadonlyMap<string, Model>;

/** The name as the provider knows it: it may stand with the provider in front, as in FIRESIDE_MODEL. */
function nameAt({ provider }: ModelEndpoint, name: string): string {
  return name.startsWith(`${provider}:`) ? name.slice(provider.length + 1).trim() : name;
}

/** Opens them where the main model is. The storyteller has no others beside it. */
export function openModels(endpoint: ModelEndpoint | undefined, names: readonly string[]): OfferedModels {
  const models = new Map<string, Model>();
  for (const name of names) {
    if (!isModelName(name) || (endpoint && nameAt(endpoint, name) === ''))
      throw new ConfigurationProblem([
        'FIRESIDE_MODELS must be a list of names of models, with commas between',
      ]);
    if (endpoint) models.set(name, openModel({ ...endpoint, model: nameAt(endpoint, name) }));
  }
  return models;
}
