import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { responseBody } from './response-body.ts';

let server: Server;
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

async function ask(answer: RequestListener): Promise<IncomingMessage> {
  server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const request = get({ port: (server.address() as AddressInfo).port });
  request.on('error', () => {});
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

async function read(body: ReadableStream<Uint8Array>): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of body) pieces.push(Buffer.from(piece).toString());
  return pieces;
}

function text(content: string): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
}

const words = ['The ', 'door ', 'opens ', 'slowly.'].map(text).join('');

describe('a body', () => {
  it.each([
    [200, 'text/event-stream'],
    [200, 'application/json'],
    [200, undefined],
    [500, 'text/event-stream'],
  ])('of status %d and type %s comes as it is where there is no shortcut', async (status, type) => {
    const response = await ask((_request, answer) => {
      answer.writeHead(status, type ? { 'content-type': type } : {}).end(words);
    });
    expect((await read(responseBody(response))).join('')).toBe(words);
  });

  it('comes in one piece when it waited in many', async () => {
    const response = await ask((_request, answer) => {
      answer.write('one ');
      setImmediate(() => answer.end('two'));
    });
    const body = responseBody(response);
    await once(response, 'end');
    expect(await read(body)).toEqual(['one two']);
  });

  it.each(['text/plain', 'text/event-stream'])(
    'makes its sender wait while nobody reads %s',
    async (type) => {
      const line = text('x'.repeat(10_000));
      const response = await ask((_request, answer) => {
        answer.writeHead(200, { 'content-type': type });
        const talk = () => {
          while (answer.write(line));
          answer.once('drain', talk);
        };
        talk();
      });
      const body = responseBody(response);
      await once(response, 'pause');
      const reader = body.getReader();
      const resumed = once(response, 'resume');
      const { value } = await reader.read();
      expect(value!.length).toBeLessThan(1_000_000);
      await resumed;
      await once(response, 'pause');
      await reader.cancel();
      expect(response.destroyed).toBe(true);
    },
  );
});
