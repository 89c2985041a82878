import type { IncomingHttpHeaders } from 'node:http';
import type { Reply, StandInUsage } from './answers.ts';

/** A message of the prompt, its parts joined to one text. */
export interface PromptMessage {
  role: 'user' | 'assistant' | 'tool' | 'system';
  text: string;
}

/** A request as either protocol says it, read into one form. */
export interface Prompt {
  model: string;
  stream: boolean;
  system: string;
  messages: PromptMessage[];
  /** Names of the tools on offer. */
  tools: string[];
}

/** What a finished reply amounts to, and under which name it is sent. */
export interface Envelope {
  id: string;
  model: string;
  usage: StandInUsage;
}

/** One provider's protocol: how a request is read and how an answer is written as events. */
export interface Wire {
  /** The path that answers prompts. */
  path: string;
  read(body: unknown): Prompt;
  presentedKey(headers: IncomingHttpHeaders): string | undefined;
  error(status: number, message: string): unknown;
  modelList(models: string[]): unknown;
  /** `speaks`: whether text will follow. */
  opening(envelope: Envelope, speaks: boolean): string;
  token(text: string, envelope: Envelope): string;
  /** The tool calls of the reply and its end. */
  closing(reply: Reply, envelope: Envelope): string;
  streamError(message: string): string;
}

type Json = Record<string, unknown>;

export function asRecord(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

export function asList(value: unknown): Json[] {
  return Array.isArray(value) ? value.map(asRecord) : [];
}

/** Content is a text, or a list of parts of which those with text count. */
export function contentText(content: unknown): string {
  if (typeof content === 'string') return content;
  return asList(content)
    .map((part) => (typeof part.text === 'string' ? part.text : contentText(part.content)))
    .join('');
}

export function event(data: unknown, name?: string): string {
  return `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;
}
