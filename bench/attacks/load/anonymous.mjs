import { connect } from 'node:net';
import { accountBombs } from '../wire/bombs.mjs';
import { closedLoop, rawRequest } from '../wire/closed-loop.mjs';

/** Eight strangers, each at an address and with a connection of their own. */
const clients = 8;
const address = (number) => `127.0.66.${(number % 250) + 1}`;
const login = (body) => rawRequest('POST', '/api/auth/login', { body });
const unknownGame = '00000000-0000-4000-8000-000000000001';

function flood(payload, { connections = clients, answers = 1 } = {}) {
  return ({ url, milliseconds }) => closedLoop({ url, milliseconds, payload, connections, address, answers });
}

/** Connections that say a little every second and never finish; opened again when they are closed. */
function dawdle(first, drop) {
  return ({ url, milliseconds }) =>
    new Promise((resolve) => {
      const { hostname, port } = new URL(url);
      const statuses = { opened: 0 };
      const sockets = new Set();
      const until = performance.now() + milliseconds;
      function open(number) {
        if (performance.now() > until) return;
        statuses.opened += 1;
        const socket = connect({ host: hostname, port, localAddress: address(number) });
        sockets.add(socket);
        socket.on('error', () => {});
        socket.write(first);
        socket.once('close', () => {
          sockets.delete(socket);
          setTimeout(open, 200, number);
        });
      }
      for (let number = 0; number < clients * 100; number++) open(number);
      const timer = setInterval(() => {
        for (const socket of sockets) if (drop && socket.writable) socket.write(drop);
        if (performance.now() < until) return;
        clearInterval(timer);
        for (const socket of sockets) socket.destroy();
        resolve(statuses);
      }, 1_000);
    });
}

let guess = 0;
const passwords = () =>
  login(JSON.stringify({ name: `Nobody ${guess % 977}`, password: `wrong wrong ${guess++}` }));
const registrations = () =>
  rawRequest('POST', '/api/auth/register', {
    body: JSON.stringify({ name: `Crowd ${process.pid} ${guess++}`, password: 'lantern-bridge-owl' }),
  });
const badTicket = rawRequest('GET', `/api/games/${unknownGame}/ws?ticket=${'x'.repeat(43)}`, {
  headers: {
    connection: 'upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': 13,
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  },
});
/** Hundred questions in one packet. */
const pipelined = Buffer.concat(Array(100).fill(rawRequest('GET', '/api/games', { token: 'x'.repeat(43) })));

/** What somebody without an account can do at their worst. */
export const anonymous = {
  'nested logins': flood(login(accountBombs.nested)),
  'nested objects in logins': flood(login(accountBombs['nested objects'])),
  'logins of 131,000 elements': flood(login(accountBombs.array)),
  'logins of 25,000 keys': flood(login(accountBombs.keys)),
  'bodies of 6 MiB': flood(login(' '.repeat(6 * 2 ** 20))),
  'wrong passwords': flood(passwords),
  registrations: flood(registrations),
  'bad tickets': flood(badTicket, { connections: clients * 4 }),
  'unknown tokens, pipelined': flood(pipelined, { answers: 100 }),
  'readiness and metrics': flood(
    Buffer.concat([rawRequest('GET', '/readyz'), rawRequest('GET', '/metrics')]),
    { answers: 2 },
  ),
  '800 slow bodies': dawdle(login(`{"name":"${'a'.repeat(2_000)}`.padEnd(3_000)).subarray(0, -900), 'a'),
  '800 slow headers': dawdle('GET /api/games HTTP/1.1\r\nhost: a\r\n', 'x-a: b\r\n'),
  '800 half-open connections': dawdle('', ''),
};
