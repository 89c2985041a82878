import type { Model } from '@fireside/engine';
import { type ModelStandIn, type ModelStandInOptions, startModelStandIn } from '@fireside/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseModel } from './choose-model.ts';
import { ModelProblem } from './settings.ts';
import type { ModelSettings } from '../config/config.ts';

const opened: ModelStandIn[] = [];
afterEach(async () => {
  for (const standIn of opened.splice(0)) await standIn.close();
});

async function provider(options: Partial<ModelStandInOptions> = {}): Promise<ModelStandIn> {
  const standIn = await startModelStandIn({ protocol: 'openai', ...options });
  opened.push(standIn);
  return standIn;
}

/** An address where nothing listens any more. */
async function nowhere(): Promise<string> {
  const standIn = await startModelStandIn({ protocol: 'openai' });
  await standIn.close();
  return standIn.url;
}

const storyteller = { name: 'storyteller' } as Model;

async function chosen(settings: ModelSettings): Promise<string> {
  const ollamaBaseUrl = settings.ollamaBaseUrl ?? (await nowhere());
  return (await chooseModel({ ...settings, ollamaBaseUrl }, { storyteller: () => storyteller })).name;
}

describe('the choice of a model', () => {
  it('[D8.4] is what FIRESIDE_MODEL says, whatever else is there', async () => {
    const keys = { openaiApiKey: 'sk-a', anthropicApiKey: 'sk-b' };
    expect(await chosen({ ...keys, model: 'anthropic:claude-sonnet-5' })).toBe('anthropic:claude-sonnet-5');
    expect(await chosen({ ...keys, model: 'storyteller' })).toBe('storyteller');
  });

  it('[D8.8] falls on the provider whose key is set', async () => {
    expect(await chosen({ openaiApiKey: 'sk-a' })).toBe('openai:gpt-5.2');
    expect(await chosen({ anthropicApiKey: 'sk-b' })).toBe('anthropic:claude-sonnet-5');
  });

  it('[D8.8] prefers a key to an Ollama that is running', async () => {
    const ollama = await provider({
      installed: [{ name: 'qwen3:8b', capabilities: ['completion', 'tools'] }],
    });
    expect(await chosen({ anthropicApiKey: 'sk-b', ollamaBaseUrl: ollama.url })).toBe(
      'anthropic:claude-sonnet-5',
    );
    expect(ollama.probes).toEqual([]);
  });

  it('takes the model that a server behind OPENAI_BASE_URL has loaded', async () => {
    const server = await provider({ models: ['\u0007', 'Mistral Small.gguf'] });
    expect(await chosen({ openaiApiKey: 'sk-a', openaiBaseUrl: server.url })).toBe(
      'compatible:Mistral Small.gguf',
    );
    expect(await chosen({ openaiBaseUrl: server.url })).toBe('compatible:Mistral Small.gguf');
    const gateway = await provider({ models: ['gpt-4o', 'gpt-5.2'] });
    expect(await chosen({ openaiApiKey: 'sk-a', openaiBaseUrl: gateway.url })).toBe('openai:gpt-5.2');
  });

  it('[D8.8] takes an installed Ollama model that calls tools rather than one that does not', async () => {
    const ollama = await provider({
      installed: [
        { name: 'nomic-embed-text', capabilities: ['embedding'] },
        { name: 'gemma:2b', capabilities: ['completion'] },
        { name: 'qwen3:8b', capabilities: ['completion', 'tools', 'thinking'] },
        { name: 'llama3.2:3b', capabilities: ['completion', 'tools'] },
      ],
    });
    expect(await chosen({ ollamaBaseUrl: ollama.url })).toBe('ollama:qwen3:8b');
  });

  it('takes an Ollama model that only talks when there is no other', async () => {
    const ollama = await provider({
      installed: [
        { name: 'nomic-embed-text', capabilities: ['embedding'] },
        { name: 'gemma:2b', capabilities: ['completion'] },
      ],
    });
    expect(await chosen({ ollamaBaseUrl: ollama.url })).toBe('ollama:gemma:2b');
  });

  it('[D8.8] ends at the storyteller when nothing is there', async () => {
    expect(await chosen({})).toBe('storyteller');
    const empty = await provider({ installed: [] });
    expect(await chosen({ ollamaBaseUrl: empty.url })).toBe('storyteller');
    expect(await chosen({ openaiBaseUrl: await nowhere() })).toBe('storyteller');
  });

  it('is not swayed by an Ollama that answers nonsense or not at all', async () => {
    const settings = { ollamaBaseUrl: 'http://127.0.0.1:11434' };
    const sources = { storyteller: () => storyteller };
    const nonsense = async () => ({ reached: true, status: 200, body: { models: 'many' } }) as const;
    expect((await chooseModel(settings, { ...sources, probe: nonsense })).name).toBe('storyteller');
    const silence = async () => ({ reached: false }) as const;
    expect((await chooseModel(settings, { ...sources, probe: silence })).name).toBe('storyteller');
  });

  it('[D8.9] stops at a setting that cannot be used', async () => {
    await expect(chosen({ model: 'oracle:delphi' })).rejects.toThrow(ModelProblem);
    await expect(chosen({ openaiApiKey: 'sk a' })).rejects.toThrow('OPENAI_API_KEY');
  });
});
