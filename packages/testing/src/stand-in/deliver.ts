import type { ServerResponse } from 'node:http';
import { type Pace, type StandInAnswer, tokensOf, usageOf } from './answers.ts';
import type { Prompt, Wire } from './wire.ts';

interface Delivery {
  wire: Wire;
  prompt: Prompt;
  promptCharacters: number;
  id: string;
  response: ServerResponse;
}

/**
 * Writes the frames one by one at their pace, then calls `done`. A late timer writes everything that is due, so the
 * rate holds when hundreds of streams share one event loop.
 */
function paced(
  response: ServerResponse,
  pace: Pace,
  next: (index: number) => string | undefined,
  done: () => void,
) {
  const interval = pace.interval ?? 0;
  let due = performance.now() + (pace.firstTokenAfter ?? 0);
  let index = 0;
  let timer: NodeJS.Timeout | undefined;
  let held = pace.until;
  const step = () => {
    let frames = '';
    const now = performance.now();
    for (; due <= now || (interval === 0 && index > 0); due += interval) {
      if (held && index === (pace.tokensBefore ?? 0)) {
        if (frames) response.write(frames);
        void held.then(step);
        held = undefined;
        return;
      }
      const frame = next(index);
      if (frame === undefined) {
        if (frames) response.write(frames);
        return done();
      }
      index += 1;
      frames += frame;
    }
    if (frames) response.write(frames);
    timer = setTimeout(step, Math.max(0, due - performance.now()));
  };
  response.once('close', () => clearTimeout(timer));
  if (pace.firstTokenAfter) timer = setTimeout(step, pace.firstTokenAfter);
  else step();
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

function openStream(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  response.flushHeaders();
}

function sendReply(answer: Extract<StandInAnswer, { kind: 'reply' }>, delivery: Delivery) {
  const { wire, prompt, response, id, promptCharacters } = delivery;
  const envelope = { id, model: prompt.model, usage: usageOf(answer, promptCharacters) };
  const tokens = tokensOf(answer.text);
  openStream(response);
  const opening = wire.opening(envelope, tokens.length > 0);
  const frame = (index: number) => {
    const token = tokens[index];
    if (token !== undefined) return (index === 0 ? opening : '') + wire.token(token, envelope);
    return index === 0 ? opening : undefined;
  };
  paced(response, answer, frame, () => response.end(wire.closing(answer, envelope)));
}

/** A stream that begins well and never ends well. */
function sendBroken(
  answer: Extract<StandInAnswer, { kind: 'cut' | 'unfinished' | 'stall' | 'endless' | 'stream-error' }>,
  { wire, prompt, response, id }: Delivery,
) {
  const envelope = {
    id,
    model: prompt.model,
    usage: { inputTokens: 1, outputTokens: 1, cachedInputTokens: 0 },
  };
  const opening = wire.opening(envelope, true);
  const tokens = answer.kind === 'endless' ? [answer.token] : tokensOf(answer.text);
  const count =
    answer.kind === 'endless'
      ? Number.POSITIVE_INFINITY
      : answer.kind === 'stream-error'
        ? tokens.length
        : Math.min(answer.tokens, tokens.length);
  openStream(response);
  const frame = (index: number) => {
    if (index >= count) return undefined;
    return (index === 0 ? opening : '') + wire.token(tokens[index % tokens.length] ?? '', envelope);
  };
  const pace = answer.kind === 'endless' ? { ...answer, interval: answer.interval || 1 } : answer;
  paced(response, pace, frame, () => {
    if (answer.kind === 'stream-error') response.end(wire.streamError(answer.message));
    else if (answer.kind === 'unfinished') response.end();
    // The tokens leave first: a socket destroyed at once would take them along.
    else if (answer.kind === 'cut') response.write(':\n\n', () => response.destroy());
  });
}

/** Carries out one scripted answer. */
export function deliver(answer: StandInAnswer, delivery: Delivery) {
  const { wire, response } = delivery;
  switch (answer.kind) {
    case 'reply':
      return sendReply(answer, delivery);
    case 'status': {
      const headers = answer.retryAfter === undefined ? {} : { 'retry-after': String(answer.retryAfter) };
      return sendJson(response, answer.status, wire.error(answer.status, answer.message), headers);
    }
    case 'empty':
      openStream(response);
      response.end();
      return;
    case 'garbage':
      openStream(response);
      response.end(`data: ${answer.body}\n\n`);
      return;
    case 'drop':
      response.destroy();
      return;
    case 'hang':
      return;
    default:
      return sendBroken(answer, delivery);
  }
}
