import {
  ModelFailure,
  type ModelFinish,
  type ModelPart,
  type ModelRequest,
  type ToolCall,
} from '@fireside/engine';

/** Reads one answer as its events arrive. */
export interface AnswerReader {
  /** True when the answer is whole. */
  event(data: string, name: string): boolean;
  /** The end of the stream; throws a ModelFailure when it came too early. */
  finish(): ModelFinish;
}

export interface AnswerListener {
  hear(part: ModelPart): unknown;
  /** The failure that an error inside the stream stands for. */
  failure(error: unknown): ModelFailure;
}

/** How a provider is spoken with: what differs between two of them is here, and nothing else. */
export interface Protocol {
  /** Behind the base URL. */
  path: string;
  headers: Record<string, string>;
  credentials(key: string): Record<string, string>;
  body(request: ModelRequest): object;
  read(listener: AnswerListener): AnswerReader;
}

const mostCalls = 64;

export function garbage(): ModelFailure {
  return new ModelFailure('provider_fault', 'The answer is not of the promised form');
}

export function brokenOff(): ModelFailure {
  return new ModelFailure('silent', 'The answer ended before its end');
}

/** The calls of one answer while they arrive, and in the end each under an id of its own. */
export class Calls {
  readonly #calls: ToolCall[] = [];

  add(id: string, name: string): ToolCall {
    if (this.#calls.length >= mostCalls)
      throw new ModelFailure('provider_fault', 'Too many calls in one answer');
    const call = { id, name, input: '' };
    this.#calls.push(call);
    return call;
  }

  /** The calls; those without a name are none. */
  whole(): ToolCall[] {
    const ids = new Set<string>();
    return this.#calls
      .filter(({ name }) => name !== '')
      .map((call, index) => {
        const id = call.id === '' || ids.has(call.id) ? `call_${index}_${crypto.randomUUID()}` : call.id;
        ids.add(id);
        return { ...call, id };
      });
  }
}
