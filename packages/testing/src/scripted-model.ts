import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';

export interface ScriptedCall {
  name: string;
  /** Arguments as an object, or as the raw text that a model would send. */
  input: unknown;
}

/** One answer of the model. What is given is streamed in the order of the fields. */
export interface ScriptedAnswer {
  reasoning?: string;
  /** A list is streamed piece by piece; a text in pieces of a few characters. */
  text?: string | string[];
  calls?: ScriptedCall[];
  /** Text behind the calls. */
  afterwards?: string;
  /** An error as a part of the stream, after the above. */
  errorPart?: unknown;
  /** The stream itself fails, after the above. */
  breaks?: unknown;
  /** The stream closes without a word of farewell, after the above. */
  ends?: true;
  /** Nothing comes any more, after the above, until the caller gives up. */
  hangs?: true;
  /** The text is repeated for ever. */
  endless?: true;
  finish?: LanguageModelV4FinishReason['unified'];
  usage?: { input: number; output: number; cached?: number };
}

export type ScriptedStep =
  | string
  | ScriptedAnswer
  /** The request fails before anything is streamed. */
  | { throws: unknown }
  /** The request is never answered. */
  | { unanswered: true };

export type ScriptedSteps =
  | ScriptedStep
  | ((options: LanguageModelV4CallOptions) => ScriptedStep | Promise<ScriptedStep>);

export interface ScriptedModel extends LanguageModelV4 {
  /** Every request, oldest first, as it was when it was sent. */
  readonly requests: LanguageModelV4CallOptions[];
  /** Streams that were opened and are neither finished nor cancelled. */
  readonly openStreams: number;
}

function pieces(text: string | string[]): string[] {
  return typeof text === 'string' ? (text.match(/[\s\S]{1,7}/g) ?? []) : text;
}

function* opening(answer: ScriptedAnswer, request: number): Generator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] };
  if (answer.reasoning !== undefined) {
    yield { type: 'reasoning-start', id: 'thought' };
    yield { type: 'reasoning-delta', id: 'thought', delta: answer.reasoning };
    yield { type: 'reasoning-end', id: 'thought' };
  }
  if (answer.text !== undefined) {
    yield { type: 'text-start', id: 'text' };
    do {
      for (const delta of pieces(answer.text)) yield { type: 'text-delta', id: 'text', delta };
    } while (answer.endless);
    yield { type: 'text-end', id: 'text' };
  }
  for (const [index, { name, input }] of (answer.calls ?? []).entries()) {
    const toolCallId = `call-${request}-${index}`;
    yield { type: 'tool-input-start', id: toolCallId, toolName: name };
    yield { type: 'tool-input-end', id: toolCallId };
    yield {
      type: 'tool-call',
      toolCallId,
      toolName: name,
      input: typeof input === 'string' ? input : JSON.stringify(input),
    };
  }
  if (answer.afterwards !== undefined) {
    yield { type: 'text-start', id: 'afterwards' };
    yield { type: 'text-delta', id: 'afterwards', delta: answer.afterwards };
    yield { type: 'text-end', id: 'afterwards' };
  }
  if ('errorPart' in answer) yield { type: 'error', error: answer.errorPart };
}

function farewell({ calls, finish, usage }: ScriptedAnswer): LanguageModelV4StreamPart {
  return {
    type: 'finish',
    finishReason: { unified: finish ?? (calls?.length ? 'tool-calls' : 'stop'), raw: 'scripted' },
    usage: {
      inputTokens: {
        total: usage?.input,
        noCache: undefined,
        cacheRead: usage?.cached,
        cacheWrite: undefined,
      },
      outputTokens: { total: usage?.output, text: undefined, reasoning: undefined },
    },
  };
}

function streamOf(
  answer: ScriptedAnswer,
  request: number,
  closed: () => void,
): ReadableStream<LanguageModelV4StreamPart> {
  const parts = opening(answer, request);
  return new ReadableStream<LanguageModelV4StreamPart>(
    {
      pull(controller) {
        const next = parts.next();
        if (!next.done) {
          controller.enqueue(next.value);
        } else if (answer.hangs) {
          return new Promise(() => {});
        } else if ('breaks' in answer) {
          closed();
          controller.error(answer.breaks);
        } else {
          if (!answer.ends) controller.enqueue(farewell(answer));
          closed();
          controller.close();
        }
      },
      cancel: closed,
    },
    { highWaterMark: 0 },
  );
}

/** A language model that plays a script, one step for each request, and remembers what it was sent. */
export function scriptedModel(steps: ScriptedSteps[]): ScriptedModel {
  const requests: LanguageModelV4CallOptions[] = [];
  const open = new Set<number>();

  async function answerTo(options: LanguageModelV4CallOptions): Promise<ScriptedAnswer> {
    const { abortSignal: _, ...plain } = options;
    requests.push(structuredClone(plain));
    const scripted = steps[requests.length - 1];
    if (scripted === undefined) throw new Error(`The script has no step for request ${requests.length}`);
    const step = typeof scripted === 'function' ? await scripted(options) : scripted;
    if (typeof step === 'string') return { text: step };
    if ('throws' in step) throw step.throws;
    if ('unanswered' in step) return new Promise(() => {});
    return step;
  }

  return {
    specificationVersion: 'v4',
    provider: 'scripted',
    modelId: 'scripted',
    supportedUrls: {},
    requests,
    get openStreams() {
      return open.size;
    },
    async doStream(options) {
      const answer = await answerTo(options);
      const request = requests.length;
      open.add(request);
      return { stream: streamOf(answer, request, () => open.delete(request)) };
    },
    doGenerate() {
      throw new Error('The scripted model only streams');
    },
  };
}
