import {
  addressOf,
  type AnyInput,
  type CallArguments,
  type CallOutput,
  endpoints,
  type Operation,
} from '@fireside/contract';

/** The service as a player's client sees it. */
export interface AuditionClient {
  readonly url: string;
  must<O extends Operation>(operation: O, ...input: CallArguments<O>): Promise<CallOutput<O>>;
  /** An address that the contract may not know yet. */
  look(path: string): Promise<{ status: number; body: unknown }>;
  as(token: string): AuditionClient;
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '' || !response.headers.get('content-type')?.includes('json')) return text;
  return JSON.parse(text);
}

export function createAuditionClient(url: string, token?: string): AuditionClient {
  const credentials = token === undefined ? undefined : { authorization: `Bearer ${token}` };

  async function must(operation: Operation, input: AnyInput = {}): Promise<unknown> {
    const response = await fetch(url + addressOf(operation, input), {
      method: endpoints[operation].method,
      headers: { ...credentials, ...(input.body !== undefined && { 'content-type': 'application/json' }) },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    });
    const body = await bodyOf(response);
    if (response.ok) return body;
    throw new Error(`${operation} answered ${response.status}: ${JSON.stringify(body)}`);
  }

  return {
    url,
    must: must as AuditionClient['must'],
    async look(path) {
      const response = await fetch(url + path, { headers: { ...credentials } });
      return { status: response.status, body: await bodyOf(response) };
    },
    as: (other) => createAuditionClient(url, other),
  };
}
