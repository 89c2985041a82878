import { fillDirectory, insertRows } from '../insert-rows.mjs';
import { nextReply, openGame, openTableSocket } from './players.mjs';
import { startModel, startService, usageOfService } from './processes.mjs';

const lengths = [10, 1_000, 10_000];
const turns = 40;

/** Writes a played game: messages in turns, each answered. */
async function writeHistory(database, { game, player }, messages) {
  const created_at = new Date().toISOString();
  for (let from = 0; from < messages; from += 200) {
    const rows = Array.from({ length: Math.min(200, messages - from) }, (_, index) => ({
      game_id: game.id,
      sender_type: index % 2 === 0 ? 'player' : 'dm',
      user_id: index % 2 === 0 ? player.user.id : null,
      content: 'The road goes on through the wood, and somebody sings. '.repeat(4),
      created_at,
    }));
    const stored = await insertRows(database, 'messages', rows);
    const answered = stored.slice(0, stored.length - (stored.length % 2));
    const done = answered.flatMap(({ id }, index) =>
      index % 2 === 1
        ? []
        : [
            {
              game_id: game.id,
              kind: 'reply',
              message_id: id,
              user_id: player.user.id,
              status: 'done',
              reply_id: answered[index + 1].id,
              created_at,
            },
          ],
    );
    if (done.length > 0) await insertRows(database, 'turns', done);
  }
}

/** The CPU of a turn in games of different length, measured in turns of ten so that a noisy moment meets all alike. */
export async function measureHistory(createClient) {
  const model = await startModel({ first: 0, interval: 0, count: 20 });
  const service = await startService(model);
  const tables = [];
  for (const messages of lengths) {
    const table = await openGame(createClient(service.url));
    tables.push({ ...table, messages, cpu: 0 });
  }
  await service.stop();
  await fillDirectory(service.dataDirectory, async (database) => {
    for (const table of tables) await writeHistory(database, table, table.messages);
  });
  await service.restart();

  const play = async (socket, count) => {
    for (let turn = 0; turn < count; turn++) {
      const reply = nextReply(socket);
      socket.send(JSON.stringify({ type: 'message', content: `We walk on, ${turn}` }));
      await reply;
    }
  };
  for (const table of tables) {
    table.socket = await openTableSocket(table.player.client, table.game.id);
    await play(table.socket, 30);
  }
  for (let block = 0; block < turns / 10; block++) {
    for (const table of tables) {
      const before = await usageOfService(service);
      await play(table.socket, 10);
      table.cpu += ((await usageOfService(service)).cpu - before.cpu) / turns;
    }
  }
  await service.stop();
  model.stop();
  return tables.map(({ messages, cpu }) => ({ messages, cpu }));
}
