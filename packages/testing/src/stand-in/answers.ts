/** A tool call as the stand-in makes it. Arguments given as a text go out as they are, malformed or not. */
export interface StandInToolCall {
  name: string;
  arguments: Record<string, unknown> | string;
  id?: string;
}

export interface StandInUsage {
  inputTokens: number;
  outputTokens: number;
  cachedInputTokens: number;
}

/** When tokens leave: the first after a delay, each further one after the interval. */
export interface Pace {
  firstTokenAfter?: number;
  interval?: number;
  /** Holds everything back, or what follows the first tokens, until this has happened. */
  until?: Promise<unknown>;
  tokensBefore?: number;
}

/** A moment that a test chooses: `until` has happened once `goOn` was called. */
export function latch(): { until: Promise<void>; goOn: () => void } {
  let goOn!: () => void;
  const until = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  return { until, goOn };
}

/** A well-formed answer: text, tool calls or both, in that order. */
export interface Reply extends Pace {
  kind: 'reply';
  /** A list is sent token by token as given; a text is split at its spaces. */
  text: string | string[];
  toolCalls: StandInToolCall[];
  finishReason?: 'stop' | 'length';
  usage?: Partial<StandInUsage>;
}

/** Everything a model can do wrong below the level of its words. */
export type Failure =
  | { kind: 'status'; status: number; message: string; retryAfter?: number | string }
  | { kind: 'empty' }
  | { kind: 'garbage'; body: string }
  | { kind: 'drop' }
  | { kind: 'hang' }
  | ({ kind: 'cut' | 'unfinished' | 'stall'; text: string | string[]; tokens: number } & Pace)
  | ({ kind: 'endless'; token: string } & Pace)
  | ({ kind: 'stream-error'; text: string | string[]; message: string } & Pace);

export type StandInAnswer = Reply | Failure;

/** The words in which a test scripts a stand-in. */
export const modelAnswers = {
  text: (text: string | string[], more: Omit<Partial<Reply>, 'kind' | 'text'> = {}): Reply => ({
    kind: 'reply',
    toolCalls: [],
    ...more,
    text,
  }),
  toolCall: (
    name: string,
    args: StandInToolCall['arguments'],
    more: Omit<Partial<Reply>, 'kind' | 'toolCalls'> = {},
  ): Reply => ({ kind: 'reply', text: '', ...more, toolCalls: [{ name, arguments: args }] }),
  /** `count` tokens at an interval after the first: the shape of a real narration, for benches. */
  tokens: (count: number, pace: Pace): Reply => ({
    kind: 'reply',
    text: Array.from({ length: count }, (_, index) => `word${index} `),
    toolCalls: [],
    ...pace,
  }),
  status: (status: number, more: { message?: string; retryAfter?: number | string } = {}): StandInAnswer => ({
    kind: 'status',
    message: `scripted ${status}`,
    ...more,
    status,
  }),
  /** 200 and not a byte more. */
  empty: (): StandInAnswer => ({ kind: 'empty' }),
  garbage: (body = '<html>504 Gateway Time-out</html>'): StandInAnswer => ({ kind: 'garbage', body }),
  /** The connection is closed before any header. */
  drop: (): StandInAnswer => ({ kind: 'drop' }),
  /** The request is read and never answered. */
  hang: (): StandInAnswer => ({ kind: 'hang' }),
  /** Half a stream: the socket is cut after so many tokens. */
  cut: (
    tokens = 3,
    text: string | string[] = 'The door creaks open and',
    pace: Pace = {},
  ): StandInAnswer => ({
    kind: 'cut',
    tokens,
    text,
    ...pace,
  }),
  /** Half a stream that ends as if it were whole, without the protocol's farewell. */
  unfinished: (
    tokens = 3,
    text: string | string[] = 'The door creaks open and',
    pace: Pace = {},
  ): StandInAnswer => ({ kind: 'unfinished', tokens, text, ...pace }),
  /** So many tokens, then silence on an open connection. */
  stall: (tokens = 1, text: string | string[] = 'The door creaks', pace: Pace = {}): StandInAnswer => ({
    kind: 'stall',
    tokens,
    text,
    ...pace,
  }),
  /** Tokens until the client goes away. */
  endless: (token = 'and on ', pace: Pace = { interval: 1 }): StandInAnswer => ({
    kind: 'endless',
    token,
    ...pace,
  }),
  /** An error that arrives inside a stream which began with 200. */
  streamError: (message = 'Overloaded', text: string | string[] = [], pace: Pace = {}): StandInAnswer => ({
    kind: 'stream-error',
    message,
    text,
    ...pace,
  }),
};

/** Splits after each space, so that the tokens joined are the text again. */
export function tokensOf(text: string | string[]): string[] {
  if (typeof text !== 'string') return text;
  return text.match(/\S*\s*/g)?.filter((token) => token !== '') ?? [];
}

export function argumentsText(call: StandInToolCall): string {
  return typeof call.arguments === 'string' ? call.arguments : JSON.stringify(call.arguments);
}

export function usageOf(reply: Reply, promptCharacters: number): StandInUsage {
  const written = tokensOf(reply.text).length + reply.toolCalls.length * 12;
  return {
    inputTokens: Math.ceil(promptCharacters / 4),
    outputTokens: written,
    cachedInputTokens: 0,
    ...reply.usage,
  };
}
