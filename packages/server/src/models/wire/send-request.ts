import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import { connectionError } from './connection-error.ts';
import { responseBody } from './response-body.ts';

export interface Sending {
  url: URL;
  init: RequestInit;
  /** False for a connection that serves this request alone. */
  agent: http.Agent | false;
  connectMilliseconds: number;
  /** Whether a kept connection has rested for so long that the other side may be closing it right now. */
  isStale(socket: Socket): boolean;
}

const bodiless = [204, 205, 304];

function toResponse(answer: IncomingMessage, signal: AbortSignal | null | undefined): Response {
  const { statusCode: status = 0, statusMessage: statusText, rawHeaders } = answer;
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index]!, rawHeaders[index + 1]!);
  }
  const body = bodiless.includes(status) ? null : responseBody(answer, signal);
  if (!body) answer.resume();
  return new Response(body, { status, statusText, headers });
}

/** Without a limit, a host that swallows every packet would be waited for as long as the system likes. */
function limitConnecting(request: ClientRequest, socket: Socket, { url, connectMilliseconds }: Sending) {
  const timer = setTimeout(() => {
    request.destroy(Object.assign(new Error('connect ETIMEDOUT'), { code: 'ETIMEDOUT' }));
  }, connectMilliseconds);
  const stop = () => clearTimeout(timer);
  socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', stop).once('close', stop);
}

function wasReset(cause: Error): boolean {
  return 'code' in cause && (cause.code === 'ECONNRESET' || cause.code === 'EPIPE');
}

/** One request over the wire; a second one if the first met a connection that was just being closed. */
export function sendRequest(sending: Sending): Promise<Response> {
  const { url, init, agent, isStale } = sending;
  const { method, signal, body } = init;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const { request: open } = url.protocol === 'https:' ? https : http;
    const request = open(url, { method, headers: Object.fromEntries(new Headers(init.headers)), agent });
    let repeatable = false;
    const abort = () => {
      repeatable = false;
      reject(signal?.reason);
      request.destroy();
    };
    signal?.addEventListener('abort', abort, { once: true });
    request.once('socket', (socket) => {
      if (request.reusedSocket) repeatable = isStale(socket);
      else limitConnecting(request, socket, sending);
    });
    request.on('error', (cause) => {
      signal?.removeEventListener('abort', abort);
      if (repeatable && wasReset(cause)) resolve(sendRequest({ ...sending, agent: false }));
      else reject(connectionError('fetch failed', cause));
    });
    request.once('response', (answer) => {
      repeatable = false;
      signal?.removeEventListener('abort', abort);
      try {
        resolve(toResponse(answer, signal));
      } catch (cause) {
        // Of a status, for example, that no response can have.
        answer.destroy();
        reject(connectionError('fetch failed', cause));
      }
    });
    request.end(body);
  });
}
