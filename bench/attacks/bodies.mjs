import { nextEvent, openQuietTable } from './people/quiet-table.mjs';
import { Person } from './people/person.mjs';
import { startModel } from './target/start-model.mjs';
import { startTarget } from './target/start-target.mjs';
import { cpuOf } from './target/usage.mjs';
import { accountBombs, frameBombs, gameBombs, unknownFrame } from './wire/bombs.mjs';
import { answered, closedLoop, described, rawRequest } from './wire/closed-loop.mjs';

/** CPU that one refusal may cost: reading the bytes is the service's, all else should be the attacker's. */
const bounds = { account: 2, game: 50, frame: 2, small: 2 };

async function costOf(target, row, send) {
  await send(1);
  const before = cpuOf(target.pid);
  const { count, seen } = await send(row.count);
  const each = (cpuOf(target.pid) - before) / Math.max(1, count);
  const cost = each >= 10 ? each.toFixed(0) : each.toFixed(2);
  return {
    attack: `D3 ${row.name}`,
    seen: `${cost} ms of CPU each (${seen})`,
    bound: `${row.bound} ms`,
    held: each <= row.bound,
  };
}

/** Frames one after another on one socket: each is answered, or the socket is closed. */
async function sendFrames(person, gameId, data, count) {
  const socket = await person.sit(gameId);
  const seen = { answered: 0 };
  for (let sent = 0; sent < count && socket.readyState === 1; sent++) {
    const answer = nextEvent(socket, ({ type }) => type === 'error' || type === 'pong', 20_000);
    socket.send(data);
    if (await answer) seen.answered += 1;
    else seen.closed = 1;
  }
  socket.terminate();
  return { count: seen.answered + (seen.closed ?? 0), seen: described(seen) };
}

/** D3: what each kind of refused request costs the service. */
export async function* bodies({ root }) {
  const model = await startModel();
  const target = await startTarget(root, { environment: model.environment });
  const table = await openQuietTable(target.url);
  const person = await new Person(target.url, '127.0.0.7').register('Bomber');
  const game = await person.makeGame();
  const { token } = person;
  await table.play(1_000);
  const http = (name, bound, count, payload, address = '127.0.0.7') => {
    const send = async (times) => {
      const statuses = await closedLoop({
        url: target.url,
        payload,
        connections: 1,
        count: times,
        milliseconds: 30_000,
        address: () => address,
      });
      return { count: answered(statuses), seen: described(statuses) };
    };
    return costOf(target, { name, bound, count }, send);
  };
  for (const [kind, body] of Object.entries(accountBombs)) {
    yield await http(
      `login, ${kind}, 256 KiB`,
      bounds.account,
      60,
      rawRequest('POST', '/api/auth/login', { body }),
    );
  }
  for (const [kind, body] of Object.entries(gameBombs)) {
    yield await http(
      `game, ${kind}, 5 MiB`,
      bounds.game,
      4,
      rawRequest('POST', '/api/games', { body, token }),
    );
  }
  const tooLarge = rawRequest('POST', '/api/auth/login', { body: ' '.repeat(6 * 2 ** 20) });
  yield await http('login, 6 MiB of spaces', bounds.account, 30, tooLarge);
  const stranger = rawRequest('GET', '/api/games', { token: 'x'.repeat(43) });
  yield await http('unknown token', bounds.small, 400, stranger);
  const upgrade = rawRequest('GET', `/api/games/${game.id}/ws?ticket=${'x'.repeat(43)}`, {
    headers: { connection: 'upgrade', upgrade: 'websocket' },
  });
  yield await http('upgrade without its headers', bounds.small, 300, upgrade);
  yield await http('not HTTP', bounds.small, 300, Buffer.from('\x16\x03\x01 hello\r\n\r\n'));
  for (const [kind, data] of Object.entries({
    ...Object.fromEntries(Object.entries(frameBombs).map(([kind, data]) => [`${kind}, 64 KiB`, data])),
    unknown: unknownFrame,
    ping: '{"type":"ping"}',
  })) {
    const send = (times) => sendFrames(person, game.id, data, times);
    yield await costOf(target, { name: `frame, ${kind}`, bound: bounds.frame, count: 100 }, send);
  }
  table.leave();
  await target.stop();
  model.stop();
}
