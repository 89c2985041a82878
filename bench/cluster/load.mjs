import { createClient, makeGame, registerPlayer } from '@fireside/testing';
import { nextReply, openTableSocket } from '../table/players.mjs';
import { wallTime } from '../table/wall-time.mjs';

/** A game whose player has a socket at every seat; the seats go round the nodes. */
async function openSpreadGame(nodes, seats, first) {
  const node = (seat) => nodes[(first + seat) % nodes.length];
  const player = await registerPlayer(createClient(node(0).url));
  const game = await makeGame(player);
  const sockets = [];
  for (let seat = 0; seat < seats; seat++) {
    const client = createClient(node(seat).url, player.client.token);
    sockets.push(await openTableSocket(client, game.id));
    if (seat === 0) await nextReply(sockets[0]);
  }
  return sockets;
}

/** How long the model's stamped token took to each socket. */
function listenForLatency(socket, latencies) {
  socket.on('message', (data) => {
    const event = JSON.parse(data.toString());
    const stamps = event.type === 'delta' && /<(\S+) (\S+)>/.exec(event.text);
    if (stamps) latencies.push(wallTime() - Number(stamps[2]));
  });
}

/**
 * Every game plays its turns one after another, the next message as soon as the speaker has heard the reply; the speaker
 * changes from seat to seat and so from node to node.
 */
export async function playGames(nodes, { games, seats, turns }) {
  const tables = [];
  for (let game = 0; game < games; game++) tables.push(await openSpreadGame(nodes, seats, game));
  const latencies = [];
  const turnTimes = [];
  for (const sockets of tables) for (const socket of sockets) listenForLatency(socket, latencies);
  const startedAt = wallTime();
  await Promise.all(
    tables.map(async (sockets) => {
      for (let turn = 0; turn < turns; turn++) {
        const speaker = sockets[turn % seats];
        const replies = sockets.map((socket) => nextReply(socket));
        const sentAt = wallTime();
        speaker.send(JSON.stringify({ type: 'message', content: `Turn ${turn}: we go on.` }));
        await replies[turn % seats];
        turnTimes.push(wallTime() - sentAt);
        await Promise.all(replies);
      }
    }),
  );
  const seconds = (wallTime() - startedAt) / 1000;
  for (const sockets of tables) for (const socket of sockets) socket.terminate();
  return { turnsPerSecond: (games * turns) / seconds, latencies, turnTimes };
}

export function quantile(values, share) {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
