import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import {
  createClient,
  type Fireside,
  joinTable,
  modelAnswers,
  type ModelStandIn,
  registerPlayer,
  seatTable,
  serverEntry,
  startFireside,
  startModelStandIn,
} from '@fireside/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

describe('the process, told to end', () => {
  let standIn: ModelStandIn;
  let fireside: Fireside;
  beforeEach(async () => {
    standIn = await startModelStandIn({ protocol: 'openai' });
    fireside = await startFireside({ environment: standIn.environment });
  });
  afterEach(async () => {
    await fireside.kill();
    await standIn.close();
  });

  /** A conversation with a model that never answers. */
  async function hangingChat() {
    standIn.answerWith(() => modelAnswers.hang());
    const { client } = await registerPlayer(createClient(fireside.url));
    const answer = client.call('setupChat', { body: { messages: [] } }).catch(() => null);
    await standIn.request(standIn.received + 1);
    return { client, answer };
  }

  async function rawConnection(text: string) {
    const socket = connect(fireside.port, '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    if (text !== '') socket.write(text);
    return socket;
  }

  it('[D8.15] ends by itself whatever is open: a model that hangs, an upload without an end, a reader that does not read, a peer that says nothing', async () => {
    const { client, answer } = await hangingChat();
    const headers = `Host: x\r\nAuthorization: Bearer ${client.token}\r\n`;
    const upload = await rawConnection(
      `POST /api/games HTTP/1.1\r\n${headers}Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"name": "`,
    );
    const reader = await rawConnection(`GET /assets/ HTTP/1.1\r\n${headers}\r\n`.repeat(50));
    reader.pause();
    const silent = await rawConnection('');
    const { game, players } = await seatTable(createClient(fireside.url), { players: 1 });
    const bot = await joinTable({ client: players[0]!.client, gameId: game.id });
    // A player whose turn hangs, and one whose socket never answers a closing.
    await bot.waitFor((event) => event.type === 'typing');
    // SIGKILL after a minute would leave no exit code.
    expect(await fireside.stop()).toBe(0);
    await answer;
    for (const socket of [upload, reader, silent]) socket.destroy();
  });

  it('[D8.15] ends at once when it is told a second time', async () => {
    await hangingChat();
    const stopped = fireside.stop();
    await vi.waitFor(() => expect(fireside.logs.join()).toContain('stopping'), 150_000);
    process.kill(fireside.pid!, 'SIGINT');
    expect(await stopped).toBe(1);
  });
});

it('[D8.15] the process ends at once while it is starting, by the signal itself', async () => {
  // A database that takes the connection and never says a word.
  const silent = createServer((socket) => socket.on('error', () => {}));
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = silent.address() as AddressInfo;
  const starting = spawn(process.execPath, [serverEntry], {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, DATABASE_URL: `postgres://ann@127.0.0.1:${port}/none`, PORT: '0' },
  });
  onTestFinished(() => void starting.kill('SIGKILL'));
  const [connection] = (await once(silent, 'connection')) as [Socket];
  starting.kill('SIGTERM');
  expect(await once(starting, 'exit')).toEqual([null, 'SIGTERM']);
  connection.destroy();
  silent.close();
});
