import { EventEmitter } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { modelAnswers, type StandInAnswer } from './answers.ts';
import { anthropicWire } from './anthropic-wire.ts';
import { deliver } from './deliver.ts';
import { answerOllama, type InstalledModel } from './ollama.ts';
import { openaiWire } from './openai-wire.ts';
import type { Prompt, Wire } from './wire.ts';

export type StandInProtocol = 'openai' | 'anthropic';

/** A prompt that arrived, in the order of arrival. */
export interface StandInRequest extends Prompt {
  headers: IncomingHttpHeaders;
  body: unknown;
  /** The text of the last message that a user wrote. */
  latest: string;
  /** `performance.now()` at arrival. */
  arrivedAt: number;
  /** True when the client went away before the answer was whole. */
  aborted: boolean;
  /** Resolves when the exchange is over, however it ended. */
  closed: Promise<void>;
}

export type Answering = StandInAnswer | ((request: StandInRequest) => StandInAnswer);

export interface ModelStandInOptions {
  protocol: StandInProtocol;
  /** What every request gets for which nothing is scripted; by default an echo of the latest message. */
  answer?: (request: StandInRequest) => StandInAnswer;
  /** When given, any other key is refused with 401. */
  key?: string;
  /** When given, any other model is refused with 404. */
  models?: string[];
  /** When given, the stand-in also speaks Ollama's /api/tags and /api/show. */
  installed?: InstalledModel[];
  /** How many requests are remembered; the oldest are forgotten. */
  remember?: number;
}

export interface ModelStandIn {
  /** Ends in /v1, for OPENAI_BASE_URL and ANTHROPIC_BASE_URL. */
  url: string;
  /** What makes a server play with this stand-in. */
  environment: Record<string, string>;
  requests: StandInRequest[];
  /** Every prompt that ever arrived, the forgotten ones included. */
  readonly received: number;
  /** Paths of the requests that were no prompts (lists of models). */
  probes: string[];
  /** Queues answers, one for each request to come. Without any, what is left of them is forgotten. */
  script(...answers: Answering[]): void;
  /** Replaces the answer to everything that is not scripted. */
  answerWith(answer: (request: StandInRequest) => StandInAnswer): void;
  /** Resolves with the nth prompt, counted from 1, as soon as it has arrived. */
  request(number: number): Promise<StandInRequest>;
  close(): Promise<void>;
}

const wires: Record<StandInProtocol, Wire> = { openai: openaiWire, anthropic: anthropicWire };

function echo(request: StandInRequest): StandInAnswer {
  return modelAnswers.text(`The fire crackles. "${request.latest}"`);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function environmentFor(
  protocol: StandInProtocol,
  url: string,
  key: string,
  model: string,
): Record<string, string> {
  return protocol === 'openai'
    ? { FIRESIDE_MODEL: `compatible:${model}`, OPENAI_BASE_URL: url, OPENAI_API_KEY: key }
    : { FIRESIDE_MODEL: `anthropic:${model}`, ANTHROPIC_BASE_URL: url, ANTHROPIC_API_KEY: key };
}

/** The last message without what the service says above it. */
function saidAtTheTable(text: string): string {
  return text.split('# The table\n\n').at(-1)!;
}

/** A model provider over real HTTP whose every answer, and every failure, a test decides. */
export async function startModelStandIn(options: ModelStandInOptions): Promise<ModelStandIn> {
  const wire = wires[options.protocol];
  const { key, models, installed, remember = 10_000 } = options;
  const requests: StandInRequest[] = [];
  const probes: string[] = [];
  const scripted: Answering[] = [];
  const arrivals = new EventEmitter().setMaxListeners(0);
  let fallback = options.answer ?? echo;
  let received = 0;

  function record(text: string, message: IncomingMessage, response: ServerResponse): StandInRequest {
    const body = parsed(text);
    const prompt = wire.read(body);
    const request: StandInRequest = {
      ...prompt,
      headers: message.headers,
      body,
      latest: saidAtTheTable(prompt.messages.findLast(({ role }) => role === 'user')?.text ?? ''),
      arrivedAt: performance.now(),
      aborted: false,
      closed: new Promise((resolve) => {
        response.once('close', () => {
          request.aborted = !response.writableFinished;
          resolve();
        });
      }),
    };
    requests.push(request);
    if (requests.length > remember) requests.shift();
    received += 1;
    arrivals.emit(String(received), request);
    return request;
  }

  function answerPrompt(text: string, message: IncomingMessage, response: ServerResponse) {
    const request = record(text, message, response);
    if (models && !models.includes(request.model)) {
      return sendJson(response, 404, wire.error(404, `The model \`${request.model}\` does not exist`));
    }
    const next = scripted.shift() ?? fallback;
    deliver(typeof next === 'function' ? next(request) : next, {
      wire,
      prompt: request,
      promptCharacters: text.length,
      id: `stand-in-${received}`,
      response,
    });
  }

  async function answer(message: IncomingMessage, response: ServerResponse) {
    const path = new URL(message.url ?? '/', 'http://stand-in').pathname;
    const text = await readBody(message);
    const presented = wire.presentedKey(message.headers);
    if (path !== `/v1${wire.path}`) probes.push(path);
    if (key !== undefined && presented !== key) {
      return sendJson(response, 401, wire.error(401, `Incorrect API key provided: ${presented}`));
    }
    if (path === `/v1${wire.path}`) return answerPrompt(text, message, response);
    const ollama = installed && answerOllama(installed, path, parsed(text));
    if (ollama) return sendJson(response, ollama.status, ollama.body);
    if (path === '/v1/models') return sendJson(response, 200, wire.modelList(models ?? ['stand-in']));
    sendJson(response, 404, wire.error(404, 'Not found'));
  }

  const server = createServer((message, response) => {
    answer(message, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;

  const url = `http://127.0.0.1:${port}/v1`;

  return {
    url,
    environment: environmentFor(options.protocol, url, key ?? 'stand-in-key', models?.[0] ?? 'stand-in'),
    requests,
    probes,
    get received() {
      return received;
    },
    script: (...answers) => {
      if (answers.length === 0) scripted.length = 0;
      scripted.push(...answers);
    },
    answerWith: (given) => {
      fallback = given;
    },
    request: (number) =>
      new Promise((resolve, reject) => {
        const found = requests[number - 1 - (received - requests.length)];
        if (found) resolve(found);
        else if (number <= received) reject(new Error(`Request ${number} is no longer remembered`));
        else arrivals.once(String(number), resolve);
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
