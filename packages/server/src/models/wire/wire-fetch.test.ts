import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { openWire, wireFetch } from './wire-fetch.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function listen(server: Server): Promise<string> {
  const sockets: Socket[] = [];
  server.on('connection', (socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function serve(answer: RequestListener) {
  const server = createServer(answer);
  const arriving = once(server, 'connection') as Promise<[Socket]>;
  return { server, url: `http://${await listen(server)}/v1`, arriving };
}

const prompt = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"model":"é"}' };
const eventStream = { 'content-type': 'text/event-stream' };

async function rejectionOf(promise: Promise<unknown>): Promise<Error> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Error)) throw new Error(`Rejected with ${error}`);
  return error;
}

describe('a request', () => {
  it('arrives as it was made, and asks for no compression', async () => {
    const { url } = await serve(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const { method, url: path, headers } = request;
      response.end(JSON.stringify({ method, path, headers, body }));
    });
    const response = await wireFetch(`${url}/messages`, prompt);
    expect(await response.json()).toMatchObject({
      method: 'POST',
      path: '/v1/messages',
      headers: { 'content-type': 'application/json', 'content-length': '14' },
      body: prompt.body,
    });
    const plain = (await (await wireFetch(url)).json()) as { method: string; headers: object };
    expect(plain.method).toBe('GET');
    expect(plain.headers).not.toHaveProperty('accept-encoding');
  });

  it('uses one connection after the other', async () => {
    const ports = new Set<number | undefined>();
    const { url } = await serve((request, response) => {
      ports.add(request.socket.remotePort);
      response.end('Hello.');
    });
    for (let times = 0; times < 3; times++) {
      expect(await (await wireFetch(url, prompt)).text()).toBe('Hello.');
      await turnOfTheLoop();
    }
    expect(ports.size).toBe(1);
  });

  it('is answered with status, headers and body', async () => {
    const { url } = await serve((_, response) => {
      response.writeHead(429, 'Slow Down', { 'retry-after': '7', 'set-cookie': ['a=1', 'b=2'] });
      response.end('Too much.');
    });
    const response = await wireFetch(url, prompt);
    expect(response).toMatchObject({ status: 429, statusText: 'Slow Down', ok: false });
    expect(response.headers.get('retry-after')).toBe('7');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await response.text()).toBe('Too much.');
  });

  it.each([204, 304])('may be answered with nothing: %i', async (status) => {
    const { url } = await serve((_, response) => response.writeHead(status).end());
    const response = await wireFetch(url);
    expect(response).toMatchObject({ status, body: null });
  });

  it('follows no redirect', async () => {
    const paths: (string | undefined)[] = [];
    const { url } = await serve((request, response) => {
      paths.push(request.url);
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    expect((await wireFetch(url, prompt)).status).toBe(307);
    expect(paths).toEqual(['/v1']);
  });
});

describe('a connection that cannot be made', () => {
  it('is a failed fetch where nobody listens', async () => {
    const { server, url } = await serve(() => {});
    server.close();
    await once(server, 'close');
    const error = await rejectionOf(wireFetch(url, prompt));
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ message: 'fetch failed', cause: { code: 'ECONNREFUSED' } });
  });

  it('is a failed fetch when it is dropped before the answer', async () => {
    const { url } = await serve((_, response) => response.destroy());
    expect(await rejectionOf(wireFetch(url, prompt))).toMatchObject({
      message: 'fetch failed',
      cause: { code: 'ECONNRESET' },
    });
  });

  it('is a failed fetch when it takes too long', async () => {
    const silent = createTcpServer();
    const patience = openWire({ connectMilliseconds: 30 });
    const error = await rejectionOf(patience(`https://${await listen(silent)}/v1`, prompt));
    expect(error).toMatchObject({ message: 'fetch failed', cause: { code: 'ETIMEDOUT' } });
  });

  it.each([
    ['no HTTP', 'The key sk-1234 is wrong.\r\n\r\n'],
    ['an unheard-of status', 'HTTP/1.1 999 Whatever\r\ncontent-length: 0\r\n\r\n'],
  ])('is a failed fetch when the answer is %s, which is not quoted', async (_, answer) => {
    const server = createTcpServer((socket) => socket.once('data', () => socket.end(answer)));
    const error = await rejectionOf(wireFetch(`http://${await listen(server)}/v1`, prompt));
    expect(error.message).toBe('fetch failed');
    expect(error.cause).toBeInstanceOf(Error);
    expect(error.cause).not.toHaveProperty('rawPacket');
  });

  it('is a failed fetch when it is none of HTTP', async () => {
    expect((await rejectionOf(wireFetch('ftp://127.0.0.1/'))).message).toBe('fetch failed');
  });
});

