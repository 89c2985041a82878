import { type ModelStandIn, startModelStandIn } from '@fireside/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createModelStatus } from './model-status.ts';
import { httpProbe, type Probe } from './probe.ts';

describe("the model's part of readiness", () => {
  let standIn: ModelStandIn;
  beforeEach(async () => {
    standIn = await startModelStandIn({
      protocol: 'openai',
      key: 'sk-right',
      models: ['qwen3:8b', 'gemma:latest'],
    });
  });
  afterEach(() => standIn.close());

  const compatible = (openaiApiKey: string) => ({
    model: 'compatible:x',
    openaiBaseUrl: standIn.url,
    openaiApiKey,
  });

  it('[D8.11] is ok, a refused key, or an unreachable provider, and costs no tokens', async () => {
    expect(await createModelStatus(compatible('sk-right'))()).toBe('ok');
    expect(await createModelStatus(compatible('sk-wrong'))()).toBe('the key was refused');
    await standIn.close();
    expect(await createModelStatus(compatible('sk-right'))()).toBe('the provider cannot be reached');
    expect(standIn.received).toBe(0);
  });

  it('knows which models Ollama has', async () => {
    const list: Probe = async () => ({
      reached: true,
      status: 200,
      body: { data: [{ id: 'gemma:latest' }] },
    });
    expect(await createModelStatus({ model: 'ollama:gemma' }, { probe: list })()).toBe('ok');
    expect(await createModelStatus({ model: 'ollama:qwen3' }, { probe: list })()).toBe(
      'the model qwen3 is not installed',
    );
  });

  it('does not mistake a key that may not list models for a refused one', async () => {
    const body = { error: { message: 'Missing scopes: api.model.read' } };
    const restricted: Probe = async () => ({ reached: true, status: 401, body });
    expect(await createModelStatus(compatible('sk-right'), { probe: restricted })()).toBe('ok');
  });

  it('is always ok for the storyteller', async () => {
    expect(await createModelStatus({ model: 'storyteller' })()).toBe('ok');
  });

  it('asks the provider once, however often it is asked itself', async () => {
    const status = createModelStatus(compatible('sk-right'));
    await Promise.all(Array.from({ length: 20 }, () => status()));
    await status();
    expect(standIn.probes).toEqual(['/v1/models']);
  });

  it('answers from memory while it looks again', async () => {
    let time = 0;
    let release = () => {};
    const gate = { shut: false };
    const looks: Promise<unknown>[] = [];
    const probe: Probe = (request) => {
      const waiting = gate.shut ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve();
      const look = waiting.then(() => httpProbe(request));
      looks.push(look);
      return look;
    };
    const status = createModelStatus(compatible('sk-right'), {
      probe,
      elapsed: () => time,
      freshMilliseconds: 1_000,
    });
    expect(await status()).toBe('ok');
    await standIn.close();
    time = 999;
    expect(await status()).toBe('ok');
    expect(looks.length).toBe(1);
    time = 1_000;
    gate.shut = true;
    expect(await status()).toBe('ok');
    release();
    await expect.poll(status).toBe('the provider cannot be reached');
    expect(looks.length).toBe(2);
  });
});
