import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MessageRead } from '@fireside/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { createClient } from '../client.ts';
import { joinTable } from './table-bot.ts';

/** The least of a table: tickets, and a socket on which every message is acknowledged and answered. */
function smallTable() {
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ticket: request.headers.authorization?.slice(7) }));
  });
  const sockets = new WebSocketServer({ server });
  const opened: { url: string; socket: WebSocket }[] = [];
  let messages = 0;
  const message = (sender_type: 'player' | 'dm', content: string): MessageRead => {
    messages += 1;
    return {
      id: messages,
      sender_type,
      user_id: null,
      player_name: null,
      character_id: null,
      character_name: null,
      content,
      created_at: new Date().toISOString(),
      rolls: [],
      effects: [],
      removed: false,
      withheld: 0,
      kind: sender_type === 'dm' ? 'narration' : 'action',
      to: null,
      takes: 1,
    };
  };
  sockets.on('connection', (socket, { url = '' }) => {
    opened.push({ url, socket });
    const send = (event: unknown) => socket.send(JSON.stringify(event));
    socket.on('message', (data) => {
      const { content, client_id } = JSON.parse(data.toString());
      if (content === 'refuse me') {
        return send({ type: 'error', scope: 'request', detail: 'This game has ended', client_id });
      }
      send({ type: 'message', message: message('player', content), client_id });
      send({ type: 'typing' });
      if (content === 'fail') send({ type: 'error', scope: 'turn', detail: 'The DM lost the thread.' });
      else send({ type: 'message', message: message('dm', `You said ${content}`) });
    });
  });
  return { server, opened };
}

describe('a table bot', () => {
  let table: { server: Server; opened: { url: string; socket: WebSocket }[] };
  let url: string;
  beforeEach(async () => {
    table = smallTable();
    await new Promise<void>((resolve) => table.server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(table.server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    for (const { socket } of table.opened) socket.terminate();
    table.server.close();
  });

  const join = (afterId?: number) =>
    joinTable({ client: createClient(url, 'a-token'), gameId: randomUUID(), afterId });

  it('speaks, is acknowledged and hears the reply', async () => {
    const bot = await join();
    expect(table.opened[0]!.url).toMatch(/^\/api\/games\/[0-9a-f-]{36}\/ws\?ticket=a-token$/);
    expect(await bot.say('hello')).toMatchObject({ id: 1, content: 'hello' });
    expect(await bot.waitForReply()).toMatchObject({ id: 2, content: 'You said hello' });
    expect(bot.events.map(({ type }) => type)).toEqual(['message', 'typing', 'message']);
    expect(await bot.close()).toMatchObject({ code: 1005 });
  });

  it('takes each reply once, in order', async () => {
    const bot = await join();
    for (const word of ['one', 'two', 'three']) {
      await bot.say(word);
      expect((await bot.waitForReply()).content).toBe(`You said ${word}`);
    }
    await bot.close();
  });

  it('is told of refusals and failed turns', async () => {
    const bot = await join();
    await expect(bot.say('refuse me')).rejects.toThrow('This game has ended');
    await bot.say('fail');
    await expect(bot.waitForReply()).rejects.toThrow('The DM lost the thread.');
    await bot.close();
  });

  it('comes back after the last message that it saw', async () => {
    const bot = await join(7);
    expect(table.opened[0]!.url).toContain('after_id=7');
    await bot.reconnect();
    expect(table.opened[1]!.url).toContain('after_id=7');
    await bot.reconnect({ afterId: 3 });
    expect(table.opened[2]!.url).toContain('after_id=3');
    expect((await bot.say('back')).content).toBe('back');
    await bot.close();
  });

  it('learns the code with which the table closed its socket', async () => {
    const bot = await join();
    const waiting = bot.waitForReply();
    waiting.catch(() => undefined);
    table.opened[0]!.socket.close(4404);
    expect((await bot.closed).code).toBe(4404);
    await expect(waiting).rejects.toThrow('4404');
  });
});
