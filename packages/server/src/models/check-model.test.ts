import {
  type ModelStandIn,
  type ModelStandInOptions,
  modelAnswers,
  startModelStandIn,
} from '@fireside/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { checkModel } from './check-model.ts';
import { ModelProblem } from './settings.ts';
import type { ModelSettings } from '../config/config.ts';

const key = 'sk-test-0123456789abcdef';
const opened: ModelStandIn[] = [];
afterEach(async () => {
  for (const standIn of opened.splice(0)) await standIn.close();
});

async function provider(options: Partial<ModelStandInOptions> = {}): Promise<ModelStandIn> {
  const standIn = await startModelStandIn({ protocol: 'openai', ...options });
  opened.push(standIn);
  return standIn;
}

const roll = () => modelAnswers.toolCall('roll_dice', { notation: '1d20' });

/** The same question to both protocols: settings for a stand-in of each. */
const places = {
  openai: (url: string): ModelSettings => ({
    model: 'compatible:hearth-1',
    openaiBaseUrl: url,
    openaiApiKey: key,
  }),
  anthropic: (url: string): ModelSettings => ({
    model: 'anthropic:hearth-1',
    anthropicBaseUrl: url,
    anthropicApiKey: key,
  }),
};

describe.each(['openai', 'anthropic'] as const)('the check of a model that speaks %s', (protocol) => {
  const settings = places[protocol];

  it('is content with a model that calls the tool', async () => {
    const standIn = await provider({ protocol, answer: roll, key, models: ['hearth-1'] });
    expect(await checkModel(settings(standIn.url))).toMatchObject({ outcome: 'ok', fix: null });
    expect(standIn.received).toBe(1);
  });

  it('tells that nobody answers', async () => {
    const standIn = await provider({ protocol });
    await standIn.close();
    const { outcome, sentence, fix } = await checkModel(settings(standIn.url));
    expect(outcome).toBe('unreachable');
    expect(sentence).toContain(standIn.url);
    expect(fix).toContain('_BASE_URL');
  });

  it('tells that the key was refused, without spending a token or quoting the key', async () => {
    const standIn = await provider({ protocol, key: 'sk-another-key', answer: roll });
    const check = await checkModel(settings(standIn.url));
    expect(check).toMatchObject({ outcome: 'bad-key', sentence: 'The key was refused.' });
    expect(check.fix).toContain('_API_KEY');
    expect(JSON.stringify(check)).not.toContain('0123');
    expect(standIn.received).toBe(0);
  });

  it('tells that there is no such model, and names some that there are', async () => {
    const standIn = await provider({ protocol, models: ['hearth-2', 'hearth-3'], answer: roll });
    const { outcome, fix } = await checkModel(settings(standIn.url));
    expect(outcome).toBe('unknown-model');
    expect(fix).toContain('hearth-2');
  });

  it('tells that the model talks and calls no tool', async () => {
    const standIn = await provider({ protocol, answer: () => modelAnswers.text('I rolled a 20, honestly.') });
    expect(await checkModel(settings(standIn.url))).toMatchObject({ outcome: 'no-tool-calling' });
  });

  it.each([
    [400, 'registry.ollama.ai/library/gemma:2b does not support tools'],
    [500, 'tools param requires --jinja flag'],
    [404, 'No endpoints found that support tool use.'],
  ])('understands a refusal of tools said with %i', async (status, message) => {
    const standIn = await provider({ protocol, answer: () => modelAnswers.status(status, { message }) });
    expect(await checkModel(settings(standIn.url))).toMatchObject({ outcome: 'no-tool-calling' });
  });

  it('passes on what a provider in trouble says', async () => {
    const answer = () => modelAnswers.status(429, { message: `Quota exceeded for ${key}` });
    const standIn = await provider({ protocol, answer });
    const { outcome, sentence } = await checkModel(settings(standIn.url));
    expect(outcome).toBe('failing');
    expect(sentence).toContain('429: Quota exceeded for [key]');
  });

  it('knows an answer that is none', async () => {
    const standIn = await provider({ protocol, answer: () => modelAnswers.garbage() });
    const check = await checkModel(settings(standIn.url));
    expect(check).toMatchObject({ outcome: 'unreachable', fix: expect.stringContaining('/v1') });
  });

  it('does not wait for ever', async () => {
    const standIn = await provider({ protocol, answer: () => modelAnswers.hang() });
    const check = await checkModel(settings(standIn.url), { milliseconds: 300 });
    expect(check.outcome).toBe('unreachable');
    await standIn.requests[0]!.closed;
  });

  it('lets go of the stream once it has seen the call', async () => {
    const standIn = await provider({ protocol, answer: roll });
    await checkModel(settings(standIn.url));
    await standIn.requests[0]!.closed;
  });
});

describe('the check of a model', () => {
  it('knows an address where something else answers', async () => {
    const standIn = await provider({ answer: roll });
    const wrong = standIn.url.replace('/v1', '/elsewhere');
    const check = await checkModel({ model: 'compatible:x', openaiBaseUrl: wrong });
    expect(check).toMatchObject({ outcome: 'unreachable' });
    expect(check.fix).toContain('/v1');
  });

  it('tells how to install a model that Ollama lacks', async () => {
    const standIn = await provider({ models: ['llama3.2:3b'] });
    const check = await checkModel({ model: 'ollama:qwen3:8b', ollamaBaseUrl: standIn.url });
    expect(check.outcome).toBe('unknown-model');
    expect(check.fix).toContain('ollama pull qwen3:8b');
  });

  it('has nothing to ask of the storyteller', async () => {
    expect(await checkModel({ model: 'storyteller' })).toMatchObject({ outcome: 'ok', model: 'storyteller' });
  });

  it('leaves settings that cannot be used to the caller', async () => {
    await expect(checkModel({ model: 'openai:gpt-5.2' })).rejects.toThrow(ModelProblem);
  });
});
