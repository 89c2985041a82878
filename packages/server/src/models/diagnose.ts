import type { ModelFinding } from '@fireside/contract';
import { ModelFailure } from '@fireside/engine';
import type { ModelEndpoint } from './parse-model-name.ts';
import { Refusal, scrub } from './refusals.ts';

export type Outcome = 'ok' | 'unreachable' | 'bad-key' | 'unknown-model' | 'no-tool-calling' | 'failing';

/** What a test of the model found: one sentence, and one thing to do about it. */
export interface ModelCheck {
  outcome: Outcome;
  /** The same to a hair, for whoever says it in words of their own. */
  found: ModelFinding;
  /** As an operator would name it. */
  model: string;
  sentence: string;
  fix: string | null;
}

const keyVariables = {
  openai: 'OPENAI_API_KEY',
  compatible: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
};
const urlVariables = {
  openai: 'OPENAI_BASE_URL',
  compatible: 'OPENAI_BASE_URL',
  anthropic: 'ANTHROPIC_BASE_URL',
  ollama: 'OLLAMA_BASE_URL',
};

const aboutTools = /\btools?\b|tool[_ -](?:use|call|choice)|function[_ -]?call/i;
const aboutModel =
  /model.{0,80}(?:not (?:found|available)|does(?: not|n't) exist)|(?:unknown|no such|not a valid) model|access to (?:the )?model/i;

const foundBy: Record<Outcome, ModelFinding> = {
  ok: 'ok',
  unreachable: 'unreachable',
  'bad-key': 'bad_key',
  'unknown-model': 'unknown_model',
  'no-tool-calling': 'no_tools',
  failing: 'failing',
};

/** The findings in words, for one endpoint. `names` are the models that it offers, where it tells. */
export function findings(endpoint: ModelEndpoint, names: string[] = []) {
  const { provider, model, baseUrl } = endpoint;
  const name = `${provider}:${model}`;
  const finding = (
    outcome: Outcome,
    sentence: string,
    fix: string | null,
    found: ModelFinding = foundBy[outcome],
  ): ModelCheck => ({
    outcome,
    found,
    model: name,
    sentence,
    fix,
  });
  const offered = names.filter((other) => other !== model).slice(0, 5);
  return {
    ok: () => finding('ok', `${name} answers and calls tools.`, null),
    unreachable: () =>
      finding(
        'unreachable',
        `Nothing answers at ${baseUrl}.`,
        provider === 'ollama'
          ? `Start Ollama (ollama serve), or set ${urlVariables.ollama} to where it runs.`
          : `Check the network and ${urlVariables[provider]}.`,
      ),
    foreign: () =>
      finding(
        'unreachable',
        `Something answers at ${baseUrl}, but it does not speak the language of a model.`,
        `Check ${urlVariables[provider]}; it usually ends in /v1.`,
        'foreign',
      ),
    silent: (seconds: number) =>
      finding(
        'unreachable',
        `${name} began no answer within ${seconds} seconds.`,
        'Try again once the model is loaded, or choose a smaller one.',
        'silent',
      ),
    badKey: () =>
      provider === 'ollama'
        ? finding(
            'bad-key',
            `${baseUrl} asks for a key.`,
            `Use compatible:${model} with OPENAI_BASE_URL and OPENAI_API_KEY.`,
          )
        : finding(
            'bad-key',
            'The key was refused.',
            `Set ${keyVariables[provider]} to a key that is valid for ${baseUrl}.`,
          ),
    unknownModel: () =>
      finding(
        'unknown-model',
        `There is no model "${model}" at ${baseUrl}.`,
        provider === 'ollama'
          ? `Run ollama pull ${model}, or set FIRESIDE_MODEL to one that is installed${offered.length ? ` (${offered.join(', ')})` : ''}.`
          : `Set FIRESIDE_MODEL to one that exists${offered.length ? `, such as ${provider}:${offered.join(`, ${provider}:`)}` : ''}.`,
      ),
    noToolCalling: () =>
      finding(
        'no-tool-calling',
        `${name} answers, but calls no tools, and the game master needs them for dice and sheets.`,
        provider === 'compatible'
          ? 'Choose a model that calls tools; llama.cpp needs --jinja, vLLM --enable-auto-tool-choice.'
          : 'Choose a model that calls tools.',
      ),
    failing: (detail: string) =>
      finding(
        'failing',
        `${name} cannot answer: ${detail}`,
        "Check the provider's status and the account's quota.",
      ),
  };
}

/** Tells the failures of a prompt apart by what the provider answered. */
export function diagnose(error: unknown, endpoint: ModelEndpoint, names: string[] | undefined): ModelCheck {
  const found = findings(endpoint, names);
  const failure = error instanceof ModelFailure ? error : undefined;
  if (!(failure?.cause instanceof Refusal)) {
    if (failure?.kind === 'unreachable') return found.unreachable();
    if (failure) return found.foreign();
    return found.failing(scrub(`${error}`, endpoint.key ? [endpoint.key] : []));
  }
  const { status, message, said } = failure.cause;
  if (status === 401) return found.badKey();
  if (aboutModel.test(said)) return found.unknownModel();
  if (status === 403) return found.badKey();
  if (aboutTools.test(said)) return found.noToolCalling();
  if (status === 404) return names ? found.unknownModel() : found.foreign();
  return found.failing(status ? `it answered ${status}: ${message}` : message);
}
