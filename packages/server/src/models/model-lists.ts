import { z } from 'zod';
import type { ProxySettings } from '../config/config.ts';
import { isModelName, type ModelEndpoint } from './parse-model-name.ts';
import type { Probe, ProbeAnswer } from './probe.ts';
import { protocolOf } from './protocols/protocol-of.ts';

const modelList = z.object({ data: z.array(z.object({ id: z.string() })) });
const installedList = z.object({ models: z.array(z.object({ name: z.string() })) });
const shown = z.object({ capabilities: z.array(z.string()) });

/** The list of a provider's models: free of charge, and refused without a good key. */
export function askForModels(
  endpoint: ModelEndpoint,
  probe: Probe,
  milliseconds?: number,
): Promise<ProbeAnswer> {
  const { provider, baseUrl, key, proxy, redirects } = endpoint;
  const { headers, credentials } = protocolOf(endpoint);
  return probe({
    url: `${baseUrl}/models${provider === 'anthropic' ? '?limit=1000' : ''}`,
    headers,
    credentials: key ? credentials(key) : {},
    milliseconds,
    proxy,
    redirects,
  });
}

/** A key that may not list models, but may well prompt them, is refused the list for its lack of a scope. */
export function keyWasRefused(answer: ProbeAnswer): boolean {
  if (!answer.reached || answer.status !== 401) return false;
  return !/scope|permission/i.test(JSON.stringify(answer.body) ?? '');
}

/** The names in such a list; undefined when the answer is no list. */
export function modelNames(answer: ProbeAnswer): string[] | undefined {
  if (!answer.reached || answer.status !== 200) return undefined;
  return modelList
    .safeParse(answer.body)
    .data?.data.map(({ id }) => id)
    .filter(isModelName);
}

const quick = 1_000;
/** Models whose abilities are asked for; a collection beyond that is not searched to its end. */
const asked = 16;

async function abilities(
  ask: (path: string, body?: unknown) => Promise<ProbeAnswer>,
  model: string,
): Promise<string[] | undefined> {
  const answer = await ask('/api/show', { model });
  return answer.reached ? shown.safeParse(answer.body).data?.capabilities : undefined;
}

/**
 * The installed Ollama model to play with: the newest that calls tools, else the newest that talks. Undefined when
 * Ollama is not there or has nothing to offer.
 */
export async function pickOllamaModel(
  root: string,
  probe: Probe,
  proxy?: ProxySettings,
): Promise<string | undefined> {
  const ask = (path: string, body?: unknown) => probe({ url: root + path, body, milliseconds: quick, proxy });
  const answer = await ask('/api/tags');
  if (!answer.reached || answer.status !== 200) return undefined;
  const listed = installedList.safeParse(answer.body).data?.models ?? [];
  const names = listed.map(({ name }) => name).filter(isModelName);
  const candidates = await Promise.all(
    names.slice(0, asked).map(async (name) => ({ name, able: await abilities(ask, name) })),
  );
  const talking = candidates.filter(({ able }) => !able || able.includes('completion'));
  return (talking.find(({ able }) => able?.includes('tools')) ?? talking[0])?.name;
}
