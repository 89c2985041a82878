import { once } from 'node:events';
import { createServer, request as forward, type RequestListener, type Server } from 'node:http';
import {
  type AddressInfo,
  connect,
  createServer as createTcpServer,
  type Server as TcpServer,
  type Socket,
} from 'node:net';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { brotliCompressSync, createGzip, deflateSync, gzipSync } from 'node:zlib';
import { ModelFailure } from '@fireside/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { openWire, type Sink, type Wire, type WireHead, type WireRequest, wireThrough } from './wire.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function listen(server: TcpServer): Promise<string> {
  const sockets: Socket[] = [];
  server.on('connection', (socket) => sockets.push(socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function serve(answer: RequestListener): Promise<{ server: Server; url: string; host: string }> {
  const server = createServer(answer);
  const host = await listen(server);
  return { server, host, url: `http://${host}/v1` };
}

/** Answers with what it was sent. */
const echo: RequestListener = async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { method, url: path, headers } = request;
  response.end(JSON.stringify({ method, path, headers, body }));
};

const wire = openWire();

async function ask(url: string, more: Partial<WireRequest> = {}, over: Wire = wire) {
  const chunks: Buffer[] = [];
  let head: WireHead = { status: 0, headers: {} };
  await over.send(
    {
      url,
      headers: { 'content-type': 'application/json' },
      credentials: { authorization: 'Bearer sk-secret' },
      signal: new AbortController().signal,
      ...more,
    },
    (given) => {
      head = given;
      return (chunk) => {
        chunks.push(chunk);
        return false;
      };
    },
  );
  return { ...head, text: Buffer.concat(chunks).toString() };
}

/** Asks for a body that goes to this sink. */
function sendTo(url: string, sink: Sink, signal = new AbortController().signal): Promise<void> {
  return wire.send({ url, headers: {}, credentials: {}, signal }, () => sink);
}

/** The next connection, once it is closed, however that comes. */
async function closingOf(server: Server): Promise<void> {
  const [socket] = (await once(server, 'connection')) as [Socket];
  await new Promise((resolve) => socket.once('close', resolve));
}

async function failureOf(running: Promise<unknown>): Promise<ModelFailure> {
  const error = await running.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ModelFailure)) throw new Error(`Not a ModelFailure: ${error}`);
  return error;
}

describe('a request', () => {
  it('arrives as it was made, and asks for no compression', async () => {
    const { url } = await serve(echo);
    const sent = JSON.parse((await ask(`${url}/messages?a=1`, { body: '{"model":"é"}' })).text);
    expect(sent).toMatchObject({
      method: 'POST',
      path: '/v1/messages?a=1',
      headers: { 'content-length': '14', authorization: 'Bearer sk-secret' },
      body: '{"model":"é"}',
    });
    expect(sent.headers).not.toHaveProperty('accept-encoding');
    expect(JSON.parse((await ask(url)).text).method).toBe('GET');
  });

  it('uses one connection after the other', async () => {
    const ports = new Set<number | undefined>();
    const { url } = await serve((request, response) => {
      ports.add(request.socket.remotePort);
      response.end('Hello.');
    });
    for (let times = 0; times < 3; times++) {
      expect((await ask(url, { body: '{}' })).text).toBe('Hello.');
      await turnOfTheLoop();
    }
    expect(ports.size).toBe(1);
  });

  it('is answered with status, headers and body, behind what is only announced', async () => {
    const { url } = await serve((_, response) => {
      response.writeProcessing();
      response.writeHead(429, { 'retry-after': '7' }).end('Too much.');
    });
    expect(await ask(url)).toMatchObject({ status: 429, headers: { 'retry-after': '7' }, text: 'Too much.' });
  });

  it.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('is unpacked when it comes packed in %s', async (encoding, pack) => {
    const { url } = await serve((_, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(pack('The door opens.'));
    });
    expect((await ask(url)).text).toBe('The door opens.');
  });

  it('is unpacked as it arrives', async () => {
    const { url } = await serve((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      const packer = createGzip();
      packer.pipe(response);
      packer.write('The ');
      packer.flush();
    });
    const controller = new AbortController();
    const asked = sendTo(
      url,
      (chunk) => {
        expect(chunk.toString()).toBe('The ');
        controller.abort('heard');
        return false;
      },
      controller.signal,
    );
    await expect(asked).rejects.toBe('heard');
  });

  it.each([
    ['in no known way', 'zebra', Buffer.from('x')],
    ['badly', 'gzip', Buffer.from('no gzip')],
    ['without end', 'gzip', gzipSync(Buffer.alloc(20 * 1024 * 1024))],
  ])('fails when it is packed %s', async (_, encoding, body) => {
    const { url } = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(body);
    });
    expect((await failureOf(ask(url))).kind).toBe('provider_fault');
  });

  it('fails when its answer is too long, and closes the connection', async () => {
    const { server, url } = await serve((_, response) => {
      const more = () => response.write('x'.repeat(64 * 1024)) && setImmediate(more);
      response.on('drain', more);
      more();
    });
    const closed = closingOf(server);
    const asked = failureOf(ask(url));
    expect((await asked).kind).toBe('provider_fault');
    await closed;
  });
});

