import type { CallArguments, CallOutput, FieldError } from '@fireside/contract';
import { type AnyInput, addressOf, endpoints, type Operation } from '@fireside/contract/endpoints';
import { awaitAnswer } from '../offline/kept.ts';
import { takeFirstAnswer } from './first-answers.ts';

interface Answer {
  /** The name of the refusal; null when whoever answered was not the service, or nobody was reached. */
  code: string | null;
  detail: string;
  errors: FieldError[];
}

/** A refusal or a failure as it came; `say-error.ts` has the words for people. */
export class ApiError extends Error {
  /** 0 when nobody answered. */
  readonly status: number;
  readonly code: string | null;
  readonly errors: FieldError[];

  constructor(status: number, { code, detail, errors }: Answer) {
    super(detail);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  /** The server was not reached or had a fault of its own: the same request may succeed later. */
  get mayPass(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

/** The address leads to no game: it was deleted, or was never one. */
export function isNoGame(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'game_not_found' || error.errors.some(({ path }) => path === 'game_id');
}

function isFieldError(value: unknown): value is FieldError {
  const { path, message } = (value ?? {}) as Partial<FieldError>;
  return typeof path === 'string' && typeof message === 'string';
}

async function answerOf(response: Response): Promise<Answer> {
  const body = ((await response.json().catch(() => null)) ?? {}) as Record<string, unknown>;
  return {
    code: typeof body.code === 'string' ? body.code : null,
    detail: typeof body.detail === 'string' ? body.detail : '',
    errors: Array.isArray(body.errors) ? body.errors.filter(isFieldError) : [],
  };
}

function unreached(): never {
  throw new ApiError(0, { code: null, detail: '', errors: [] });
}

/** An answer of the service; anything but success is thrown. */
export async function fetchAnswer(address: string, init: RequestInit): Promise<Response> {
  const hear = awaitAnswer();
  const response = await fetch(address, init).catch(unreached);
  hear(response);
  if (!response.ok) throw new ApiError(response.status, await answerOf(response));
  return response;
}

async function send(operation: Operation, input: AnyInput = {}, signal?: AbortSignal): Promise<unknown> {
  const { method } = endpoints[operation];
  const address = addressOf(operation, input);
  const first = method === 'GET' ? takeFirstAnswer(address) : undefined;
  if (first !== undefined) return first;
  const init: RequestInit = { method, credentials: 'same-origin', signal };
  if (input.body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(input.body);
  }
  const response = await fetchAnswer(address, init);
  // What is no JSON came from somebody in between, or was cut off.
  return response.status === 204 ? undefined : response.json().catch(unreached);
}

type Call = <O extends Operation>(operation: O, ...input: CallArguments<O>) => Promise<CallOutput<O>>;

/** Calls an endpoint of the service. The session travels in a cookie that scripts cannot read. */
export const call = ((operation: Operation, input?: AnyInput) => send(operation, input)) as Call;

/** The same for what may no longer be wanted before it is answered. */
export function callUntil(signal: AbortSignal): Call {
  return ((operation: Operation, input?: AnyInput) => send(operation, input, signal)) as Call;
}
