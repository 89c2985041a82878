import { inspect } from 'node:util';
import { type Model, ModelFailure, type ModelPart, type ModelRequest } from '@fireside/engine';
import { type ModelStandIn, modelAnswers, type StandInProtocol, startModelStandIn } from '@fireside/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openModel } from './open-model.ts';
import { type ModelEndpoint, parseModelName } from './parse-model-name.ts';
import type { ModelSettings } from '../config/config.ts';

const key = 'sk-test-0123456789abcdef';

const prompt: ModelRequest = {
  messages: [
    { role: 'system', text: 'You are the DM.' },
    { role: 'user', text: 'I open the door.' },
  ],
  tools: [
    {
      name: 'roll_dice',
      description: 'Roll dice.',
      inputSchema: { type: 'object', properties: { notation: { type: 'string' } }, required: ['notation'] },
    },
  ],
  mayCall: true,
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

function textOf(parts: ModelPart[]): string {
  return parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
}

function callsOf(parts: ModelPart[]) {
  return parts.flatMap((part) => (part.type === 'call' ? [part.call] : []));
}

async function listen(model: Model, request: Partial<ModelRequest> = {}, signal?: AbortSignal) {
  const parts: ModelPart[] = [];
  const finish = await model.ask(
    { ...prompt, ...request },
    (part) => parts.push(part),
    signal ?? new AbortController().signal,
  );
  return { parts, finish };
}

async function failureOf(running: Promise<unknown>): Promise<ModelFailure> {
  const error = await running.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ModelFailure)) throw new Error(`Not a ModelFailure: ${error}`);
  return error;
}