describe('a connection that cannot be made', () => {
  it('is unreachable where nobody listens', async () => {
    const { server, url } = await serve(() => {});
    server.close();
    await once(server, 'close');
    expect(await failureOf(ask(url))).toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it('is unreachable when it is dropped before the answer', async () => {
    const { url } = await serve((_, response) => response.destroy());
    expect((await failureOf(ask(url))).kind).toBe('unreachable');
  });

  it('is unreachable when what answers is no HTTP, which is not quoted', async () => {
    const server = createTcpServer((socket) =>
      socket.once('data', () => socket.end('The key sk-1234 is wrong.\r\n\r\n')),
    );
    const failure = await failureOf(ask(`http://${await listen(server)}/v1`));
    expect(failure.kind).toBe('unreachable');
    expect(JSON.stringify([failure, failure.stack, failure.cause])).not.toContain('1234');
  });
});

describe('a redirect', () => {
  it.each([301, 302, 307, 308])('of %i is followed with method, body and key', async (status) => {
    const { url } = await serve((request, response) => {
      if (request.url === '/v1') response.writeHead(status, { location: '/v2/' }).end('Over there.');
      else echo(request, response);
    });
    const sent = JSON.parse((await ask(url, { body: '{"a":1}' })).text);
    expect(sent).toMatchObject({
      method: 'POST',
      path: '/v2/',
      body: '{"a":1}',
      headers: { authorization: 'Bearer sk-secret' },
    });
  });

  it('to another origin is followed without the key, there and back', async () => {
    const stranger = await serve((request, response) => {
      if (request.headers.authorization) response.writeHead(500).end('It has the key!');
      else response.writeHead(307, { location: `${home.url}/back` }).end();
    });
    const home = await serve((request, response) => {
      if (request.url === '/v1/back') echo(request, response);
      else response.writeHead(307, { location: stranger.url }).end();
    });
    const { status, text } = await ask(home.url, { body: '{}' });
    expect(status).toBe(200);
    expect(JSON.parse(text).headers.authorization).toBe('Bearer sk-secret');
    const strange = await serve((_, response) => response.writeHead(307, { location: `${far.url}` }).end());
    const far = await serve(echo);
    expect(JSON.parse((await ask(strange.url, { body: '{}' })).text).headers).not.toHaveProperty(
      'authorization',
    );
  });

  it.each([
    ['nowhere', 307, {}],
    ['to no address', 308, { location: 'http://[' }],
    ['into the file system', 302, { location: 'file:///etc/passwd' }],
    ['to something else to read', 303, { location: '/other' }],
  ])('%s is an answer like any other', async (_, status, headers) => {
    const { url } = await serve((_request, response) => response.writeHead(status, headers).end('No.'));
    expect(await ask(url, { body: '{}' })).toMatchObject({ status, text: 'No.' });
  });

  it('is not followed for ever', async () => {
    let requests = 0;
    const { url } = await serve((_, response) => {
      requests += 1;
      response.writeHead(307, { location: '/v1' }).end();
    });
    expect((await failureOf(ask(url))).kind).toBe('unreachable');
    expect(requests).toBe(6);
  });
});

describe('a request that is aborted', () => {
  const reason = new Error('The game was deleted.');

  it('is not made when that was before', async () => {
    const { server, url } = await serve(echo);
    let connections = 0;
    server.on('connection', () => {
      connections += 1;
    });
    await expect(ask(url, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(connections).toBe(0);
  });

  it('rejects with the reason before the answer, and closes its connection', async () => {
    const controller = new AbortController();
    const { server, url } = await serve(() => controller.abort(reason));
    const closed = closingOf(server);
    const asked = ask(url, { signal: controller.signal });
    await expect(asked).rejects.toBe(reason);
    await closed;
  });

  it('is heard no more, and closes its connection in the middle of a body', async () => {
    const { server, url } = await serve((_, response) => {
      const talk = setInterval(() => response.write('on and on'), 1);
      response.once('close', () => clearInterval(talk));
    });
    const closed = closingOf(server);
    const controller = new AbortController();
    let heard = 0;
    const asked = sendTo(
      url,
      () => {
        heard += 1;
        controller.abort(reason);
        return false;
      },
      controller.signal,
    );
    await expect(asked).rejects.toBe(reason);
    await closed;
    expect(heard).toBe(1);
  });
});

describe('a body that nobody needs any more', () => {
  it('is not waited for, and its connection is used again once it has ended', async () => {
    const ports: (number | undefined)[] = [];
    let end = () => {};
    const { url } = await serve((request, response) => {
      ports.push(request.socket.remotePort);
      response.write('That is all.');
      end = () => response.end();
    });
    await expect
      .poll(async () => {
        await sendTo(url, () => true);
        end();
        return ports.length - new Set(ports).size;
      })
      .toBeGreaterThan(0);
  });

  it('does not keep its connection when it does not end', async () => {
    const { server, url } = await serve((_, response) => void response.write('That is all.'));
    const closed = closingOf(server);
    await sendTo(url, () => true);
    await closed;
  });

  it('is closed by what its reader throws', async () => {
    const { server, url } = await serve((_, response) => void response.write('Nonsense.'));
    const closed = closingOf(server);
    const fault = new Error('I do not read that.');
    const asked = sendTo(url, () => {
      throw fault;
    });
    await expect(asked).rejects.toBe(fault);
    await closed;
  });
});

describe('a proxy', () => {
  /** Forwards what it is asked for, and whatever name is asked for, to one host. */
  async function startProxy(host: string) {
    const asked: { target: string | undefined; headers: Record<string, unknown> }[] = [];
    const server = createServer((request, response) => {
      asked.push({ target: request.url, headers: request.headers });
      const { pathname } = new URL(request.url ?? '');
      const onward = forward({
        host: '127.0.0.1',
        port: host.split(':')[1],
        path: pathname,
        method: request.method,
        headers: request.headers,
      });
      onward.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 0, answer.headers);
        answer.pipe(response);
      });
      request.pipe(onward);
    });
    server.on('connect', (request, socket) => {
      asked.push({ target: request.url, headers: request.headers });
      const onward = connect(Number(host.split(':')[1]), '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
        onward.pipe(socket).pipe(onward);
      });
      for (const end of [onward, socket]) end.on('error', () => {});
    });
    return { asked, http: `http://user:pass@${await listen(server)}` };
  }

  it('brings a plain request to a host that only it can find, and the answer back', async () => {
    const { host } = await serve(echo);
    const { http, asked } = await startProxy(host);
    const through = openWire({ http });
    const { text } = await ask('http://model.example/v1/chat', { body: '{"a":1}' }, through);
    expect(JSON.parse(text)).toMatchObject({ method: 'POST', path: '/v1/chat', body: '{"a":1}' });
    expect(asked[0]).toMatchObject({
      target: 'http://model.example/v1/chat',
      headers: { 'proxy-authorization': `Basic ${Buffer.from('user:pass').toString('base64')}` },
    });
  });

  it('is only asked for a tunnel where the request is secret, and never sees the key', async () => {
    const { host } = await serve(echo);
    const { http, asked } = await startProxy(host);
    // At the other end of the tunnel is no TLS: that the tunnel is made is what counts here.
    const failure = await failureOf(
      ask('https://model.example/v1', { body: '{}' }, openWire({ https: http })),
    );
    expect(failure.kind).toBe('unreachable');
    expect(asked[0]?.target).toBe('model.example:443');
    expect(JSON.stringify(asked)).not.toContain('sk-secret');
  });

  it.each([
    ['this machine', (url: string) => url, ''],
    ['localhost', (url: string) => url.replace('127.0.0.1', 'localhost'), ''],
    ['everything, where that is said', (url: string) => url, '*'],
  ])('is left out for %s', async (_, address, except) => {
    const { url, host } = await serve(echo);
    const { http, asked } = await startProxy(host);
    expect((await ask(address(url), {}, openWire({ http, except }))).status).toBe(200);
    expect(asked).toEqual([]);
  });

  it('is left out for the hosts that are named, and what is below them', async () => {
    const { http, asked } = await startProxy('127.0.0.1:1');
    const through = openWire({ http, except: 'invalid, other.example' });
    expect((await failureOf(ask('http://nowhere.invalid/v1', {}, through))).kind).toBe('unreachable');
    expect(asked).toEqual([]);
  });

  it('that is out of reach makes the model unreachable', async () => {
    const { server, host } = await serve(echo);
    server.close();
    await once(server, 'close');
    const failure = await failureOf(ask('http://model.example/v1', {}, openWire({ http: `http://${host}` })));
    expect(failure.kind).toBe('unreachable');
  });
});

