/** A question that costs no tokens, asked of a provider. */
export interface ProbeRequest {
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON, by POST. */
  body?: unknown;
  milliseconds?: number;
}

export type ProbeAnswer = { reached: true; status: number; body: unknown } | { reached: false };

export type Probe = (request: ProbeRequest) => Promise<ProbeAnswer>;

const patience = 5_000;

/** Asks over HTTP; whatever goes wrong on the way is "not reached". */
export const httpProbe: Probe = async ({ url, headers, body, milliseconds = patience }) => {
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(milliseconds),
    });
    const text = await response.text();
    return { reached: true, status: response.status, body: parsed(text) };
  } catch {
    return { reached: false };
  }
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