describe('a kept connection that is closed', () => {
  it('is replaced, when it had rested, and the request sent again', async () => {
    const bodies: string[] = [];
    const { server, url } = await serve(async (request, response) => {
      for await (const chunk of request) bodies.push(String(chunk));
      response.end('Hello.');
    });
    const wire = openWire({ restMilliseconds: 0 });
    await (await wire(url, prompt)).text();
    await turnOfTheLoop();
    // Both in one turn of the loop: the request is under way before anybody can notice.
    server.closeIdleConnections();
    const response = await wire(url, prompt);
    expect(await response.text()).toBe('Hello.');
    expect(bodies).toEqual([prompt.body, prompt.body]);
  });

  it('is replaced only once', async () => {
    const { url, requests } = await closingAfterTheFirst();
    const wire = openWire({ restMilliseconds: 0 });
    await (await wire(url, prompt)).text();
    await turnOfTheLoop();
    expect((await rejectionOf(wire(url, prompt))).message).toBe('fetch failed');
    expect(requests()).toBe(3);
  });

  it('is not replaced when it was in use a moment ago: that is the answer', async () => {
    const { url, requests } = await closingAfterTheFirst();
    const wire = openWire({ restMilliseconds: 3_600_000 });
    await (await wire(url, prompt)).text();
    await turnOfTheLoop();
    expect((await rejectionOf(wire(url, prompt))).message).toBe('fetch failed');
    expect(requests()).toBe(2);
  });

  async function closingAfterTheFirst() {
    let requests = 0;
    const { url } = await serve((_, response) => {
      requests += 1;
      if (requests === 1) response.end('Hello.');
      else response.destroy();
    });
    return { url, requests: () => requests };
  }
});

describe('a request that is aborted', () => {
  const reason = new Error('The game was deleted.');

  it('is not made when that was before', async () => {
    const { server, url } = await serve(() => {});
    let connections = 0;
    server.on('connection', () => {
      connections += 1;
    });
    await expect(wireFetch(url, { ...prompt, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(connections).toBe(0);
  });

  it('rejects with the reason before the answer, and closes its connection', async () => {
    const controller = new AbortController();
    const { url, arriving } = await serve(() => controller.abort(reason));
    const answer = wireFetch(url, { ...prompt, signal: controller.signal });
    const [socket] = await arriving;
    const closed = once(socket, 'close');
    await expect(answer).rejects.toBe(reason);
    await closed;
  });

  it('is not sent again, although its connection had rested', async () => {
    const controller = new AbortController();
    let requests = 0;
    const { url } = await serve((_, response) => {
      requests += 1;
      if (requests === 1) response.end('Hello.');
      else controller.abort(reason);
    });
    const wire = openWire({ restMilliseconds: 0 });
    await (await wire(url, prompt)).text();
    await turnOfTheLoop();
    await expect(wire(url, { ...prompt, signal: controller.signal })).rejects.toBe(reason);
    await turnOfTheLoop();
    expect(requests).toBe(2);
  });

  it('fails its body with the reason in mid-stream, and closes its connection', async () => {
    const { url, arriving } = await serve((_, response) => {
      response.writeHead(200, eventStream).write('data: 1\n\n');
    });
    const controller = new AbortController();
    const response = await wireFetch(url, { ...prompt, signal: controller.signal });
    const [socket] = await arriving;
    const closed = once(socket, 'close');
    const reader = response.body!.getReader();
    await reader.read();
    const waiting = reader.read();
    controller.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    await closed;
  });

  it('has nothing to abort once its body has come', async () => {
    const { url } = await serve((_, response) => response.end('Hello.'));
    const controller = new AbortController();
    const response = await wireFetch(url, { ...prompt, signal: controller.signal });
    expect(await response.text()).toBe('Hello.');
    controller.abort(reason);
    expect(await (await wireFetch(url, prompt)).text()).toBe('Hello.');
  });
});

describe('a body', () => {
  it('closes its connection when it is cancelled', async () => {
    const { url, arriving } = await serve((_, response) => {
      response.writeHead(200, eventStream);
      const talk = setInterval(() => response.write('data: on and on\n\n'), 1);
      response.once('close', () => clearInterval(talk));
    });
    const response = await wireFetch(url, prompt);
    const [socket] = await arriving;
    const closed = once(socket, 'close');
    const reader = response.body!.getReader();
    await reader.read();
    await reader.cancel();
    await closed;
  });

  it('that is cut is read to the cut, and then terminated', async () => {
    const { url } = await serve(async (request, response) => {
      // With something unread, the destroyed socket would take along what was sent.
      await once(request.resume(), 'end');
      response.writeHead(200, eventStream);
      response.write('data: 1\n\ndata: 2', () => response.destroy());
    });
    const reader = (await wireFetch(url, prompt)).body!.getReader();
    let heard = '';
    const error = await rejectionOf(
      (async () => {
        for (;;) heard += Buffer.from((await reader.read()).value!);
      })(),
    );
    expect(heard).toBe('data: 1\n\ndata: 2');
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ message: 'terminated', cause: { code: 'ECONNRESET' } });
  });
});
