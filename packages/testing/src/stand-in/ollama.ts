import { asRecord } from './wire.ts';

/** A model that the stand-in claims to have installed. */
export interface InstalledModel {
  name: string;
  capabilities: string[];
}

/** The part of Ollama's own interface that tells what is installed; undefined for any other path. */
export function answerOllama(
  installed: InstalledModel[],
  path: string,
  body: unknown,
): { status: number; body: unknown } | undefined {
  if (path === '/api/tags') {
    return { status: 200, body: { models: installed.map(({ name }) => ({ name, model: name })) } };
  }
  if (path !== '/api/show') return undefined;
  const found = installed.find(({ name }) => name === asRecord(body).model);
  return found
    ? { status: 200, body: { capabilities: found.capabilities } }
    : { status: 404, body: { error: 'model not found' } };
}
