import { type ErrorBody, type Operation, type Routes, routes } from '@fireside/contract';

type Field<O extends Operation, K extends string> = K extends keyof Routes[O] ? Routes[O][K] : undefined;
type Input<Schema> = Schema extends { _zod: { input: infer Given } } ? Given : undefined;
type Output<Schema> = Schema extends { _zod: { output: infer Read } } ? Read : undefined;

/** The fields that a route knows, each only where it has one. */
type Given<K extends string, Value> = Value extends undefined ? { [key in K]?: undefined } : Record<K, Value>;
type QueryOf<Value> = Value extends undefined
  ? { query?: undefined }
  : { query?: { [key in keyof Value]?: string | number } };

export type CallInput<O extends Operation> = Given<'params', Input<Field<O, 'params'>>> &
  Given<'body', Input<Field<O, 'body'>>> &
  QueryOf<Input<Field<O, 'query'>>>;
export type CallBody<O extends Operation> = Output<Field<O, 'response'>>;

export type Answer<Body> =
  | { ok: true; status: number; headers: Headers; body: Body }
  | { ok: false; status: number; headers: Headers; body: ErrorBody };

type Arguments<O extends Operation> =
  Record<string, never> extends CallInput<O> ? [input?: CallInput<O>] : [input: CallInput<O>];

/** The HTTP interface as the contract describes it, called by the names of its operations. */
export interface Client {
  readonly url: string;
  readonly token: string | undefined;
  /** Never throws for an answer, whatever its status. */
  call<O extends Operation>(operation: O, ...input: Arguments<O>): Promise<Answer<CallBody<O>>>;
  /** The body of a successful answer; anything else throws with status and detail. */
  must<O extends Operation>(operation: O, ...input: Arguments<O>): Promise<CallBody<O>>;
  /** Any request at all, for what the contract forbids. Bodies that are no text are sent as JSON. */
  request(method: string, path: string, init?: RawRequest): Promise<Answer<unknown>>;
  /** The same service with another token, or with none. */
  as(token: string | undefined): Client;
}

export interface RawRequest {
  body?: unknown;
  headers?: Record<string, string>;
}

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

function address(path: string, { params = {}, query = {} }: AnyInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? `:${name}`));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
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
    const { method, path } = routes[operation];
    return request(method, address(path, input), { body: input.body });
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
