import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import type { Clock } from '../ports.ts';
import { AssistantMessage } from './assistant-message.ts';
import { abortable } from './abortable.ts';
import { abortWith } from './abort-with.ts';
import { requestFailure, streamError, turnFailure } from './failures.ts';
import { isRetryable, retryDelay } from './retry.ts';
import type { Watch } from './watch.ts';

export interface Request {
  language: LanguageModelV4;
  call: LanguageModelV4CallOptions;
  clock: Clock;
  watch: Watch;
  retries: number;
  /** Text as it streams; false when enough was heard, which ends the request. */
  heard(delta: string): boolean;
}

export interface Reply {
  said: AssistantMessage;
  finish: LanguageModelV4FinishReason['unified'];
  /** Absent when we ended the request ourselves. */
  usage: LanguageModelV4Usage | undefined;
}

/** More than any answer holds, thoughts and arguments included. */
const mostCharacters = 1_000_000;

/** Words behind a tool call do not continue the sentence before it. */
const paragraph = '\n\n';

/** One for all: an error of its own for each request would cost a stack that nobody looks at. */
const requestOver = new Error('The request is over');

interface Progress {
  started: boolean;
}

function isToken(part: LanguageModelV4StreamPart): boolean {
  return (
    part.type === 'text-delta' ||
    part.type === 'reasoning-delta' ||
    part.type === 'tool-input-start' ||
    part.type === 'tool-call'
  );
}

async function consume(
  reader: ReadableStreamDefaultReader<LanguageModelV4StreamPart>,
  { heard, watch }: Request,
  progress: Progress,
): Promise<Reply> {
  const said = new AssistantMessage();
  let characters = 0;
  for (;;) {
    const { done, value: part } = await reader.read();
    watch.signal.throwIfAborted();
    if (done) throw turnFailure('silent');
    if (part.type === 'error') throw streamError(part.error);
    if (part.type === 'finish') {
      if (part.finishReason.unified === 'error') throw turnFailure('provider_fault');
      if (part.finishReason.unified === 'interrupted') throw turnFailure('silent');
      return { said, finish: part.finishReason.unified, usage: part.usage };
    }
    if (isToken(part)) progress.started = true;
    if (progress.started) watch.heard();
    if ('delta' in part) characters += part.delta.length;
    if (characters > mostCharacters) throw turnFailure('broke_off');
    said.add(part);
    if (part.type === 'text-start' && said.calls.length > 0) heard(paragraph);
    if (part.type === 'text-delta' && !heard(part.delta)) return { said, finish: 'length', usage: undefined };
  }
}

async function attempt(request: Request, progress: Progress): Promise<Reply> {
  const { language, call, watch } = request;
  const ours = new AbortController();
  const unlink = abortWith(ours, watch.signal);
  const opening = (async () => language.doStream({ ...call, abortSignal: ours.signal }))();
  let reader: ReadableStreamDefaultReader<LanguageModelV4StreamPart> | undefined;
  // A read that waits ends with the stream's cancellation, whatever its source is still busy with.
  const letGo = () => void reader?.cancel().catch(() => {});
  ours.signal.addEventListener('abort', letGo, { once: true });
  try {
    reader = (await abortable(opening, watch.signal)).stream.getReader();
    watch.signal.throwIfAborted();
    return await consume(reader, request, progress);
  } finally {
    unlink();
    ours.signal.removeEventListener('abort', letGo);
    // Neither a stream that we leave early nor one that arrives too late may keep its socket.
    ours.abort(requestOver);
    const release = reader ? reader.cancel() : opening.then(({ stream }) => stream.cancel());
    release.catch(() => {});
    watch.pause();
  }
}

/**
 * One request to the model. It is tried again only before its first token: after that, somebody has seen words
 * or a tool may have been called.
 */
export async function askModel(request: Request): Promise<Reply> {
  const { clock, watch, retries } = request;
  for (let attempts = 0; ; attempts++) {
    const progress: Progress = { started: false };
    try {
      return await attempt(request, progress);
    } catch (error) {
      if (watch.signal.aborted) throw watch.signal.reason;
      if (progress.started) throw turnFailure('broke_off', error);
      if (attempts >= retries || !isRetryable(error)) throw requestFailure(error);
      const delay = retryDelay(error, attempts, clock.now());
      if (delay >= watch.remaining()) throw requestFailure(error);
      await clock.sleep(delay, watch.signal);
    }
  }
}
