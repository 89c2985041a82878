import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { APICallError } from '@ai-sdk/provider';
import { type ModelStandIn, modelAnswers, type StandInProtocol, startModelStandIn } from '@fireside/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openModel } from './open-model.ts';
import { parseModelName } from './parse-model-name.ts';
import type { ModelSettings } from './settings.ts';

const key = 'sk-test-0123456789abcdef';

const prompt: LanguageModelV4CallOptions = {
  prompt: [
    { role: 'system', content: 'You are the DM.' },
    { role: 'user', content: [{ type: 'text', text: 'I open the door.' }] },
  ],
  tools: [
    {
      type: 'function',
      name: 'roll_dice',
      description: 'Roll dice.',
      inputSchema: { type: 'object', properties: { notation: { type: 'string' } }, required: ['notation'] },
    },
  ],
};

const providers: { name: string; protocol: StandInProtocol; settings: (url: string) => ModelSettings }[] = [
  {
    name: 'openai',
    protocol: 'openai',
    settings: (url) => ({ model: 'openai:gpt-5.2', openaiBaseUrl: url, openaiApiKey: key }),
  },
  {
    name: 'anthropic',
    protocol: 'anthropic',
    settings: (url) => ({
      model: 'anthropic:claude-sonnet-5',
      anthropicBaseUrl: url,
      anthropicApiKey: key,
    }),
  },
  {
    name: 'compatible',
    protocol: 'openai',
    settings: (url) => ({ model: 'compatible:any-name', openaiBaseUrl: url, openaiApiKey: key }),
  },
  {
    name: 'ollama',
    protocol: 'openai',
    settings: (url) => ({ model: 'ollama:qwen3:8b', ollamaBaseUrl: url }),
  },
];

async function collect(stream: ReadableStream<LanguageModelV4StreamPart>) {
  const parts: LanguageModelV4StreamPart[] = [];
  for await (const part of stream) parts.push(part);
  return parts;
}

function textOf(parts: LanguageModelV4StreamPart[]): string {
  return parts.map((part) => (part.type === 'text-delta' ? part.delta : '')).join('');
}

function finishOf(parts: LanguageModelV4StreamPart[]) {
  const last = parts.at(-1);
  if (last?.type !== 'finish') throw new Error(`The stream ended with ${last?.type}`);
  return last;
}