describe.each(providers)('$name', ({ name, protocol, settings }) => {
  let standIn: ModelStandIn;
  let model: Model;

  beforeEach(async () => {
    standIn = await startModelStandIn({ protocol });
    const choice = parseModelName(settings(standIn.url));
    if (choice.provider === 'automatic' || choice.provider === 'storyteller') throw new Error('No provider');
    model = openModel(choice);
  });
  afterEach(() => standIn.close());

  it('streams text in order and reports usage', async () => {
    standIn.script(
      modelAnswers.text('The door opens slowly.', {
        usage: { inputTokens: 900, outputTokens: 12, cachedInputTokens: 600 },
      }),
    );
    const { parts, finish } = await listen(model);
    expect(textOf(parts)).toBe('The door opens slowly.');
    expect(parts).toHaveLength(4);
    expect(finish).toMatchObject({
      reason: 'stop',
      usage: { inputTokens: 900, outputTokens: 12, cachedInputTokens: 600 },
    });
  });

  it('sends the prompt, the tools and the key, and nothing to anybody else', async () => {
    await listen(model);
    const request = standIn.requests[0]!;
    expect(request).toMatchObject({ stream: true, system: 'You are the DM.', tools: ['roll_dice'] });
    expect(request.latest).toBe('I open the door.');
    const presented = request.headers.authorization ?? request.headers['x-api-key'];
    expect(presented ?? '').toContain(name === 'ollama' ? '' : key);
    if (name === 'ollama') expect(presented).toBeUndefined();
  });

  it('streams tool calls with whole arguments', async () => {
    standIn.script(modelAnswers.toolCall('roll_dice', { notation: '2d6+3' }, { text: 'You strike. ' }));
    const { parts, finish } = await listen(model);
    const [call] = callsOf(parts);
    expect(call).toMatchObject({ name: 'roll_dice', id: expect.stringMatching(/./) });
    expect(JSON.parse(call!.input)).toEqual({ notation: '2d6+3' });
    expect(textOf(parts)).toBe('You strike. ');
    expect(finish.reason).toBe('calls');
  });

  it('shows tools that may not be called', async () => {
    await listen(model, { mayCall: false });
    const none = protocol === 'openai' ? 'none' : { type: 'none' };
    expect(standIn.requests[0]!.body).toMatchObject({ tool_choice: none });
    expect(standIn.requests[0]!.tools).toEqual(['roll_dice']);
  });

  it('repeats calls and brings their answers, with arguments that the provider can read', async () => {
    const calls = [
      { id: 'call_1', name: 'roll_dice', input: '{"notation":"1d20"}' },
      { id: 'call_2', name: 'roll_dice', input: '{"notation": "2d' },
      { id: 'call_3', name: 'roll_dice', input: '[1]' },
    ];
    const answers = calls.map(({ id }) => ({ id, value: { total: 7 } }));
    await listen(model, {
      messages: [
        ...prompt.messages,
        { role: 'assistant', text: 'You strike.', calls },
        { role: 'tool', answers },
        { role: 'user', text: 'Go on.' },
      ],
    });
    const sent = JSON.stringify(standIn.requests[0]!.body);
    expect(sent).toContain(protocol === 'openai' ? '"{\\"notation\\":\\"1d20\\"}"' : '{"notation":"1d20"}');
    expect(sent).not.toContain('2d');
    expect(sent.match(/call_3/g)).toHaveLength(2);
    expect(sent).toContain('Go on.');
    const roles = standIn.requests[0]!.messages.map(({ role }) => role);
    expect(roles.filter((role) => role !== 'system')).toEqual(
      protocol === 'openai'
        ? ['user', 'assistant', 'tool', 'tool', 'tool', 'user']
        : ['user', 'assistant', 'tool'],
    );
  });

  it('hands on unknown tools and malformed arguments as they came', async () => {
    standIn.script(
      modelAnswers.toolCall('summon_dragon', { size: 'huge' }),
      modelAnswers.toolCall('roll_dice', '{"notation": "2d'),
    );
    expect(callsOf((await listen(model)).parts)[0]?.name).toBe('summon_dragon');
    expect(callsOf((await listen(model)).parts)[0]?.input).toBe('{"notation": "2d');
  });

  it.each([
    [{ retryAfter: 7 }, 7_000],
    [{ retryAfter: '1.5' }, 1_500],
    [{ retryAfter: new Date(0).toUTCString() }, 0],
    [{ retryAfter: 'soon' }, undefined],
    [{}, undefined],
  ])('tells how long it is asked to wait: %j', async (more, retryAfter) => {
    standIn.script(modelAnswers.status(429, more));
    expect(await failureOf(listen(model))).toMatchObject({ kind: 'rate_limited', retryAfter });
  });

  it.each([
    [400, 'request_refused'],
    [401, 'key_refused'],
    [403, 'key_refused'],
    [404, 'unknown_model'],
    [408, 'provider_fault'],
    [413, 'request_refused'],
    [429, 'rate_limited'],
    [500, 'provider_fault'],
    [529, 'provider_fault'],
  ])('takes %i for %s', async (status, kind) => {
    standIn.script(modelAnswers.status(status));
    expect((await failureOf(listen(model))).kind).toBe(kind);
  });

  it('is unreachable when the connection is dropped before the answer', async () => {
    standIn.script(modelAnswers.drop());
    expect((await failureOf(listen(model))).kind).toBe('unreachable');
  });

  it('fails when the stream is cut in half, after what came before', async () => {
    standIn.script(modelAnswers.cut(2));
    let heard = '';
    const running = model.ask(
      prompt,
      (part) => {
        if (part.type === 'text') heard += part.text;
      },
      new AbortController().signal,
    );
    expect((await failureOf(running)).kind).toBe('unreachable');
    expect(heard).toBe('The door ');
  });

  it.each([
    ['garbage', modelAnswers.garbage(), 'provider_fault'],
    [
      'an error inside the stream',
      modelAnswers.streamError('Overloaded', ['The ', 'door ']),
      'provider_fault',
    ],
    ['an empty answer', modelAnswers.empty(), 'silent'],
    ['an answer that breaks off politely', modelAnswers.unfinished(2), 'silent'],
  ])('never takes %s for an answer', async (_, answer, kind) => {
    standIn.script(answer);
    expect((await failureOf(listen(model))).kind).toBe(kind);
  });

  it('lets go of the connection when a model that hangs before its headers is aborted', async () => {
    standIn.script(modelAnswers.hang());
    const controller = new AbortController();
    const running = listen(model, {}, controller.signal);
    running.catch(() => undefined);
    const request = await standIn.request(1);
    const reason = new Error('the game was deleted');
    controller.abort(reason);
    await expect(running).rejects.toBe(reason);
    await request.closed;
    expect(request.aborted).toBe(true);
  });

  it.each([
    ['falls silent after its first token', modelAnswers.stall(1)],
    ['never ends', modelAnswers.endless()],
  ])('lets go of the connection when a model that %s is aborted', async (_, answer) => {
    standIn.script(answer);
    const controller = new AbortController();
    let heard = 0;
    const hear = () => {
      heard += 1;
      controller.abort();
    };
    const error = await model.ask(prompt, hear, controller.signal).catch((thrown: unknown) => thrown);
    expect(error).toBe(controller.signal.reason);
    expect(heard).toBe(1);
    const request = await standIn.request(1);
    await request.closed;
    expect(request.aborted).toBe(true);
  });

  it.each([
    modelAnswers.status(401, { message: `Incorrect API key provided: ${key}, see sk-test-0123****cdef` }),
    modelAnswers.streamError(`Incorrect API key provided: ${key}, see sk-test-0123****cdef`),
  ])('does not let the key into an error', async (answer) => {
    standIn.script(answer);
    const everything = inspect(await failureOf(listen(model)), { depth: 9, showHidden: true });
    expect(everything).toContain('[key]');
    expect(everything).not.toContain('0123');
  });
});

