import type { Model, ModelFinish, ModelPart, ModelRequest } from '@fireside/engine';

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
  /** The stream fails, after the above. */
  breaks?: unknown;
  /** Nothing comes any more, after the above, until the caller gives up. */
  hangs?: true;
  /** The text is repeated for ever. */
  endless?: true;
  finish?: ModelFinish['reason'];
  usage?: { input: number; output: number; cached?: number };
  echo?: unknown;
}

export type ScriptedStep =
  | string
  | ScriptedAnswer
  /** The request is never answered. */
  | { unanswered: true };

export type ScriptedSteps = ScriptedStep | ((request: ModelRequest) => ScriptedStep | Promise<ScriptedStep>);

export interface ScriptedModel extends Model {
  /** Every request, oldest first, as it was when it was sent. */
  readonly requests: ModelRequest[];
  /** Answers that were begun and are neither finished nor given up. */
  readonly openStreams: number;
}

function pieces(text: string | string[]): string[] {
  return typeof text === 'string' ? (text.match(/[\s\S]{1,7}/g) ?? []) : text;
}

function* partsOf(answer: ScriptedAnswer, request: number): Generator<ModelPart> {
  const { reasoning, text, calls = [], afterwards, endless } = answer;
  if (reasoning !== undefined) yield { type: 'thought', text: reasoning };
  if (text !== undefined) {
    do {
      for (const piece of pieces(text)) yield { type: 'text', text: piece };
    } while (endless);
  }
  for (const [index, { name, input }] of calls.entries()) {
    const id = `call-${request}-${index}`;
    yield { type: 'calling', text: '' };
    yield {
      type: 'call',
      call: { id, name, input: typeof input === 'string' ? input : JSON.stringify(input) },
    };
  }
  if (afterwards !== undefined) yield { type: 'text', text: afterwards };
}

function finishOf({ calls, finish, usage, echo }: ScriptedAnswer): ModelFinish {
  return {
    reason: finish ?? (calls?.length ? 'calls' : 'stop'),
    ...(usage && {
      usage: {
        inputTokens: usage.input,
        outputTokens: usage.output,
        cachedInputTokens: usage.cached ?? 0,
      },
    }),
    ...(echo !== undefined && { echo }),
  };
}

/** A language model that plays a script, one step for each request, and remembers what it was sent. */
export function scriptedModel(steps: ScriptedSteps[]): ScriptedModel {
  const requests: ModelRequest[] = [];
  const open = new Set<number>();

  async function answerTo(request: ModelRequest): Promise<ScriptedAnswer> {
    requests.push(structuredClone(request));
    const scripted = steps[requests.length - 1];
    if (scripted === undefined) throw new Error(`The script has no step for request ${requests.length}`);
    const step = typeof scripted === 'function' ? await scripted(request) : scripted;
    if (typeof step === 'string') return { text: step };
    return 'unanswered' in step ? new Promise(() => {}) : step;
  }

  async function play(
    answer: ScriptedAnswer,
    hear: (part: ModelPart) => void,
    signal: AbortSignal,
  ): Promise<ModelFinish> {
    for (const part of partsOf(answer, requests.length)) {
      signal.throwIfAborted();
      hear(part);
      await null;
    }
    if (answer.hangs && !signal.aborted)
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    signal.throwIfAborted();
    if ('breaks' in answer) throw answer.breaks;
    return finishOf(answer);
  }

  return {
    name: 'scripted',
    requests,
    get openStreams() {
      return open.size;
    },
    async ask(request, hear, signal) {
      const answer = await answerTo(request);
      const number = requests.length;
      open.add(number);
      const letGo = () => open.delete(number);
      signal.addEventListener('abort', letGo, { once: true });
      if (signal.aborted) letGo();
      try {
        return await play(answer, hear, signal);
      } finally {
        letGo();
      }
    },
  };
}
