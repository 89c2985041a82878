import { connect, type Socket } from 'node:net';

/** A request below the level of any client library: bytes out, and what comes back. */
export interface RawExchange {
  socket: Socket;
  /** Resolves with the status and body of the first answer, however much of the request was sent. */
  answer: Promise<{ status: number; body: unknown }>;
}

function parsed(text: string): { status: number; body: unknown } | null {
  const [head, body] = text.split('\r\n\r\n', 2);
  const length = /content-length: (\d+)/i.exec(head ?? '')?.[1];
  if (body === undefined || Buffer.byteLength(body) < Number(length ?? 0)) return null;
  return { status: Number(head!.split(' ')[1]), body: body === '' ? undefined : JSON.parse(body) };
}

export function rawRequest(url: string, opening: string): RawExchange {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(opening);
  const answer = new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (part) => {
      text += part;
      const found = parsed(text);
      if (found) resolve(found);
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`The connection closed after: ${text}`)));
  });
  return { socket, answer };
}
