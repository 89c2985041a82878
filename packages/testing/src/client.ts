import {
  addressOf,
  type AnyInput,
  type CallArguments,
  type CallOutput,
  endpoints,
  type ErrorBody,
  type Operation,
} from '@fireside/contract';

export type Answer<Body> =
  | { ok: true; status: number; headers: Headers; body: Body }
  | { ok: false; status: number; headers: Headers; body: ErrorBody };

/** The HTTP interface as the contract describes it, called by the names of its operations. */
export interface Client {
  readonly url: string;
  readonly token: string | undefined;
  /** Never throws for an answer, whatever its status. */
  call<O extends Operation>(operation: O, ...input: CallArguments<O>): Promise<Answer<CallOutput<O>>>;
  /** The body of a successful answer; anything else throws with status and detail. */
  must<O extends Operation>(operation: O, ...input: CallArguments<O>): Promise<CallOutput<O>>;
  /** Any request at all, for what the contract forbids. Bodies that are no text are sent as JSON. */
  request(method: string, path: string, init?: RawRequest): Promise<Answer<unknown>>;
  /** The same service with another token, or with none. */
  as(token: string | undefined): Client;
}

export interface RawRequest {
  body?: unknown;
  headers?: Record<string, string>;
}

function decoded(text: string, contentType: string | null): unknown {
  if (text === '') return undefined;
  return contentType?.includes('json') ? JSON.parse(text) : text;
}

export function createClient(url: string, token?: string): Client {
  const base = url.replace(/\/$/, '');

  async function request(method: string, path: string, init: RawRequest = {}): Promise<Answer<unknown>> {
    const headers: Record<string, string> = { ...init.headers };
    if (token !== undefined) headers.authorization ??= `Bearer ${token}`;
    if (init.body !== undefined) headers['content-type'] ??= 'application/json';
    const body = typeof init.body === 'string' ? init.body : JSON.stringify(init.body);
    const response = await fetch(`${base}${path}`, { method, headers, body });
    const read = decoded(await response.text(), response.headers.get('content-type'));
    const { status } = response;
    return { ok: response.ok, status, headers: response.headers, body: read } as Answer<unknown>;
  }

  async function call(operation: Operation, input: AnyInput = {}): Promise<Answer<unknown>> {
    return request(endpoints[operation].method, addressOf(operation, input), { body: input.body });
  }

  async function must(operation: Operation, input: AnyInput = {}): Promise<unknown> {
    const answer = await call(operation, input);
    if (answer.ok) return answer.body;
    throw new Error(`${operation} answered ${answer.status}: ${answer.body?.detail}`);
  }

  return {
    url: base,
    token,
    call: call as Client['call'],
    must: must as Client['must'],
    request,
    as: (other) => createClient(base, other),
  };
}
