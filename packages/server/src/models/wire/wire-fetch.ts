import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import { connectionError } from './connection-error.ts';
import { sendRequest } from './send-request.ts';

export interface WireOptions {
  connectMilliseconds?: number;
  /**
   * How long a kept connection must have rested for its loss to be blamed on that. One that was in use a moment ago
   * was closed because of the request, which is then not repeated.
   */
  restMilliseconds?: number;
}

/** Many servers close what rests for five seconds, and few announce it. */
const kept = { keepAlive: true, timeout: 4_000 };

/**
 * A `fetch` for streams of many small pieces, at a fraction of the cost of the one built in. It knows what the
 * providers' adapters use: an address, a method, headers, a body that is a text or bytes, and a signal. It sends no
 * accept-encoding, so that answers come as they are, and follows no redirect: that is a response like any other.
 */
export function openWire({
  connectMilliseconds = 10_000,
  restMilliseconds = 1_500,
}: WireOptions = {}): typeof fetch {
  const agents: Record<string, http.Agent> = {
    'http:': new http.Agent(kept),
    'https:': new https.Agent(kept),
  };
  const restingSince = new WeakMap<Socket, number>();
  for (const agent of Object.values(agents)) {
    agent.on('free', (socket: Socket) => restingSince.set(socket, performance.now()));
  }

  const isStale = (socket: Socket) =>
    performance.now() - (restingSince.get(socket) ?? Number.POSITIVE_INFINITY) >= restMilliseconds;

  return async (input, init = {}) => {
    const url = new URL(input as string | URL);
    const agent = agents[url.protocol];
    if (!agent) throw connectionError('fetch failed', new Error(`${url.protocol} is not spoken here`));
    return sendRequest({ url, init, agent, connectMilliseconds, isStale });
  };
}

/** Shared by all models, and with it the connections that it keeps. */
export const wireFetch = openWire();
