import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Person } from '../people/person.mjs';
import { adventure, frameBombs, gameBombs, unknownFrame } from '../wire/bombs.mjs';
import { closedLoop, rawRequest } from '../wire/closed-loop.mjs';

const sockets = 20;

function flood(connections, payload) {
  return ({ url, milliseconds, token, gameId }) =>
    closedLoop({
      url,
      milliseconds,
      connections,
      payload: payload(token, gameId),
      address: () => '127.0.66.200',
    });
}

const hostile = ({ url, token }) => Object.assign(new Person(url, '127.0.66.200'), { token });

/** Twenty sockets that send as fast as they are read; a socket that is closed is opened again. */
function frames(data, perTick = 20) {
  return async ({ url, milliseconds, token, gameId }) => {
    const person = hostile({ url, token });
    const statuses = { sent: 0 };
    const until = performance.now() + milliseconds;
    const talk = async () => {
      while (performance.now() < until) {
        const socket = await person.sit(gameId).catch(() => null);
        if (!socket) {
          await delay(200);
          continue;
        }
        socket.on('message', () => {});
        socket.once('close', (code) => {
          statuses[code] = (statuses[code] ?? 0) + 1;
        });
        while (socket.readyState === 1 && performance.now() < until) {
          for (let count = 0; count < perTick && socket.bufferedAmount < 256 * 1024; count++) {
            socket.send(typeof data === 'function' ? data() : data);
            statuses.sent += 1;
          }
          await delay(2);
        }
        socket.terminate();
        await delay(20);
      }
    };
    await Promise.all(Array.from({ length: sockets }, talk));
    return statuses;
  };
}

/** Work that is begun, so many at once, and begun again when it ends; given up after a while where that is said. */
function again(parallel, work, givenUpAfter) {
  return async ({ milliseconds, ...more }) => {
    const person = hostile(more);
    const statuses = {};
    const until = performance.now() + milliseconds;
    const one = async () => {
      while (performance.now() < until) {
        const left = Math.max(1, Math.min(givenUpAfter ?? Infinity, until - performance.now()));
        const result = await work(person, more, AbortSignal.timeout(Math.ceil(left))).catch(
          (error) => error.code ?? error.name,
        );
        statuses[result] = (statuses[result] ?? 0) + 1;
        if (result !== 200) await delay(5);
      }
    };
    await Promise.all(Array.from({ length: parallel }, one));
    person.agent.destroy();
    return statuses;
  };
}

const tome = adventure(400_000);
const post = (path, body) => async (person, _, signal) =>
  (await person.request('POST', path, body, { signal })).status;
const setupChat = { messages: [{ role: 'user', content: 'A game about bells' }], adventure_text: tome };

/** What somebody with one account can do at their worst. */
export const signedIn = {
  'nested games of 5 MiB': flood(4, (token) =>
    rawRequest('POST', '/api/games', { token, body: gameBombs.nested }),
  ),
  'games of 2.6 million elements': flood(4, (token) =>
    rawRequest('POST', '/api/games', { token, body: gameBombs.array }),
  ),
  'games of 500,000 keys': flood(4, (token) =>
    rawRequest('POST', '/api/games', { token, body: gameBombs.keys }),
  ),
  'nested frames of 64 KiB': frames(frameBombs.nested, 4),
  'frames of 32,000 elements': frames(frameBombs.array, 4),
  pings: frames('{"type":"ping"}'),
  'unknown frames': frames(unknownFrame),
  messages: frames(
    () => JSON.stringify({ type: 'message', content: 'x'.repeat(4_000), client_id: randomUUID() }),
    1,
  ),
  retries: frames('{"type":"retry"}'),
  '100 lists at once': flood(100, (token) => rawRequest('GET', '/api/games', { token })),
  'long histories': flood(20, (token, gameId) =>
    rawRequest('GET', `/api/games/${gameId}/messages/full?limit=500`, { token }),
  ),
  'pages with their answers': flood(20, (token, gameId) =>
    rawRequest('GET', `/games/${gameId}`, {
      headers: { cookie: `fireside_session=${token}`, 'accept-encoding': 'br' },
    }),
  ),
  'adventures given up': again(20, post('/api/games', { name: 'Tome', adventure_text: tome }), 1_000),
  'setup chats with a book': again(20, post('/api/games/setup-chat', setupChat)),
  tickets: flood(8, (token, gameId) => rawRequest('POST', `/api/games/${gameId}/ws-ticket`, { token })),
  'sockets from the beginning': again(50, async (person, { gameId }) => {
    const socket = await person.sit(gameId, { afterId: 0 });
    await delay(50);
    socket.terminate();
    return 200;
  }),
};
