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

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function detailOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  if (body && typeof body === 'object' && 'detail' in body && typeof body.detail === 'string')
    return body.detail;
  return `The server answered ${response.status}`;
}

/** One JSON request to the service. The session travels in a cookie that scripts cannot read. */
export async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  const response = await fetch(path, init).catch(() => {
    throw new ApiError(0, 'The server cannot be reached. Check your connection and try again.');
  });
  if (!response.ok) throw new ApiError(response.status, await detailOf(response));
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export function detail(error: unknown): string {
  return error instanceof Error ? error.message : 'Something went wrong';
}
