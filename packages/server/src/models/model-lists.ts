import { z } from 'zod';
import type { Probe, ProbeAnswer } from './probe.ts';

const modelList = z.object({ data: z.array(z.object({ id: z.string() })) });
const installedList = z.object({ models: z.array(z.object({ name: z.string() })) });
const shown = z.object({ capabilities: z.array(z.string()) });

interface Place {
  provider: string;
  baseUrl: string;
  key: string | undefined;
}

/** Spaces may be in it: local servers name models after their files. */
export function isModelName(name: string): boolean {
  return name.length > 0 && name.length <= 200 && !/\p{Cc}/u.test(name);
}

/** The list of a provider's models: free of charge, and refused without a good key. */
export function askForModels(place: Place, probe: Probe, milliseconds?: number): Promise<ProbeAnswer> {
  const { provider, baseUrl, key } = place;
  const headers: Record<string, string> = {};
  if (provider === 'anthropic') headers['anthropic-version'] = '2023-06-01';
  if (key) {
    if (provider === 'anthropic') headers['x-api-key'] = key;
    else headers.authorization = `Bearer ${key}`;
  }
  return probe({
    url: `${baseUrl}/models${provider === 'anthropic' ? '?limit=1000' : ''}`,
    headers,
    milliseconds,
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

async function abilities(root: string, model: string, probe: Probe): Promise<string[] | undefined> {
  const answer = await probe({ url: `${root}/api/show`, body: { model }, milliseconds: quick });
  return answer.reached ? shown.safeParse(answer.body).data?.capabilities : undefined;
}

/**
 * The installed Ollama model to play with: the newest that calls tools, else the newest that talks. Undefined when
 * Ollama is not there or has nothing to offer.
 */
export async function pickOllamaModel(root: string, probe: Probe): Promise<string | undefined> {
  const answer = await probe({ url: `${root}/api/tags`, milliseconds: quick });
  if (!answer.reached || answer.status !== 200) return undefined;
  const listed = installedList.safeParse(answer.body).data?.models ?? [];
  const names = listed.map(({ name }) => name).filter(isModelName);
  const candidates = await Promise.all(
    names.slice(0, asked).map(async (name) => ({ name, able: await abilities(root, name, probe) })),
  );
  const talking = candidates.filter(({ able }) => !able || able.includes('completion'));
  return (talking.find(({ able }) => able?.includes('tools')) ?? talking[0])?.name;
}
