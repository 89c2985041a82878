import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ModelProblem } from './settings.ts';
import { parseModelName } from './parse-model-name.ts';
import type { ModelSettings } from '../config/config.ts';

function problemOf(settings: ModelSettings): ModelProblem {
  try {
    parseModelName(settings);
  } catch (error) {
    if (error instanceof ModelProblem) return error;
    throw error;
  }
  throw new Error('It was accepted');
}

describe('the name of a model', () => {
  it('[D8.4] is a provider and a model, whose own colons stay', () => {
    expect(parseModelName({ model: 'ollama:qwen3:8b' })).toEqual({
      provider: 'ollama',
      model: 'qwen3:8b',
      baseUrl: 'http://127.0.0.1:11434/v1',
      key: undefined,
    });
  });

  it('[D8.5] reaches each provider at its own address with its own key', () => {
    const keys = { openaiApiKey: 'sk-open', anthropicApiKey: 'sk-ant' };
    expect(parseModelName({ ...keys, model: 'openai:gpt-5.2' })).toMatchObject({
      baseUrl: 'https://api.openai.com/v1',
      key: 'sk-open',
    });
    expect(parseModelName({ ...keys, model: 'anthropic:claude-sonnet-5' })).toMatchObject({
      baseUrl: 'https://api.anthropic.com/v1',
      key: 'sk-ant',
    });
    expect(
      parseModelName({ model: 'compatible:any-name', openaiBaseUrl: 'https://openrouter.ai/api/v1/' }),
    ).toMatchObject({ baseUrl: 'https://openrouter.ai/api/v1', key: undefined });
  });

  it('completes an address of host and port alone', () => {
    const compatible = { model: 'compatible:x', openaiBaseUrl: 'http://127.0.0.1:8080' };
    expect(parseModelName(compatible)).toMatchObject({ baseUrl: 'http://127.0.0.1:8080/v1' });
    const ollama = { model: 'ollama:x', ollamaBaseUrl: 'http://box:11434/v1/' };
    expect(parseModelName(ollama)).toMatchObject({ baseUrl: 'http://box:11434/v1' });
  });

  it('[D8.4] may be the storyteller, or left to the automatic choice', () => {
    expect(parseModelName({ model: ' storyteller ' })).toEqual({ provider: 'storyteller' });
    expect(parseModelName({})).toEqual({ provider: 'automatic' });
    expect(parseModelName({ model: '  ' })).toEqual({ provider: 'automatic' });
  });

  it.each<[string, ModelSettings, string]>([
    ['an unknown provider', { model: 'mistral:large' }, 'FIRESIDE_MODEL'],
    ['a model without its provider', { model: 'gpt-5.2' }, 'FIRESIDE_MODEL'],
    ['a provider without a model', { model: 'openai:', openaiApiKey: 'sk-x' }, 'FIRESIDE_MODEL'],
    ['a line break in the model', { model: 'ollama:two\nlines' }, 'FIRESIDE_MODEL'],
    ['an endless model', { model: `ollama:${'x'.repeat(201)}` }, 'FIRESIDE_MODEL'],
    ['a missing key', { model: 'openai:gpt-5.2' }, 'OPENAI_API_KEY'],
    ['the key of the other provider', { model: 'anthropic:c', openaiApiKey: 'sk-x' }, 'ANTHROPIC_API_KEY'],
    ['a missing address', { model: 'compatible:x' }, 'OPENAI_BASE_URL'],
    ['no URL at all', { model: 'compatible:x', openaiBaseUrl: 'localhost' }, 'OPENAI_BASE_URL'],
    ['another scheme', { model: 'ollama:x', ollamaBaseUrl: 'ftp://box' }, 'OLLAMA_BASE_URL'],
    ['a password in the address', { model: 'ollama:x', ollamaBaseUrl: 'http://a:b@box' }, 'OLLAMA_BASE_URL'],
    ['a proxy of another kind', { model: 'ollama:x', proxy: { http: 'socks5://u:p@box' } }, 'HTTP_PROXY'],
    ['a proxy that is none', { model: 'ollama:x', proxy: { https: 'http://' } }, 'HTTPS_PROXY'],
    ['a key with a line break', { model: 'openai:x', openaiApiKey: 'sk-a\nb' }, 'OPENAI_API_KEY'],
  ])('%s is refused with one sentence that names the variable', (_, settings, variable) => {
    const problem = problemOf(settings);
    expect(problem.variable).toBe(variable);
    expect(problem.message).toMatch(new RegExp(`^${variable} .+\\.$`));
    expect(problem.message).not.toContain('\n');
  });

  it('takes a proxy with or without its scheme, and none for the storyteller', () => {
    const proxy = { http: 'proxy.example:3128', https: ' https://u:p@secure.example ', except: 'box' };
    expect(parseModelName({ model: 'ollama:x', proxy })).toMatchObject({
      proxy: { http: 'http://proxy.example:3128/', https: 'https://u:p@secure.example/', except: 'box' },
    });
    const broken = { http: 'socks5://box' };
    expect(parseModelName({ model: 'storyteller', proxy: broken })).toEqual({ provider: 'storyteller' });
  });

  it('never quotes a key when it refuses', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 6 }), fc.string(), fc.string(), (secret, model, url) => {
        const key = `sk-\u00e9${secret}`;
        try {
          parseModelName({ model, openaiBaseUrl: url, openaiApiKey: key, anthropicApiKey: key });
        } catch (error) {
          expect(error).toBeInstanceOf(ModelProblem);
          expect(String(error)).not.toContain(key);
        }
      }),
    );
  });
});
