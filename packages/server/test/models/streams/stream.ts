import type { ModelFailureKind, ModelFinish } from '@fireside/engine';

/** What a server sends, and what is to be heard of it. */
export interface Stream {
  name: string;
  body: string;
  text?: string;
  thoughts?: string;
  /** Name and arguments, as text. */
  calls?: [name: string, input: string][];
  /** The ids of the calls, where the server gave them. */
  ids?: string[];
  /** How it ends: well, or with a failure after what was heard. */
  ends: ModelFinish | ModelFailureKind;
}

export interface Family {
  provider: 'openai' | 'compatible' | 'ollama' | 'anthropic';
  streams: Stream[];
}

export function event(data: unknown, { name, end = '\n' }: { name?: string; end?: string } = {}): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return `${name ? `event: ${name}${end}` : ''}data: ${text}${end}${end}`;
}

export function usageOf(inputTokens: number, outputTokens: number, cachedInputTokens = 0) {
  return { inputTokens, outputTokens, cachedInputTokens };
}
