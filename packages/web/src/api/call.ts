import type { CallArguments, CallOutput } from '@fireside/contract';
import { type AnyInput, addressOf, endpoints, type Operation } from '@fireside/contract/endpoints';

/** A refusal or a failure, with the sentence that a person may read. */
export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, detail: string) {
    super(detail);
    this.name = 'ApiError';
    this.status = status;
  }

  /** The server was not reached or had a fault of its own: the same request may succeed later. */
  get mayPass(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

async function detailOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  if (body && typeof body === 'object' && 'detail' in body && typeof body.detail === 'string')
    return body.detail;
  return `The server answered ${response.status}`;
}

async function send(operation: Operation, input: AnyInput = {}): Promise<unknown> {
  const init: RequestInit = { method: endpoints[operation].method, credentials: 'same-origin' };
  if (input.body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(input.body);
  }
  const response = await fetch(addressOf(operation, input), init).catch(() => {
    throw new ApiError(0, 'The server cannot be reached. Check your connection and try again.');
  });
  if (!response.ok) throw new ApiError(response.status, await detailOf(response));
  return response.status === 204 ? undefined : response.json();
}

/** Calls an endpoint of the service. The session travels in a cookie that scripts cannot read. */
export const call = send as <O extends Operation>(
  operation: O,
  ...input: CallArguments<O>
) => Promise<CallOutput<O>>;

export function detail(error: unknown): string {
  return error instanceof Error ? error.message : 'Something went wrong';
}
