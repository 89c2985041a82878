import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { scrubbingFetch } from './scrub.ts';
import { wireFetch } from './wire/wire-fetch.ts';

const key = 'very-secret';

let server: Server;
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

async function ask(answer: RequestListener): Promise<Response> {
  server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return scrubbingFetch(wireFetch, [key])(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

describe('a refusal', () => {
  it('names no key, and keeps its status and its headers', async () => {
    const response = await ask((_, answer) => {
      const body = `The keys ${key} and sk-other-1234 may not.`;
      answer.writeHead(429, { 'retry-after': '7', 'content-length': body.length }).end(body);
    });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('7');
    expect(response.headers.has('content-length')).toBe(false);
    expect(await response.text()).toBe('The keys [key] and [key] may not.');
  });

  it('may be without a body', async () => {
    const response = await ask((_, answer) => answer.writeHead(304).end());
    expect(response).toMatchObject({ status: 304, body: null });
  });
});

describe('an answer', () => {
  it('is left as it is', async () => {
    const response = await ask((_, answer) => answer.end(`The word is ${key}.`));
    expect(await response.text()).toBe(`The word is ${key}.`);
  });
});
