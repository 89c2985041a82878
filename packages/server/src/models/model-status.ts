import { findEndpoint } from './choose-model.ts';
import { askForModels, keyWasRefused, modelNames } from './model-lists.ts';
import type { ModelEndpoint } from './parse-model-name.ts';
import { httpProbe, type Probe } from './probe.ts';
import type { ModelSettings } from '../config/config.ts';

export interface StatusOptions {
  probe?: Probe;
  /** Milliseconds that never go back. */
  elapsed?: () => number;
  /** How long an answer is good for. */
  freshMilliseconds?: number;
}

const quick = 2_000;

function isInstalled(model: string, names: string[]): boolean {
  return names.includes(model) || names.includes(`${model}:latest`);
}

async function look(endpoint: ModelEndpoint, probe: Probe): Promise<string> {
  const answer = await askForModels(endpoint, probe, quick);
  if (!answer.reached) return 'the provider cannot be reached';
  if (keyWasRefused(answer)) return 'the key was refused';
  if (answer.status >= 500) return `the provider answers ${answer.status}`;
  const names = modelNames(answer);
  if (endpoint.provider === 'ollama' && names && !isInstalled(endpoint.model, names)) {
    return `the model ${endpoint.model} is not installed`;
  }
  return 'ok';
}

/**
 * The model's part of /readyz: "ok" or a sentence, learned from the provider's list of models, which costs nothing.
 * Asked often, it looks seldom: once the first look is done, everybody gets the last answer at once, and an old one
 * is renewed behind their backs. Give it the name of the model that was chosen.
 */
export function createModelStatus(
  settings: ModelSettings,
  options: StatusOptions = {},
): () => Promise<string> {
  const { probe = httpProbe, elapsed = () => performance.now(), freshMilliseconds = 60_000 } = options;
  let last: { status: string; at: number } | undefined;
  let looking: Promise<string> | undefined;

  async function renew(): Promise<string> {
    try {
      const endpoint = await findEndpoint(settings, probe);
      const status = endpoint ? await look(endpoint, probe) : 'ok';
      last = { status, at: elapsed() };
    } catch {
      last = { status: 'the model cannot be used', at: elapsed() };
    }
    looking = undefined;
    return last.status;
  }

  return async () => {
    if (last && elapsed() - last.at < freshMilliseconds) return last.status;
    looking ??= renew();
    return last ? last.status : looking;
  };
}
