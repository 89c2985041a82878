import { Speech, ThinkingAloud } from '../dialects/index.ts';
import type { Clock, Model, ModelFinish, ModelMessage, ModelPart, ModelRequest, ToolCall } from '../ports.ts';
import { visibleMessages } from '../prompt/visible-messages.ts';
import { abortable, abortWith } from './abort.ts';
import { requestFailure, turnFailure } from './failures.ts';
import { retryDelay } from './retry.ts';
import type { Watch } from './watch.ts';

export interface Request {
  model: Model;
  call: ModelRequest;
  clock: Clock;
  watch: Watch;
  retries: number;
  /** Narration as it streams; false when enough was heard, which ends the request. */
  heard(text: string): boolean;
}

export interface Reply {
  /** What the model said, as the next request has to repeat it. */
  message: Extract<ModelMessage, { role: 'assistant' }>;
  /** Those of the message, then those that it has written as text. */
  calls: ToolCall[];
  finish: ModelFinish['reason'];
  /** Absent when we ended the request ourselves. */
  usage: ModelFinish['usage'];
}

/** More than any answer holds, thoughts and arguments included. */
const mostCharacters = 1_000_000;

/** Words behind a tool call do not continue the sentence before it. */
const paragraph = '\n\n';

/** One for all: an error of its own for each request would cost a stack that nobody looks at. */
const requestOver = new Error('The request is over');
const enoughHeard = new Error('Enough was heard');

/** Some servers pass a call on and leave it in the text as well. */
function isSame(one: ToolCall, other: ToolCall): boolean {
  const plain = ({ input }: ToolCall) => input.replace(/\s+/g, '');
  return one.name === other.name && plain(one) === plain(other);
}

const thinkingAloud = new ThinkingAloud();

/** What has come of one attempt so far. */
class Answer {
  readonly calls: ToolCall[] = [];
  text = '';
  started = false;
  readonly #request: Request;
  readonly #speech: Speech;
  #characters = 0;
  #calling = false;

  constructor(request: Request) {
    this.#request = request;
    let written = 0;
    this.#speech = new Speech(
      request.call.tools.map(({ name }) => name),
      () => `written-${++written}`,
      { holdsUntilThought: thinkingAloud.isKnown(request.model) },
    );
  }

  /** False when enough was heard. */
  add(part: ModelPart): boolean {
    const { heard, watch } = this.#request;
    this.started = true;
    watch.heard();
    if (part.type === 'call') this.calls.push(part.call);
    else this.#characters += part.text.length;
    if (this.#characters > mostCharacters) throw turnFailure('broke_off');
    if (part.type === 'call' || part.type === 'calling') this.#calling = true;
    if (part.type !== 'text') return true;
    if (this.#calling) heard(paragraph);
    this.#calling = false;
    this.text += part.text;
    const words = this.#speech.pass(part.text);
    return words === '' || heard(words);
  }

  reply({ reason, usage, echo }: ModelFinish): Reply {
    const { text, calls } = this;
    const words = this.#speech.end();
    thinkingAloud.heard(this.#request.model, this.#speech.isThinkingAloud);
    if (words !== '') this.#request.heard(words);
    return {
      message: { role: 'assistant', text, calls, echo },
      calls: [...calls, ...this.#speech.calls.filter((one) => !calls.some((other) => isSame(one, other)))],
      finish: reason,
      usage,
    };
  }
}

async function attempt(request: Request, answer: Answer): Promise<Reply> {
  const { model, call, watch } = request;
  const ours = new AbortController();
  const unlink = abortWith(ours, watch.signal);
  const hear = (part: ModelPart) => {
    if (ours.signal.aborted) return;
    try {
      if (!answer.add(part)) ours.abort(enoughHeard);
    } catch (error) {
      ours.abort(error);
    }
  };
  try {
    // Not even a model that ignores its signal is waited for.
    return answer.reply(await abortable(model.ask(call, hear, ours.signal), ours.signal));
  } catch (error) {
    if (error === enoughHeard) return answer.reply({ reason: 'length' });
    throw error;
  } finally {
    unlink();
    ours.abort(requestOver);
    watch.pause();
  }
}

/**
 * One request to the model. It is tried again only before its first token: after that, somebody has seen words
 * or a tool may have been called.
 */
export async function askModel(given: Request): Promise<Reply> {
  const messages = visibleMessages(given.call.messages);
  const request = { ...given, call: { ...given.call, messages } };
  const { clock, watch, retries } = request;
  for (let attempts = 0; ; attempts++) {
    const answer = new Answer(request);
    try {
      return await attempt(request, answer);
    } catch (error) {
      if (watch.signal.aborted) throw watch.signal.reason;
      if (answer.started) throw turnFailure('broke_off', error);
      const delay = attempts < retries ? retryDelay(error, attempts) : null;
      if (delay === null || delay >= watch.remaining()) throw requestFailure(error);
      await clock.sleep(delay, watch.signal);
    }
  }
}
