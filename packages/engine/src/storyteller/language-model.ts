import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4ToolResultOutput,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import { sentencesOf } from './language/sentences.ts';
import { replay, type Script, type Step, type ToolAnswer } from './script.ts';

/** Begins the turn that the options describe. `id` tells its tool calls from those of other turns. */
export type BeginTurn = (
  options: LanguageModelV4CallOptions,
) => Promise<{ id: string; script: () => Script<string> } | { id: string; step: Step }>;

const noTokens: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

/** A turn script behind the face of a language model. */
export function asLanguageModel(begin: BeginTurn): LanguageModelV4 {
  const step = async (options: LanguageModelV4CallOptions): Promise<{ id: string; step: Step }> => {
    const begun = await begin(options);
    if ('step' in begun) return begun;
    const { id } = begun;
    const answers = answersIn(options.prompt);
    return {
      id,
      step: replay(begun.script(), (round, requests) => {
        const found = requests.map((_, index) => answers.get(callId(id, round, index)));
        return found.every((answer) => answer !== undefined) ? found : null;
      }),
    };
  };
  return {
    specificationVersion: 'v4',
    provider: 'fireside',
    modelId: 'storyteller',
    supportedUrls: {},
    async doGenerate(options) {
      const { id, step: reached } = await step(options);
      return {
        content: contentOf(id, reached),
        finishReason: finishOf(reached),
        usage: noTokens,
        warnings: [],
      };
    },
    async doStream(options) {
      const { id, step: reached } = await step(options);
      const parts: LanguageModelV4StreamPart[] = [
        { type: 'stream-start', warnings: [] },
        ...partsOf(id, reached),
        { type: 'finish', usage: noTokens, finishReason: finishOf(reached) },
      ];
      return { stream: ReadableStream.from(parts) as ReadableStream<LanguageModelV4StreamPart> };
    },
  };
}

function callId(turn: string, round: number, index: number): string {
  return `${turn}-${round}-${index}`;
}

function finishOf(step: Step) {
  const unified = step.kind === 'text' ? ('stop' as const) : ('tool-calls' as const);
  return { unified, raw: unified };
}

function contentOf(id: string, step: Step): LanguageModelV4Content[] {
  if (step.kind === 'text') return [{ type: 'text', text: step.text }];
  const calls = step.requests.map(({ tool, input }, index) => ({
    type: 'tool-call' as const,
    toolCallId: callId(id, step.round, index),
    toolName: tool,
    input: JSON.stringify(input),
  }));
  return step.kind === 'both' ? [{ type: 'text', text: step.text }, ...calls] : calls;
}

function partsOf(id: string, step: Step): LanguageModelV4StreamPart[] {
  if (step.kind === 'calls') return contentOf(id, step) as LanguageModelV4StreamPart[];
  const calls = contentOf(id, step).filter((part) => part.type === 'tool-call');
  const pieces = sentencesOf(step.text);
  let at = 0;
  const deltas = pieces.map((piece): LanguageModelV4StreamPart => {
    const end = step.text.indexOf(piece, at) + piece.length;
    const delta = step.text.slice(at, end);
    at = end;
    return { type: 'text-delta', id: 'narration', delta };
  });
  return [
    { type: 'text-start', id: 'narration' },
    ...deltas,
    { type: 'text-end', id: 'narration' },
    ...calls,
  ];
}

function answersIn(prompt: LanguageModelV4Prompt): Map<string, ToolAnswer> {
  const answers = new Map<string, ToolAnswer>();
  for (const message of prompt) {
    if (message.role !== 'tool') continue;
    for (const part of message.content) {
      if (part.type === 'tool-result') answers.set(part.toolCallId, answerOf(part.output));
    }
  }
  return answers;
}

function answerOf(output: LanguageModelV4ToolResultOutput): ToolAnswer {
  switch (output.type) {
    case 'json':
      return asAnswer(output.value);
    case 'text':
      return asAnswer(parsed(output.value));
    case 'error-json':
    case 'error-text':
      return { error: output.value };
    default:
      return { error: output.type };
  }
}

function asAnswer(value: unknown): ToolAnswer {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as ToolAnswer)
    : { value };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
