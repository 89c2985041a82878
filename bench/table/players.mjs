import { makeGame, registerPlayer } from '@fireside/testing';
import { WebSocket } from 'ws';
import { wallTime } from './wall-time.mjs';

const opened = (socket) =>
  new Promise((resolve, reject) => socket.once('open', () => resolve(socket)).once('error', reject));

export async function openTableSocket(client, gameId) {
  const { ticket } = await client.must('issueTicket', { params: { game_id: gameId } });
  const base = client.url.replace('http', 'ws');
  return opened(
    new WebSocket(`${base}/api/games/${gameId}/ws?ticket=${ticket}`, { perMessageDeflate: false }),
  );
}

export const openRelaySocket = (url, room) =>
  opened(new WebSocket(`${url.replace('http', 'ws')}/${room}`, { perMessageDeflate: false }));

export const isReply = (event) => event.type === 'message' && event.message?.sender_type === 'dm';

export function nextReply(socket, heard = () => {}) {
  return new Promise((resolve) => {
    const listen = (data) => {
      const event = JSON.parse(data.toString());
      heard(event);
      if (!isReply(event)) return;
      socket.off('message', listen);
      resolve(event);
    };
    socket.on('message', listen);
  });
}

/** One turn: how long the service took before the model was asked, and to pass its first token on. */
export async function timedTurn(socket, content) {
  const times = {};
  const reply = nextReply(socket, (event) => {
    const stamps = event.type === 'delta' && /<(\S+) (\S+)>/.exec(event.text);
    if (!stamps) return;
    times.in = Number(stamps[1]) - times.sentAt;
    times.out = wallTime() - Number(stamps[2]);
  });
  times.sentAt = wallTime();
  socket.send(JSON.stringify({ type: 'message', content }));
  await reply;
  return times;
}

/** A game with one player whose connection has heard the greeting. */
export async function openGame(client, sockets = 1) {
  const player = await registerPlayer(client);
  const game = await makeGame(player);
  const first = await openTableSocket(player.client, game.id);
  await nextReply(first);
  const others = [];
  for (let count = 1; count < sockets; count++) others.push(await openTableSocket(player.client, game.id));
  return { player, game, sockets: [first, ...others] };
}

export function median(values) {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)];
}