describe.each(providers)('$name', ({ name, protocol, settings }) => {
  let standIn: ModelStandIn;
  let language: ReturnType<typeof openModel>['language'];

  beforeEach(async () => {
    standIn = await startModelStandIn({ protocol });
    const choice = parseModelName(settings(standIn.url));
    if (choice.provider === 'automatic' || choice.provider === 'storyteller') throw new Error('No provider');
    language = openModel(choice).language;
  });
  afterEach(() => standIn.close());

  async function stream(more: Partial<LanguageModelV4CallOptions> = {}) {
    return collect((await language.doStream({ ...prompt, ...more })).stream);
  }

  async function failureOf(run: () => Promise<unknown>): Promise<APICallError> {
    const error = await run().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    if (!APICallError.isInstance(error)) throw new Error(`Not an API error: ${error}`);
    return error;
  }

  it('streams text in order and reports usage', async () => {
    standIn.script(
      modelAnswers.text('The door opens slowly.', {
        usage: { inputTokens: 900, outputTokens: 12, cachedInputTokens: 600 },
      }),
    );
    const parts = await stream();
    expect(textOf(parts)).toBe('The door opens slowly.');
    expect(parts.filter(({ type }) => type === 'text-delta').length).toBeGreaterThanOrEqual(4);
    const { finishReason, usage } = finishOf(parts);
    expect(finishReason.unified).toBe('stop');
    expect(usage.inputTokens).toMatchObject({ total: 900, cacheRead: 600 });
    expect(usage.outputTokens.total).toBe(12);
  });

  it('sends the prompt, the tools and the key, and nothing to anybody else', async () => {
    await stream();
    const request = standIn.requests[0]!;
    expect(request).toMatchObject({ stream: true, system: 'You are the DM.', tools: ['roll_dice'] });
    expect(request.latest).toBe('I open the door.');
    const presented = request.headers.authorization ?? request.headers['x-api-key'];
    expect(presented ?? '').toContain(name === 'ollama' ? '' : key);
    if (name === 'ollama') expect(presented).toBeUndefined();
  });

  it('streams tool calls with whole arguments', async () => {
    standIn.script(modelAnswers.toolCall('roll_dice', { notation: '2d6+3' }, { text: 'You strike. ' }));
    const parts = await stream();
    const call = parts.find((part) => part.type === 'tool-call');
    expect(call).toMatchObject({ toolName: 'roll_dice' });
    expect(JSON.parse(call!.input)).toEqual({ notation: '2d6+3' });
    expect(textOf(parts)).toBe('You strike. ');
    expect(finishOf(parts).finishReason.unified).toBe('tool-calls');
  });

  it('answers whole as well as streamed', async () => {
    standIn.script(modelAnswers.toolCall('roll_dice', { notation: '1d20' }, { text: 'Roll!' }));
    const { content, usage } = await language.doGenerate(prompt);
    expect(content).toMatchObject([
      { type: 'text', text: 'Roll!' },
      { type: 'tool-call', toolName: 'roll_dice' },
    ]);
    expect(usage.outputTokens.total).toBeGreaterThan(0);
    expect(standIn.requests[0]!.stream).toBe(false);
  });

  it('hands on unknown tools and malformed arguments as they came', async () => {
    standIn.script(
      modelAnswers.toolCall('summon_dragon', { size: 'huge' }),
      modelAnswers.toolCall('roll_dice', '{"notation": "2d'),
    );
    const unknown = (await stream()).find((part) => part.type === 'tool-call');
    expect(unknown?.toolName).toBe('summon_dragon');
    const malformed = (await stream()).find((part) => part.type === 'tool-call');
    expect(malformed?.input).toBe('{"notation": "2d');
  });

  it('shows a 429 as retryable, with its Retry-After', async () => {
    standIn.script(modelAnswers.status(429, { retryAfter: 7 }));
    const error = await failureOf(() => stream());
    expect(error).toMatchObject({ statusCode: 429, isRetryable: true });
    expect(error.responseHeaders?.['retry-after']).toBe('7');
  });

  it('tells a fault of the provider from a refusal', async () => {
    standIn.script(modelAnswers.status(500), modelAnswers.status(400));
    expect(await failureOf(() => stream())).toMatchObject({ statusCode: 500, isRetryable: true });
    expect(await failureOf(() => stream())).toMatchObject({ statusCode: 400, isRetryable: false });
  });

  it('shows a connection that is dropped before the answer as retryable', async () => {
    standIn.script(modelAnswers.drop());
    expect(await failureOf(() => stream())).toMatchObject({ isRetryable: true });
  });

  it('ends in an error when the stream is cut in half', async () => {
    standIn.script(modelAnswers.cut(2));
    const { stream: half } = await language.doStream(prompt);
    let heard = '';
    await expect(async () => {
      for await (const part of half) if (part.type === 'text-delta') heard += part.delta;
    }).rejects.toThrow();
    expect(heard).toBe('The door ');
  });

  it.each([
    ['garbage', modelAnswers.garbage()],
    ['an error inside the stream', modelAnswers.streamError('Overloaded', ['The ', 'door '])],
  ])('never takes %s for an answer', async (_, answer) => {
    standIn.script(answer);
    const parts = await stream().catch((error: unknown) => [{ type: 'error', error }] as const);
    expect(parts.some(({ type }) => type === 'error')).toBe(true);
  });

  // How each says so differs: OpenAI `interrupted`, compatible `error`, Anthropic no finish at all.
  it.each([
    ['an empty answer', modelAnswers.empty(), ''],
    ['an answer that breaks off politely', modelAnswers.unfinished(2), 'The door '],
  ])('never takes %s for a finished one', async (_, answer, text) => {
    standIn.script(answer);
    const parts = await stream();
    expect(textOf(parts)).toBe(text);
    const reasons = parts.map((part) => (part.type === 'finish' ? part.finishReason.unified : part.type));
    expect(reasons).not.toContain('stop');
    expect(reasons).not.toContain('tool-calls');
  });

  it('lets go of the connection when a model that hangs before its headers is aborted', async () => {
    standIn.script(modelAnswers.hang());
    const controller = new AbortController();
    const running = stream({ abortSignal: controller.signal });
    running.catch(() => undefined);
    const request = await standIn.request(1);
    controller.abort();
    await expect(running).rejects.toThrow();
    await request.closed;
    expect(request.aborted).toBe(true);
  });

  it.each([
    ['falls silent after its first token', modelAnswers.stall(1)],
    ['never ends', modelAnswers.endless()],
  ])('lets go of the connection when a model that %s is aborted', async (_, answer) => {
    standIn.script(answer);
    const controller = new AbortController();
    const { stream: endless } = await language.doStream({ ...prompt, abortSignal: controller.signal });
    await expect(async () => {
      for await (const part of endless) if (part.type === 'text-delta') controller.abort();
    }).rejects.toThrow();
    const request = await standIn.request(1);
    await request.closed;
    expect(request.aborted).toBe(true);
  });

  it('does not let the key into an error', async () => {
    standIn.script(
      modelAnswers.status(401, { message: `Incorrect API key provided: ${key}, see sk-test-0123****cdef` }),
    );
    const error = await failureOf(() => stream());
    expect(error.statusCode).toBe(401);
    const everything = JSON.stringify([error.message, error.responseBody, error.data, error.stack]);
    expect(everything).toContain('[key]');
    expect(everything).not.toContain('0123');
  });
});

