import { createRequire } from 'node:module';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { ModelFailure } from '@fireside/engine';
import type * as Undici from 'undici';
import type { ProxySettings } from '../../config/config.ts';

export interface WireRequest {
  url: string;
  headers: Record<string, string>;
  /** Headers that hold a key: they go to this origin and to no other, wherever a redirect leads. */
  credentials: Record<string, string>;
  /** Sent by POST; without one it is a GET. */
  body?: string;
  signal: AbortSignal;
  /** Then one that leads on counts as not reached. */
  redirects?: 'refused' | undefined;
}

export interface WireHead {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

type Dispatcher = Undici.Dispatcher;

/** Takes a body piece by piece; true when it needs no more of it. */
export type Sink = (bytes: Buffer) => boolean;

export interface Wire {
  /**
   * One request, redirects included. `begin` says where the body goes as soon as the head of the answer is there. Rejects with the
   * signal's reason, with what `begin` or its sink throws, or with a ModelFailure; the connection is closed then.
   */
  send(request: WireRequest, begin: (head: WireHead) => Sink): Promise<void>;
}

const mostBytes = 8 * 1024 * 1024;
const mostRedirects = 5;
/** Answers that only announce one, such as 103. */
const mostAnnounced = 20;
/** For so long the end of a body is awaited that nobody needs any more: then its connection can be kept. */
const lingerMilliseconds = 1_000;

const decoders: Record<string, typeof createGunzip | typeof createBrotliDecompress> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Nothing but code and message: an answer that is no HTTP is quoted in the error's other fields, whatever it says. */
function connectionLost(error: Error): ModelFailure {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return new ModelFailure('unreachable', `${code}: ${error.message}`);
}

function redirection({ status, headers }: WireHead, from: URL): URL | undefined {
  if (![301, 302, 307, 308].includes(status) || typeof headers.location !== 'string') return;
  const to = URL.parse(headers.location, from.href);
  return to?.protocol === 'http:' || to?.protocol === 'https:' ? to : undefined;
}

/** Between the connection and the sink: counts, and unpacks what was packed although nobody asked for that. */
function unpack(encoding: string, take: Sink, settle: (error?: unknown) => void) {
  let bytes = 0;
  const counted = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new ModelFailure('provider_fault', 'The answer is too long');
    if (take(chunk)) settle();
  };
  if (encoding === '' || encoding === 'identity') return { take: counted, end: () => settle() };
  const decoder = decoders[encoding]?.();
  if (!decoder) throw new ModelFailure('provider_fault', 'The answer is packed in an unknown way');
  decoder.on('data', (chunk: Buffer) => {
    try {
      counted(chunk);
    } catch (error) {
      decoder.destroy();
      settle(error);
    }
  });
  decoder.on('error', () => settle(new ModelFailure('provider_fault', 'The answer cannot be unpacked')));
  decoder.on('end', () => settle());
  let packed = 0;
  return {
    take(chunk: Buffer) {
      // What is packed may come to nothing, and be without end all the same.
      packed += chunk.length;
      if (packed > mostBytes) throw new ModelFailure('provider_fault', 'The answer is too long');
      decoder.write(chunk);
    },
    end: () => void decoder.end(),
  };
}

/** One exchange over a connection; where it leads on, when the answer is a redirect. */
function exchange(
  dispatcher: Dispatcher,
  url: URL,
  { body, headers, signal }: WireRequest,
  begin: (head: WireHead) => Sink,
): Promise<URL | undefined> {
  return new Promise((resolve, reject) => {
    let controller: Undici.Dispatcher.DispatchController | undefined;
    let reader: ReturnType<typeof unpack> | undefined;
    let lingering: NodeJS.Timeout | undefined;
    let next: URL | undefined;
    let announced = 0;
    let ended = false;
    let settled = false;

    function letGo() {
      controller?.abort(new Error('The request is over'));
    }
    function settle(error?: unknown) {
      if (settled) return;
      settled = true;
      signal.removeEventListener('abort', abort);
      if (error === undefined) {
        if (!ended) lingering = setTimeout(letGo, lingerMilliseconds).unref();
        resolve(next);
      } else {
        reject(error);
        letGo();
      }
    }
    function abort() {
      settle(signal.reason);
    }
    function guarded(run: () => void) {
      if (settled) return;
      try {
        run();
      } catch (error) {
        settle(error);
      }
    }
    function close() {
      ended = true;
      clearTimeout(lingering);
    }

    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) return abort();
    const { origin, pathname, search } = url;
    dispatcher.dispatch(
      { origin, path: pathname + search, method: body === undefined ? 'GET' : 'POST', headers, body },
      {
        onRequestStart(given) {
          controller = given;
          if (settled) letGo();
        },
        onResponseStart(_, status, given) {
          if (status < 200 && ++announced <= mostAnnounced) return;
          if (status < 200) return settle(new ModelFailure('provider_fault', 'The answer never begins'));
          guarded(() => {
            const head = { status, headers: given };
            next = redirection(head, url);
            const encoding = String(given['content-encoding'] ?? '').toLowerCase();
            reader = next ? unpack('', () => false, settle) : unpack(encoding, begin(head), settle);
          });
        },
        onResponseData(_, chunk) {
          guarded(() => reader?.take(chunk));
        },
        onResponseEnd() {
          close();
          guarded(() => reader?.end());
        },
        onResponseError(_, error) {
          close();
          settle(connectionLost(error));
        },
      },
    );
  });
}

const load = createRequire(import.meta.url);

function openDispatcher({ http = '', https = '', except = '' }: ProxySettings): Dispatcher {
  // How long an answer may take is the business of whoever waits for it.
  const options = { headersTimeout: 0, bodyTimeout: 0, connect: { timeout: 10_000 } };
  if ((!http && !https) || except.trim() === '*') {
    // By its file: all of undici takes 8 MB more, and three times as long to load, for what only a proxy needs.
    const Agent: typeof Undici.Agent = load('undici/lib/dispatcher/agent.js');
    return new Agent(options);
  }
  const { EnvHttpProxyAgent }: typeof Undici = load('undici');
  return new EnvHttpProxyAgent({
    ...options,
    proxyTunnel: false,
    httpProxy: http,
    httpsProxy: https,
    // No proxy leads back to this machine, and a model that runs here is the most common one.
    noProxy: `${except},localhost,127.0.0.1,[::1]`,
  });
}

/** Opens nothing, and loads nothing, before the first request. */
export function openWire(proxy: ProxySettings = {}): Wire {
  let dispatcher: Dispatcher | undefined;
  return {
    async send(request, begin) {
      dispatcher ??= openDispatcher(proxy);
      let url = new URL(request.url);
      const { origin } = url;
      for (let redirects = 0; redirects <= mostRedirects; redirects++) {
        const headers = { ...request.headers, ...(url.origin === origin && request.credentials) };
        const next = await exchange(dispatcher, url, { ...request, headers }, begin);
        if (!next) return;
        if (request.redirects) throw new ModelFailure('unreachable', 'It redirects');
        url = next;
      }
      throw new ModelFailure('unreachable', 'It redirects without end');
    },
  };
}

const wires = new Map<string, Wire>();

/** Shared by all models, and with it the connections that it keeps. */
export function wireThrough(proxy: ProxySettings = {}): Wire {
  const name = JSON.stringify(proxy);
  const wire = wires.get(name) ?? openWire(proxy);
  wires.set(name, wire);
  return wire;
}
