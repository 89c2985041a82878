import { liveSocketPath } from '@fireside/contract';
import { createClient, registerPlayer } from '@fireside/testing';
import { WebSocket } from 'ws';
import { nextReply, openGame } from './players.mjs';
import { startModel, startService } from './processes.mjs';

/** How long it takes until a socket is told what is waited for, in milliseconds. */
function timed(socket, isWanted, act) {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const listen = (data) => {
      if (!isWanted(JSON.parse(data.toString()))) return;
      socket.off('message', listen);
      resolve(performance.now() - began);
    };
    socket.on('message', listen);
    Promise.resolve(act()).catch(reject);
  });
}

/** What players notice: another window learns that the DM writes, and the lobby that a game is not what it was. */
export async function measureTold(times = 40) {
  const model = await startModel({ first: 50, interval: 1, count: 5 });
  const service = await startService(model);
  const client = createClient(service.url);
  const { player, game, sockets } = await openGame(client, 2);
  const [mine, theirs] = sockets;
  const { client: stranger } = await registerPlayer(client);
  const { ticket } = await stranger.must('issueLiveTicket');
  const lobby = new WebSocket(`${service.url.replace('http', 'ws')}${liveSocketPath}?ticket=${ticket}`);
  await new Promise((resolve, reject) => lobby.once('open', resolve).once('error', reject));
  const writing = [];
  const changed = [];
  for (let count = 0; count < times; count++) {
    const reply = nextReply(theirs);
    const send = () => mine.send(JSON.stringify({ type: 'message', content: `And then? ${count}` }));
    writing.push(await timed(theirs, ({ type }) => type === 'typing', send));
    await reply;
    const name = `The Kiln ${count}`;
    const rename = () => player.client.must('changeGame', { params: { game_id: game.id }, body: { name } });
    changed.push(await timed(lobby, (event) => event.game?.name === name, rename));
  }
  await service.stop();
  model.stop();
  return { writing, changed };
}
