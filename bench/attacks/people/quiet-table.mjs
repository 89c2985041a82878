import { setTimeout as delay } from 'node:timers/promises';
import { Person } from './person.mjs';

/** Above what one player may say in a while (a message every half second), four of them never come. */
const seats = 4;
const pace = 130;
const patience = 60_000;

/** Resolves with the first event that fits, or with null when the socket closes or patience ends. */
export function nextEvent(socket, fits, milliseconds = patience) {
  return new Promise((resolve) => {
    const done = (event) => {
      clearTimeout(timer);
      socket.off('message', listen);
      socket.off('close', gone);
      resolve(event);
    };
    const listen = (data) => {
      const event = JSON.parse(data.toString());
      if (fits(event)) done(event);
    };
    const gone = () => done(null);
    const timer = setTimeout(gone, milliseconds);
    socket.on('message', listen);
    socket.once('close', gone);
    if (socket.readyState > 1) gone();
  });
}

export const isReply = (event) => event.type === 'message' && event.message.sender_type === 'dm';
const isOutcome = (event) => isReply(event) || event.type === 'error';

export function say(socket, content, more = {}) {
  socket.send(JSON.stringify({ type: 'message', content, ...more }));
}

/** Milliseconds from a message to the DM's answer; patience itself when none came. */
export async function timedTurn(socket, content) {
  const startedAt = performance.now();
  const outcome = nextEvent(socket, isOutcome);
  say(socket, content);
  return isReply((await outcome) ?? { type: 'none' }) ? performance.now() - startedAt : patience;
}

/** The honest table beside an attack: four players at addresses of their own speak in turn. */
export async function openQuietTable(url, name = 'Quiet', network = '127.0.9') {
  const players = [];
  for (let seat = 0; seat < seats; seat++) {
    players.push(await new Person(url, `${network}.${seat + 1}`).register(`${name} ${seat}`));
  }
  const game = await players[0].makeGame();
  const sockets = [];
  for (const player of players) {
    if (player !== players[0]) await player.join(game);
    const socket = await player.sit(game.id);
    if (sockets.length === 0) await nextEvent(socket, isOutcome);
    sockets.push(socket);
  }
  let said = 0;
  const turn = () => timedTurn(sockets[said % seats], `We walk on, step ${said++}`);
  return {
    game,
    sockets,
    turn,
    /** Turn after turn for so long; their times. */
    async play(milliseconds) {
      const times = [];
      const until = performance.now() + milliseconds;
      while (performance.now() < until || times.length === 0) {
        times.push(await turn());
        if (sockets.some(({ readyState }) => readyState > 1)) break;
        await delay(pace);
      }
      return times;
    },
    leave() {
      for (const socket of sockets) socket.terminate();
    },
  };
}

export function quantile(values, share) {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