describe('the prompt', () => {
  const stable: ModelRequest = {
    messages: [
      { role: 'system', text: 'What never changes.', stable: true },
      { role: 'system', text: 'What changes.' },
      { role: 'user', text: 'Hello.' },
      { role: 'system', text: 'A reminder.' },
      { role: 'user', text: 'Now.' },
    ],
    tools: [],
    mayCall: true,
  };

  async function bodyFor(provider: ModelEndpoint['provider'], model: string, request: ModelRequest) {
    const standIn = await startModelStandIn({ protocol: provider === 'anthropic' ? 'anthropic' : 'openai' });
    await listen(openModel({ provider, model, baseUrl: standIn.url, key }), request);
    await standIn.close();
    return standIn.requests[0]!.body as Record<string, unknown>;
  }

  it('tells Anthropic where it stops changing, and for how many tokens there is room', async () => {
    const body = await bodyFor('anthropic', 'claude-sonnet-5', stable);
    expect(body.system).toEqual([
      { type: 'text', text: 'What never changes.', cache_control: { type: 'ephemeral' } },
      { type: 'text', text: 'What changes.' },
      { type: 'text', text: 'A reminder.' },
    ]);
    expect(body.max_tokens).toBe(32_000);
    expect((await bodyFor('anthropic', 'claude-3-haiku-20240307', stable)).max_tokens).toBe(4_096);
    expect((await bodyFor('anthropic', 'local', { ...stable, mostTokens: 9 })).max_tokens).toBe(9);
  });

  it.each([
    ['openai', 'gpt-5.2', 'developer'],
    ['openai', 'o3-mini', 'developer'],
    ['openai', 'gpt-5-chat-latest', 'system'],
    ['openai', 'gpt-4o', 'system'],
    ['compatible', 'gpt-5.2', 'system'],
    ['ollama', 'qwen3:8b', 'system'],
  ] as const)('has its instructions joined for %s:%s, under the role %s', async (provider, model, role) => {
    const { messages } = await bodyFor(provider, model, stable);
    expect(messages).toEqual([
      { role, content: 'What never changes.\n\nWhat changes.' },
      { role: 'user', content: 'Hello.' },
      { role, content: 'A reminder.' },
      { role: 'user', content: 'Now.' },
    ]);
  });

  it('may have instructions behind the history for OpenAI alone', () => {
    const place = { model: 'any', baseUrl: 'http://127.0.0.1/v1', key };
    const late = (['openai', 'compatible', 'ollama', 'anthropic'] as const).filter(
      (provider) => openModel({ provider, ...place }).lateSystem,
    );
    expect(late).toEqual(['openai']);
  });

  it('switches reasoning off where tools are refused beside it, and bounds the answer in the words of the model', async () => {
    const asked = { ...prompt, mostTokens: 9 };
    expect(await bodyFor('openai', 'gpt-5.6-sol', asked)).toMatchObject({
      reasoning_effort: 'none',
      max_completion_tokens: 9,
    });
    expect(await bodyFor('openai', 'gpt-5.2', asked)).not.toHaveProperty('reasoning_effort');
    expect(await bodyFor('openai', 'gpt-4o', asked)).toMatchObject({ max_tokens: 9 });
    expect(await bodyFor('compatible', 'gpt-5.6-sol', asked)).not.toHaveProperty('reasoning_effort');
  });
});