it('models with the same proxy share their connections', () => {
  expect(wireThrough()).toBe(wireThrough({}));
  expect(wireThrough({ http: 'http://a' })).toBe(wireThrough({ http: 'http://a' }));
  expect(wireThrough({ http: 'http://a' })).not.toBe(wireThrough());
});

describe('a server that never comes to the point', () => {
  /** Answers with these bytes as they are, and then with more of them until nobody reads any more. */
  async function pour(head: string, more: Buffer): Promise<{ url: string; closed: Promise<void> }> {
    let gone!: () => void;
    const closed = new Promise<void>((resolve) => {
      gone = resolve;
    });
    const server = createTcpServer((socket) => {
      const pouring = () => {
        while (!socket.destroyed && socket.write(more));
      };
      socket.on('error', () => {}).on('close', gone);
      socket.on('drain', pouring);
      socket.once('data', () => {
        socket.write(head, 'latin1');
        pouring();
      });
    });
    return { url: `http://${await listen(server)}/v1`, closed };
  }

  const ok = 'HTTP/1.1 200 OK\r\nConnection: close\r\n';
  /** An empty block that is not the last: it unpacks to nothing. */
  const emptyBlock = Buffer.from([0x00, 0x00, 0x00, 0xff, 0xff]);
  const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);

  it.each([
    ['headers without end', 'HTTP/1.1 200 OK\r\n', Buffer.from(`x-${'y'.repeat(100)}: z\r\n`.repeat(50))],
    ['one header without end', 'HTTP/1.1 200 OK\r\nx: ', Buffer.alloc(4_096, 'y')],
    [
      'announcements without end',
      '',
      Buffer.from('HTTP/1.1 103 Early Hints\r\nlink: <a>\r\n\r\n'.repeat(100)),
    ],
    [
      'a packed answer that comes to nothing',
      `${ok}Content-Encoding: gzip\r\n\r\n${gzipHead.toString('latin1')}`,
      Buffer.concat(Array.from({ length: 2_000 }, () => emptyBlock)),
    ],
  ])('is left: %s', async (_, head, more) => {
    const { url, closed } = await pour(head, more);
    expect(['provider_fault', 'unreachable']).toContain((await failureOf(ask(url))).kind);
    await closed;
  });
});