describe('prompt caching', () => {
  it('carries the marks of the prompt to Anthropic as cache control', async () => {
    const standIn = await startModelStandIn({ protocol: 'anthropic' });
    const model = openModel({ provider: 'anthropic', model: 'claude-sonnet-5', baseUrl: standIn.url, key });
    expect(model).toMatchObject({ promptCaching: true, lateSystem: false });
    const mark = { anthropic: { cacheControl: { type: 'ephemeral' } } };
    await collect(
      (
        await model.language.doStream({
          prompt: [
            { role: 'system', content: 'What never changes.', providerOptions: mark },
            { role: 'system', content: 'What changes.' },
            { role: 'user', content: [{ type: 'text', text: 'Earlier.', providerOptions: mark }] },
            { role: 'assistant', content: [{ type: 'text', text: 'Indeed.' }] },
            { role: 'user', content: [{ type: 'text', text: 'Now.' }] },
          ],
        })
      ).stream,
    );
    const ephemeral = { cache_control: { type: 'ephemeral' } };
    const body = standIn.requests[0]!.body as { system: object[]; messages: { content: object[] }[] };
    expect(body.system).toMatchObject([
      { text: 'What never changes.', ...ephemeral },
      { text: 'What changes.' },
    ]);
    expect(body.system[1]).not.toHaveProperty('cache_control');
    expect(body.messages[0]!.content[0]).toMatchObject({ text: 'Earlier.', ...ephemeral });
    await standIn.close();
  });

  it('leaves a late system message where it stands for OpenAI alone', async () => {
    const standIn = await startModelStandIn({ protocol: 'openai' });
    const place = { model: 'gpt-5.2', baseUrl: standIn.url, key };
    const model = openModel({ provider: 'openai', ...place });
    expect(model).toMatchObject({ promptCaching: false, lateSystem: true });
    expect(openModel({ provider: 'compatible', ...place }).lateSystem).toBe(false);
    expect(openModel({ provider: 'ollama', ...place }).lateSystem).toBe(false);
    await collect(
      (
        await model.language.doStream({
          prompt: [
            { role: 'system', content: 'You are the DM.' },
            { role: 'user', content: [{ type: 'text', text: 'Hello.' }] },
            { role: 'system', content: 'A reminder.' },
          ],
        })
      ).stream,
    );
    expect(standIn.requests[0]!.messages.map(({ role }) => role)).toEqual(['system', 'user', 'system']);
    await standIn.close();
  });
});
