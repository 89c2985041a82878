import type { ProxySettings } from '../config/config.ts';
import { wireThrough } from './wire/wire.ts';

/** A question that costs no tokens, asked of a provider. */
export interface ProbeRequest {
  url: string;
  headers?: Record<string, string>;
  /** Headers that hold a key. */
  credentials?: Record<string, string>;
  /** Sent as JSON, by POST. */
  body?: unknown;
  milliseconds?: number;
  proxy?: ProxySettings;
  redirects?: 'refused' | undefined;
}

export type ProbeAnswer = { reached: true; status: number; body: unknown } | { reached: false };

export type Probe = (request: ProbeRequest) => Promise<ProbeAnswer>;

const patience = 5_000;

/** Asks over HTTP; whatever goes wrong on the way is "not reached". */
export const httpProbe: Probe = async (request) => {
  const { url, headers, credentials = {}, body, milliseconds = patience, proxy, redirects } = request;
  const chunks: Buffer[] = [];
  let status = 0;
  try {
    await wireThrough(proxy).send(
      {
        url,
        headers: { 'content-type': 'application/json', 'user-agent': 'fireside', ...headers },
        credentials,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(milliseconds),
        redirects,
      },
      (head) => {
        status = head.status;
        return (chunk) => {
          chunks.push(chunk);
          return false;
        };
      },
    );
    return { reached: true, status, body: parsed(Buffer.concat(chunks).toString()) };
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
