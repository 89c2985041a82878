import { STATUS_CODES } from 'node:http';
import { type ErrorName, Refusal } from '@fireside/contract';

const names: Record<string, ErrorName> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
};

/** The whole answer to bytes that never became a request, by Node's name for what is wrong with them. */
export function unreadableRequestAnswer(code = ''): string {
  return bareAnswer(new Refusal(names[code] ?? 'not_http'));
}

/** A refusal as bytes, for a socket that Fastify does not answer on. */
export function bareAnswer({ status, code, detail, retryAfterSeconds }: Refusal): string {
  const body = JSON.stringify({ code, detail });
  return (
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n` +
    `${retryAfterSeconds === undefined ? '' : `Retry-After: ${retryAfterSeconds}\r\n`}\r\n${body}`
  );
}
