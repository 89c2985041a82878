import { Agent, request as send } from 'node:http';
import { WebSocket } from 'ws';

const password = 'lantern-bridge-owl';

/** Somebody at an address of their own (every 127.x.x.x reaches a service on this machine). */
export class Person {
  cookies = new Map();

  constructor(url, address = '127.0.0.1') {
    this.url = url;
    this.address = address;
    this.agent = new Agent({ keepAlive: true, localAddress: address });
  }

  /** Any request; never throws for a status. `left` resolves a request that was given up. */
  request(method, path, body, { signal, cookies = false } = {}) {
    const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
    const headers = {
      ...(this.token && { authorization: `Bearer ${this.token}` }),
      ...(cookies && { cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') }),
      ...(text !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      }),
    };
    const { hostname, port } = new URL(this.url);
    return new Promise((resolve, reject) => {
      const sent = send({ agent: this.agent, hostname, port, method, path, headers, signal }, (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.once('error', reject);
        answer.once('end', () => {
          this.#keepCookies(answer.headers['set-cookie'] ?? []);
          resolve({ status: answer.statusCode, bytes: Buffer.concat(parts) });
        });
      });
      sent.once('error', reject);
      sent.end(text);
    });
  }

  /** A device is remembered by its cookies; the session's own would be another way in. */
  #keepCookies(lines) {
    for (const line of lines) {
      const [name, value] = line.split(';', 1)[0].split(/=(.*)/);
      if (!name.endsWith('fireside_session')) this.cookies.set(name, value);
    }
  }

  async must(method, path, body) {
    const { status, bytes } = await this.request(method, path, body);
    if (status >= 300)
      throw new Error(`${method} ${path} answered ${status}: ${bytes.toString().slice(0, 300)}`);
    return bytes.length > 0 ? JSON.parse(bytes.toString()) : undefined;
  }

  async register(name) {
    const { user, token } = await this.must('POST', '/api/auth/register', { name, password });
    Object.assign(this, { name, user, token });
    return this;
  }

  /** Signs in again without using what proves the present session. Gives the status. */
  async signIn(given = password) {
    const { token } = this;
    this.token = undefined;
    const { status } = await this.request(
      'POST',
      '/api/auth/login',
      { name: this.name, password: given },
      { cookies: true },
    );
    this.token = token;
    return status;
  }

  makeGame(fields = {}) {
    return this.must('POST', '/api/games', { name: 'The Sunken Keep', description: 'A delve.', ...fields });
  }

  join(game, characterId) {
    const body = { participation_code: game.participation_code, character_id: characterId };
    return this.must('POST', `/api/games/${game.id}/join`, body);
  }

  /** A socket at the table: open, or the refusal thrown. */
  async sit(gameId, { afterId } = {}) {
    const { ticket } = await this.must('POST', `/api/games/${gameId}/ws-ticket`);
    const after = afterId === undefined ? '' : `&after_id=${afterId}`;
    const address = `${this.url.replace('http', 'ws')}/api/games/${gameId}/ws?ticket=${ticket}${after}`;
    const socket = new WebSocket(address, { localAddress: this.address, perMessageDeflate: false });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.on('error', () => {});
    return socket;
  }
}
